import type { LogLevel } from '@main/storage/log';

/** Where an error that nothing foresaw came up. */
export interface LastNetOptions {
  readonly write: (level: LogLevel, line: string) => void;
  /** Hears one sentence for people, the first time that something is caught. */
  readonly say: (sentence: string) => void;
}

/** Catches what nobody foresaw, so that it costs one turn, member, file or page and never the program. */
export interface LastNet {
  /** Takes note of an error and says so; `where` is a word or two, such as "main". Never throws. */
  catch(where: string, error: unknown): void;
  /** Takes note of an error that people see already. */
  note(where: string, error: unknown): void;
}

const SENTENCE =
  'Something in the program went wrong that was not foreseen. It goes on; what happened is in its log.';
/** Different errors that are told apart; what comes later is counted together. */
const MOST_KINDS = 100;
const MAX_LINE = 4_000;

/**
 * An error that comes again and again, as from a timer, is written the 1st, 10th, 100th, ... time, and people are told
 * once: neither the log nor the window may be flooded.
 */
export function createLastNet({ write, say }: LastNetOptions): LastNet {
  const counts = new Map<string, number>();
  let hasSaid = false;
  const note = (where: string, error: unknown) => {
    const report = `${where}: ${errorText(error)}`.slice(0, MAX_LINE);
    const kind = counts.has(report) || counts.size < MOST_KINDS ? report : 'others';
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    if (isPowerOfTen(count))
      write('error', count === 1 ? `uncaught in ${report}` : `${count} times: ${kind}`);
  };
  return {
    note,
    catch(where, error) {
      note(where, error);
      if (hasSaid) return;
      hasSaid = true;
      say(SENTENCE);
    },
  };
}

/**
 * Has the net, and nobody else, hear of what nothing in this process caught: that would end the process otherwise.
 * Returns how to have it as before.
 */
export function outliveErrors(net: LastNet): () => void {
  const restored = [
    hearAlone('uncaughtException', (error) => net.catch('main', error)),
    hearAlone('unhandledRejection', (reason) => net.catch('main, in a promise', reason)),
  ];
  return () => {
    for (const restore of restored) restore();
  };
}

function hearAlone(event: string, hear: (error: unknown) => void): () => void {
  const errors: NodeJS.EventEmitter = process;
  const others = errors.listeners(event);
  errors.removeAllListeners(event);
  errors.on(event, hear);
  return () => {
    errors.off(event, hear);
    for (const other of others) errors.on(event, other as () => void);
  };
}

/** An error's stack, or any other thrown value in words. Never throws, whatever was thrown. */
export function errorText(error: unknown): string {
  try {
    return error instanceof Error ? String(error.stack ?? error.message) : String(error);
  } catch {
    return 'a value that can\u2019t be printed';
  }
}

const isPowerOfTen = (count: number): boolean => /^10*$/.test(String(count));
