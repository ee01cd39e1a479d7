import { AROUNDS, meldCards } from '@main/engine/melding';
import { type Face, SUITS, type Suit } from '@shared/game/cards';
import type { Meld } from '@shared/game/melds';
import type { RuleSet } from '@shared/game/rules';
import type { Knowledge } from '../../belief/knowledge/knowledge';

/** A meld one may still lay down in the two-hand game, with its cards once each. */
interface Pattern {
  readonly cards: readonly Face[];
  readonly points: number;
  /** How often it has been laid down already. */
  readonly laid: number;
}

/** A meld of two copies at once counts as one of its pattern, too. */
const sameFaces = (a: readonly Face[], b: readonly Face[]): boolean =>
  a.every((face) => b.includes(face)) && b.every((face) => a.includes(face));

function patternsOf(rules: RuleSet, trump: Suit, laid: readonly Meld[]): Pattern[] {
  const { meld } = rules;
  const single: { cards: readonly Face[]; points: number }[] = [
    { cards: meldCards.run[trump], points: meld.run[0] ?? 0 },
    { cards: meldCards.pinochle, points: meld.pinochle[0] ?? 0 },
    ...SUITS.map((suit) => ({
      cards: meldCards.marriage[suit],
      points: suit === trump ? meld.royal : meld.marriage,
    })),
    ...AROUNDS.map((name) => ({ cards: meldCards[name], points: meld[name][0] ?? 0 })),
  ];
  return single.map((pattern) => ({
    ...pattern,
    laid: laid.filter((each) => sameFaces(each.cards, pattern.cards)).length,
  }));
}

/** What this hand may still meld while the stock lasts. */
export interface MeldHope {
  /** Expected points of all melds to come with these cards (counts by face). */
  of(hand: readonly number[]): number;
  /** Points of the best meld that lies ready and waits for a trick. */
  readonly ready: number;
}

export interface HopeInput {
  readonly rules: RuleSet;
  readonly trump: Suit;
  readonly knowledge: Knowledge;
  /** Own melds laid down so far, and by face the copies lying open. */
  readonly laid: readonly Meld[];
  readonly open: readonly number[];
  /** Cards left to draw by both, the turned-up one included. */
  readonly stock: number;
}

/** Each card of a meld is held, or may be drawn from the stock with a chance. */
export function readMeldHope(input: HopeInput): MeldHope {
  const { knowledge, open, stock } = input;
  const patterns = patternsOf(input.rules, input.trump, input.laid);
  const unseen = Math.max(
    1,
    knowledge.free.reduce((sum, each) => sum + Math.max(0, each), 0),
  );
  const share = Math.min(1, stock / 2 / unseen);
  const chanceToDraw = (face: Face): number =>
    1 - (1 - share) ** Math.max(0, knowledge.free[face] ?? 0);
  const chanceOf = (pattern: Pattern, hand: readonly number[]): number => {
    let chance = 1;
    for (const face of pattern.cards) {
      const used = pattern.laid > 0 ? (open[face] ?? 0) : 0;
      if ((hand[face] ?? 0) - used <= 0) chance *= chanceToDraw(face);
    }
    return chance;
  };
  let ready = 0;
  for (const pattern of patterns)
    if (pattern.laid === 0 && chanceOf(pattern, knowledge.hand) === 1)
      ready = Math.max(ready, pattern.points);
  return {
    ready,
    of: (hand) =>
      patterns.reduce((sum, pattern) => sum + pattern.points * chanceOf(pattern, hand), 0),
  };
}
