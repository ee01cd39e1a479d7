import { type GameProgress, type GameState, startGame } from '@main/engine/game';
import type { Face } from '@shared/game/cards';
import type { SeatMelds } from '@shared/game/melds';
import type { Seat } from '@shared/game/seats';
import type { Submission } from '@shared/game/view';
import { plannedSeat } from '@shared/protocol/seatInfo';
import type { Answer, Hint, ResumableGame, TablePlan, TableUpdate } from '@shared/protocol/table';
import type { Clock } from './clock';
import type { AutosaveSlot, GameKeeper } from './gameKeeper';
import { type AdvisingHouse, hintFor } from './hintFor';
import type { TableHead } from './savedTable';
import { seatTable } from './seatedTable';
import type { Session } from './session';
import { createUnfinishedGames, type UnfinishedGame } from './unfinishedGames';

export interface OwnTableOptions {
  readonly keeper: GameKeeper;
  readonly clock: Clock;
  readonly house: AdvisingHouse;
  /** Random hex digits from the system, two for each byte. */
  readonly randomHex: (bytes: number) => string;
  /** Version of the program, for records. */
  readonly app: string;
  /** Where the own window's updates go. */
  readonly onUpdate: (update: TableUpdate) => void;
  /** For the user: a sentence. */
  readonly onNotice: (sentence: string) => void;
}

/** The one table of this program's own window: opened, left, taken up again, and kept all the while. */
export interface OwnTable {
  open(plan: TablePlan): Promise<Answer<TableUpdate>>;
  current(): TableUpdate | null;
  /** The game that was played last and isn't finished; null when there is no such game. */
  resumable(): Promise<ResumableGame | null>;
  /** All games that were begun and not finished, the one that was played last first. */
  unfinished(): Promise<readonly ResumableGame[]>;
  /** Goes on with one of them; the one at the table meanwhile is kept. */
  resume(id: string): Promise<Answer<TableUpdate>>;
  /** Removes one of them for good; the table is left if it is played there. */
  remove(id: string): Promise<Answer>;
  leave(): Promise<void>;
  act(submission: Submission): Promise<Answer>;
  undo(turn?: number): Promise<Answer>;
  hint(): Promise<Answer<Hint>>;
  preview(cards: readonly Face[]): Answer<SeatMelds>;
  nextDeal(): Promise<Answer>;
  pause(paused: boolean): Promise<Answer>;
  /** The game so far, for looking back at deals that are over; null when no table is open. */
  played(): { readonly head: TableHead; readonly game: GameState } | null;
  /** The same of an unfinished game; null when no game has that id. */
  playedOf(id: string): Promise<{ readonly head: TableHead; readonly game: GameState } | null>;
  /** Opens a table at which a recorded game goes on from where it stands here. */
  playOn(head: TableHead, game: GameState): Promise<Answer<TableUpdate>>;
  settled(seq: number): void;
  /** Resolves when everything is on the disk. */
  flush(): Promise<void>;
}

/** 128 bits: nobody deals the same game twice, or finds it by trying. */
const SEED_BYTES = 16;
const ID_BYTES = 8;

interface OpenTable {
  readonly head: TableHead;
  readonly session: Session;
  /** The own window's seat. */
  readonly seat: Seat;
  readonly autosave: AutosaveSlot;
}

/** What a table is sat down at with. */
interface Seating {
  readonly id: string;
  readonly head: TableHead;
  readonly start: GameProgress;
  /** Null: the cards so far come from a seed that is lost, and the next ones from a new one. */
  readonly seed: string | null;
  readonly autosave: AutosaveSlot;
}

const GONE = 'That game is no longer there.';
const NO_TABLE: Answer<never> = { ok: false, fault: { code: 'no-table' } };
const badRequest = (sentence: string): Answer<never> => ({
  ok: false,
  fault: { code: 'bad-request', sentence },
});

