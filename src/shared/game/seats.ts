import type { RuleSet } from './rules';

/** 0..players-1, clockwise. */
export type Seat = number;
/** A side plays for one score: a seat of its own, or partners who sit opposite. */
export type Side = number;

type Seating = Pick<RuleSet, 'players' | 'partners'>;

export const seatsOf = (rules: Seating): Seat[] =>
  Array.from({ length: rules.players }, (_, seat) => seat);

/** The seat `steps` places clockwise. */
export const seatAfter = (rules: Seating, seat: Seat, steps = 1): Seat =>
  (seat + steps) % rules.players;

export const sideCount = (rules: Seating): number =>
  rules.partners ? rules.players / 2 : rules.players;

/** Side = seat, or seat modulo half the players with partners (rules, section 1). */
export const sideOf = (rules: Seating, seat: Seat): Side => seat % sideCount(rules);

export const partnerOf = (rules: Seating, seat: Seat): Seat | null =>
  rules.partners ? seatAfter(rules, seat, rules.players / 2) : null;

export const seatsOfSide = (rules: Seating, side: Side): Seat[] =>
  seatsOf(rules).filter((seat) => sideOf(rules, seat) === side);
