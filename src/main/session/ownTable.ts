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
import type { SavedTable, TableHead } from './savedTable';
import { seatTable } from './seatedTable';
import type { Session } from './session';
import { createUnfinishedGames } from './unfinishedGames';

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
  resumable(): Promise<ResumableGame | null>;
  resume(): Promise<Answer<TableUpdate>>;
  leave(): Promise<void>;
  act(submission: Submission): Promise<Answer>;
  undo(turn?: number): Promise<Answer>;
  hint(): Promise<Answer<Hint>>;
  preview(cards: readonly Face[]): Answer<SeatMelds>;
  nextDeal(): Promise<Answer>;
  pause(paused: boolean): Promise<Answer>;
  /** The game so far, for looking back at deals that are over; null when no table is open. */
  played(): { readonly head: TableHead; readonly game: GameState } | null;
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

const NO_TABLE: Answer<never> = { ok: false, fault: { code: 'no-table' } };
const badRequest = (sentence: string): Answer<never> => ({
  ok: false,
  fault: { code: 'bad-request', sentence },
});

export function createOwnTable(options: OwnTableOptions): OwnTable {
  const { keeper, house, randomHex } = options;
  const unfinished = createUnfinishedGames(keeper, options.app);
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
    await unfinished.retireAll();
    const id = randomHex(ID_BYTES);
    const seed = plan.seed ?? randomHex(SEED_BYTES);
    const autosave = await keeper.begin(id, seed);
    const head = { ...plan, seats: plan.seats.map(plannedSeat) };
    table = sitDown({ id, head, start: startGame(plan.rules, seed), seed, autosave });
    return { ok: true, value: table.session.first(table.seat) };
  };

  const playOn = async (head: TableHead, game: GameState): Promise<Answer<TableUpdate>> => {
    await leave();
    await unfinished.retireAll();
    const id = randomHex(ID_BYTES);
    const autosave = await keeper.begin(id, randomHex(SEED_BYTES));
    // The cards so far come from another game's seed.
    table = sitDown({ id, head, start: { game, events: [] }, seed: null, autosave });
    return { ok: true, value: table.session.first(table.seat) };
  };

  const resume = async (): Promise<Answer<TableUpdate>> => {
    if (table === null) {
      const game = await unfinished.newest();
      if (game === null) return NO_TABLE;
      const start = { game: game.game, events: [] };
      const autosave = keeper.reopen(game.id);
      table = sitDown({ id: game.id, head: game, start, seed: game.seed, autosave });
    }
    return { ok: true, value: currentOf(table) };
  };

  const resumable = async (): Promise<ResumableGame | null> => {
    if (table !== null && table.session.game().winner === null) {
      const { head, session } = table;
      return resumableOf(session.tableId, { ...head, game: session.game() });
    }
    const game = await unfinished.newest();
    return game === null ? null : resumableOf(game.id, game);
  };

  return {
    open: (plan) => oneAtATime(() => open(plan)),
    current: () => (table === null ? null : currentOf(table)),
    resumable: () => oneAtATime(resumable),
    resume: () => oneAtATime(resume),
    leave: () => oneAtATime(leave),
    act: async (submission) => table?.session.submit(table.seat, submission) ?? NO_TABLE,
    undo: async (turn) => table?.session.undo(table.seat, turn) ?? NO_TABLE,
    hint: async () =>
      table === null ? NO_TABLE : hintFor(house, table.session.current(table.seat)),
    preview: (cards) => table?.session.preview(table.seat, cards) ?? NO_TABLE,
    nextDeal: async () => table?.session.nextDeal() ?? NO_TABLE,
    pause: async (paused) => table?.session.pause(paused) ?? NO_TABLE,
    played: () => (table === null ? null : { head: table.head, game: table.session.game() }),
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

const resumableOf = (tableId: string, { title, seats, game }: SavedTable): ResumableGame => ({
  tableId,
  title,
  dealNumber: game.finished.length + (game.deal.phase.kind === 'over' ? 0 : 1),
  scores: game.scores,
  names: seats.map(({ name }) => name),
});
