import type { Clock } from '@main/session/clock';
import type { Limits } from '@shared/protocol/lan/limits';
import type { Person } from './person';
import { everybodyIn, type Room } from './room';
import type { TablePlay } from './tablePlay';

/**
 * What becomes of people whose connection is gone. In a game a bot plays for them once the table's grace is over, and
 * their seats stay theirs. Between games, and without a seat, they are forgotten after a while, and after the grace
 * their seats are for anybody who asks.
 */
export interface Absence {
  /** Sets for everybody what follows and when; to be called after every change of the table. */
  review(): void;
  /** A bot plays for somebody from now on. */
  standIn(person: Person): void;
  /** Whether somebody has been away for so long that another may have their seat. */
  hasGone(person: Person): boolean;
}

export interface AbsenceOptions {
  readonly clock: Clock;
  readonly limits: Limits;
  readonly graceMs: () => number;
}

export function createAbsence(
  room: Room,
  play: Pick<TablePlay, 'isBetweenGames' | 'seatsChanged' | 'personGone'>,
  { clock, limits, graceMs }: AbsenceOptions,
): Absence {
  const leftOf = (person: Person, waitMs: number) =>
    Math.max(0, person.awaySinceMs + waitMs - clock.nowMs());
  const isPlaying = ({ seat }: Person) => seat !== null && !play.isBetweenGames();

  const standIn = (person: Person) => {
    person.standIn = true;
    play.seatsChanged();
    play.personGone();
    room.changed();
  };

  const forget = (person: Person) => {
    room.people.delete(person.id);
    play.seatsChanged();
    room.changed();
  };

  return {
    standIn,
    hasGone: (person) =>
      person.line === null && !isPlaying(person) && leftOf(person, graceMs()) === 0,
    review() {
      for (const person of everybodyIn(room)) {
        person.stopWait();
        if (person.line !== null) continue;
        if (!isPlaying(person))
          person.stopWait = clock.after(leftOf(person, limits.ghostMs), () => forget(person));
        else if (!person.standIn)
          person.stopWait = clock.after(leftOf(person, graceMs()), () => standIn(person));
      }
    },
  };
}
