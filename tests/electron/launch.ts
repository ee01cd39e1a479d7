import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, type ElectronApplication, expect, type Page } from '@playwright/test';
import { _electron as electron } from 'playwright';

export { expect };

export interface LaunchOptions {
  /** Further arguments for the program. */
  readonly args?: readonly string[];
  /** A data folder to go on with, from an earlier launch; a fresh one if left out. */
  readonly userDataDir?: string;
  readonly env?: Readonly<Record<string, string>>;
}

export interface Launched {
  readonly app: ElectronApplication;
  /** The first window. */
  readonly page: Page;
  readonly userDataDir: string;
  /** Ends the program as a user would and waits until it is gone. */
  close(): Promise<void>;
  /** Ends the program and starts it again on the same data folder. */
  relaunch(): Promise<Launched>;
}

/** What a project of playwright.config.ts chooses. */
export interface ProgramOptions {
  /** A packaged program to start; the one in out/ if it is empty. */
  readonly executablePath: string;
}

interface Fixtures {
  /** Starts the program; it is ended, and its data folder deleted, after the test. */
  launch(options?: LaunchOptions): Promise<Launched>;
  /**
   * Everything that went wrong unseen: uncaught errors of page and main process, and refused content. The test
   * fails if something is in it at the end; a test that provokes an error takes it out.
   */
  uncaught: string[];
}

/** What the main process writes when an error got away. */
const MAIN_PROCESS_ERROR =
  /Uncaught|Unhandled|UnhandledPromiseRejection|App threw an error|^\s*at .+:\d+:\d+\)?$|Content Security Policy/m;

export const test = base.extend<Fixtures & ProgramOptions>({
  executablePath: ['', { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from this pattern.
  uncaught: async ({}, use) => {
    const uncaught: string[] = [];
    await use(uncaught);
    expect(uncaught, 'errors that nothing caught').toEqual([]);
  },
  launch: async ({ uncaught, executablePath }, use) => {
    const running = new Set<ElectronApplication>();
    const folders = new Set<string>();

    const launch = async (options: LaunchOptions = {}): Promise<Launched> => {
      const userDataDir =
        options.userDataDir ?? (await mkdtemp(join(tmpdir(), 'aces-around-test-')));
      folders.add(userDataDir);
      const app = await electron.launch({
        args: [
          ...(executablePath === '' ? ['.'] : []),
          `--user-data-dir=${userDataDir}`,
          ...(process.platform === 'linux' ? ['--ozone-platform=x11'] : []),
          ...(options.args ?? []),
        ],
        ...(executablePath === '' ? {} : { executablePath }),
        env: { ...presentEnvironment(), ...options.env },
      });
      running.add(app);
      app.on('close', () => running.delete(app));
      watchMainProcess(app, uncaught);
      app.on('window', (page) => watchPage(page, uncaught));
      const page = await app.firstWindow();
      watchPage(page, uncaught);
      await page.waitForLoadState('domcontentloaded');

      const close = async () => {
        await app.close();
        running.delete(app);
      };
      return {
        app,
        page,
        userDataDir,
        close,
        relaunch: async () => {
          await close();
          return launch({ ...options, userDataDir });
        },
      };
    };

    await use(launch);
    for (const app of running) await app.close();
    for (const folder of folders) await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  },
});

/** The environment without its unset variables, which the type of `env` does not allow. */
function presentEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  );
}

function watchMainProcess(app: ElectronApplication, uncaught: string[]): void {
  app.process().stderr?.on('data', (chunk: Buffer) => {
    const text = chunk.toString();
    if (MAIN_PROCESS_ERROR.test(text)) uncaught.push(`main process: ${text.trim()}`);
  });
}

const watched = new WeakSet<Page>();

function watchPage(page: Page, uncaught: string[]): void {
  if (watched.has(page)) return;
  watched.add(page);
  page.on('pageerror', (error) => uncaught.push(`page: ${error.message}`));
  page.on('crash', () => uncaught.push('page: the process that draws the window crashed'));
  page.on('console', (message) => {
    if (message.type() === 'error') uncaught.push(`page console: ${message.text()}`);
  });
}
