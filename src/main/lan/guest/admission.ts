import { FRAME_LIMITS } from '@main/reading/limits';
import { parseJson } from '@main/reading/parseJson';
import type { CloseReason } from '@shared/protocol/lan/closeCodes';
import type { GuestGreeting } from '@shared/protocol/lan/guestMessages';
import {
  type Exchange,
  type HostGreeting,
  hostGreetingSchema,
  welcomeVersionSchema,
} from '@shared/protocol/lan/hostMessages';
import type { LinkEnd } from '@shared/protocol/lan/lanState';
import { PROTOCOL_MAX, PROTOCOL_MIN } from '@shared/protocol/lan/limits';
import { SCALAR_BYTES } from '../exchange/cpace';
import {
  beginExchange,
  type Exchanged,
  type GuestExchange,
  type Secret,
} from '../exchange/exchange';
import { isSameDigest, type RandomHex } from '../secrets';

/** What opens the seat of somebody who was let in before. */
export interface SeatKey {
  readonly table: string;
  readonly member: string;
  /** 64 hex digits. */
  readonly key: string;
}

/** How one asks to be let in. */
export type Credentials =
  | { readonly kind: 'code'; readonly code: string; readonly as: 'player' | 'spectator' }
  | ({ readonly kind: 'seat' } & SeatKey);

/** What follows from a host's word before one is let in. */
type AdmissionStep =
  | { readonly do: 'send'; readonly text: string }
  /** The host has shown that it knows the secret: the answer is sent, and the wire sealed. */
  | {
      readonly do: 'seal';
      readonly text: string;
      readonly table: string;
      readonly exchanged: Exchanged;
    }
  /** This is not the host that one looks for, or it lets nobody in. Anybody could have said so. */
  | { readonly do: 'give-up'; readonly reason: LinkEnd }
  | { readonly do: 'noise' };

export interface AdmissionOptions {
  readonly credentials: Credentials;
  readonly name: string;
  readonly app: string;
  readonly randomHex: RandomHex;
}

/** The guest's side of being let in, over one connection. */
export interface Admission {
  onText(text: string): AdmissionStep;
  /** The version of the host's program, as it says; null before it has spoken. */
  hostApp(): string | null;
}

const NONCE_BYTES = 16;
const NOISE: AdmissionStep = { do: 'noise' };
const giveUp = (reason: LinkEnd): AdmissionStep => ({ do: 'give-up', reason });

export function createAdmission(options: AdmissionOptions): Admission {
  const { credentials, randomHex } = options;
  let app: string | null = null;
  let begun: {
    readonly exchange: GuestExchange;
    readonly welcome: string;
    readonly hello: string;
  } | null = null;

  const greet = (welcome: string, { nonce, tables }: Welcome): AdmissionStep => {
    const { kind } = credentials;
    if (kind === 'seat' && tables?.includes(credentials.table) === false)
      return giveUp('other-table');
    const drawn = randomHex(NONCE_BYTES + SCALAR_BYTES);
    const own = drawn.slice(0, 2 * NONCE_BYTES);
    const nonces = { host: nonce, guest: own };
    const exchange = beginExchange(secretOf(credentials), nonces, drawn.slice(own.length));
    const { share } = exchange;
    const message: GuestGreeting = {
      type: 'hello',
      protocolMin: PROTOCOL_MIN,
      protocolMax: PROTOCOL_MAX,
      app: options.app,
      nonce: own,
      name: options.name,
      auth:
        kind === 'seat'
          ? { kind, table: credentials.table, member: credentials.member, share }
          : { kind, as: credentials.as, share },
    };
    const hello = JSON.stringify(message);
    begun = { exchange, welcome, hello };
    return { do: 'send', text: hello };
  };

  /** Looks for the table whose host knows the secret. One that doesn't is told nothing. */
  const prove = ({ tables }: Exchange): AdmissionStep => {
    if (begun === null) return NOISE;
    const { exchange, welcome, hello } = begun;
    begun = null;
    for (const { table, share, proof } of tables) {
      if (credentials.kind === 'seat' && table !== credentials.table) continue;
      const exchanged = exchange.finish({ welcome, hello, table }, share);
      if (exchanged === null || !isSameDigest(exchanged.hostProof, proof)) continue;
      const message: GuestGreeting = { type: 'proof', table, proof: exchanged.guestProof };
      return { do: 'seal', text: JSON.stringify(message), table, exchanged };
    }
    return giveUp(credentials.kind === 'seat' ? 'no-seat' : 'code');
  };

  const onWelcome = (text: string, value: unknown, message: Welcome | null): AdmissionStep => {
    if (app !== null) return NOISE;
    const version = welcomeVersionSchema.safeParse(value);
    if (!version.success) return NOISE;
    app = version.data.app;
    if (version.data.protocolMax < PROTOCOL_MIN) return giveUp('host-older');
    if (version.data.protocolMin > PROTOCOL_MAX) return giveUp('host-newer');
    return message === null ? NOISE : greet(text, message);
  };

  return {
    hostApp: () => app,
    onText(text) {
      const read = parseJson(text, FRAME_LIMITS);
      if (!read.ok) return NOISE;
      const message = hostGreetingSchema.safeParse(read.value);
      if (!message.success) return onWelcome(text, read.value, null);
      switch (message.data.type) {
        case 'welcome':
          return onWelcome(text, read.value, message.data);
        case 'exchange':
          return prove(message.data);
        case 'bye':
          return giveUp(endOf(message.data.reason));
      }
    },
  };

  function endOf(reason: CloseReason): LinkEnd {
    return reason === 'code' && credentials.kind === 'seat' ? 'no-seat' : reason;
  }
}

type Welcome = Extract<HostGreeting, { readonly type: 'welcome' }>;

const secretOf = (credentials: Credentials): Secret =>
  credentials.kind === 'seat' ? credentials : { kind: 'code', code: credentials.code };
