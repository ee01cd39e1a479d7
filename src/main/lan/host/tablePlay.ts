import type { Submission } from '@shared/game/view';
import type { FairDeal, FairGuestMessage, FairnessNote } from '@shared/protocol/lan/fairDeal';
import type { TableStage } from '@shared/protocol/lan/lanTable';
import { toWire, type WireUpdate } from '@shared/protocol/lan/updateSchema';
import type { TableUpdate } from '@shared/protocol/table';
import { dealSecretOf } from '../fairSeed';
import { type CommittedDeal, createFairDealer, type Round } from './fairDealer';
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
  /** A share of somebody's program, or what it found. */
  takeFair(person: Person, message: FairGuestMessage): void;
  /** Somebody has taken or left a seat, or comes back to it: names, bots and views follow. */
  seatsChanged(): void;
  /** Somebody has gone: those who wait for the next deal don't wait for them. */
  personGone(): void;
  /** The game as somebody may see it now; null in the lobby. */
  updateFor(person: Person): WireUpdate | null;
  /** How far the last deals have come, for who comes in. */
  fairDeals(): readonly FairDeal[];
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
const GAME_ID_BYTES = 8;

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
    deals: game === null ? [] : lastDealsOf(game),
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
    // A seat is kept as somebody's before they are shown its cards.
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
      const last = fairDeals().at(-1);
      if (last?.opening != null) {
        const { game: id, deal: number, opening } = last;
        room.tell({ type: 'reveal', game: id, deal: number, ...opening });
      }
      for (const person of everybodyIn(room)) person.ready = false;
      seatWaiting(room.slots, everybodyIn(room), room.hasGone);
      seatsChanged();
    }
    room.changed();
  };

  const backToRest = () => {
    stage = game === null ? 'lobby' : stageOf(game.current(null));
  };

  const fairDeals = (): FairDeal[] =>
    dealer.deals().map(({ secret, ...committed }) => {
      const finished = game?.id === committed.game ? game.finishedDeal() : null;
      const isOver = finished?.deal === committed.deal;
      const opening = isOver ? { secret, turn: finished.turn, moves: finished.moves } : null;
      return { ...committed, opening };
    });

  /** Has all who are there commit a deal of a game, then has it dealt. */
  const deal = (
    number: number,
    { id, secret }: Pick<TableGame, 'id' | 'secret'>,
    dealFrom: (seed: string, note: FairnessNote) => Promise<void>,
  ) => {
    stopReady();
    stage = 'dealing';
    room.changed();
    const seats = playersIn(room).flatMap(({ seat }) => seat ?? []);
    const round: Round = { game: id, deal: number, secret: dealSecretOf(secret, number) };
    dealer.begin(round, seats, dealFrom).catch((error: unknown) => {
      backToRest();
      options.onTrouble(`a deal failed: ${String(error)}`);
      room.changed();
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
    deal(running.current(null).view.dealNumber + 1, running, async (seed, note) => {
      running.note(note);
      const answer = await running.nextDeal(seed);
      if (!answer.ok) throw new Error(answer.error.code);
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
    fairDeals,
    updateFor: ({ seat }) => (game === null ? null : toWire(game.current(seat))),
    follow,
    sendSnapshot,
    seatsChanged,
    personGone: dealOnIfAllReady,
    start() {
      if (!isBetweenGames()) return REFUSALS.notNow;
      seatWaiting(room.slots, everybodyIn(room), room.hasGone);
      if (playersIn(room).length === 0) return REFUSALS.notSeated;
      const id = options.randomHex(GAME_ID_BYTES);
      const secret = options.randomHex(SECRET_BYTES);
      paused = false;
      const { title, rules, timerSeconds, convention } = options;
      const start = { title, rules, timerSeconds, convention, id, secret };
      deal(1, start, async (seed, note) => {
        const started = await options.startGame({ ...start, seats: infos(), seed, note });
        // The table may have been closed meanwhile.
        if (stage === 'dealing') takeUp(started);
        else await started.close('put-away');
      });
      return null;
    },
    async act({ seat }, submission) {
      if (seat === null) return REFUSALS.notSeated;
      if (game === null || stage === 'dealing') return REFUSALS.noGame;
      const done = await game.submit(seat, submission);
      return done.ok ? null : done.error;
    },
    async takeBack({ seat }, turn) {
      if (seat === null) return REFUSALS.notSeated;
      if (game === null || stage === 'dealing') return REFUSALS.noGame;
      const done = await game.takeBack(seat, turn);
      return done.ok ? null : done.error;
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
      if (!done.ok) return done.error;
      paused = wanted;
      room.changed();
      dealOnIfAllReady();
      return null;
    },
    settled({ seat }, seq) {
      if (seat !== null) game?.settled(seat, seq);
    },
    takeFair({ seat }, message) {
      if (seat === null) return;
      if (message.type !== 'verdict') return dealer.take(seat, message);
      const { game: id, deal: number, verdict } = message;
      const note = game?.fairness().find((each) => each.game === id && each.deal === number);
      if (note === undefined) return;
      if (verdict === 'unfair' && !note.disputedBy.includes(seat)) {
        game?.note({ ...note, disputedBy: [...note.disputedBy, seat] });
        game?.keep();
      }
      room.tell({ type: 'checked', game: id, deal: number, seat, verdict });
    },
    reset(how) {
      stopWatching();
      stopReady();
      dealer.clear();
      const closed = game?.close(how) ?? Promise.resolve();
      game = null;
      paused = false;
      stage = 'lobby';
      return closed;
    },
  };
}

/** How the last deals of a game that was opened again were committed. */
const lastDealsOf = ({ secret, fairness }: TableGame): CommittedDeal[] =>
  fairness()
    .slice(-2)
    .map(({ game, deal, digest, commitments, shares }) => ({
      game,
      deal,
      digest,
      commitments,
      shares,
      secret: dealSecretOf(secret, deal),
    }));

function stageOf({ view }: TableUpdate): TableStage {
  if (view.winner !== null) return 'game-over';
  return view.phase.kind === 'over' ? 'deal-over' : 'playing';
}
