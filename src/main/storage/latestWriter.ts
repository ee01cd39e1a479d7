import { replaceFile } from './replaceFile';

/** Keeps one file equal to the latest content it was given, durably, without ever holding up its caller. */
export interface LatestWriter {
  /** Content that is overtaken before its write begins is never written. */
  write(content: string): void;
  /** Resolves when all that was given has been written, or has failed. */
  flush(): Promise<void>;
}

/** `onDone` hears of each write: null when it is done, else its error; the next write tries again. */
export function createLatestWriter(path: string, onDone: (error: unknown) => void): LatestWriter {
  let waiting: string | null = null;
  let running: Promise<void> | null = null;

  const run = async () => {
    // Several changes of one moment (bots answer at once) become one write.
    await Promise.resolve();
    while (waiting !== null) {
      const content = waiting;
      waiting = null;
      try {
        await replaceFile(path, content);
        onDone(null);
      } catch (error) {
        onDone(error);
      }
    }
  };

  return {
    write(content) {
      waiting = content;
      running ??= run().finally(() => {
        running = null;
      });
    },
    async flush() {
      while (running !== null) await running;
    },
  };
}
