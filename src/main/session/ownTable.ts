import type { BotPort } from '@main/bots/botPort';
import { type GameProgress, type GameState, nextDeal, startGame } from '@main/engine/game';
import { randomFromText } from '@main/engine/random';
import type { Action } from '@shared/game/actions';
import type { Face } from '@shared/game/cards';
import type { SeatMelds } from '@shared/game/melds';
import type { Seat } from '@shared/game/seats';
import type { PlayerView, Submission } from '@shared/game/view';
import { plannedSeat } from '@shared/protocol/seatInfo';
import type { Answer, Hint, ResumableGame, TablePlan, TableUpdate } from '@shared/protocol/table';
import { createBotSeat } from './botSeat';
import { createBotTurn } from './botTurn';
import type { Clock } from './clock';
import type { AutosaveSlot, GameKeeper, KeptGame } from './gameKeeper';
import { hintReason } from './hintReason';
import { openSavedTable, recordTable, type SavedTable, type TableHead } from './savedTable';
import { createSession, type Session } from './session';

export interface OwnTableOptions {
  readonly keeper: GameKeeper;
  readonly clock: Clock;
  readonly bots: BotPort;
  readonly plain: (view: PlayerView, seed: string) => Action;
  /** Random hex digits from the system, two for each byte. */
  readonly randomHex: (bytes: number) => string;
  /** Version of the program, for records. */
  readonly app: string;
  /** Where the own window's updates go. */
  readonly onUpdate: (update: TableUpdate) => void;
  /** For the log: never a card, a seed or a name. */
  readonly onTrouble: (message: string) => void;
  /** For the user: a sentence. */
  readonly onNotice: (sentence: string) => void;
}

/** The one table of this program's own window: opened, left, taken up again, and kept all the while. */
export interface OwnTable {
  open(plan: TablePlan): Promise<Answer<TableUpdate>>;
  current(): TableUpdate | null;
  resumable(): Promise<ResumableGame | null>;
  resume(): Promise<Answer<TableUpdate>>;
  leave(): Promise<void>;
  act(submission: Submission): Promise<Answer>;
  undo(turn?: number): Promise<Answer>;
  hint(): Promise<Answer<Hint>>;
  preview(cards: readonly Face[]): Answer<SeatMelds>;
  nextDeal(): Promise<Answer>;
  pause(paused: boolean): Promise<Answer>;
  settled(seq: number): void;
  /** Resolves when everything is on the disk. */
  flush(): Promise<void>;
}

const SEED_BYTES = 16;
const ID_BYTES = 8;
/** The bot that gives hints, and sits where a record names no level. */
const DEFAULT_LEVEL = 'plain';

interface OpenTable {
  readonly head: TableHead;
  readonly session: Session;
  /** The own window's seat. */
  readonly seat: Seat;
  readonly autosave: AutosaveSlot;
}

const NO_TABLE: Answer<never> = { ok: false, fault: { code: 'no-table' } };
const badRequest = (sentence: string): Answer<never> => ({
  ok: false,
  fault: { code: 'bad-request', sentence },
});

