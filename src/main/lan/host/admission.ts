import { err, ok, type Result } from '@shared/game/result';
import type { Auth, Hello, Proof } from '@shared/protocol/lan/guestMessages';
import type { Exchange } from '@shared/protocol/lan/hostMessages';
import { SCALAR_BYTES } from '../exchange/cpace';
import { answerExchange, type Exchanged, type Nonces, type Secret } from '../exchange/exchange';
import { isSameDigest, type RandomHex } from '../secrets';
import type { Caller } from '../wire/wire';
import type { Attendance, Line } from './attendance';
import type { GuessThrottle } from './guessThrottle';
import type { HostTable } from './hostTable';

/** A hello as it came over the wire, after the host's welcome. */
export interface Greeting {
  readonly hello: Hello;
  readonly helloText: string;
  readonly welcomeText: string;
  /** The host's nonce for this connection. */
  readonly nonce: string;
}

/** Somebody who has shown that they know the secret of a table. */
interface Admitted {
  readonly exchanged: Exchanged;
  /** Takes them in; why not, when there is no room for them or no longer a seat. */
  enter(line: Line): Result<Attendance, 'full' | 'removed'>;
}

/** The answer to a hello, and how the guest's proof is checked. */
export interface Answered {
  readonly exchange: Exchange;
  /** Null: the guest doesn't know the secret. */
  check(proof: Proof): Admitted | null;
}

export interface AdmissionOptions {
  readonly tables: () => readonly HostTable[];
  readonly throttle: GuessThrottle;
  readonly randomHex: RandomHex;
}

/** Where somebody wants to be let in: the secret of that place, and how they come in. */
interface Place {
  readonly table: string;
  readonly secret: Secret;
  enter(line: Line, seatKey: string): Result<Attendance, 'full' | 'removed'>;
}

const KEY_BYTES = 32;

/**
 * The host's side of letting somebody in. The host proves first that it knows the secret; only then does the guest. Until
 * the guest's proof is checked nothing changes, so that nobody can touch a seat that isn't theirs.
 */
export function answerHello(
  greeting: Greeting,
  caller: Caller,
  options: AdmissionOptions,
): Answered | 'wait' {
  const { hello, helloText: said, welcomeText: welcome, nonce } = greeting;
  const { auth } = hello;
  const { throttle, randomHex } = options;
  const { source } = caller;
  const isHeard =
    auth.kind === 'code'
      ? throttle.allowsCode(source, options.tables().length)
      : throttle.allowsSeat(source);
  if (!isHeard && !caller.isOwn) return 'wait';
  const nonces: Nonces = { host: nonce, guest: hello.nonce };
  const offers = placesFor(auth, hello.name, caller, options).map((place) => {
    const { table, secret } = place;
    const answer = answerExchange(
      secret,
      nonces,
      { welcome, hello: said, table },
      auth.share,
      randomHex(SCALAR_BYTES),
    );
    return { place, ...answer };
  });
  return {
    exchange: {
      type: 'exchange',
      tables: offers.map(({ place, share, with: exchanged }) => ({
        table: place.table,
        share,
        proof: exchanged?.hostProof ?? randomHex(KEY_BYTES),
      })),
    },
    check({ table, proof }) {
      const offer = offers.find(({ place }) => place.table === table);
      const exchanged = offer?.with ?? null;
      if (offer === undefined || exchanged === null) return null;
      if (!isSameDigest(exchanged.guestProof, proof)) return null;
      throttle.proved(source, auth.kind);
      return { exchanged, enter: (line) => offer.place.enter(line, exchanged.seatKey) };
    },
  };
}

function placesFor(
  auth: Auth,
  name: string,
  caller: Caller,
  { tables, randomHex }: AdmissionOptions,
): readonly Place[] {
  if (auth.kind === 'code')
    return tables().map((table) => ({
      table: table.tableId,
      secret: { kind: 'code', code: table.code },
      enter: (line, key) => table.welcome({ name, as: auth.as, key }, line, caller),
    }));
  const table = tables().find(({ tableId }) => tableId === auth.table);
  // Whoever asks for a seat that there isn't gets the same kind of answer after the same work.
  const key = table?.seatKeyOf(auth.member) ?? randomHex(KEY_BYTES);
  return [
    {
      table: auth.table,
      secret: { kind: 'seat', table: auth.table, member: auth.member, key },
      enter(line) {
        const attendance = table?.welcomeBack(auth.member, line, caller) ?? null;
        return attendance === null ? err('removed') : ok(attendance);
      },
    },
  ];
}
