import { FACES_PER_SUIT, type Face, rankIndex, suitIndex } from '@shared/game/cards';
import { chanceOfVoid, outAbove } from '../../belief/knowledge/chances';
import { type Outcome, outcomeOf } from './outcome';
import type { PlayWeights } from './playWeights';
import type { Situation } from './situation';

/** How many steps from the top a card is, with two copies a rank as the measure: 0 is top. */
export function stepsFromTop(situation: Situation, card: Face): number {
  const above = outAbove(situation.knowledge, suitIndex(card), rankIndex(card));
  return Math.ceil((above * 2) / situation.copies);
}

/** What the card would still be worth in a later trick. */
function valueKept(situation: Situation, card: Face, weights: PlayWeights): number {
  const table = suitIndex(card) === situation.trump ? weights.keepTrump : weights.keepPlain;
  const steps = Math.min(table.length - 1, stepsFromTop(situation, card));
  // Of cards that are worth the same the higher one is kept.
  return (table[steps] ?? 0) - rankIndex(card) * 0.01;
}

function cardsOfSuit(situation: Situation, suit: number): number {
  let count = 0;
  for (let rank = 0; rank < FACES_PER_SUIT; rank += 1)
    count += situation.knowledge.hand[suit * FACES_PER_SUIT + rank] ?? 0;
  return count;
}

function valueOfTrumpLead(situation: Situation, weights: PlayWeights): number {
  const { declarer, declaring, enemiesWithTrumps, seat, trumps, trumpsOut } = situation;
  if (!declaring) return weights.drawAsDefender;
  if (seat !== declarer) return weights.drawForDeclarer * enemiesWithTrumps;
  return weights.draw * enemiesWithTrumps + weights.drawLength * (trumps - trumpsOut / 2);
}

function valueOfPlainLead(situation: Situation, suit: number, weights: PlayWeights): number {
  const { declarer, declaring, knowledge, trump, trumps } = situation;
  const cards = cardsOfSuit(situation, suit);
  let value = weights.length * cards;
  if (cards === 1 && trumps > 0) value += weights.openVoid;
  if (declarer !== null && !declaring) {
    const trumped =
      chanceOfVoid(knowledge, declarer, suit) * (1 - chanceOfVoid(knowledge, declarer, trump));
    value += weights.force * trumped;
  }
  return value;
}

/** What it costs to part with the card: a top card that is led loses little. */
function costOfCard(
  situation: Situation,
  card: Face,
  outcome: Outcome,
  weights: PlayWeights,
): number {
  const { led, tricksLeft, trump, trumps } = situation;
  const isTrump = suitIndex(card) === trump;
  if (tricksLeft === 1) return 0;
  let cost = valueKept(situation, card, weights);
  if (led === null && stepsFromTop(situation, card) === 0)
    cost *= isTrump ? weights.leadTopTrump : weights.leadTopPlain;
  if (isTrump && trumps === 1) cost += weights.lastTrump;
  return cost - weights.nextLead * outcome.wins;
}

/**
 * What playing the card is expected to bring this side, in ordinary counters: what it wins of
 * this trick, less what the card would have been worth later.
 */
export function valueOfCard(situation: Situation, card: Face, weights: PlayWeights): number {
  const outcome = outcomeOf(situation, card, weights);
  const rank = rankIndex(card);
  const counter = situation.counters[rank] ?? 0;
  const kept = situation.tricksLeft === 1 ? 0 : (weights.keepCounter[rank] ?? 0);
  let value =
    outcome.worth * (situation.pot + situation.stake + counter + outcome.added) -
    counter * kept -
    costOfCard(situation, card, outcome, weights);
  if (situation.led === null) {
    const suit = suitIndex(card);
    value +=
      suit === situation.trump
        ? valueOfTrumpLead(situation, weights)
        : valueOfPlainLead(situation, suit, weights);
  }
  return value;
}
