import type { Clock } from '@main/session/clock';
import type { Limits } from '@shared/protocol/lan/limits';
import { createTokenBucket } from '../tokenBucket';

/**
 * Bounds how many codes are tried, of one source and of all together, without shutting people out: a source that has
 * proved something is always heard, and one that asks for the first time doesn't wait behind those that guess.
 */
export interface GuessThrottle {
  /** Whether a code from this source is tried. It counts as a guess until it has proved right. */
  allowsCode(source: string): boolean;
  /** Whether the key of a seat is tried. Keys can't be guessed: this only bounds the work. */
  allowsSeat(source: string): boolean;
  /** Somebody there has shown that they know a code, or the key of a seat. */
  proved(source: string): void;
  /** So many codes have been wrong in the last minute that somebody is guessing. */
  isGuessed(): boolean;
}

export interface GuessThrottleOptions {
  readonly clock: Clock;
  readonly limits: Limits;
  /** Guessing has begun, or there was none for a minute. */
  readonly onGuessing: (isGuessed: boolean) => void;
}

const MINUTE_MS = 60_000;
const SECONDS_PER_MINUTE = 60;
const MAX_SOURCES = 1_000;

interface Source {
  /** When codes from there were tried in the last minute, oldest first. */
  readonly tried: readonly number[];
  /** When one came from there last, tried or not. */
  readonly askedMs: number;
}

export function createGuessThrottle(options: GuessThrottleOptions): GuessThrottle {
  const { clock, limits } = options;
  const most = limits.guessesPerMinuteOfMany;
  const lane = () => createTokenBucket(clock, most / SECONDS_PER_MINUTE, most);
  const lanes = { newIpv4: lane(), newIpv6: lane(), others: lane() };
  const strangers = limits.exchangesPerSecondOfStrangers;
  const seats = createTokenBucket(clock, strangers, strangers);
  /** The one that asked last at the end. */
  const sources = new Map<string, Source>();
  const proven = new Set<string>();
  let asked: readonly number[] = [];
  let isGuessed = false;
  let stopWatching = () => {};

  const recent = (times: readonly number[]) =>
    times.filter((time) => clock.nowMs() - time < MINUTE_MS);

  const watch = () => {
    asked = recent(asked).slice(-most);
    const wasGuessed = isGuessed;
    isGuessed = asked.length >= most || (isGuessed && asked.length > 0);
    stopWatching();
    if (isGuessed) stopWatching = clock.after(MINUTE_MS, watch);
    if (isGuessed !== wasGuessed) options.onGuessing(isGuessed);
  };

  const remember = (name: string, source: Source) => {
    sources.delete(name);
    sources.set(name, source);
    const [oldest] = sources.keys();
    if (sources.size > MAX_SOURCES && oldest !== undefined) sources.delete(oldest);
  };

  const laneOf = (name: string, source: Source | undefined) => {
    const isNew = source === undefined || clock.nowMs() - source.askedMs >= limits.guessForgottenMs;
    if (!isNew) return lanes.others;
    return name.includes(':') ? lanes.newIpv6 : lanes.newIpv4;
  };

  const allows = (name: string, tried: readonly number[], source: Source | undefined): boolean => {
    const last = tried.at(-1);
    const isSlow =
      last === undefined ||
      tried.length < limits.guessesPerMinute ||
      clock.nowMs() - last >= limits.guessEveryMs;
    return isSlow && (proven.has(name) || laneOf(name, source).take());
  };

  return {
    allowsCode(name) {
      const nowMs = clock.nowMs();
      const source = sources.get(name);
      const tried = recent(source?.tried ?? []);
      const isAllowed = allows(name, tried, source);
      remember(name, { tried: isAllowed ? [...tried, nowMs] : tried, askedMs: nowMs });
      asked = [...asked, nowMs];
      watch();
      return isAllowed;
    },
    allowsSeat: (name) => proven.has(name) || seats.take(),
    proved(name) {
      proven.add(name);
      const [oldest] = proven;
      if (proven.size > MAX_SOURCES && oldest !== undefined) proven.delete(oldest);
      const source = sources.get(name);
      if (source === undefined) return;
      // That one was no guess.
      remember(name, { ...source, tried: source.tried.slice(0, -1) });
      asked = asked.slice(0, -1);
    },
    isGuessed: () => isGuessed,
  };
}
