import { writeFile } from 'node:fs/promises';
import type { ScreenName } from '@shared/protocol/table';
import type { BrowserWindow } from 'electron';

const PATIENCE_MS = 90_000;

/** What the page tells of its pictures, for whoever waits for one. */
export interface Pictures {
  onShown(screen: ScreenName): void;
  onSettled(seq: number): void;
  /** Resolves when that screen has been drawn. */
  shown(screen: ScreenName | null): Promise<void>;
  /** Resolves when the picture lies still at an update for which the test holds. */
  settled(isWanted: (seq: number) => boolean): Promise<void>;
}

export function createPictures(): Pictures {
  const shown = createSignal<ScreenName>();
  const settled = createSignal<number>();
  return {
    onShown: shown.tell,
    onSettled: settled.tell,
    shown: (wanted) => shown.wait((screen) => wanted === null || screen === wanted),
    settled: settled.wait,
  };
}

function createSignal<T>() {
  const waiting = new Set<(value: T) => void>();
  let last: { readonly value: T } | null = null;
  return {
    tell(value: T) {
      last = { value };
      for (const hear of waiting) hear(value);
    },
    wait: (isWanted: (value: T) => boolean): Promise<void> =>
      new Promise((resolve) => {
        const hear = (value: T) => {
          if (!isWanted(value)) return;
          waiting.delete(hear);
          resolve();
        };
        waiting.add(hear);
        if (last !== null) hear(last.value);
      }),
  };
}

/** Rejects with a sentence when the picture doesn't come. */
export const inTime = <T>(picture: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error('The picture did not come within 90 seconds.')),
      PATIENCE_MS,
    );
    picture.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/**
 * Runs in the page: resolves when fonts are there, the table's canvas lies still with every card's picture drawn, what
 * moves by style sheets has come to rest, and the last change is on the screen.
 */
const DRAWN = `(async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const table = () => document.querySelector('[data-part="canvas"]')?.dataset;
  await document.fonts.ready;
  while (table() && (table().pictures !== 'drawn' || table().state !== 'still')) await frame();
  await Promise.allSettled(document.getAnimations()
    .filter((each) => each.effect?.getComputedTiming().endTime !== Infinity)
    .map((each) => each.finished));
  await frame();
  await frame();
  return true;
})()`;

/** Saves what the window shows as a PNG; throws what the file system throws. */
export async function saveScreenshot(window: BrowserWindow, file: string): Promise<void> {
  await inTime(window.webContents.executeJavaScript(DRAWN));
  const picture = await window.webContents.capturePage();
  await writeFile(file, picture.toPNG());
}
