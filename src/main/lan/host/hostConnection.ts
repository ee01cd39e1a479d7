import { FRAME_LIMITS } from '@main/reading/limits';
import { parseJson } from '@main/reading/parseJson';
import type { Clock } from '@main/session/clock';
import { CLOSE_CODES, type CloseReason } from '@shared/protocol/lan/closeCodes';
import {
  type GuestMessage,
  guestMessageSchema,
  type Hello,
  helloVersionSchema,
} from '@shared/protocol/lan/guestMessages';
import type { HostMessage } from '@shared/protocol/lan/hostMessages';
import { type Limits, PROTOCOL_MAX, PROTOCOL_MIN } from '@shared/protocol/lan/limits';
import type { RandomHex } from '../secrets';
import { createTimers } from '../timers';
import { createTokenBucket } from '../tokenBucket';
import type { Wire, WireEnd } from '../wire/wire';

/** A guest's connection as a table uses it. */
export interface Line {
  send(message: HostMessage): void;
  /** Ends the connection with a reason. */
  close(reason: CloseReason): void;
}

/** What a table does for somebody it has let in. */
export interface Attendance {
  handle(message: Exclude<GuestMessage, Hello>): void;
  /** The guest was left without updates, and reads again: it needs the game as it stands. */
  caughtUp(): void;
  /** The connection is gone. */
  lost(): void;
}

/** Whether somebody is let in: where to, or why not. `slowly` answers are held back. */
export type Admission =
  | { readonly ok: true; readonly attendance: Attendance }
  | { readonly ok: false; readonly reason: CloseReason; readonly afterMs: number };

export interface HostConnectionOptions {
  readonly clock: Clock;
  readonly randomHex: RandomHex;
  readonly limits: Limits;
  readonly app: string;
  /** The ids of the host's tables: whoever comes back to another one goes no further. */
  readonly tables: readonly string[];
  /** Is asked once, with a hello of a version that fits. */
  readonly admit: (hello: Hello, nonce: string, line: Line) => Admission;
  /** The connection has been let in, so it no longer counts as waiting. */
  readonly onAdmitted: () => void;
  readonly onGone: () => void;
  readonly onTrouble: (message: string) => void;
}

const NONCE_BYTES = 16;

/** The host's end of one connection: lets nothing through that is too much, too large, too late or unreadable. */
export function createHostConnection(wire: Wire, options: HostConnectionOptions): WireEnd {
  const { clock, limits } = options;
  const nonce = options.randomHex(NONCE_BYTES);
  const messages = createTokenBucket(clock, limits.messagesPerSecond, limits.messageBurst);
  const bytes = createTokenBucket(clock, limits.bytesPerSecond, limits.bytesPerSecond);
  let attendance: Attendance | null = null;
  let state: 'waiting' | 'refused' | 'in' | 'gone' = 'waiting';
  let unreadable = 0;
  let warned = false;
  let heardMs = clock.nowMs();
  let laggingSinceMs: number | null = null;
  const timers = createTimers(clock);
  const { after } = timers;

  const gone = () => {
    if (state === 'gone') return;
    state = 'gone';
    timers.stop();
    attendance?.lost();
    attendance = null;
    options.onGone();
  };

  const write = (message: HostMessage) => wire.send(JSON.stringify(message));

  const close = (reason: CloseReason) => {
    if (state === 'gone') return;
    try {
      write({ type: 'bye', reason });
      wire.close(CLOSE_CODES[reason]);
    } finally {
      gone();
    }
  };

  /** A guest that reads too slowly is sent nothing until it has caught up, and then the table as it stands. */
  const watchLag = () => {
    if (laggingSinceMs === null || state !== 'in') return;
    const waiting = wire.waitingBytes();
    if (waiting < limits.lagBytes / 4) {
      laggingSinceMs = null;
      attendance?.caughtUp();
    } else if (waiting > limits.slowBytes || clock.nowMs() - laggingSinceMs > limits.slowMs)
      close('slow');
    else after(LAG_CHECK_MS, watchLag);
  };

  const line: Line = {
    close,
    send(message) {
      if (state === 'gone') return;
      const isBehind = wire.waitingBytes() > limits.lagBytes;
      if (isBehind && laggingSinceMs === null) {
        laggingSinceMs = clock.nowMs();
        after(LAG_CHECK_MS, watchLag);
      }
      if (laggingSinceMs !== null && message.type === 'update') return;
      if (wire.waitingBytes() > limits.slowBytes) close('slow');
      else write(message);
    },
  };

  const watchSilence = () => {
    const silentMs = clock.nowMs() - heardMs;
    if (silentMs < limits.silenceMs) after(limits.silenceMs - silentMs, watchSilence);
    else {
      // Nobody hears a goodbye at the other end of a dead connection.
      wire.cut();
      gone();
    }
  };

  const greet = (hello: Hello) => {
    const admission = options.admit(hello, nonce, line);
    if (!admission.ok) {
      state = 'refused';
      if (admission.afterMs === 0) close(admission.reason);
      else after(admission.afterMs, () => close(admission.reason));
      return;
    }
    state = 'in';
    attendance = admission.attendance;
    options.onAdmitted();
    after(limits.silenceMs, watchSilence);
  };

  const noise = () => {
    unreadable += 1;
    if (state === 'waiting' || unreadable >= limits.maxUnreadableFrames) close('protocol');
  };

  const isTooMuch = (text: string): boolean => {
    const fits = messages.take() && bytes.take(Buffer.byteLength(text));
    if (fits) return false;
    if (warned) close('rate');
    else write({ type: 'slow-down' });
    warned = true;
    return true;
  };

  write({
    type: 'welcome',
    protocolMin: PROTOCOL_MIN,
    protocolMax: PROTOCOL_MAX,
    app: options.app,
    nonce,
    tables: options.tables,
  });
  after(limits.helloMs, () => {
    if (state === 'waiting') close('protocol');
  });

  return {
    onText(text) {
      if (state === 'gone' || state === 'refused') return;
      heardMs = clock.nowMs();
      if (isTooMuch(text)) return;
      const read = parseJson(text, FRAME_LIMITS);
      const value = read.ok ? read.value : undefined;
      if (state === 'waiting' && isOtherVersion(value)) return close('version');
      const parsed = guestMessageSchema.safeParse(value);
      if (!parsed.success) return noise();
      const message = parsed.data;
      if (message.type === 'hello') return state === 'waiting' ? greet(message) : noise();
      if (attendance === null) return noise();
      if (message.type === 'ping') return write({ type: 'pong', n: message.n });
      attendance.handle(message);
    },
    onNoise: noise,
    onClosed: gone,
  };
}

const LAG_CHECK_MS = 250;

function isOtherVersion(value: unknown): boolean {
  const hello = helloVersionSchema.safeParse(value);
  if (!hello.success) return false;
  return hello.data.protocolMin > PROTOCOL_MAX || hello.data.protocolMax < PROTOCOL_MIN;
}
