import type { Face } from '@shared/game/cards';
import { createDealSampler } from '../sampling/dealSampler';
import { readPlaces } from '../sampling/places';
import { dealWorld } from '../simulation/loadView';
import { playOut } from '../simulation/playOut';
import { valueFor } from '../simulation/terms';
import { playFace } from '../simulation/trickTable';
import type { Moment } from '../style';
import type { UsualCards } from './usualCards';

/** How far a decision is thought through. */
export interface Effort {
  /** Deals of the unseen cards that are played out for each card. */
  readonly worlds: number;
  /** How many standard errors another card must be better than the usual one. */
  readonly gate: number;
  /** Points by which a contract may be missed and count as half made, in ordinary counters. */
  readonly softness: number;
}

interface Candidate {
  readonly card: Face;
  /** Sums over the worlds of what it brings more than the usual card, and of its square. */
  sum: number;
  squares: number;
}

/** After so many worlds, and then as often again, cards that are clearly worse are dropped. */
const FIRST_LOOK = 16;
const CLEARLY = 2;

const meanOf = ({ sum }: Candidate, worlds: number): number => sum / worlds;

function errorOf({ sum, squares }: Candidate, worlds: number): number {
  const mean = sum / worlds;
  return Math.sqrt(Math.max(0, squares / worlds - mean * mean) / worlds);
}

/**
 * The card that brings most in deals of the unseen cards: the usual one unless another is better for
 * sure. Ends early when told to, or when nothing is left to compare.
 */
export function choosePlayedOut(
  { view, generator, shouldStop }: Moment,
  { simulator, good, usual }: UsualCards,
  effort: Effort,
): Face {
  const others = good.filter((card) => card !== usual);
  if (others.length === 0) return usual;
  const { table, terms, policy, knowledge, base, side } = simulator;
  const sample = createDealSampler(readPlaces(view, knowledge));
  const softness = effort.softness * terms.unit;
  const buriedCount = view.stock === null;
  const world = new Int32Array(base.length);
  const valueWith = (card: Face): number => {
    table.cells.set(world);
    playFace(table, card);
    playOut(table, policy);
    return valueFor(table, terms, side, softness);
  };
  let candidates: Candidate[] = others.map((card) => ({ card, sum: 0, squares: 0 }));
  let worlds = 0;
  while (worlds < effort.worlds && candidates.length > 0 && !shouldStop()) {
    dealWorld(table, base, knowledge, sample(generator), buriedCount);
    world.set(table.cells);
    const normal = valueWith(usual);
    for (const candidate of candidates) {
      const more = valueWith(candidate.card) - normal;
      candidate.sum += more;
      candidate.squares += more * more;
    }
    worlds += 1;
    if (worlds % FIRST_LOOK === 0)
      candidates = candidates.filter(
        (each) => meanOf(each, worlds) > -CLEARLY * errorOf(each, worlds),
      );
  }
  if (worlds < 2) return usual;
  let best: Candidate | null = null;
  for (const each of candidates) {
    const isSure = meanOf(each, worlds) > effort.gate * errorOf(each, worlds);
    if (isSure && each.sum > 0 && (best === null || each.sum > best.sum)) best = each;
  }
  return best?.card ?? usual;
}
