import { replaceFile, replaceFileNow } from './replaceFile';

/** Keeps one file equal to the latest content it was given, without ever holding up its caller. */
export interface LatestWriter {
  /** `produce` is called when the write begins; content that is overtaken before that is never made. */
  write(produce: () => string): void;
  /** Resolves when all that was given has been written, or has failed. */
  flush(): Promise<void>;
  /** Writes what is still waiting or under way at once; throws what the file system throws. */
  flushNow(): void;
}

/** `onError` hears of each write that failed; the next write tries again. */
export function createLatestWriter(path: string, onError: (error: unknown) => void): LatestWriter {
  let waiting: (() => string) | null = null;
  let underWay: (() => string) | null = null;
  let generation = 0;
  let running: Promise<void> | null = null;

  const run = async () => {
    // Several changes of one moment (bots answer at once) become one write.
    await Promise.resolve();
    while (waiting !== null) {
      underWay = waiting;
      waiting = null;
      const mine = ++generation;
      try {
        await replaceFile(path, underWay(), () => mine === generation);
      } catch (error) {
        onError(error);
      }
      underWay = null;
    }
  };

  return {
    write(produce) {
      waiting = produce;
      running ??= run().finally(() => {
        running = null;
      });
    },
    async flush() {
      while (running !== null) await running;
    },
    flushNow() {
      const last = waiting ?? underWay;
      if (last === null) return;
      generation++;
      waiting = null;
      underWay = null;
      replaceFileNow(path, last());
    },
  };
}
