import type { Clock } from '@main/session/clock';
import type { GuestMessage } from '@shared/protocol/lan/guestMessages';
import type { LinkEnd } from '@shared/protocol/lan/lanState';
import type { Limits } from '@shared/protocol/lan/limits';
import { type SealableWire, sealable, type WireKeys } from '../exchange/sealedWire';
import type { RandomHex } from '../secrets';
import { createTimers } from '../timers';
import type { MakeEnd } from '../wire/wire';

/** One connection after another to the same host: a lost one is followed by the next, each after a longer pause. */
export interface Reconnection {
  /** Gives up the connection there may be and opens the next one at once. */
  connect(): void;
  /** Sends over the present connection once it is sealed; before that, or without one, does nothing. */
  send(message: GuestMessage): void;
  /** Sends what anybody may read, to be let in. */
  sendText(text: string): void;
  /** What goes over the present connection from now on can be read by nobody else. */
  seal(keys: WireKeys): void;
  /** The connection is lost or of no use: the next one follows, or the end. */
  lost(): void;
  /** The host has let this guest in: from now on its silence is watched. */
  admitted(): void;
  /** Runs later, unless the connection is lost before. */
  after(delayMs: number, job: () => void): void;
  /** The machine was asleep or changed its network: looks at once whether the host still answers. */
  checkNow(): void;
  /** Ends it for good, with a goodbye when there is a code for one. */
  stop(code: number | null): void;
}

export interface ReconnectionOptions {
  readonly dial: (makeEnd: MakeEnd) => void;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly randomHex: RandomHex;
  /** A new connection is being opened. */
  readonly onConnecting: () => void;
  readonly onText: (text: string) => void;
  readonly onNoise: () => void;
  /** The host has ended the connection, with a code where it gave one. */
  readonly onClosed: (code: number | null) => void;
  /** Nothing has been heard for some time, or something is heard again. */
  readonly onQuiet: (isQuiet: boolean) => void;
  /** Why a lost connection isn't followed by another; null when it is. */
  readonly finalReason: () => LinkEnd | null;
  readonly onLost: () => void;
  readonly onEnd: (reason: LinkEnd) => void;
  /** A connection has stood for a while: the next cut is answered at once again. */
  readonly onSteady: () => void;
}

const BACKOFF_MS = [250, 500, 1_000, 2_000, 4_000, 5_000];
const BACKOFF_SPREAD = 0.2;
const CHECK_NOW_MS = 2_000;
const WATCH_MS = 1_000;

export function createReconnection(options: ReconnectionOptions): Reconnection {
  const { clock, limits } = options;
  const timers = createTimers(clock);
  let wire: SealableWire | null = null;
  let attempts = 0;
  let lostMs: number | null = null;
  let heardMs = 0;
  let isQuiet = false;
  let pings = 0;
  let isSealed = false;

  const drop = () => {
    timers.stop();
    wire?.cut();
    wire = null;
    isSealed = false;
  };

  const setQuiet = (quiet: boolean) => {
    if (quiet === isQuiet) return;
    isQuiet = quiet;
    options.onQuiet(quiet);
  };

  const heard = () => {
    heardMs = clock.nowMs();
    setQuiet(false);
  };

  const sendText = (text: string) => wire?.send(text);
  const send = (message: GuestMessage) => {
    if (isSealed) sendText(JSON.stringify(message));
  };

  const connect = () => {
    drop();
    isQuiet = false;
    options.onConnecting();
    timers.after(limits.dialMs, lost);
    const makeEnd = sealable((opened) => {
      wire = opened;
      // A word from an earlier connection counts no more.
      const isCurrent = () => wire === opened;
      return {
        onText(text) {
          if (!isCurrent()) return;
          heard();
          options.onText(text);
        },
        onNoise: () => isCurrent() && options.onNoise(),
        onClosed(code) {
          if (!isCurrent()) return;
          options.onClosed(code);
          lost();
        },
      };
    });
    try {
      options.dial(makeEnd);
    } catch {
      // As with an address at which nobody is.
      lost();
    }
  };

  const lost = () => {
    drop();
    const reason = options.finalReason();
    if (reason !== null) return options.onEnd(reason);
    lostMs ??= clock.nowMs();
    if (clock.nowMs() - lostMs >= limits.reconnectForMs) return options.onEnd('lost');
    const base = BACKOFF_MS[Math.min(attempts, BACKOFF_MS.length - 1)] ?? 0;
    attempts += 1;
    const spread = 1 + BACKOFF_SPREAD * (Number.parseInt(options.randomHex(1), 16) / 127.5 - 1);
    timers.after(base * spread, connect);
    options.onLost();
  };

  const watch = () => {
    const silentMs = clock.nowMs() - heardMs;
    if (silentMs >= limits.silenceMs) return lost();
    setQuiet(silentMs >= limits.quietMs);
    timers.after(WATCH_MS, watch);
  };

  const ping = () => {
    pings += 1;
    send({ type: 'ping', n: pings });
  };

  const pingOften = () => {
    ping();
    timers.after(limits.pingMs, pingOften);
  };

  return {
    connect,
    send,
    sendText,
    seal(keys) {
      wire?.seal(keys);
      isSealed = true;
    },
    lost,
    after: timers.after,
    admitted() {
      timers.stop();
      lostMs = null;
      watch();
      pingOften();
      timers.after(limits.steadyMs, () => {
        attempts = 0;
        options.onSteady();
      });
    },
    checkNow() {
      const askedMs = clock.nowMs();
      ping();
      timers.after(CHECK_NOW_MS, () => {
        if (heardMs < askedMs) lost();
      });
    },
    stop(code) {
      if (code !== null) wire?.close(code);
      drop();
    },
  };
}
