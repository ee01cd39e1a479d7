import type { Submission } from '@shared/game/view';
import type { Verdict } from '@shared/protocol/lan/guestMessages';
import type { Joined } from '@shared/protocol/lan/hostMessages';
import type { FairnessNote } from '@shared/protocol/lan/keptTable';
import type { TableStage } from '@shared/protocol/lan/lanTable';
import { toWire, type WireUpdate } from '@shared/protocol/lan/updateSchema';
import type { TableUpdate } from '@shared/protocol/table';
import { dealSecretOf } from '../secrets';
import { createFairDealer, type DealWithSecret } from './fairDealer';
import type { Person } from './person';
import type { Outcome } from './rememberedAnswers';
import {
  everybodyIn,
  type HostTableOptions,
  playersIn,
  presentIn,
  REFUSALS,
  type Room,
} from './room';
import { personAt, seatInfos, seatWaiting } from './seating';
import type { TableGame } from './tableGame';

/** The games of a table: begun, dealt fairly, shown to everybody who is there, and played by bots where nobody is. */
export interface TablePlay {
  stage(): TableStage;
  isPaused(): boolean;
  isBetweenGames(): boolean;
  /** Begins the first game or another one. */
  start(): Outcome;
  act(person: Person, submission: Submission): Promise<Outcome>;
  takeBack(person: Person, turn: number): Promise<Outcome>;
  /** Wants the next deal. */
  ready(person: Person): Outcome;
  pause(paused: boolean): Promise<Outcome>;
  settled(person: Person, seq: number): void;
  addNumber(person: Person, deal: number, number: string): void;
  noteVerdict(person: Person, deal: number, verdict: Verdict): void;
  /** Somebody has taken or left a seat, or comes back to it: names, bots and views follow. */
  seatsChanged(): void;
  /** Somebody has gone: those who wait for the next deal don't wait for him. */
  personGone(): void;
  /** The game as somebody may see it now; null in the lobby. */
  updateFor(person: Person): WireUpdate | null;
  /** How the last deal of this game was fixed, with its secret once it is over. */
  fixed(): Joined['fixed'];
  /** Asks somebody who has just come back for his number, if a deal is being fixed. */
  askForNumber(person: Person): void;
  /** Has the game kept that is being played, with the table as it is. */
  keep(): void;
  /** Sends the updates from now on. */
  follow(person: Person): void;
  /** Sends the game as it stands. */
  sendSnapshot(person: Person): void;
  /** Ends the game and goes back to the lobby; resolves when nothing of it is written any more. */
  reset(how: 'keep' | 'put-away'): Promise<void>;
}

const SECRET_BYTES = 32;

