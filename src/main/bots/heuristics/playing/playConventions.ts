import { beats } from '@main/engine/trickPlay';
import { type Face, rankIndex, suitIndex } from '@shared/game/cards';
import type { ConventionName } from '@shared/game/conventions';
import { outcomeOf } from './outcome';
import type { Situation } from './situation';
import { higherCardsOut } from './topCards';

/** A play no partner forgives. `of` says which of the legal cards it speaks against. */
interface Convention {
  readonly name: ConventionName;
  readonly of: (situation: Situation, card: Face, legal: readonly Face[]) => boolean;
}

const SURE = 0.999;
const NOTHING_ADDED = { friendAdds: 0, enemyAdds: 0 };
/** Below this nobody else is thought to have one. */
const NONE = 0.05;

const heads = ({ best, trump }: Situation, card: Face): boolean =>
  best === null || beats(card, best, trump);

/** This side's card wins this trick whatever the others do. */
function isSureOfTrick(situation: Situation): boolean {
  const { best, winner, worth } = situation;
  if (best === null || winner === null || worth[winner] !== 1) return false;
  const unbeaten = { ...situation, worth: worth.map((each) => (each === 1 ? 1 : 0)) };
  // A card that can't win itself shows what the trick comes to without this player's help.
  const outcome = outcomeOf(unbeaten, best, NOTHING_ADDED);
  return outcome.worth >= SURE;
}

const counter = (situation: Situation, card: Face): number =>
  situation.counters[rankIndex(card)] ?? 0;

const isTrump = (situation: Situation, card: Face): boolean => suitIndex(card) === situation.trump;

/** Every other card of the hand wins, so that nothing is lost by it. */
function othersAreTop(situation: Situation, card: Face): boolean {
  const { hand } = situation.knowledge;
  return hand.every(
    (count, face) =>
      count === 0 ||
      (face === card && count === 1) ||
      higherCardsOut(situation.knowledge, face) === 0,
  );
}

/** The last to play wins the trick with this card just as well as with a higher one. */
const isLastToWin = (situation: Situation, card: Face): boolean =>
  situation.later.length === 0 && heads(situation, card);

/** With so few cards left a trump that nobody else can beat is better played later than now. */
const LAST_FEW = 4;

/** This seat's last trump, or near the end one of those that nobody else has any more. */
const isAmongLastTrumps = ({ trumps, trumpsOut, tricksLeft }: Situation): boolean =>
  trumps === 1 || (trumpsOut === 0 && tricksLeft <= LAST_FEW);

const CONVENTIONS: readonly Convention[] = [
  {
    name: 'leave-sure-trick',
    of: (situation, card, legal) =>
      situation.led !== null &&
      heads(situation, card) &&
      legal.some((other) => !heads(situation, other)) &&
      isSureOfTrick(situation),
  },
  {
    name: 'no-counter-to-others',
    of: (situation, card, legal) =>
      situation.led !== null &&
      counter(situation, card) > 0 &&
      !heads(situation, card) &&
      legal.some((other) => counter(situation, other) === 0 && !heads(situation, other)) &&
      outcomeOf(situation, card, NOTHING_ADDED).worth <= 1 - SURE,
  },
  {
    name: 'king-before-ten',
    of: (situation, card, legal) =>
      situation.led !== null &&
      rankIndex(card) === 1 &&
      (!heads(situation, card) || isLastToWin(situation, card + 1)) &&
      legal.includes(card + 1) &&
      (situation.counters[2] ?? 0) >= (situation.counters[1] ?? 0),
  },
  {
    name: 'defender-leaves-trumps',
    of: (situation, card) =>
      situation.led === null &&
      situation.copies === 2 &&
      situation.declarer !== null &&
      !situation.declaring &&
      isTrump(situation, card) &&
      !othersAreTop(situation, card),
  },
  {
    name: 'no-trumps-to-partner',
    of: (situation, card) =>
      situation.led === null &&
      isTrump(situation, card) &&
      situation.trumpsOut > 0 &&
      situation.enemiesWithTrumps < NONE,
  },
  {
    name: 'keep-last-trump',
    of: (situation, card) =>
      situation.led === null &&
      isTrump(situation, card) &&
      isAmongLastTrumps(situation) &&
      !othersAreTop(situation, card),
  },
];

/** The legal cards that break no convention, or all of them when each one does. */
export function conventionalCards(situation: Situation, legal: readonly Face[]): readonly Face[] {
  if (legal.length === 1) return legal;
  const good = legal.filter((card) => !CONVENTIONS.some(({ of }) => of(situation, card, legal)));
  return good.length > 0 ? good : legal;
}

/** The first convention that a card breaks while another legal card keeps them all; null: none. */
export function brokenConvention(
  situation: Situation,
  card: Face,
  legal: readonly Face[],
): ConventionName | null {
  if (conventionalCards(situation, legal).includes(card)) return null;
  return CONVENTIONS.find(({ of }) => of(situation, card, legal))?.name ?? null;
}
