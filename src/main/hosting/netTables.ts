import { type GameProgress, type GameState, startGame } from '@main/engine/game';
import { createHostTable, type HostTable } from '@main/lan/host/hostTable';
import type { GameStart } from '@main/lan/host/tableGame';
import { createCode, dealSecretOf, type RandomHex } from '@main/lan/secrets';
import { createBotTurn } from '@main/session/botTurn';
import type { Clock } from '@main/session/clock';
import type { AutosaveSlot, GameKeeper, KeptGame } from '@main/session/gameKeeper';
import { createRecordPrinter } from '@main/session/recordPrinter';
import {
  openSavedTable,
  recordTable,
  type SavedTable,
  type TableHead,
} from '@main/session/savedTable';
import type { BotHouse } from '@main/session/seatedTable';
import { err, ok, type Result } from '@shared/game/result';
import type { RuleSet } from '@shared/game/rules';
import { type KeptTable, keptTableSchema } from '@shared/protocol/lan/keptTable';
import type { ReopenableTable } from '@shared/protocol/lan/lanState';
import type { LanTable } from '@shared/protocol/lan/lanTable';
import type { Limits } from '@shared/protocol/lan/limits';
import type { TablePlan } from '@shared/protocol/table';
import { createHostedGame } from './hostedGame';

export interface NetTablesOptions {
  /** Where games of the network are kept while they are played: a place of their own. */
  readonly keeper: GameKeeper;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly house: BotHouse;
  readonly randomHex: RandomHex;
  /** Version of the program, for records. */
  readonly app: string;
  readonly owner: 'own-window' | 'first';
  /** A game that nobody is there for is put away after that time; null: it waits. */
  readonly abandonAfterMs: number | null;
  /** What bots are called at a table that is opened now. */
  readonly botNames: () => readonly string[];
  /** A table has changed, for a log. */
  readonly onNews?: (table: LanTable) => void;
}

/** What a table on the network is opened with. */
export interface NetTablePlan extends Pick<KeptTable, 'slots' | 'spectators' | 'graceSeconds'> {
  readonly title: string;
  readonly rules: RuleSet;
  readonly timerSeconds: TablePlan['timerSeconds'];
  readonly convention: TablePlan['convention'];
}

/** Tables on the network with their games, which are kept while they are played and when they are over. */
export interface NetTables {
  open(plan: NetTablePlan): HostTable;
  /** Tables whose games were begun and not finished, newest first. */
  reopenable(): Promise<readonly ReopenableTable[]>;
  /** Opens such a table again, with its code and everybody's seats; a sentence when it can't be. */
  reopen(id: string): Promise<Result<HostTable, string>>;
}

const ID_BYTES = 8;
const GONE = 'That table is no longer there.';

/** A game that was kept, with the table it is played at. */
interface SavedNetTable extends SavedTable {
  readonly id: string;
  readonly kept: KeptTable;
  readonly secret: string;
}

