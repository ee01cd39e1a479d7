import { dealNumberOf, type GameProgress, startGame } from '@main/engine/game';
import { createHostTable, type HostTable } from '@main/lan/host/hostTable';
import type { GameStart } from '@main/lan/host/tableGame';
import { createCode, type RandomHex } from '@main/lan/secrets';
import { openRecord } from '@main/records/openRecord';
import type { PlayedGame } from '@main/records/recordTable';
import { createBotTurn } from '@main/session/botTurn';
import { type Clock, guardClock } from '@main/session/clock';
import type { AutosaveSlot, GameKeeper, KeptGame } from '@main/tables/gameKeeper';
import type { BotHouse } from '@main/tables/seatTable';
import { err, ok, type Result } from '@shared/game/result';
import type { RuleSet } from '@shared/game/rules';
import type { FairnessNote } from '@shared/protocol/lan/fairDeal';
import { type KeptTable, keptGameSchema } from '@shared/protocol/lan/keptTable';
import type { ReopenableTable } from '@shared/protocol/lan/lanState';
import type { LanTable } from '@shared/protocol/lan/lanTable';
import type { Limits } from '@shared/protocol/lan/limits';
import type { TablePlan } from '@shared/protocol/table';
import { createGameSaving, recordFairly } from './gameSaving';
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
  /** Something that nobody foresaw went wrong with a member, whose connection is ended: for the host, with the name. */
  readonly onMemberFailed?: (name: string) => void;
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
interface SavedNetTable extends PlayedGame {
  readonly id: string;
  readonly kept: KeptTable;
  readonly secret: string;
  readonly fairness: readonly FairnessNote[];
}

export function createNetTables(options: NetTablesOptions): NetTables {
  const { keeper, house, randomHex } = options;
  const clock = guardClock(options.clock, (error) =>
    house.onTrouble(`something failed at a table: ${String(error)}`),
  );
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
    /** A game at this table, begun or taken up again. */
    const play = (
      { id, head, secret, fairness }: Pick<SavedNetTable, 'id' | 'head' | 'secret' | 'fairness'>,
      start: GameProgress,
      slot: AutosaveSlot,
    ) =>
      createHostedGame({
        id,
        head,
        start,
        clock,
        playTurn,
        saving: createGameSaving({
          head,
          secret,
          fairness,
          slot,
          keeper,
          app: options.app,
          table: () => table.kept(),
          onTrouble: house.onTrouble,
        }),
      });

    const table: HostTable = createHostTable({
      tableId,
      title: plan.title,
      rules: plan.rules,
      timerSeconds: plan.timerSeconds,
      convention: plan.convention,
      kept,
      game:
        saved === null
          ? null
          : play(saved, { game: saved.game, events: [] }, keeper.reopen(saved.id)),
      owner: options.owner,
      abandonAfterMs: options.abandonAfterMs,
      botNames: options.botNames(),
      clock,
      randomHex,
      limits: options.limits,
      async startGame({ id, rules, seed, secret, note, ...head }: GameStart) {
        const slot = await keeper.begin(id, secret);
        const game = play({ id, head, secret, fairness: [note] }, startGame(rules, seed), slot);
        game.keep();
        return game;
      },
      onChange: () => options.onNews?.(table.state()),
      onTrouble: house.onTrouble,
      onMemberFailed: options.onMemberFailed ?? (() => {}),
    });
    return table;
  };

  /** The program ended between the end of this game and the next one. */
  const putAwayFinished = async (saved: SavedNetTable) => {
    const record = recordFairly(saved.head, saved.game, { ...saved, app: options.app });
    try {
      await keeper.archive(record, saved.head.title);
      await keeper.reopen(saved.id).discard();
    } catch (error) {
      // It stays where it is, and is tried again the next time.
      house.onTrouble(`a finished game could not be put away: ${String(error)}`);
    }
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
        removed: [],
        graceSeconds: plan.graceSeconds,
      };
      return openTable(tableId, plan, kept, null);
    },
    reopenable: async () =>
      (await savedTables()).map(({ id, head, game }) => ({
        id,
        title: head.title,
        names: head.seats.map(({ name }) => name),
        dealNumber: dealNumberOf(game),
        scores: game.scores,
      })),
    async reopen(id) {
      const saved = (await savedTables()).find((each) => each.id === id);
      if (saved === undefined) return err(GONE);
      const { head, kept, game } = saved;
      const plan = { ...kept, ...head, rules: game.rules };
      return ok(openTable(kept.tableId ?? randomHex(ID_BYTES), plan, kept, saved));
    },
  };
}

/** A kept game with its table, re-played; null when it breaks the rules or is no table of the network. */
function openKept({ id, record, seed }: KeptGame): SavedNetTable | null {
  const saved = openRecord(record);
  const kept = keptGameSchema.safeParse(record);
  if (!saved.ok || !kept.success || seed === null) return null;
  const { lan, fairness } = kept.data;
  return { ...saved.value, id, kept: lan, fairness, secret: seed };
}
