import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type BotPool, createBotPool, workerFrom } from '@main/bots/thread/pool';
import { createDealTester, type DealTester } from '@main/dealTest/dealTester';
import { createLanDesk, type LanDesk, type LanDeskOptions } from '@main/hosting/lanDesk';
import { createNetTables } from '@main/hosting/netTables';
import { systemNetwork } from '@main/hosting/systemNetwork';
import { openRecord } from '@main/records/openRecord';
import { createReviewDesk, type ReviewDesk } from '@main/review/reviewDesk';
import { systemClock } from '@main/session/clock';
import { decidePlain } from '@main/session/decideHere';
import { type AppStateStore, openAppState } from '@main/storage/appState';
import { type BackStore, createBackStore } from '@main/storage/backs';
import { createGameStore, type GameStore } from '@main/storage/games';
import { createLog, type Log } from '@main/storage/log';
import { createRulesStore, type RulesStore } from '@main/storage/ownRules';
import { openRememberedHosts } from '@main/storage/rememberedHosts';
import { createReviewStore } from '@main/storage/reviews';
import { createRunningGames } from '@main/storage/runningGames';
import { sweepDataFolder } from '@main/storage/sweep';
import { type CurrentTable, createCurrentTable } from '@main/tables/currentTable';
import type { AdvisingHouse } from '@main/tables/hintFor';
import { createOwnGames, type OwnGames } from '@main/tables/ownGames';
import type { DealTestProgress } from '@shared/protocol/dealTest';
import { memberFailedSentence } from '@shared/protocol/lan/lanWords';
import { LIMITS } from '@shared/protocol/lan/limits';
import type { ReviewProgress } from '@shared/protocol/review';
import type { TableUpdate } from '@shared/protocol/table';
import { createOutbox, type Outbox } from './bridge/outbox';
import { createSaveFaults, type SaveFaults } from './saveFaults';
import { openSettings, type SettingsStore } from './settingsStore';

/** How long a bot may think before the plain heuristic answers for it. */
const BOT_DEADLINE_MS = 2500;
const MAX_BOT_THREADS = 2;

type LanListeners = Pick<LanDeskOptions, 'onState' | 'onFound' | 'onSaid' | 'onGesture'>;

/** All that the program is apart from its window. */
export interface Program {
  readonly dataFolder: string;
  readonly log: Log;
  /** Sentences for the user. */
  readonly notices: Outbox<string>;
  readonly settings: SettingsStore;
  readonly state: AppStateStore;
  readonly backs: BackStore;
  readonly rules: RulesStore;
  readonly games: GameStore;
  readonly bots: BotPool;
  /** Whether the games that are played are saved. */
  readonly saveFaults: SaveFaults;
  /** The table that the window shows: one against bots, or one on the network. */
  readonly table: CurrentTable;
  readonly ownGames: OwnGames;
  readonly lan: LanDesk;
  readonly review: ReviewDesk;
  readonly dealTester: DealTester;
}

const DEAL_TEST_SEED_BYTES = 16;

export interface ProgramOptions {
  readonly dataFolder: string;
  readonly version: string;
  /** The built file of the bots' threads. */
  readonly workerFile: string;
  /** The built file of the thread that judges deals. */
  readonly reviewWorkerFile: string;
  /** The built file of the thread that tests deals. */
  readonly dealTestWorkerFile: string;
  readonly onDealTestProgress: (progress: DealTestProgress) => void;
  readonly onUpdate: (update: TableUpdate) => void;
  /** Hears why games aren't saved, as the end of a sentence, and null when they are again. */
  readonly onSaveFault: (fault: string | null) => void;
  readonly onReviewProgress: (progress: ReviewProgress) => void;
  /** The only address to listen at; null: all of this machine's. */
  readonly lanAddress: string | null;
  /** Where the network's news for the window go. */
  readonly onLan: LanListeners;
}

export function createProgram(options: ProgramOptions): Program {
  const { dataFolder } = options;
  sweepDataFolder(dataFolder);
  const log = createLog(join(dataFolder, 'logs', 'main.log'), () => new Date());
  const notices = createOutbox<string>();
  const tell = notices.add;
  const games = createGameStore(join(dataFolder, 'games'), openRecord, tell);
  const saveFaults = createSaveFaults((fault) => {
    log.write('warning', fault === null ? 'games are saved again' : 'games can’t be saved');
    options.onSaveFault(fault);
  });
  const running = createRunningGames(join(dataFolder, 'running'), {
    onTrouble: tell,
    onSaving: saveFaults.addPlace(),
  });
  const onTrouble = (message: string) => log.write('warning', message);
  const bots = createBotPool({
    createWorker: workerFrom(options.workerFile),
    size: Math.min(MAX_BOT_THREADS, availableParallelism()),
    deadlineMs: BOT_DEADLINE_MS,
    onTrouble,
  });
  const randomHex = (bytes: number) => randomBytes(bytes).toString('hex');
  const house: AdvisingHouse = {
    bots: bots.ask,
    advise: bots.advise,
    plain: decidePlain,
    onTrouble,
  };
  const archive = async (record: object, title: string) =>
    void (await games.add(record, title, new Date()));
  const shared = {
    clock: systemClock,
    house,
    randomHex,
    app: options.version,
    onTrouble,
  };
  const settings = openSettings(dataFolder, tell);
  const table = createCurrentTable(house);
  const ownGames = createOwnGames({
    ...shared,
    current: table,
    keeper: { ...running, unfinished: running.list, archive },
    onUpdate: options.onUpdate,
    onNotice: tell,
  });
  const netGames = createRunningGames(join(dataFolder, 'running-network'), {
    onTrouble: tell,
    onSaving: saveFaults.addPlace(),
  });
  const lan = createLanDesk({
    ...shared,
    ...systemNetwork({
      ...shared,
      address: options.lanAddress,
      allowPublic: false,
      limits: LIMITS,
    }),
    ...options.onLan,
    tables: createNetTables({
      ...shared,
      keeper: { ...netGames, unfinished: netGames.list, archive },
      limits: LIMITS,
      owner: 'own-window',
      onMemberFailed: (name) => tell(memberFailedSentence(name)),
      abandonAfterMs: null,
      botNames: () => settings.get().botNames,
    }),
    remembered: openRememberedHosts(join(dataFolder, 'hosts.json'), tell),
    limits: LIMITS,
    now: () => new Date(),
    current: table,
    onUpdate: options.onUpdate,
  });
  const review = createReviewDesk({
    savedGame: games.open,
    unfinishedGame: ownGames.playedOf,
    tableGame: table.played,
    reviews: createReviewStore(join(dataFolder, 'reviews')),
    createWorker: workerFrom(options.reviewWorkerFile),
    onProgress: options.onReviewProgress,
    onTrouble,
  });
  const dealTester = createDealTester({
    createWorker: workerFrom(options.dealTestWorkerFile),
    randomSeed: () => randomHex(DEAL_TEST_SEED_BYTES),
    onProgress: options.onDealTestProgress,
    onTrouble,
  });
  return {
    dataFolder,
    log,
    notices,
    settings,
    state: openAppState(join(dataFolder, 'state.json'), tell),
    backs: createBackStore(join(dataFolder, 'backs'), tell),
    rules: createRulesStore(join(dataFolder, 'rules'), tell),
    games,
    bots,
    saveFaults,
    table,
    ownGames,
    review,
    dealTester,
    lan,
  };
}