export function createTablePlay(options: HostTableOptions, room: Room): TablePlay {
  const { clock, limits } = options;
  let game: TableGame | null = options.game;
  let stage: TableStage = 'lobby';
  let paused = false;
  let stopWatching = () => {};
  let stopReady = () => {};

  const dealer = createFairDealer({
    clock,
    waitMs: limits.numbersMs,
    tell: room.tell,
    running: game === null ? null : lastDealOf(game),
  });

  const isBetweenGames = () => stage === 'lobby' || stage === 'game-over';
  const infos = () => seatInfos({ ...room, people: everybodyIn(room) });

  const follow = (person: Person) => {
    person.stopUpdates();
    if (game === null || person.line === null) return;
    const { seat } = person;
    const stop = game.attach(seat, (update) =>
      room.send(person, () => ({ type: 'update', update: toWire(update) })),
    );
    person.watching = seat;
    person.stopUpdates = () => {
      stop();
      person.watching = undefined;
      person.stopUpdates = () => {};
    };
  };

  const sendSnapshot = (person: Person) => {
    const update = game?.current(person.seat);
    if (update !== undefined)
      room.send(person, () => ({ type: 'snapshot', update: toWire(update) }));
  };

  /** Has a bot play where no person is, and nowhere else. */
  const setStandIns = () => {
    for (const [seat, { level }] of room.slots.entries()) {
      const person = personAt(everybodyIn(room), seat);
      game?.standIn(seat, person === null || person.standIn ? level : null);
    }
  };

  const seatsChanged = () => {
    game?.reseat(infos());
    const moved = presentIn(room).filter(({ watching, seat }) => watching !== seat);
    // A seat is kept as somebody's before he is shown its cards.
    if (moved.length > 0) game?.keep();
    for (const person of moved) {
      follow(person);
      sendSnapshot(person);
    }
    setStandIns();
  };

  /** The game tells in the middle of telling everybody: what follows from it waits until all have heard. */
  const watch = (watched: TableGame) => {
    stopWatching = watched.attach(null, (update) =>
      queueMicrotask(() => {
        try {
          onUpdate(watched, update);
        } catch (error) {
          options.onTrouble(`something failed at a table: ${String(error)}`);
        }
      }),
    );
  };

  const onUpdate = (watched: TableGame, update: TableUpdate) => {
    const now = stageOf(update);
    if (watched !== game || now === stage || (stage === 'dealing' && now !== 'playing')) return;
    stage = now;
    if (now !== 'playing') {
      dealer.reveal();
      for (const person of everybodyIn(room)) person.ready = false;
      seatWaiting(room.slots, everybodyIn(room), room.hasGone);
      seatsChanged();
    }
    room.changed();
  };

  const backToRest = () => {
    stage = game === null ? 'lobby' : stageOf(game.current(null));
  };

  /** Fixes a deal of a game together with all who are there, then has it dealt. */
  const deal = (
    number: number,
    secret: string,
    dealFrom: (seed: string, note: FairnessNote) => Promise<void>,
  ) => {
    stopReady();
    stage = 'dealing';
    room.changed();
    const seats = playersIn(room).flatMap(({ seat }) => seat ?? []);
    dealer.begin({ deal: number, secret: dealSecretOf(secret, number) }, seats, (seed, fixed) => {
      dealFrom(seed, { ...fixed, disputedBy: [] }).catch((error: unknown) => {
        backToRest();
        options.onTrouble(`a deal failed: ${String(error)}`);
        room.changed();
      });
    });
  };

  const takeUp = (started: TableGame) => {
    stopWatching();
    void game?.close('put-away');
    game = started;
    // Somebody may have come or gone while the cards were dealt.
    game.reseat(infos());
    backToRest();
    watch(game);
    for (const person of everybodyIn(room)) {
      person.ready = false;
      room.send(person, () => ({
        type: 'snapshot',
        update: toWire(started.first(person.seat)),
      }));
      follow(person);
    }
    room.changed();
    setStandIns();
  };

  const dealOn = () => {
    const running = game;
    if (running === null || stage !== 'deal-over' || paused) return;
    deal(running.current(null).view.dealNumber + 1, running.secret, async (seed, note) => {
      running.note(note);
      const answer = await running.nextDeal(seed);
      if (!answer.ok) throw new Error(answer.fault.code);
    });
  };

  const dealOnIfAllReady = () => {
    const waiting = playersIn(room);
    if (waiting.length > 0 && waiting.every((person) => person.ready)) dealOn();
  };

  if (game !== null) {
    backToRest();
    watch(game);
    setStandIns();
  }

  return {
    stage: () => stage,
    isPaused: () => paused,
    isBetweenGames,
    keep: () => game?.keep(),
    fixed() {
      const fixed = game === null && stage !== 'dealing' ? null : dealer.fixed();
      const isOver = stage === 'deal-over' || stage === 'game-over';
      return fixed === null ? null : { ...fixed, secret: isOver ? fixed.secret : null };
    },
    askForNumber({ line }) {
      if (line !== null) dealer.askAgain(line);
    },
    updateFor: ({ seat }) => (game === null ? null : toWire(game.current(seat))),
    follow,
    sendSnapshot,
    seatsChanged,
    personGone: dealOnIfAllReady,
    start() {
      if (!isBetweenGames()) return REFUSALS.notNow;
      seatWaiting(room.slots, everybodyIn(room), room.hasGone);
      if (playersIn(room).length === 0) return REFUSALS.notSeated;
      const secret = options.randomHex(SECRET_BYTES);
      paused = false;
      const { title, rules, timerSeconds, convention } = options;
      const start = { title, rules, timerSeconds, convention, secret };
      deal(1, secret, async (seed, note) =>
        takeUp(await options.startGame({ ...start, seats: infos(), seed, note })),
      );
      return null;
    },
    async act({ seat }, submission) {
      if (seat === null) return REFUSALS.notSeated;
      if (game === null || stage === 'dealing') return REFUSALS.noGame;
      const done = await game.submit(seat, submission);
      return done.ok ? null : done.fault;
    },
    async takeBack({ seat }, turn) {
      if (seat === null) return REFUSALS.notSeated;
      if (game === null || stage === 'dealing') return REFUSALS.noGame;
      const done = await game.takeBack(seat, turn);
      return done.ok ? null : done.fault;
    },
    ready(person) {
      if (person.seat === null) return REFUSALS.notSeated;
      if (stage === 'dealing') return null;
      if (stage === 'game-over') return { code: 'game-over' };
      if (stage !== 'deal-over') return { code: 'deal-not-over' };
      if (paused) return { code: 'paused' };
      if (!playersIn(room).some((each) => each.ready))
        stopReady = clock.after(limits.readyMs, dealOn);
      person.ready = true;
      room.changed();
      dealOnIfAllReady();
      return null;
    },
    async pause(wanted) {
      const done = await game?.pause(wanted);
      if (done === undefined) return REFUSALS.noGame;
      if (!done.ok) return done.fault;
      paused = wanted;
      room.changed();
      dealOnIfAllReady();
      return null;
    },
    settled({ seat }, seq) {
      if (seat !== null) game?.settled(seat, seq);
    },
    addNumber({ seat }, number, share) {
      if (seat !== null) dealer.addNumber(seat, number, share);
    },
    noteVerdict({ seat }, number, verdict) {
      const note = game?.fairness().find((each) => each.deal === number);
      if (seat === null || note === undefined) return;
      if (verdict === 'unfair' && !note.disputedBy.includes(seat)) {
        game?.note({ ...note, disputedBy: [...note.disputedBy, seat] });
        game?.keep();
      }
      room.tell({ type: 'checked', deal: number, seat, verdict });
    },
    reset(how) {
      stopWatching();
      stopReady();
      dealer.cancel();
      const closed = game?.close(how) ?? Promise.resolve();
      game = null;
      paused = false;
      stage = 'lobby';
      return closed;
    },
  };
}

/** How the deal of a game that was opened again was fixed. */
function lastDealOf(game: TableGame): DealWithSecret | null {
  const note = game.fairness().at(-1);
  if (note === undefined) return null;
  const { deal, digest, shares } = note;
  return { deal, digest, shares, secret: dealSecretOf(game.secret, deal) };
}

function stageOf({ view }: TableUpdate): TableStage {
  if (view.winner !== null) return 'game-over';
  return view.phase.kind === 'over' ? 'deal-over' : 'playing';
}