export function createNetTables(options: NetTablesOptions): NetTables {
  const { keeper, house, randomHex } = options;
  const playTurn = createBotTurn({
    port: house.bots,
    plain: house.plain,
    seed: randomHex(ID_BYTES),
    onTrouble: house.onTrouble,
  });

  /** One table: `saved` when it is opened again. */
  const openTable = (
    tableId: string,
    plan: NetTablePlan,
    kept: KeptTable,
    saved: SavedNetTable | null,
  ): HostTable => {
    /** Writes the game that is being played, with all that its table needs to be opened again. */
    let save = () => {};

    const play = (
      id: string,
      head: TableHead,
      start: GameProgress,
      secret: string,
      slot: AutosaveSlot,
    ) => {
      const record = (state: GameState) => {
        const notes = table.kept().fairness;
        const fairness = state.winner === null ? notes : shownAtTheEnd(notes, secret);
        const seats = hosted.seats();
        return { ...recordTable({ ...head, seats }, state, options.app, null), fairness };
      };
      const putAway = (state: GameState) =>
        keeper
          .archive(record(state), head.title)
          .then(() => slot.discard())
          .catch((error: unknown) =>
            house.onTrouble(`a game could not be put away: ${String(error)}`),
          );
      const hosted = createHostedGame({
        id,
        head,
        start,
        clock: options.clock,
        playTurn,
        onChange: () => save(),
        onClose: (state, how) => {
          save = () => {};
          if (state.winner !== null || (how === 'put-away' && state.finished.length > 0))
            void putAway(state);
          else if (how === 'put-away') void slot.discard();
        },
      });
      const print = createRecordPrinter((state) => ({ ...record(state), lan: table.kept() }));
      save = () => slot.save(print(hosted.game()));
      return hosted;
    };

    const table: HostTable = createHostTable({
      tableId,
      title: plan.title,
      rules: plan.rules,
      timerSeconds: plan.timerSeconds,
      convention: plan.convention,
      secret: saved?.secret ?? null,
      kept,
      game:
        saved === null
          ? null
          : play(
              saved.id,
              saved,
              { game: saved.game, events: [] },
              saved.secret,
              keeper.reopen(saved.id),
            ),
      owner: options.owner,
      abandonAfterMs: options.abandonAfterMs,
      botNames: options.botNames(),
      clock: options.clock,
      randomHex,
      limits: options.limits,
      async startGame({ rules, seed, secret, ...head }: GameStart) {
        const id = randomHex(ID_BYTES);
        const slot = await keeper.begin(id, secret);
        const game = play(id, head, startGame(rules, seed), secret, slot);
        save();
        return game;
      },
      onChange: () => {
        save();
        options.onNews?.(table.state());
      },
      onTrouble: house.onTrouble,
    });
    return table;
  };

  /** The program ended between the end of this game and the next one. */
  const putAwayFinished = async (saved: SavedNetTable) => {
    const fairness = shownAtTheEnd(saved.kept.fairness, saved.secret);
    const record = { ...recordTable(saved, saved.game, options.app, null), fairness };
    await keeper.archive(record, saved.title);
    await keeper.reopen(saved.id).discard();
  };

  const savedTables = async (): Promise<SavedNetTable[]> => {
    const saved: SavedNetTable[] = [];
    for (const game of await keeper.unfinished()) {
      const table = openKept(game);
      if (table === null) await keeper.setAside(game.id);
      else if (table.game.winner === null) saved.push(table);
      else await putAwayFinished(table);
    }
    return saved;
  };

  return {
    open(plan) {
      const tableId = randomHex(ID_BYTES);
      const kept: KeptTable = {
        tableId,
        port: null,
        code: createCode(randomHex),
        slots: plan.slots,
        people: [],
        own: null,
        spectators: plan.spectators,
        graceSeconds: plan.graceSeconds,
        fairness: [],
      };
      return openTable(tableId, plan, kept, null);
    },
    reopenable: async () =>
      (await savedTables()).map(({ id, title, seats, game }) => ({
        id,
        title,
        names: seats.map(({ name }) => name),
        dealNumber: game.finished.length + (game.deal.phase.kind === 'over' ? 0 : 1),
        scores: game.scores,
      })),
    async reopen(id) {
      const saved = (await savedTables()).find((each) => each.id === id);
      if (saved === undefined) return err(GONE);
      const { title, timerSeconds, convention, kept } = saved;
      const plan = { ...kept, title, timerSeconds, convention, rules: saved.game.rules };
      return ok(openTable(kept.tableId ?? randomHex(ID_BYTES), plan, kept, saved));
    },
  };
}

/** A finished game tells all secrets, so that anybody can deal it again. */
const shownAtTheEnd = (notes: KeptTable['fairness'], secret: string) =>
  notes.map((note) => ({ ...note, secret: dealSecretOf(secret, note.deal) }));

/** A kept game with its table, re-played; null when it breaks the rules or is no table of the network. */
function openKept({ id, record, seed }: KeptGame): SavedNetTable | null {
  const saved = openSavedTable(record, null);
  const lan = typeof record === 'object' && record !== null && 'lan' in record ? record.lan : null;
  const kept = keptTableSchema.safeParse(lan);
  if (!saved.ok || !kept.success || seed === null) return null;
  return { ...saved.value, id, kept: kept.data, secret: seed };
}
