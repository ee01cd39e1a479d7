import { type Face, rankIndex, type Suit } from '@shared/game/cards';
import { counterList, type RuleSet } from '@shared/game/rules';
import type { Seat } from '@shared/game/seats';
import type { Counts } from '../imagining/quickGifts';
import { giveQuickly } from '../imagining/quickGifts';
import type { Moment } from '../style';
import { appraiseContracts, type End } from './appraiseContracts';
import type { Trials } from './trials';

const move = (cards: readonly Face[], from: Counts, to: Counts | null): void => {
  for (const face of cards) {
    from[face] = (from[face] ?? 0) - 1;
    if (to !== null) to[face] = (to[face] ?? 0) + 1;
  }
};

interface Exchange {
  readonly rules: RuleSet;
  readonly trump: Suit;
  readonly declarer: Seat;
  readonly seat: Seat;
  /** The other of the two. */
  readonly to: Seat;
}

/** Hands over these cards and what the other gives, as far as it is still to come. */
function exchangeGifts(exchange: Exchange, cards: readonly Face[], hands: readonly Counts[]): void {
  const { rules, trump, declarer, seat, to } = exchange;
  const own = hands[seat] ?? [];
  const other = hands[to] ?? [];
  const isDeclarer = seat === declarer;
  const together = rules.passOrder === 'together';
  // The partner's gift has come already unless both choose before they see the other's.
  if (isDeclarer && together) giveQuickly(rules, trump, other, own, false);
  if (!isDeclarer && together) giveQuickly(rules, trump, other, own, true);
  move(cards, own, other);
  if (!isDeclarer && !together) giveQuickly(rules, trump, other, own, true);
}

/** Tries gifts in the same imagined deals, up to the end of the deal. */
export function appraiseGifts(
  moment: Moment,
  gifts: readonly (readonly Face[])[],
  to: Seat,
  deals: number,
): Trials {
  const { view, seat } = moment;
  const { rules } = view;
  const trump = view.trump ?? 'S';
  const declarer = view.declarer ?? seat;
  const contract = { declarer, trump, amount: view.contract ?? 0 };
  const ends = gifts.map(
    (cards): End =>
      (deal) => {
        const hands = deal.hands.map((hand) => [...hand]);
        exchangeGifts({ rules, trump, declarer, seat, to }, cards, hands);
        return { contract, exchanged: { hands, buried: 0 } };
      },
  );
  return appraiseContracts(moment, ends, deals, false);
}

/** Tries what may be buried in the same imagined deals, up to the end of the deal. */
export function appraiseBuries(
  moment: Moment,
  buries: readonly (readonly Face[])[],
  deals: number,
): Trials {
  const { view, seat } = moment;
  const counters = counterList(view.rules);
  const contract = { declarer: seat, trump: view.trump ?? 'S', amount: view.contract ?? 0 };
  const ends = buries.map(
    (cards): End =>
      (deal) => {
        const hands = deal.hands.map((hand) => [...hand]);
        move(cards, hands[seat] ?? [], null);
        const buried = cards.reduce((sum, face) => sum + (counters[rankIndex(face)] ?? 0), 0);
        return { contract, exchanged: { hands, buried } };
      },
  );
  return appraiseContracts(moment, ends, deals, false);
}
