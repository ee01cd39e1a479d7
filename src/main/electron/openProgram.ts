import { join, resolve } from 'node:path';
import { defaultPlan } from '@shared/protocol/defaultPlan';
import { app, type BrowserWindow, type WebFrameMain } from 'electron';
import { setMenu } from './appMenu';
import { APP_ORIGIN, serveApp } from './appProtocol';
import { checkLinkAfterSleep, stayAwakeWhile } from './awake';
import { sendTo, serveBridge } from './bridgeServer';
import { createFileDialogs } from './fileDialogs';
import { createPictures, inTime, type Pictures, saveScreenshot } from './firstPicture';
import type { LaunchArguments } from './launchArguments';
import { failOnUncaught, saveAtTheEnd, showOnSecondStart } from './lifecycle';
import { openMainWindow } from './mainWindow';
import { createProgram, type Program } from './program';
import { createRequests } from './requests';
import { lockDown } from './security';

/** Set by electron-vite while developing. */
const devServerUrl = app.isPackaged ? undefined : process.env.ELECTRON_RENDERER_URL;
const address = devServerUrl ?? `${APP_ORIGIN}/`;

/** Puts the program together and opens its window. To be called once Electron is ready. */
export async function openProgram(launch: LaunchArguments): Promise<void> {
  let window: BrowserWindow | null = null;
  const program = createProgram({
    dataFolder: app.getPath('userData'),
    version: app.getVersion(),
    workerFile: join(import.meta.dirname, 'worker.js'),
    reviewWorkerFile: join(import.meta.dirname, 'reviewWorker.js'),
    dealTestWorkerFile: join(import.meta.dirname, 'dealTestWorker.js'),
    onDealTestProgress: (progress) => sendTo(window, 'dealTest.onProgress', progress),
    onReviewProgress: (progress) => sendTo(window, 'review.onProgress', progress),
    onUpdate: (update) => sendTo(window, 'table.onUpdate', update),
    lanAddress: launch.lanAddress,
    onLan: {
      onState(state) {
        stayAwakeWhile(state.role === 'host');
        sendTo(window, 'lan.onState', state);
      },
      onFound: (tables) => sendTo(window, 'lan.onFound', tables),
      onSaid: (line) => sendTo(window, 'lan.onSaid', line),
      onGesture: (shown) => sendTo(window, 'lan.onGesture', shown),
    },
  });
  const pictures = createPictures();
  program.settings.onChange((settings) => sendTo(window, 'settings.onChange', settings));

  failOnUncaught(program);
  saveAtTheEnd(program);
  checkLinkAfterSleep(program);
  showOnSecondStart(() => window);
  serveApp(join(import.meta.dirname, '../renderer'), program.backs.read);
  lockDown(devServerUrl);
  setMenu(program.settings);
  const requests = createRequests({
    program,
    dialogs: createFileDialogs(() => window, program.state),
    window: () => window,
    startScreen: launch.screen,
    onNoticesTaken: () =>
      program.notices.onAdd((sentence) => sendTo(window, 'app.onNotice', sentence)),
    onShown: pictures.onShown,
    onSettled: pictures.onSettled,
  });
  serveBridge(requests, {
    isOwnPage: (frame) => isOwnPage(window, frame),
    isClosing: () => window === null || window.isDestroyed(),
    log: program.log,
  });

  if (opensTable(launch)) await openTable(program, launch.seed);
  window = openMainWindow({ address, size: launch.size, state: program.state, log: program.log });
  window.on('closed', () => {
    window = null;
  });
  if (launch.measureFirstFrame) endAfter(printFirstFrame(pictures));
  if (launch.screenshot !== null) {
    const file = resolve(launch.screenshot);
    endAfter(takeScreenshot(launch, { file, window, program, pictures }));
  }
  program.log.write('info', `started ${app.getVersion()} on ${process.platform}`);
}

const isOwnPage = (window: BrowserWindow | null, frame: WebFrameMain | null): boolean => {
  if (window === null || frame === null || frame !== window.webContents.mainFrame) return false;
  const { protocol, host } = new URL(frame.url);
  return address.startsWith(`${protocol}//${host}`);
};

/** A picture is of the table unless it was asked for another screen. */
const opensTable = ({ screen, screenshot, seed }: LaunchArguments): boolean =>
  screen === 'table' || (screen === null && (screenshot !== null || seed !== null));

async function openTable({ bots, table, settings }: Program, seed: string | null): Promise<void> {
  bots.warm();
  await table.open({ ...defaultPlan(settings.get()), seed });
}

async function printFirstFrame(pictures: Pictures): Promise<void> {
  await inTime(pictures.shown(null));
  const startedAt = process.getCreationTime() ?? performance.timeOrigin;
  process.stdout.write(`first-frame ${Math.round(Date.now() - startedAt)}\n`);
}

interface Screenshot {
  readonly file: string;
  readonly window: BrowserWindow;
  readonly program: Program;
  readonly pictures: Pictures;
}

/** Waits until the screen is drawn, and at a table until the bots have acted and the cards lie still. */
async function takeScreenshot(
  launch: LaunchArguments,
  { file, window, program, pictures }: Screenshot,
): Promise<void> {
  const { table } = program;
  const isOwnTurn = (seq: number) => {
    const update = table.current();
    return update !== null && update.seq === seq && update.view.legal !== null;
  };
  await inTime(opensTable(launch) ? pictures.settled(isOwnTurn) : pictures.shown(launch.screen));
  await saveScreenshot(window, file);
}

/** Does what the program was only started for, and ends it; a failure is a sentence and exit code 1. */
function endAfter(task: Promise<void>): void {
  task.then(
    () => app.quit(),
    (error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      process.stderr.write(`${reason}\n`, () => app.exit(1));
    },
  );
}
