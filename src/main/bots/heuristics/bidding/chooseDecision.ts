import { countFaces, SUITS } from '@shared/game/cards';
import { type Seat, sideOf } from '@shared/game/seats';
import type { Legal, PlayerView } from '@shared/game/view';
import { outOfSuit } from '../../belief/knowledge/chances';
import { readKnowledge } from '../../belief/knowledge/knowledge';
import { higherCardsOut } from '../playing/topCards';
import { chanceAtLeast } from './chance';
import { estimatePlay } from './estimates';
import { handFeatures } from './features';

export type Decision = Extract<Legal, { kind: 'decision' }>;
export type DecisionOption = Decision['options'][number];

/** The hand alone takes every trick: all plain cards are top, and its top trumps draw the others'. */
function takesAll(view: PlayerView, seat: Seat): boolean {
  if (view.trump === null) return false;
  const knowledge = readKnowledge(view, seat);
  const trump = SUITS.indexOf(view.trump);
  const top = view.hand.filter((face) => higherCardsOut(knowledge, face) === 0);
  const trumps = top.filter((face) => Math.floor(face / 6) === trump).length;
  return top.length === view.hand.length && trumps >= outOfSuit(knowledge, trump);
}

/**
 * Play on, throw in, or a moon. A lost deal costs the contract either way, but playing on gives the
 * others their trick points too; so a hopeless one is thrown in.
 */
export function chooseDecision(view: PlayerView, seat: Seat, legal: Decision): DecisionOption {
  const { options, need, available, moonBonus } = legal;
  const [only] = options;
  if (options.length === 1 && only !== undefined) return only;
  if (options.includes('moon') && moonBonus !== null && need <= available && takesAll(view, seat))
    return 'moon';
  if (!options.includes('throw-in')) return 'play-on';
  const trump = view.trump === null ? 0 : SUITS.indexOf(view.trump);
  const buried = view.sides[sideOf(view.rules, seat)]?.tricks ?? 0;
  const features = handFeatures(view.rules, trump, countFaces(view.hand), 0);
  const { tricks, spread } = estimatePlay(view.rules, features);
  const chance = chanceAtLeast(need - buried, tricks, spread);
  const contract = view.contract ?? 0;
  const gain = chance * 2 * contract;
  const loss = (1 - chance) * (available - tricks);
  return gain >= loss ? 'play-on' : 'throw-in';
}
