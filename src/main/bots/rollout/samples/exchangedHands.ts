import { type Face, rankIndex } from '@shared/game/cards';
import { counterList, type RuleSet } from '@shared/game/rules';
import { partnerOf, type Seat } from '@shared/game/seats';
import type { PlayerView } from '@shared/game/view';
import { type Counts, giveQuickly } from './quickPasses';
import type { Exchanged, SampledDeal } from './sampledDeals';

const move = (cards: readonly Face[], from: Counts, to: Counts | null): void => {
  for (const face of cards) {
    from[face] = (from[face] ?? 0) - 1;
    if (to !== null) to[face] = (to[face] ?? 0) + 1;
  }
};

/** The deal after the seat has passed these cards, and after the partner's pass if that is still to come. */
export function afterPass(
  { rules, declarer, trump }: Pick<PlayerView, 'rules' | 'declarer' | 'trump'>,
  seat: Seat,
  cards: readonly Face[],
  deal: SampledDeal,
): Exchanged {
  const hands = deal.hands.map((hand) => [...hand]);
  const partner = partnerOf(rules, seat);
  const own = hands[seat] ?? [];
  const other = partner === null ? undefined : hands[partner];
  if (other === undefined || trump === null) return { hands, buried: 0 };
  const isDeclarer = seat === declarer;
  const together = rules.passOrder === 'together';
  // The partner's cards have come already unless both choose before they see the other's.
  if (together) giveQuickly(rules, trump, other, own, !isDeclarer);
  move(cards, own, other);
  if (!isDeclarer && !together) giveQuickly(rules, trump, other, own, true);
  return { hands, buried: 0 };
}

/** The deal after the seat has buried these cards. */
export function afterBurial(
  rules: RuleSet,
  seat: Seat,
  cards: readonly Face[],
  deal: SampledDeal,
): Exchanged {
  const counters = counterList(rules);
  const hands = deal.hands.map((hand) => [...hand]);
  move(cards, hands[seat] ?? [], null);
  return {
    hands,
    buried: cards.reduce((sum, face) => sum + (counters[rankIndex(face)] ?? 0), 0),
  };
}
