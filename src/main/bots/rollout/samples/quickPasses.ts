import { meldPoints } from '@main/engine/melding';
import { FACE_COUNT, type Face, rankIndex, SUITS, type Suit, suitIndex } from '@shared/game/cards';
import { counterList, type RuleSet } from '@shared/game/rules';
import { meldScale } from '../../core/payoffScale';
import { BURY } from '../../heuristics/passing/chooseBury';
import { bestPasses } from '../../heuristics/passing/choosePassedCards';
import type { ExchangeWeights } from '../../heuristics/passing/passWeights';
import { counterUnit } from '../../heuristics/playing/situation';

/** Cards by face, changed in place. */
export type Counts = number[];

/** Takes the cards out one by one, each time the one worth most by its own. */
function takeBest(hand: Counts, count: number, worthOf: (face: Face) => number): Face[] {
  const taken: Face[] = [];
  for (let left = count; left > 0; left -= 1) {
    let best = -1;
    let most = Number.NEGATIVE_INFINITY;
    for (let face = 0; face < FACE_COUNT; face += 1) {
      if ((hand[face] ?? 0) === 0) continue;
      const worth = worthOf(face);
      if (worth > most) {
        most = worth;
        best = face;
      }
    }
    if (best < 0) break;
    hand[best] = (hand[best] ?? 0) - 1;
    taken.push(best);
  }
  return taken;
}

/** What the hand melds less without the card, in tens of points. */
function meldLost(rules: RuleSet, trump: Suit, hand: Counts, face: Face): number {
  const before = meldPoints(rules, trump, hand);
  if (before === 0) return 0;
  hand[face] = (hand[face] ?? 0) - 1;
  const after = meldPoints(rules, trump, hand);
  hand[face] = (hand[face] ?? 0) + 1;
  return (before - after) / meldScale(rules);
}

/** With so few cards, all sets of four are tried in a tenth of the time that a real pass takes. */
const CANDIDATES = 7;

/** Passes cards from hand to hand: nearly what `choosePassedCards` gives. `weights` are the tuned ones if left out. */
export function giveQuickly(
  rules: RuleSet,
  trump: Suit,
  from: Counts,
  to: Counts,
  declaring: boolean,
  weights?: ExchangeWeights,
): void {
  const [passed = []] = bestPasses({
    rules,
    trump,
    hand: from,
    count: rules.passCount,
    declaring,
    candidates: CANDIDATES,
    howMany: 1,
    ...(weights === undefined ? {} : { weights }),
  });
  for (const face of passed) {
    from[face] = (from[face] ?? 0) - 1;
    to[face] = (to[face] ?? 0) + 1;
  }
}

/** Buries from the declarer's hand; returns the counters buried, in points. */
export function buryQuickly(rules: RuleSet, trump: Suit, hand: Counts): number {
  const suit = SUITS.indexOf(trump);
  const counters = counterList(rules);
  const unit = counterUnit(rules);
  const buried = takeBest(hand, rules.widow, (face) => {
    const rank = rankIndex(face);
    const keep = (suitIndex(face) === suit ? BURY.trump : BURY.plain)[rank] ?? 0;
    const safe = (BURY.counter * (counters[rank] ?? 0)) / unit;
    return safe - keep - meldLost(rules, trump, hand, face);
  });
  return buried.reduce((sum, face) => sum + (counters[rankIndex(face)] ?? 0), 0);
}
