import type { Clock } from '@main/session/clock';
import type { Seat } from '@shared/game/seats';
import type { KeptPerson } from '@shared/protocol/lan/keptTable';
import type { Member } from '@shared/protocol/lan/lanTable';
import type { Limits } from '@shared/protocol/lan/limits';
import { digestOf, isSameDigest, type RandomHex } from '../secrets';
import { createTokenBucket, type TokenBucket } from '../tokenBucket';
import type { Line } from './hostConnection';
import { createRememberedAnswers, type RememberedAnswers } from './rememberedAnswers';

/** Somebody at the table, whether or not his connection stands. */
export interface Person {
  readonly id: string;
  readonly name: string;
  seat: Seat | null;
  /** Came to play, and is given the next free seat. */
  wantsSeat: boolean;
  muted: boolean;
  ready: boolean;
  /** A bot plays for him. */
  standIn: boolean;
  line: Line | null;
  /** Digests of the tokens that open this seat: the old one until the new one is known to have arrived. */
  tokens: readonly string[];
  readonly answers: RememberedAnswers;
  readonly chat: TokenBucket;
  readonly gestures: TokenBucket;
  /** Whose view he is being sent; undefined while he is sent none. */
  watching: Seat | null | undefined;
  stopUpdates: () => void;
  /** Since when the connection is gone. */
  awaySinceMs: number;
  /** The address that they came from last; null as long as they haven't come since the table was opened. */
  source: string | null;
  /** Stops the wait for their return. */
  stopWait: () => void;
}

const TOKEN_BYTES = 32;

export function createPerson(kept: KeptPerson, clock: Clock, limits: Limits): Person {
  return {
    ...kept,
    ready: false,
    standIn: false,
    line: null,
    answers: createRememberedAnswers(limits.rememberedActs),
    chat: createTokenBucket(clock, 1000 / limits.chatEveryMs, limits.chatBurst),
    gestures: createTokenBucket(clock, 1000 / limits.gestureEveryMs, 1),
    watching: undefined,
    stopUpdates: () => {},
    awaySinceMs: clock.nowMs(),
    source: null,
    stopWait: () => {},
  };
}

/**
 * Gives somebody a new token. The one he came with goes on opening the seat until the new one is in use: it may be
 * lost on its way.
 */
export function renewToken(person: Person, used: string | null, randomHex: RandomHex): string {
  const token = randomHex(TOKEN_BYTES);
  person.tokens = [digestOf(token), ...(used === null ? [] : [digestOf(used)])];
  return token;
}

/** The new token has arrived: something came over the connection that it was sent on. */
export function dropOldToken(person: Person): void {
  if (person.tokens.length > 1) person.tokens = person.tokens.slice(0, 1);
}

/** Whom a token belongs to. Every digest is compared, so that the time tells nothing. */
export function holderOf(people: Iterable<Person>, token: string): Person | null {
  const digest = digestOf(token);
  let holder: Person | null = null;
  for (const person of people)
    for (const known of person.tokens) if (isSameDigest(known, digest)) holder = person;
  return holder;
}

export const keepPerson = ({ id, name, seat, wantsSeat, muted, tokens }: Person): KeptPerson => ({
  id,
  name,
  seat,
  wantsSeat,
  muted,
  tokens,
});

export const memberOf = (person: Person): Member => ({
  id: person.id,
  name: person.name,
  seat: person.seat,
  presence: person.line !== null ? 'here' : person.standIn ? 'stand-in' : 'away',
  muted: person.muted,
  ready: person.ready,
});