export function createOwnTable(options: OwnTableOptions): OwnTable {
  const { keeper, onNotice } = options;
  let table: OpenTable | null = null;
  /** Work with files, one after the other: opening, leaving, putting away. */
  let files: Promise<unknown> = Promise.resolve();
  const oneAtATime = <T>(job: () => Promise<T>): Promise<T> => {
    const done = files.then(job);
    files = done.catch(() => {});
    return done;
  };

  const archive = (head: TableHead, game: GameState, seed: string | null) =>
    keeper.archive(recordTable(head, game, options.app, seed), head.title);

  /** Puts away a game that nobody will go on with: in the list of games if something was done in it. */
  const retire = async (kept: KeptGame) => {
    const saved = reopenKept(kept);
    if (saved === null) return keeper.setAside(kept.id);
    if (wasPlayed(saved)) await archive(saved, saved.game, saved.seed);
    await keeper.reopen(kept.id).discard();
  };

  /** The newest game that can be taken up; finished ones and broken ones are put away on the way. */
  const findUnfinished = async (): Promise<{ id: string; saved: ReopenedTable } | null> => {
    for (const kept of await keeper.unfinished()) {
      const saved = reopenKept(kept);
      if (saved !== null && saved.game.winner === null) return { id: kept.id, saved };
      await retire(kept);
    }
    return null;
  };

  const finish = (finished: OpenTable, seed: string | null) =>
    oneAtATime(async () => {
      await archive(finished.head, finished.session.game(), seed);
      await finished.autosave.discard();
    }).catch((error: unknown) => {
      options.onTrouble(`a finished game could not be kept: ${String(error)}`);
      onNotice(
        'The finished game could not be added to your games. It is tried again at the next start.',
      );
    });

  const seat = (
    id: string,
    head: TableHead,
    start: GameProgress,
    seed: { readonly deals: string; readonly published: string | null },
    autosave: AutosaveSlot,
  ): OpenTable => {
    const playTurn = createBotTurn({
      port: options.bots,
      plain: options.plain,
      seed: botSeedFrom(seed.deals),
      onTrouble: options.onTrouble,
    });
    const session = createSession({
      tableId: id,
      title: head.title,
      seats: head.seats,
      start,
      deal: (game) => nextDeal(game, seed.deals),
      timerSeconds: head.timerSeconds,
      clock: options.clock,
      playTurn,
      onChange: (game) => {
        autosave.save(JSON.stringify(recordTable(head, game, options.app, null)));
        if (game.winner !== null) void finish(opened, seed.published);
      },
    });
    const ownSeat = head.seats.findIndex(({ kind }) => kind === 'human');
    const opened: OpenTable = { head, session, seat: ownSeat, autosave };
    for (const [index, { kind, level }] of head.seats.entries())
      if (kind === 'bot')
        session.attach(index, createBotSeat(session, index, level ?? DEFAULT_LEVEL, playTurn));
    autosave.save(JSON.stringify(recordTable(head, session.game(), options.app, null)));
    return opened;
  };

  const sitDown = (opened: OpenTable, firstUpdate: TableUpdate): Answer<TableUpdate> => {
    table = opened;
    opened.session.attach(opened.seat, { receive: options.onUpdate });
    // The window gets the first update with the answer; the bots begin once that is on its way.
    options.clock.after(0, opened.session.wakeBots);
    return { ok: true, value: firstUpdate };
  };

  const leave = async () => {
    table?.session.close();
    await table?.autosave.flush();
    table = null;
  };

  const open = async (plan: TablePlan): Promise<Answer<TableUpdate>> => {
    const fault = planFault(plan);
    if (fault !== null) return badRequest(fault);
    await leave();
    for (const kept of await keeper.unfinished()) await retire(kept);
    const head = { ...plan, seats: plan.seats.map(plannedSeat) };
    const deals = plan.seed ?? options.randomHex(SEED_BYTES);
    const id = options.randomHex(ID_BYTES);
    const autosave = await keeper.begin(id, deals);
    const start = startGame(plan.rules, deals);
    const opened = seat(id, head, start, { deals, published: deals }, autosave);
    return sitDown(opened, opened.session.first(opened.seat));
  };

  const resume = async (): Promise<Answer<TableUpdate>> => {
    const found = table === null ? await findUnfinished() : null;
    if (found === null) return table === null ? NO_TABLE : { ok: true, value: currentOf(table) };
    const { id, saved } = found;
    // Without its seed the game goes on with new cards, and its record tells of none.
    const deals = saved.seed ?? options.randomHex(SEED_BYTES);
    const start = { game: saved.game, events: [] };
    const seed = { deals, published: saved.seed };
    const opened = seat(id, saved, start, seed, keeper.reopen(id));
    return sitDown(opened, currentOf(opened));
  };

  const hint = async ({ session, seat: ownSeat }: OpenTable): Promise<Answer<Hint>> => {
    const { view } = session.current(ownSeat);
    if (view.legal === null) return badRequest('It is not your turn.');
    const seed = `hint ${view.turn}`;
    const request = { view, level: DEFAULT_LEVEL, seed } as const;
    const action = await options.bots(request).catch((error: unknown) => {
      options.onTrouble(`a hint failed: ${String(error)}`);
      return options.plain(view, seed);
    });
    return { ok: true, value: { action, reason: hintReason(view, action) } };
  };

  return {
    open: (plan) => oneAtATime(() => open(plan)),
    current: () => (table === null ? null : currentOf(table)),
    resumable: () =>
      oneAtATime(async () => {
        if (table !== null && table.session.game().winner === null)
          return resumableOf(table.session.tableId, { ...table.head, game: table.session.game() });
        const found = await findUnfinished();
        return found === null ? null : resumableOf(found.id, found.saved);
      }),
    resume: () => oneAtATime(resume),
    leave: () => oneAtATime(leave),
    act: async (submission) => table?.session.submit(table.seat, submission) ?? NO_TABLE,
    undo: async (turn) => table?.session.undo(table.seat, turn) ?? NO_TABLE,
    hint: async () => (table === null ? NO_TABLE : hint(table)),
    preview: (cards) => table?.session.preview(table.seat, cards) ?? NO_TABLE,
    nextDeal: async () => table?.session.nextDeal() ?? NO_TABLE,
    pause: async (paused) => table?.session.pause(paused) ?? NO_TABLE,
    settled: (seq) => table?.session.settled(table.seat, seq),
    flush: () =>
      oneAtATime(async () => {
        await table?.autosave.flush();
      }),
  };
}

interface ReopenedTable extends SavedTable {
  /** Null when it is lost, or isn't the one these cards came from. */
  readonly seed: string | null;
}

/** A kept game re-played; null when its record breaks the rules. */
function reopenKept({ record, seed }: KeptGame): ReopenedTable | null {
  const fromSeed = seed === null ? null : openSavedTable(record, seed);
  if (fromSeed?.ok) return { ...fromSeed.value, seed };
  const asRecorded = openSavedTable(record, null);
  return asRecorded.ok ? { ...asRecorded.value, seed: null } : null;
}

const currentOf = ({ session, seat }: OpenTable): TableUpdate => session.current(seat);

/** Bots draw from a stream of their own: nothing they do moves a deal, and nothing they know tells of one. */
function botSeedFrom(seed: string): string {
  const random = randomFromText(`${seed}/bots`);
  return Array.from({ length: 4 }, () => random.below(2 ** 32).toString(16)).join('-');
}

/** Why a plan can't be sat down at, as a sentence; null when it can. */
function planFault({ seats, rules }: TablePlan): string | null {
  if (seats.length !== rules.players)
    return `This game is for ${rules.players} players, and ${seats.length} seats were planned.`;
  const own = seats.filter(({ kind }) => kind === 'you').length;
  return own === 1 ? null : 'One seat of the table must be yours.';
}

/** Whether the person at the table has done anything, or a whole deal has passed. */
const wasPlayed = ({ game, seats }: SavedTable): boolean =>
  game.finished.length > 0 || game.deal.moves.some(({ seat }) => seats[seat]?.kind === 'human');

const resumableOf = (tableId: string, { title, seats, game }: SavedTable): ResumableGame => ({
  tableId,
  title,
  dealNumber: game.finished.length + (game.deal.phase.kind === 'over' ? 0 : 1),
  scores: game.scores,
  names: seats.map(({ name }) => name),
});
