import { FRAME_LIMITS } from '@main/reading/limits';
import { parseJson } from '@main/reading/parseJson';
import type { Clock } from '@main/session/clock';
import { CLOSE_CODES, type CloseReason } from '@shared/protocol/lan/closeCodes';
import {
  guestGreetingSchema,
  guestMessageSchema,
  type Hello,
  helloVersionSchema,
  type Proof,
} from '@shared/protocol/lan/guestMessages';
import type { HostGreeting, HostMessage } from '@shared/protocol/lan/hostMessages';
import { type Limits, PROTOCOL_MAX, PROTOCOL_MIN } from '@shared/protocol/lan/limits';
import { wireKeysOf } from '../exchange/exchange';
import type { SealableWire } from '../exchange/sealedWire';
import type { RandomHex } from '../secrets';
import { createTimers } from '../timers';
import { createTokenBucket } from '../tokenBucket';
import type { WireEnd } from '../wire/wire';
import type { Answered, Greeting } from './admission';
import type { Attendance, Line } from './attendance';
import { createLagWatch } from './lagWatch';

export interface HostConnectionOptions {
  readonly clock: Clock;
  readonly randomHex: RandomHex;
  readonly limits: Limits;
  readonly app: string;
  /** The ids of the host's tables: whoever comes back to another one goes no further. */
  readonly tables: readonly string[];
  /** Is asked once, with a hello of a version that fits. */
  readonly answer: (greeting: Greeting) => Answered | 'wait';
  /** The connection has been let in, so it no longer counts as waiting. */
  readonly onAdmitted: () => void;
  readonly onGone: () => void;
  readonly onTrouble: (message: string) => void;
}

const NONCE_BYTES = 16;

/** The host's end of one connection: lets nothing through that is too much, too large, too late or unreadable. */
export function createHostConnection(wire: SealableWire, options: HostConnectionOptions): WireEnd {
  const { clock, limits } = options;
  const nonce = options.randomHex(NONCE_BYTES);
  const welcome: HostGreeting = {
    type: 'welcome',
    protocolMin: PROTOCOL_MIN,
    protocolMax: PROTOCOL_MAX,
    app: options.app,
    nonce,
    tables: options.tables,
  };
  /** As it goes over the wire, since the exchange authenticates it. */
  const welcomeText = JSON.stringify(welcome);
  const messages = createTokenBucket(clock, limits.messagesPerSecond, limits.messageBurst);
  const bytes = createTokenBucket(clock, limits.bytesPerSecond, limits.bytesPerSecond);
  let attendance: Attendance | null = null;
  let answered: Answered | null = null;
  let state: 'waiting' | 'in' | 'gone' = 'waiting';
  let unreadable = 0;
  let warned = false;
  let heardMs = clock.nowMs();
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

  const write = (message: HostMessage | HostGreeting) => wire.send(JSON.stringify(message));

  const close = (reason: CloseReason) => {
    if (state === 'gone') return;
    try {
      write({ type: 'bye', reason });
      wire.close(CLOSE_CODES[reason]);
    } finally {
      gone();
    }
  };

  const lag = createLagWatch({
    wire,
    clock,
    timers,
    limits,
    onCaughtUp: () => attendance?.caughtUp(),
    onTooSlow: () => close('slow'),
  });

  const line: Line = {
    close,
    send(message) {
      if (state === 'gone') return;
      if (lag.isBehind() && message.type === 'update') return;
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

  const greet = (hello: Hello, helloText: string) => {
    const answer = options.answer({ hello, helloText, welcomeText, nonce });
    if (answer === 'wait') return close('wait');
    answered = answer;
    write(answer.exchange);
  };

  const check = (proof: Proof) => {
    const admitted = answered?.check(proof) ?? null;
    if (admitted === null) return close('code');
    wire.seal(wireKeysOf(admitted.exchanged, 'host'));
    state = 'in';
    const entered = admitted.enter(line);
    if (!entered.ok) return close(entered.error);
    attendance = entered.value;
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

  /** Before somebody is let in: a hello, and one proof. */
  const onGreeting = (text: string, value: unknown) => {
    if (isOtherVersion(value)) return close('version');
    const parsed = guestGreetingSchema.safeParse(value);
    if (!parsed.success) return noise();
    const message = parsed.data;
    if (message.type === 'proof') return check(message);
    if (answered === null) greet(message, text);
    else noise();
  };

  const onMessage = (value: unknown) => {
    const parsed = guestMessageSchema.safeParse(value);
    if (!parsed.success) return noise();
    const message = parsed.data;
    if (message.type === 'ping') write({ type: 'pong', n: message.n });
    else attendance?.handle(message);
  };

  wire.send(welcomeText);
  after(limits.helloMs, () => {
    if (state === 'waiting') close('protocol');
  });

  return {
    onText(text) {
      if (state === 'gone') return;
      heardMs = clock.nowMs();
      if (isTooMuch(text)) return;
      const read = parseJson(text, FRAME_LIMITS);
      const value = read.ok ? read.value : undefined;
      if (state === 'waiting') onGreeting(text, value);
      else onMessage(value);
    },
    onNoise: noise,
    onClosed: gone,
  };
}

function isOtherVersion(value: unknown): boolean {
  const hello = helloVersionSchema.safeParse(value);
  if (!hello.success) return false;
  return hello.data.protocolMin > PROTOCOL_MAX || hello.data.protocolMax < PROTOCOL_MIN;
}
