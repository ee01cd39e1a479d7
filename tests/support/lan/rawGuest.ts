import { wireKeysOf } from '@main/lan/exchange/exchange';
import { type SealableWire, sealable } from '@main/lan/exchange/sealedWire';
import { type Credentials, createAdmission } from '@main/lan/guest/admission';
import type { LanHost } from '@main/lan/host/lanHost';
import { at } from '@shared/game/cards';
import { randomHex } from './lanRig';

/** A guest without a program's manners: says what the test has it say, when the test has it say it. */
export interface RawGuest {
  /** What the host has said, opened. */
  readonly heard: readonly string[];
  /** The same as it went over the wire. */
  readonly frames: readonly string[];
  /** How the host has ended the connection; null is a cut. */
  readonly closedWith: readonly (number | null)[];
  /** Answers the host's welcome, and proves that it knows the secret. */
  admit(): void;
  /** Says something over the wire, sealed once it has been let in. */
  say(text: string): void;
  /** Puts a frame on the wire as it is. */
  put(frame: string): void;
  /** What it says meanwhile is lost on its way. */
  lose(job: () => void): void;
  /** The connection is gone. */
  vanish(): void;
}

export interface RawGuestOptions {
  readonly credentials: Credentials;
  readonly name?: string;
  readonly random?: (bytes: number) => string;
  readonly source?: string;
  /** Bytes that the host's system still holds. */
  readonly waitingBytes?: () => number;
}

/** Whatever either end says has been heard when the call returns. */
export function createRawGuest(host: Pick<LanHost, 'accept'>, options: RawGuestOptions): RawGuest {
  const heard: string[] = [];
  const frames: string[] = [];
  const closedWith: (number | null)[] = [];
  const { credentials, name = 'Ann', random = randomHex, source = 'x' } = options;
  const admission = createAdmission({ credentials, name, app: '1', randomHex: random });
  let wire: SealableWire | null = null;
  let isAdmitting = false;
  let isLosing = false;

  const take = (text: string) => {
    const step = admission.onText(text);
    if (step.do === 'send' || step.do === 'seal') wire?.send(step.text);
    if (step.do !== 'seal') return;
    isAdmitting = false;
    wire?.seal(wireKeysOf(step.exchanged, 'guest'));
  };
  const guestEnd = sealable((own) => {
    wire = own;
    return {
      onText(text) {
        heard.push(text);
        if (isAdmitting) take(text);
      },
      onNoise: () => {},
      onClosed: () => {},
    };
  })({
    send: (text) => !isLosing && deliver(() => hostEnd.onText(text)),
    close: () => {},
    cut: () => {},
    waitingBytes: () => 0,
  });

  // One after the other: a word may be said while another is still being heard.
  const waiting: (() => void)[] = [];
  let isDelivering = false;
  const deliver = (job: () => void) => {
    waiting.push(job);
    if (isDelivering) return;
    isDelivering = true;
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) next();
    isDelivering = false;
  };
  const hostEnd = host.accept(
    {
      send(text) {
        frames.push(text);
        deliver(() => guestEnd.onText(text));
      },
      close: (code) => void closedWith.push(code),
      cut: () => void closedWith.push(null),
      waitingBytes: options.waitingBytes ?? (() => 0),
    },
    { source, isOwn: false },
  );

  return {
    heard,
    frames,
    closedWith,
    admit() {
      isAdmitting = true;
      take(at(heard, 0));
    },
    say: (text) => wire?.send(text),
    put: (frame) => deliver(() => hostEnd.onText(frame)),
    lose(job) {
      isLosing = true;
      job();
      isLosing = false;
    },
    vanish: () => hostEnd.onClosed(null),
  };
}
