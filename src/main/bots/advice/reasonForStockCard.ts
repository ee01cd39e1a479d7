import { trickPoints, winningIndex } from '@main/engine/trickPlay';
import type { Face } from '@shared/game/cards';
import type { HintReason } from '@shared/protocol/hintReason';
import type { DecisionContext } from '../core/botPolicy';
import { meldHopeLost } from '../heuristics/stock/chooseStockCard';

/** What a card of the two-hand game is judged by while the stock lasts. */
export function reasonForStockCard({ view, seat }: DecisionContext, card: Face): HintReason {
  const { trick, trump, rules } = view;
  const led = trick?.cards ?? [];
  const cards = [...led, card];
  return {
    kind: 'loose',
    leads: led.length === 0,
    takes:
      led.length === 0 || trump === null ? null : winningIndex(cards, trump) === cards.length - 1,
    points: trickPoints(cards, rules),
    meldLost: meldHopeLost(view, seat, card),
  };
}
