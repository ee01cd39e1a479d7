import { isChoice } from '@main/engine/decisionPoints';
import {
  applyAction,
  type GameProgress,
  type GameState,
  isDealOver,
  turnOf,
} from '@main/engine/game';
import { legalOf, seatToAct } from '@main/engine/playDeal';
import { eventFor, viewFor } from '@main/engine/view';
import type { BiddingConvention } from '@shared/game/biddingConventions';
import type { GameEvent } from '@shared/game/events';
import type { Seat } from '@shared/game/seats';
import type { DealSummary, Submission } from '@shared/game/view';
import { DONE, NO_TABLE, refuse } from '@shared/protocol/answers';
import type { Answer, BotLevel, SeatInfo, TableUpdate } from '@shared/protocol/table';
import type { PlayTurn } from './botTurn';
import type { Clock } from './clock';
import { createJobQueue } from './jobQueue';
import { type Decision, decisionsOf, rewindTo } from './rewind';
import { createTurnClock, NO_TURN_CLOCK } from './turnClock';

/** The bot that plays a turn whose time ran out. */
const STAND_IN_LEVEL: BotLevel = 'plain';

/** Whoever sits at a seat: the window of this program, a bot, a guest, a test. It acts through the session's methods. */
export interface Endpoint {
  /** Called after every change with the seat's own view, whose history lists new deals alone; must not throw. */
  receive(update: TableUpdate): void;
}

export interface SessionOptions {
  readonly tableId: string;
  readonly title: string;
  readonly seats: readonly SeatInfo[];
  readonly start: GameProgress;
  /** Deals the next deal: the seed stays behind this. */
  readonly deal: (game: GameState) => GameProgress;
  readonly timerSeconds: number | null;
  readonly convention: BiddingConvention;
  /**
   * How far one may go back: who plays alone against bots to any decision of theirs, people among people to the card just
   * played, as long as nobody has acted since.
   */
  readonly takesBack: 'decisions' | 'card';
  readonly clock: Clock;
  /** Plays one turn for a seat whose time ran out. */
  readonly playTurn: PlayTurn;
  /** Called with every change before anybody is told; when it throws, the change is not made. */
  readonly onChange: (game: GameState) => void;
}

/**
 * One table: the only place where its game changes. What arrives is carried out in order, each submission is
 * answered, and every seat is sent its own view and nothing else.
 */
export interface Session {
  readonly tableId: string;
  /** The whole game, for whoever keeps it: never to be sent. */
  game(): GameState;
  /** Seats somebody, who hears of the next change. */
  attach(seat: Seat | null, endpoint: Endpoint): () => void;
  /** Other names, or a bot for a person or the other way round; everybody is told. */
  reseat(seats: readonly SeatInfo[]): Promise<void>;
  /** Tells a bot whose turn it is that it is, after it has been seated. */
  wakeBots(): void;
  /** How things stand for a seat, without what led to it; null is a spectator. */
  current(seat: Seat | null): TableUpdate;
  /** The same with what happened last: before anything was done, the deal. */
  first(seat: Seat | null): TableUpdate;
  submit(seat: Seat, submission: Submission): Promise<Answer>;
  /** Back to the seat's own decision of that turn, or to its last one. */
  undo(seat: Seat, turn?: number): Promise<Answer>;
  nextDeal(): Promise<Answer>;
  pause(paused: boolean): Promise<Answer>;
  /** The seat's window has drawn the update with that number. */
  settled(seat: Seat, seq: number): void;
  /** Stops clocks and hears nobody any more. */
  close(): void;
}

/** What has come since the update before. */
interface News {
  readonly events: readonly GameEvent[];
  /** Deals that are over and followed by another. */
  readonly deals: readonly DealSummary[];
  /** The seat whose time ran out. */
  readonly timedOut: Seat | null;
}

const NO_NEWS: News = { events: [], deals: [], timedOut: null };

/** What changes in addition to the game. */
interface Change {
  readonly decided?: Decision;
  readonly takenBack?: Decision;
  readonly timedOut?: Seat | null;
}

