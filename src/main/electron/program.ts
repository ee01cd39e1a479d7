import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { decide } from '@main/bots/decide';
import { type BotPool, createBotPool, workerFrom } from '@main/bots/pool';
import { systemClock } from '@main/session/clock';
import { createOwnTable, type OwnTable } from '@main/session/ownTable';
import { type AppStateStore, openAppState } from '@main/storage/appState';
import { type BackStore, createBackStore } from '@main/storage/backs';
import { createGameStore, type GameStore } from '@main/storage/games';
import { createLog, type Log } from '@main/storage/log';
import { openRecord } from '@main/storage/openRecord';
import { createRulesStore, type RulesStore } from '@main/storage/ownRules';
import { createRunningGames } from '@main/storage/runningGames';
import type { TableUpdate } from '@shared/protocol/table';
import { createNotices, type Notices } from './notices';
import { openSettings, type SettingsStore } from './settingsStore';

/** How long a bot may think before the plain heuristic answers for it. */
const BOT_DEADLINE_MS = 2500;
const MAX_BOT_THREADS = 2;

/** All that the program is apart from its window. */
export interface Program {
  readonly dataFolder: string;
  readonly log: Log;
  readonly notices: Notices;
  readonly settings: SettingsStore;
  readonly state: AppStateStore;
  readonly backs: BackStore;
  readonly rules: RulesStore;
  readonly games: GameStore;
  readonly bots: BotPool;
  readonly table: OwnTable;
}

export interface ProgramOptions {
  readonly dataFolder: string;
  readonly version: string;
  /** The built file of the bots' threads. */
  readonly workerFile: string;
  readonly onUpdate: (update: TableUpdate) => void;
}

export function createProgram(options: ProgramOptions): Program {
  const { dataFolder } = options;
  const log = createLog(join(dataFolder, 'logs', 'main.log'), () => new Date());
  const notices = createNotices();
  const tell = notices.add;
  const games = createGameStore(join(dataFolder, 'games'), openRecord, tell);
  const running = createRunningGames(join(dataFolder, 'running'), tell);
  const onTrouble = (message: string) => log.write('warning', message);
  const bots = createBotPool({
    createWorker: workerFrom(options.workerFile),
    size: Math.min(MAX_BOT_THREADS, availableParallelism()),
    deadlineMs: BOT_DEADLINE_MS,
    onTrouble,
  });
  return {
    dataFolder,
    log,
    notices,
    settings: openSettings(dataFolder, tell),
    state: openAppState(join(dataFolder, 'state.json'), tell),
    backs: createBackStore(join(dataFolder, 'backs')),
    rules: createRulesStore(join(dataFolder, 'rules'), tell),
    games,
    bots,
    table: createOwnTable({
      keeper: {
        ...running,
        unfinished: running.list,
        archive: async (record, title) => void (await games.add(record, title, new Date())),
      },
      clock: systemClock,
      house: {
        bots: bots.ask,
        plain: (view, seed) => decide(view, 'plain', seed),
        onTrouble,
      },
      randomHex: (bytes) => randomBytes(bytes).toString('hex'),
      app: options.version,
      onUpdate: options.onUpdate,
      onNotice: tell,
    }),
  };
}
