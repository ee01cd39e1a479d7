import { join, resolve } from 'node:path';
import { createLastNet, outliveErrors } from '@main/diagnostics/lastNet';
import { defaultPlan } from '@shared/protocol/defaultPlan';
import type { OpenedFile } from '@shared/protocol/library';
import { app, type BrowserWindow, type WebFrameMain } from 'electron';
import { setMenu } from './appMenu';
import { APP_ORIGIN, serveApp } from './appProtocol';
import { checkLinkAfterSleep, stayAwakeWhile } from './awake';
import { sendTo, serveBridge } from './bridge/bridgeServer';
import { createOutbox, type Outbox } from './bridge/outbox';
import { createRequests } from './bridge/requests';
import { createFileDialogs } from './fileDialogs';
import { createPictures, inTime, type Pictures, saveScreenshot } from './firstPicture';
import { goBackTo, tableOpen } from './goBack';
import { argumentsWithoutAcceleration, watchGraphics } from './graphics';
import type { LaunchArguments } from './launchArguments';
import { saveAtTheEnd, showOnSecondStart } from './lifecycle';
import { openMainWindow } from './mainWindow';
import { openPath } from './openFiles';
import { createProgram, type Program } from './program';
import { lockDown } from './security';

/** Set by electron-vite while developing. */
const devServerUrl = app.isPackaged ? undefined : process.env.ELECTRON_RENDERER_URL;
const address = devServerUrl ?? `${APP_ORIGIN}/`;

export interface ProgramStart {
  readonly launch: LaunchArguments;
  readonly dataFolder: string;
  /** What the user is to be told first. */
  readonly sentences: readonly string[];
  /** Files that the program is given, as the system names them. */
  readonly files: Outbox<string>;
}

/** Puts the program together and opens its window. To be called once Electron is ready. */
export async function openProgram({
  launch,
  dataFolder,
  sentences,
  files,
}: ProgramStart): Promise<void> {
  let window: BrowserWindow | null = null;
  const program = createProgram({
    dataFolder,
    version: app.getVersion(),
    workerFile: join(import.meta.dirname, 'worker.js'),
    reviewWorkerFile: join(import.meta.dirname, 'reviewWorker.js'),
    dealTestWorkerFile: join(import.meta.dirname, 'dealTestWorker.js'),
    onDealTestProgress: (progress) => sendTo(window, 'dealTest.onProgress', progress),
    onReviewProgress: (progress) => sendTo(window, 'review.onProgress', progress),
    onUpdate: (update) => sendTo(window, 'table.onUpdate', update),
    onSaveFault: (fault) => sendTo(window, 'table.onSaveFault', fault),
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

  const net = createLastNet({
    write(level, line) {
      program.log.write(level, line);
      process.stderr.write(`Uncaught: ${line}\n`);
    },
    say: program.notices.add,
  });
  // Where nobody reads it any more, writing to it is an error, too.
  process.stderr.on('error', () => {});
  outliveErrors(net);
  for (const sentence of sentences) program.notices.add(sentence);
  const ending = saveAtTheEnd(program);
  watchGraphics(() => {
    program.log.write('error', 'the graphics process ended twice: starting without acceleration');
    app.relaunch({ args: argumentsWithoutAcceleration(process.argv.slice(1), tableOpen(program)) });
    ending.withoutLeaving();
  });
  const opened = createOutbox<OpenedFile>();
  openGivenFiles(program, files, opened);
  checkLinkAfterSleep(program);
  showOnSecondStart(() => window);
  serveApp(join(import.meta.dirname, '../renderer'), program.backs.read);
  lockDown(devServerUrl);
  setMenu(program.settings, () => sendTo(window, 'report.onWanted', undefined));
  const requests = createRequests({
    program,
    dialogs: createFileDialogs(() => window, program.state),
    window: () => window,
    startScreen: launch.screen,
    opened,
    net,
    onNoticesTaken() {
      program.notices.onAdd((sentence) => sendTo(window, 'app.onNotice', sentence));
      opened.onAdd((file) => sendTo(window, 'app.onOpened', file));
    },
    onShown: pictures.onShown,
    onSettled: pictures.onSettled,
  });
  serveBridge(requests, {
    isOwnPage: (frame) => isOwnPage(window, frame),
    isClosing: () => window === null || window.isDestroyed(),
    log: program.log,
  });

  await openFirstTable(program, launch).catch((error: unknown) => net.catch('main', error));
  window = openMainWindow({
    address,
    size: launch.size,
    state: program.state,
    log: program.log,
    leaveTable: program.table.leave,
  });
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

/** Keeps and shows each file that the program is given; why one can't be is a sentence. */
function openGivenFiles(program: Program, files: Outbox<string>, opened: Outbox<OpenedFile>): void {
  const open = async (file: string) => {
    const outcome = await openPath(program, file);
    if (outcome.ok) opened.add(outcome.value);
    else program.notices.add(outcome.error);
  };
  const waiting = files.take();
  files.onAdd((file) => void open(file));
  for (const file of waiting) void open(file);
}

const isOwnPage = (window: BrowserWindow | null, frame: WebFrameMain | null): boolean => {
  if (window === null || frame === null || frame !== window.webContents.mainFrame) return false;
  const { protocol, host } = new URL(frame.url);
  return address.startsWith(`${protocol}//${host}`);
};

/** A picture is of the table unless it was asked for another screen. */
const opensTable = ({ screen, screenshot, seed }: LaunchArguments): boolean =>
  screen === 'table' || (screen === null && (screenshot !== null || seed !== null));

async function openFirstTable(program: Program, launch: LaunchArguments): Promise<void> {
  if (launch.backTo !== null) await goBackTo(program, launch.backTo);
  else if (opensTable(launch)) await openTable(program, launch.seed);
}

async function openTable(
  { bots, ownGames, settings }: Program,
  seed: string | null,
): Promise<void> {
  bots.warm();
  await ownGames.open({ ...defaultPlan(settings.get()), seed });
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
    const update = table.update();
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
