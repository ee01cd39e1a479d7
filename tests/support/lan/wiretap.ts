import { beginExchange } from '@main/lan/exchange/exchange';
import { createOpener, createSealer } from '@main/lan/exchange/sealedWire';
import type { Credentials } from '@main/lan/guest/admission';
import { helloSchema } from '@shared/protocol/lan/guestMessages';
import { exchangeSchema, welcomeSchema } from '@shared/protocol/lan/hostMessages';
import { randomHex } from './lanRig';

/**
 * Reads along what goes over one guest's wire, and can change it, which nobody could who doesn't know its random numbers:
 * the guest draws them here.
 */
export interface Wiretap {
  /** What the guest draws its random numbers with. */
  readonly random: (bytes: number) => string;
  /** A new connection is being opened, with these credentials. */
  connecting(credentials: Credentials): void;
  /**
   * Takes each frame that the host sends, in order, and gives what is to arrive instead. `change` makes of what is said,
   * once the wire is sealed, what the guest hears.
   */
  fromHost(frame: string, change?: Change): readonly string[];
  /** The same for what the guest sends. */
  fromGuest(frame: string, change?: Change): readonly string[];
}

type Change = (text: string) => readonly string[];

/** A hello's nonce, and the scalar of its share. */
const NONCE_AND_SCALAR = 16 + 32;

/** One direction of a sealed wire, opened and sealed again. */
function createRelay(key: Uint8Array) {
  const [open, seal] = [createOpener(key), createSealer(key)];
  return (frame: string, change: Change): readonly string[] => {
    const text = open(frame);
    if (text === null) throw new Error('the wiretap has lost its place');
    return change(text).map(seal);
  };
}

export function createWiretap(): Wiretap {
  let secret: Parameters<typeof beginExchange>[0] | null = null;
  let scalar = '';
  let plain: string[] = [];
  let host: ReturnType<typeof createRelay> | null = null;
  let guest: ReturnType<typeof createRelay> | null = null;
  let proofIsSaid = false;

  /** The host has shown its proofs: the keys of the table that the guest knows. */
  const makeKeys = (text: string) => {
    const [welcome = '', hello = ''] = plain;
    const { tables } = exchangeSchema.parse(JSON.parse(text));
    const nonces = {
      host: welcomeSchema.parse(JSON.parse(welcome)).nonce,
      guest: helloSchema.parse(JSON.parse(hello)).nonce,
    };
    if (secret === null) return;
    const { finish } = beginExchange(secret, nonces, scalar);
    for (const { table, share, proof } of tables) {
      const keys = finish({ welcome, hello, table }, share);
      if (keys?.hostProof !== proof) continue;
      host = createRelay(keys.hostSends);
      guest = createRelay(keys.guestSends);
    }
  };
  const unchanged: Change = (text) => [text];

  return {
    random(bytes) {
      const number = randomHex(bytes);
      if (bytes === NONCE_AND_SCALAR) scalar = number.slice(2 * 16);
      return number;
    },
    connecting(credentials) {
      secret = credentials.kind === 'seat' ? credentials : { kind: 'code', code: credentials.code };
      plain = [];
      host = null;
      guest = null;
      proofIsSaid = false;
    },
    fromHost(frame, change = unchanged) {
      if (host !== null) return host(frame, change);
      plain.push(frame);
      if (frame.includes('"exchange"')) makeKeys(frame);
      return [frame];
    },
    fromGuest(frame, change = unchanged) {
      if (guest !== null && proofIsSaid) return guest(frame, change);
      plain.push(frame);
      proofIsSaid = guest !== null;
      return [frame];
    },
  };
}
