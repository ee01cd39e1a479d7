import type { Clock } from '@main/session/clock';
import type { Seat } from '@shared/game/seats';
import type { KeptPerson } from '@shared/protocol/lan/keptTable';
import type { Member } from '@shared/protocol/lan/lanTable';
import type { Limits } from '@shared/protocol/lan/limits';
import { createTokenBucket, type TokenBucket } from '../tokenBucket';
import type { Line } from './attendance';
import { createRememberedAnswers, type RememberedAnswers } from './rememberedAnswers';

/** Somebody at the table, whether or not their connection stands. */
export interface Person {
  readonly id: string;
  readonly name: string;
  seat: Seat | null;
  /** Came to play, and is given the next free seat. */
  wantsSeat: boolean;
  muted: boolean;
  ready: boolean;
  /** A bot plays for them. */
  standIn: boolean;
  line: Line | null;
  /** Opens this seat: the same for as long as the table lasts. Null only until its owner has been let in. */
  readonly key: string | null;
  readonly answers: RememberedAnswers;
  readonly chat: TokenBucket;
  readonly gestures: TokenBucket;
  /** Whose view they are being sent; undefined while they are sent none. */
  watching: Seat | null | undefined;
  stopUpdates: () => void;
  /** Since when the connection is gone. */
  awaySinceMs: number;
  /** The address that they came from last; null as long as they haven't come since the table was opened. */
  source: string | null;
  /** Stops the wait for their return. */
  stopWait: () => void;
}

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

export const keepPerson = ({ id, name, seat, wantsSeat, muted, key }: Person): KeptPerson => ({
  id,
  name,
  seat,
  wantsSeat,
  muted,
  key,
});

export const memberOf = (person: Person): Member => ({
  id: person.id,
  name: person.name,
  seat: person.seat,
  presence: person.line !== null ? 'here' : person.standIn ? 'stand-in' : 'away',
  muted: person.muted,
  ready: person.ready,
});