export function createSession(options: SessionOptions): Session {
  let { seats } = options;
  const inTurn = createJobQueue();
  const endpoints = new Map<Endpoint, Seat | null>();
  let { game } = options.start;
  let lastEvents = options.start.events;
  let decisions = decisionsOf(game);
  let seq = 1;
  let paused = false;
  let closed = false;

  const turnClock =
    options.timerSeconds === null
      ? NO_TURN_CLOCK
      : createTurnClock(options.clock, options.timerSeconds * 1000, onTimeUp);
  const isHuman = (seat: Seat) => seats[seat]?.kind === 'human';

  /** What a seat may take back now. */
  const lastDecisionOf = (seat: Seat): Decision | undefined => {
    if (game.winner !== null) return undefined;
    if (options.takesBack === 'decisions')
      return decisions.findLast((decision) => decision.seat === seat);
    const last = decisions.at(-1);
    const isNewest = last !== undefined && last.seat === seat && last.turn === turnOf(game) - 1;
    const isCard = game.deal.moves.at(-1)?.action.type === 'play';
    return isNewest && isCard && !isDealOver(game) ? last : undefined;
  };

  const mayTakeBack = (decision: Decision): boolean =>
    options.takesBack === 'decisions' || lastDecisionOf(decision.seat) === decision;

  const updateFor = (
    seat: Seat | null,
    events: readonly GameEvent[],
    timedOut: Seat | null = null,
  ): TableUpdate => ({
    tableId: options.tableId,
    seq,
    title: options.title,
    seats,
    convention: options.convention,
    view: viewFor(game, seat),
    events: events.map((event) => eventFor(event, seat)),
    canUndo: seat !== null && lastDecisionOf(seat) !== undefined,
    timer: turnClock.left(),
    paused,
    timedOut,
  });

  /** An update for somebody who has had the one before it, and so knows of the deals before. */
  const nextFor = (seat: Seat | null, { events, deals, timedOut }: News): TableUpdate => {
    const update = updateFor(seat, events, timedOut);
    return { ...update, view: { ...update.view, history: deals } };
  };

  const tellAll = (news: News) => {
    for (const [endpoint, seat] of endpoints) endpoint.receive(nextFor(seat, news));
  };

  const setTurnClock = (isTakenBack = false) => {
    const seat = seatToAct(game.deal);
    if (seat === null || !isHuman(seat)) turnClock.clear();
    else if (isTakenBack) turnClock.takeBack();
    else turnClock.begin();
  };

  const change = (progress: GameProgress, more: Change = {}) => {
    // First of all: when it fails, nothing has changed, and nobody waits for a turn that they never heard of.
    options.onChange(progress.game);
    const deals = progress.game.history.slice(game.history.length);
    game = progress.game;
    lastEvents = progress.events;
    if (more.decided !== undefined) decisions.push(more.decided);
    const { takenBack } = more;
    if (takenBack !== undefined)
      decisions = decisions.filter((decision) => decision.turn < takenBack.turn);
    seq += 1;
    // Who plays alone holds up nobody, and has the whole time again.
    setTurnClock(takenBack !== undefined && options.takesBack === 'card');
    tellAll({ events: lastEvents, deals, timedOut: more.timedOut ?? null });
  };

  const carryOut = (seat: Seat, { turn, action }: Submission, timedOut: Seat | null): Answer => {
    if (closed) return NO_TABLE;
    if (paused) return refuse({ code: 'paused' });
    if (turn !== turnOf(game)) return refuse({ code: 'stale-turn' });
    const wasChoice = isChoice(legalOf(game.deal));
    const applied = applyAction(game, seat, action);
    if (!applied.ok) return refuse({ code: 'refused', refusal: applied.error });
    change(applied.value, wasChoice ? { timedOut, decided: { turn, seat } } : { timedOut });
    return DONE;
  };

  function onTimeUp() {
    const seat = seatToAct(game.deal);
    if (seat === null) return;
    const asked = game;
    void options.playTurn({
      view: viewFor(game, seat),
      level: STAND_IN_LEVEL,
      convention: options.convention,
      submit: (submission) => inTurn(() => carryOut(seat, submission, seat)),
      // Who plays in the last moment, or takes back, is faster than the bot.
      isWanted: () => game === asked && !closed,
    });
  }

  const undo = (seat: Seat, turn: number | undefined): Answer => {
    const target =
      turn === undefined
        ? lastDecisionOf(seat)
        : decisions.find((each) => each.turn === turn && each.seat === seat);
    if (closed) return NO_TABLE;
    if (game.winner !== null) return refuse({ code: 'game-over' });
    if (options.takesBack === 'card' && paused) return refuse({ code: 'paused' });
    if (target === undefined || !mayTakeBack(target)) return refuse({ code: 'nothing-to-undo' });
    change({ game: rewindTo(game, target.turn), events: [] }, { takenBack: target });
    return DONE;
  };

  const nextDeal = (): Answer => {
    if (closed) return NO_TABLE;
    if (paused) return refuse({ code: 'paused' });
    if (game.winner !== null) return refuse({ code: 'game-over' });
    if (!isDealOver(game)) return refuse({ code: 'deal-not-over' });
    change(options.deal(game));
    return DONE;
  };

  const pause = (wanted: boolean): Answer => {
    if (closed) return NO_TABLE;
    if (wanted === paused) return DONE;
    paused = wanted;
    seq += 1;
    turnClock.setPaused(paused);
    tellAll(NO_NEWS);
    return DONE;
  };

  const reseat = (wanted: readonly SeatInfo[]) => {
    const seat = seatToAct(game.deal);
    const wasHuman = seat !== null && isHuman(seat);
    seats = wanted;
    seq += 1;
    if (seat !== null && isHuman(seat) !== wasHuman) setTurnClock();
    options.onChange(game);
    tellAll(NO_NEWS);
  };

  setTurnClock();

  return {
    tableId: options.tableId,
    game: () => game,
    attach(seat, endpoint) {
      endpoints.set(endpoint, seat);
      return () => endpoints.delete(endpoint);
    },
    reseat: (wanted) => inTurn(() => reseat(wanted)),
    wakeBots: () =>
      void inTurn(() => {
        for (const [endpoint, seat] of endpoints)
          if (seat !== null && !isHuman(seat))
            endpoint.receive(nextFor(seat, { ...NO_NEWS, events: lastEvents }));
      }),
    current: (seat) => updateFor(seat, []),
    first: (seat) => updateFor(seat, lastEvents),
    submit: (seat, submission) => inTurn(() => carryOut(seat, submission, null)),
    undo: (seat, turn) => inTurn(() => undo(seat, turn)),
    nextDeal: () => inTurn(nextDeal),
    pause: (wanted) => inTurn(() => pause(wanted)),
    settled(seat, settledSeq) {
      if (settledSeq === seq && seatToAct(game.deal) === seat) turnClock.drawn();
    },
    close() {
      closed = true;
      turnClock.clear();
      endpoints.clear();
    },
  };
}
