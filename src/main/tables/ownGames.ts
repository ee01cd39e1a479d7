import { dealNumberOf, type GameProgress, type GameState, startGame } from '@main/engine/game';
import type { PlayedGame, TableHead } from '@main/records/recordTable';
import { createAsyncQueue } from '@main/session/asyncQueue';
import type { Clock } from '@main/session/clock';
import { ok } from '@shared/game/result';
import { badRequest, DONE } from '@shared/protocol/answers';
import { plannedSeat } from '@shared/protocol/seatInfo';
import type { Answer, ResumableGame, TablePlan, TableUpdate } from '@shared/protocol/table';
import type { CurrentTable } from './currentTable';
import type { AutosaveSlot, GameKeeper } from './gameKeeper';
import type { AdvisingHouse } from './hintFor';
import { connectionTo } from './ownSeat';
import { seatTable } from './seatTable';
import { createUnfinishedGames, type UnfinishedGame } from './unfinishedGames';

export interface OwnGamesOptions {
  readonly keeper: GameKeeper;
  readonly clock: Clock;
  readonly house: AdvisingHouse;
  /** Random hex digits from the system, two for each byte. */
  readonly randomHex: (bytes: number) => string;
  /** Version of the program, for records. */
  readonly app: string;
  readonly current: CurrentTable;
  /** Where the window's updates go. */
  readonly onUpdate: (update: TableUpdate) => void;
  /** For the user: a sentence. */
  readonly onNotice: (sentence: string) => void;
}

/** The games against bots: begun, continued, and kept all the while. What is opened becomes the current table. */
export interface OwnGames {
  open(plan: TablePlan): Promise<Answer<TableUpdate>>;
  /** The game that was played last and isn't finished; null when there is no such game. */
  resumable(): Promise<ResumableGame | null>;
  /** All games that were begun and not finished, the one that was played last first. */
  unfinished(): Promise<readonly ResumableGame[]>;
  /** Continues one of them; the one at the table meanwhile is kept. */
  resume(id: string): Promise<Answer<TableUpdate>>;
  /** Removes one of them for good; the table is left if it is played there. */
  remove(id: string): Promise<Answer>;
  /** An unfinished game, replayed; null when no game has that id. */
  playedOf(id: string): Promise<PlayedGame | null>;
  /** Opens a table at which a recorded game goes on from where it stands here. */
  playOn(played: PlayedGame): Promise<Answer<TableUpdate>>;
  /** Resolves when everything is on the disk. */
  flush(): Promise<void>;
}

/** 128 bits: nobody deals the same game twice, or finds it by trying. */
const SEED_BYTES = 16;
const ID_BYTES = 8;

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

export function createOwnGames(options: OwnGamesOptions): OwnGames {
  const { keeper, house, randomHex, current } = options;
  const unfinished = createUnfinishedGames(keeper, options.app, house.onTrouble);
  /** Work with files: opening, listing, putting away. */
  const inTurn = createAsyncQueue();
  /** The game that is played now. */
  let open: { readonly id: string; readonly autosave: AutosaveSlot } | null = null;

  const archive = ({ head, seed, autosave }: Seating, game: GameState) => {
    inTurn(() => unfinished.archive(head, game, seed, autosave)).catch((error: unknown) => {
      house.onTrouble(`a finished game could not be kept: ${String(error)}`);
      options.onNotice(
        'The finished game could not be added to your games. It is tried again at the next start.',
      );
    });
  };

  const sitDown = async (seating: Seating): Promise<Answer<TableUpdate>> => {
    const { id, head, start, seed, autosave } = seating;
    const session = seatTable({
      id,
      head,
      start,
      seed: seed ?? randomHex(SEED_BYTES),
      autosave,
      house,
      clock: options.clock,
      app: options.app,
      onOver: (game) => archive(seating, game),
    });
    const seat = head.seats.findIndex(({ kind }) => kind === 'human');
    session.attach(seat, { receive: options.onUpdate });
    // The window gets the first update with the answer; the bots begin once that is on its way.
    options.clock.after(0, session.wakeBots);
    const opened = { id, autosave };
    open = opened;
    await current.take(
      connectionTo({ session, seat, head }, async () => {
        await autosave.flush();
        if (open === opened) open = null;
      }),
    );
    return ok(session.first(seat));
  };

  /** Before another game begins. */
  const clearTable = async () => {
    await current.leave();
    await unfinished.removeUntouched();
  };

  const begin = async (plan: TablePlan): Promise<Answer<TableUpdate>> => {
    const fault = planFault(plan);
    if (fault !== null) return badRequest(fault);
    await clearTable();
    const id = randomHex(ID_BYTES);
    const seed = plan.seed ?? randomHex(SEED_BYTES);
    const autosave = await keeper.begin(id, seed);
    const head = { ...plan, seats: plan.seats.map(plannedSeat) };
    return sitDown({ id, head, start: startGame(plan.rules, seed), seed, autosave });
  };

  const playOn = async ({ head, game }: PlayedGame): Promise<Answer<TableUpdate>> => {
    await clearTable();
    const id = randomHex(ID_BYTES);
    const autosave = await keeper.begin(id, randomHex(SEED_BYTES));
    // The cards so far come from another game's seed.
    return sitDown({ id, head, start: { game, events: [] }, seed: null, autosave });
  };

  const resume = async (id: string): Promise<Answer<TableUpdate>> => {
    const shown = open?.id === id ? current.update() : null;
    if (shown !== null) return ok(shown);
    const found = await unfinished.find(id);
    if (found === null) return badRequest(GONE);
    await current.leave();
    const { head, game, seed } = found;
    const start = { game, events: [] };
    return sitDown({ id, head, start, seed, autosave: keeper.reopen(id) });
  };

  const remove = async (id: string): Promise<Answer> => {
    if (open?.id === id) await current.leave();
    if ((await unfinished.find(id)) !== null) await unfinished.remove(id);
    return DONE;
  };

  return {
    open: (plan) => inTurn(() => begin(plan)),
    resumable: () =>
      inTurn(async () => {
        for await (const game of unfinished.list()) return resumableOf(game);
        return null;
      }),
    unfinished: () =>
      inTurn(async () => {
        const games: ResumableGame[] = [];
        for await (const game of unfinished.list()) games.push(resumableOf(game));
        return games;
      }),
    resume: (id) => inTurn(() => resume(id)),
    remove: (id) => inTurn(() => remove(id)),
    playedOf: (id) => inTurn(() => unfinished.find(id)),
    playOn: (played) => inTurn(() => playOn(played)),
    flush: () => inTurn(async () => open?.autosave.flush()),
  };
}

/** Why a plan can't be sat down at, as a sentence; null when it can. */
function planFault({ seats, rules }: TablePlan): string | null {
  if (seats.length !== rules.players)
    return `This game is for ${rules.players} players, and ${seats.length} seats were planned.`;
  const own = seats.filter(({ kind }) => kind === 'you').length;
  return own === 1 ? null : 'One seat of the table must be yours.';
}

const resumableOf = ({ id, head, game, savedAtMs }: UnfinishedGame): ResumableGame => ({
  tableId: id,
  title: head.title,
  savedAt: new Date(savedAtMs).toISOString(),
  dealNumber: dealNumberOf(game),
  dealsOver: game.finished.length,
  scores: game.scores,
  names: head.seats.map(({ name }) => name),
});
