import { knownOf, type Position } from '@main/engine/notation/position';
import { legalCards } from '@main/engine/trickPlay';
import { type Face, printCards, printFace } from '@shared/game/cards';
import { seatAfter } from '@shared/game/seats';

/** A card played in some trick, with what lay there before it. */
interface Play {
  readonly seat: number;
  readonly card: Face;
  readonly before: readonly Face[];
}

/**
 * The first card of a position that its player could not have played, as far as the cards that are known and those played
 * later tell; null when no such position exists. All else that can't be is refused when a position is read.
 */
export function impossibility({ rules, trump, hands, tricks, trick }: Position): string | null {
  if (rules.players === 2 || trump === null) return null;
  const plays = [...tricks, ...(trick === null ? [] : [trick])].flatMap(({ leader, cards }) =>
    cards.map(
      (card, index): Play => ({
        seat: seatAfter(rules, leader, index),
        card,
        before: cards.slice(0, index),
      }),
    ),
  );
  const later = hands.map(knownOf);
  for (const { seat, card, before } of plays.reverse()) {
    const held = later[seat] ?? [];
    held.push(card);
    if (!legalCards(before, held, trump, rules.mustWin).includes(card))
      return `${printFace(card)} on ${printCards(before)} by seat ${seat}`;
  }
  return null;
}
