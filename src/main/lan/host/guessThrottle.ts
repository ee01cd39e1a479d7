import type { Clock } from '@main/session/clock';
import type { Limits } from '@shared/protocol/lan/limits';
import { createTokenBucket, type TokenBucket } from '../tokenBucket';

/**
 * Bounds how many codes are tried, and how much work exchanges are, of one source and of all together, without shutting
 * people out: a source that has proved something doesn't wait behind those that have not, and one that asks for the first
 * time doesn't wait behind those that ask again and again.
 */
export interface GuessThrottle {
  /** Whether a code from this source is tried at that many tables. It counts as a guess until it has proved right. */
  allowsCode(source: string, tables: number): boolean;
  /** Whether the key of a seat is tried. Keys can't be guessed: this only bounds the work. */
  allowsSeat(source: string): boolean;
  /** Somebody there has shown that they know a code, or the key of a seat. */
  proved(source: string, kind: 'code' | 'seat'): void;
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
  tried: readonly number[];
  /** When a code, or the key of a seat, came from there last, tried or not; null for never. */
  readonly askedMs: { code: number | null; seat: number | null };
  /** The exchanges that may be begun from there. */
  readonly work: TokenBucket;
}

export function createGuessThrottle(options: GuessThrottleOptions): GuessThrottle {
  const { clock, limits } = options;
  const most = limits.guessesPerMinuteOfMany;
  const strangers = limits.exchangesPerSecondOfStrangers;
  const lanes = {
    code: createLanes(clock, most / SECONDS_PER_MINUTE, most),
    seat: createLanes(clock, strangers, strangers),
  };
  const known = createTokenBucket(clock, limits.exchangesPerSecondOfKnown, limits.exchangeBurst);
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

  /** What is known of a source that asks now. */
  const sourceOf = (name: string): Source => {
    const source = sources.get(name) ?? {
      tried: [],
      askedMs: { code: null, seat: null },
      work: createTokenBucket(clock, limits.exchangesPerSecondOfOne, limits.exchangeBurst),
    };
    sources.delete(name);
    sources.set(name, source);
    const [oldest] = sources.keys();
    if (sources.size > MAX_SOURCES && oldest !== undefined) sources.delete(oldest);
    return source;
  };

  /** Whether somebody who asks for that is heard, among those of their kind. */
  const hears = (kind: keyof Source['askedMs'], name: string, source: Source, work: number) => {
    const lastMs = source.askedMs[kind];
    const nowMs = clock.nowMs();
    source.askedMs[kind] = nowMs;
    const { newIpv4, newIpv6, others } = lanes[kind];
    const isNew = lastMs === null || nowMs - lastMs >= limits.guessForgottenMs;
    if (!source.work.take(work)) return false;
    if (proven.has(name)) return known.take(work);
    if (!isNew) return others.take();
    return (name.includes(':') ? newIpv6 : newIpv4).take();
  };

  return {
    allowsCode(name, tables) {
      const nowMs = clock.nowMs();
      const source = sourceOf(name);
      source.tried = recent(source.tried);
      const last = source.tried.at(-1);
      const isSlow =
        last === undefined ||
        source.tried.length < limits.guessesPerMinute ||
        nowMs - last >= limits.guessEveryMs;
      const isAllowed = isSlow && hears('code', name, source, tables);
      source.askedMs.code = nowMs;
      if (isAllowed) source.tried = [...source.tried, nowMs];
      asked = [...asked, nowMs];
      watch();
      return isAllowed;
    },
    allowsSeat: (name) => hears('seat', name, sourceOf(name), 1),
    proved(name, kind) {
      proven.add(name);
      const [oldest] = proven;
      if (proven.size > MAX_SOURCES && oldest !== undefined) proven.delete(oldest);
      const source = sources.get(name);
      if (source === undefined || kind === 'seat') return;
      // That code was not a guess.
      source.tried = source.tried.slice(0, -1);
      asked = asked.slice(0, -1);
    },
    isGuessed: () => isGuessed,
  };
}

/** Those that ask for the first time, and those that ask again, each have a share of their own. */
function createLanes(clock: Clock, perSecond: number, burst: number) {
  const lane = () => createTokenBucket(clock, perSecond, burst);
  return { newIpv4: lane(), newIpv6: lane(), others: lane() };
}
