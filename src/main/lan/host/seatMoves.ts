import type { Seat } from '@shared/game/seats';
import type { Slot } from '@shared/protocol/lan/keptTable';
import type { BotLevel } from '@shared/protocol/table';
import type { Person } from './person';
import type { Outcome } from './rememberedAnswers';
import { everybodyIn, REFUSALS, type Room } from './room';
import { moveTo, personAt, seatsToHave, seatWaiting, takeSeat } from './seating';
import type { TablePlay } from './tablePlay';

/**
 * Who may sit where, and when. Seats change between games; who has none may take a free one between two deals. In the
 * middle of a deal nobody sits down anew: they could have seen another hand of it.
 */
export interface SeatMoves {
  mayMove(person: Person): boolean;
  /** The seats that somebody may have who comes now, the best first. */
  free(): readonly Seat[];
  /** Takes a free seat. */
  sit(person: Person, seat: Seat): Outcome;
  /** Puts somebody on a seat, or has them stand up; whoever sits there changes with them. */
  move(person: Person, seat: Seat | null): Outcome;
  /** Makes a seat free or a bot's; who sits there stands up, also in the middle of a deal. */
  setSeat(seat: Seat, kind: Slot['kind'], level: BotLevel): Outcome;
}

export function createSeatMoves(room: Room, play: TablePlay): SeatMoves {
  const people = () => everybodyIn(room);
  const mayMove = (person: Person) =>
    play.isBetweenGames() || (person.seat === null && play.stage() === 'deal-over');

  const move = (person: Person, seat: Seat | null): Outcome => {
    if (seat !== null && seat >= room.slots.length) return REFUSALS.notFree;
    const other = seat === null ? null : personAt(people(), seat);
    const isSimple = seat !== null && other === null && mayMove(person);
    if (!isSimple && !play.isBetweenGames()) return REFUSALS.notNow;
    moveTo(people(), person, seat);
    play.seatsChanged();
    room.changed();
    return null;
  };

  const free = () => seatsToHave(room.slots, people(), room.hasGone);

  return {
    mayMove,
    free,
    move,
    sit(person, seat) {
      if (!mayMove(person)) return REFUSALS.notNow;
      if (!free().includes(seat)) return REFUSALS.notFree;
      takeSeat(people(), person, seat);
      play.seatsChanged();
      room.changed();
      return null;
    },
    setSeat(seat, kind, level) {
      if (room.slots[seat] === undefined) return REFUSALS.notFree;
      const person = personAt(people(), seat);
      room.slots = room.slots.map((slot, each) => (each === seat ? { kind, level } : slot));
      if (person !== null) {
        person.seat = null;
        person.wantsSeat = false;
        person.standIn = false;
      }
      if (play.isBetweenGames()) seatWaiting(room.slots, people(), room.hasGone);
      play.seatsChanged();
      room.changed();
      return null;
    },
  };
}
