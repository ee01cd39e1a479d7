import { at, type Face } from '@shared/game/cards';
import { createDealSampler } from '../../belief/sampling/dealSampler';
import { readPlaces } from '../../belief/sampling/places';
import type { DecisionContext } from '../../core/botPolicy';
import { winnerOf } from '../../core/race';
import { dealWorld } from '../simulation/loadView';
import { playOut } from '../simulation/playOut';
import { valueFor } from '../simulation/terms';
import { playFace } from '../simulation/trickTable';
import type { UsualCards } from './usualCards';

/** How far a decision is thought through. */
export interface Effort {
  /** Deals of the unseen cards that are played out for each card. */
  readonly deals: number;
  /** How many standard errors another card must be better than the usual one. */
  readonly gate: number;
  /** Points by which a contract may be missed and count as half made, in ordinary counters. */
  readonly softness: number;
}

/**
 * The card that brings most in deals of the unseen cards: the usual one unless another is better for
 * sure. Ends early when told to, or when nothing is left to compare.
 */
export function choosePlayedOut(
  { view, generator, shouldStop }: DecisionContext,
  { simulator, good, usual }: UsualCards,
  effort: Effort,
): Face {
  const cards = [usual, ...good.filter((card) => card !== usual)];
  if (cards.length === 1) return usual;
  const { table, terms, policy, knowledge, base, side } = simulator;
  const sample = createDealSampler(readPlaces(view, knowledge));
  const softness = effort.softness * terms.unit;
  const buriedCount = view.stock === null;
  const sampled = new Int32Array(base.length);
  const choice = winnerOf({
    choices: cards.length,
    deals: effort.deals,
    gate: effort.gate,
    shouldStop,
    nextDeal: () => {
      dealWorld(table, base, knowledge, sample(generator), buriedCount);
      sampled.set(table.cells);
      return 1;
    },
    worthOf: (index) => {
      table.cells.set(sampled);
      playFace(table, at(cards, index));
      playOut(table, policy);
      return valueFor(table, terms, side, softness);
    },
  });
  return at(cards, choice);
}
