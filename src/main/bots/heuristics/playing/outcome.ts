import { beats } from '@main/engine/trickPlay';
import { FACES_PER_SUIT, type Face, rankIndex, suitIndex } from '@shared/game/cards';
import type { Seat } from '@shared/game/seats';
import { chanceOfNone, chanceOfVoid } from '../../belief/knowledge/chances';
import type { Situation } from './situation';

/** The chance that a seat still to play beats the best card of the trick, if it can (section 5). */
function chanceToBeat(situation: Situation, seat: Seat, led: number, best: Face): number {
  const { knowledge, trump } = situation;
  const suit = suitIndex(best);
  const noHigher = chanceOfNone(knowledge, seat, suit, 0, rankIndex(best));
  if (suit === led && led === trump) return 1 - noHigher;
  if (suit !== led) return chanceOfVoid(knowledge, seat, led) * (1 - noHigher);
  const noneLower = chanceOfNone(knowledge, seat, led, rankIndex(best), FACES_PER_SUIT);
  const noTrump = chanceOfVoid(knowledge, seat, trump);
  return 1 - noHigher + noHigher * noneLower * (1 - noTrump);
}

/** What is likely to become of the trick if this card is played. */
export interface Outcome {
  /** What a point in this trick is then worth: 1 when this side is sure to win it. */
  readonly worth: number;
  /** The chance that this very card wins. */
  readonly wins: number;
  /** Counters the seats to come will probably add. */
  readonly added: number;
}

export function outcomeOf(
  situation: Situation,
  card: Face,
  adds: { readonly friendAdds: number; readonly enemyAdds: number },
): Outcome {
  const led = situation.led ?? suitIndex(card);
  const heads = situation.best === null || beats(card, situation.best, situation.trump);
  const best = heads || situation.best === null ? card : situation.best;
  const holder = heads ? situation.seat : (situation.winner ?? situation.seat);
  let worth = situation.worth[holder] ?? 0;
  let wins = heads ? 1 : 0;
  let added = 0;
  for (const seat of situation.later) {
    const chance = chanceToBeat(situation, seat, led, best);
    const friend = situation.worth[seat] ?? 0;
    worth = worth * (1 - chance) + chance * friend;
    wins *= 1 - chance;
    added += friend === 1 ? adds.friendAdds : adds.enemyAdds;
  }
  return { worth, wins, added };
}