export function createOwnTable(options: OwnTableOptions): OwnTable {
  const { keeper, house, randomHex } = options;
  const unfinished = createUnfinishedGames(keeper, options.app, house.onTrouble);
  const oneAtATime = createFileQueue();
  let table: OpenTable | null = null;

  const sitDown = ({ id, head, start, seed, autosave }: Seating): OpenTable => {
    const session = seatTable({
      id,
      head,
      start,
      seed: seed ?? randomHex(SEED_BYTES),
      autosave,
      house,
      clock: options.clock,
      app: options.app,
      onOver: (game) => {
        oneAtATime(() => unfinished.archive(head, game, seed, autosave)).catch((error: unknown) => {
          house.onTrouble(`a finished game could not be kept: ${String(error)}`);
          options.onNotice(
            'The finished game could not be added to your games. It is tried again at the next start.',
          );
        });
      },
    });
    const seat = head.seats.findIndex(({ kind }) => kind === 'human');
    session.attach(seat, { receive: options.onUpdate });
    // The window gets the first update with the answer; the bots begin once that is on its way.
    options.clock.after(0, session.wakeBots);
    return { head, session, seat, autosave };
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
    await unfinished.removeUntouched();
    const id = randomHex(ID_BYTES);
    const seed = plan.seed ?? randomHex(SEED_BYTES);
    const autosave = await keeper.begin(id, seed);
    const head = { ...plan, seats: plan.seats.map(plannedSeat) };
    table = sitDown({ id, head, start: startGame(plan.rules, seed), seed, autosave });
    return { ok: true, value: table.session.first(table.seat) };
  };

  const playOn = async (head: TableHead, game: GameState): Promise<Answer<TableUpdate>> => {
    await leave();
    await unfinished.removeUntouched();
    const id = randomHex(ID_BYTES);
    const autosave = await keeper.begin(id, randomHex(SEED_BYTES));
    // The cards so far come from another game's seed.
    table = sitDown({ id, head, start: { game, events: [] }, seed: null, autosave });
    return { ok: true, value: table.session.first(table.seat) };
  };

  const resume = async (id: string): Promise<Answer<TableUpdate>> => {
    if (table === null || table.session.tableId !== id) {
      const game = await unfinished.find(id);
      if (game === null) return badRequest(GONE);
      await leave();
      const start = { game: game.game, events: [] };
      table = sitDown({ id, head: game, start, seed: game.seed, autosave: keeper.reopen(id) });
    }
    return { ok: true, value: currentOf(table) };
  };

  const remove = async (id: string): Promise<Answer> => {
    if (table?.session.tableId === id) await leave();
    if ((await unfinished.find(id)) !== null) await unfinished.remove(id);
    return { ok: true, value: null };
  };

  const resumable = async (): Promise<ResumableGame | null> => {
    for await (const game of unfinished.list()) return resumableOf(game);
    return null;
  };

  const listed = async (): Promise<readonly ResumableGame[]> => {
    const games: ResumableGame[] = [];
    for await (const game of unfinished.list()) games.push(resumableOf(game));
    return games;
  };

  return {
    open: (plan) => oneAtATime(() => open(plan)),
    current: () => (table === null ? null : currentOf(table)),
    resumable: () => oneAtATime(resumable),
    unfinished: () => oneAtATime(listed),
    resume: (id) => oneAtATime(() => resume(id)),
    remove: (id) => oneAtATime(() => remove(id)),
    leave: () => oneAtATime(leave),
    act: async (submission) => table?.session.submit(table.seat, submission) ?? NO_TABLE,
    undo: async (turn) => table?.session.undo(table.seat, turn) ?? NO_TABLE,
    hint: async () =>
      table === null ? NO_TABLE : hintFor(house, table.session.current(table.seat)),
    preview: (cards) => table?.session.preview(table.seat, cards) ?? NO_TABLE,
    nextDeal: async () => table?.session.nextDeal() ?? NO_TABLE,
    pause: async (paused) => table?.session.pause(paused) ?? NO_TABLE,
    played: () => (table === null ? null : { head: table.head, game: table.session.game() }),
    playedOf: (id) =>
      oneAtATime(async () => {
        const left = await unfinished.find(id);
        return left === null ? null : { head: left, game: left.game };
      }),
    playOn: (head, game) => oneAtATime(() => playOn(head, game)),
    settled: (seq) => table?.session.settled(table.seat, seq),
    flush: () =>
      oneAtATime(async () => {
        await table?.autosave.flush();
      }),
  };
}

/** Work with files, one after the other: opening, leaving, putting away. */
function createFileQueue(): <T>(job: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (job) => {
    const done = last.then(job);
    last = done.catch(() => {});
    return done;
  };
}

const currentOf = ({ session, seat }: OpenTable): TableUpdate => session.current(seat);

/** Why a plan can't be sat down at, as a sentence; null when it can. */
function planFault({ seats, rules }: TablePlan): string | null {
  if (seats.length !== rules.players)
    return `This game is for ${rules.players} players, and ${seats.length} seats were planned.`;
  const own = seats.filter(({ kind }) => kind === 'you').length;
  return own === 1 ? null : 'One seat of the table must be yours.';
}

const resumableOf = ({ id, title, seats, game, savedAtMs }: UnfinishedGame): ResumableGame => ({
  tableId: id,
  title,
  savedAt: new Date(savedAtMs).toISOString(),
  dealNumber: game.finished.length + (game.deal.phase.kind === 'over' ? 0 : 1),
  dealsOver: game.finished.length,
  scores: game.scores,
  names: seats.map(({ name }) => name),
});
