import { legalCards, winningIndex } from '@main/engine/trickPlay';
import { countFaces, DECKS, type Face, printCards, printFace } from '@shared/game/cards';
import { seatAfter, seatsOf } from '@shared/game/seats';
import { cards, type Position, rulesOf } from './botPosition';

/** A card played in some trick, with what lay there before it. */
interface Play {
  readonly seat: number;
  readonly card: Face;
  readonly before: readonly Face[];
}

/**
 * Why a position written by hand can't come up, or null: a card too often, a trick led by the wrong seat, or a card that
 * its player could not have played, as far as the own hand and the cards played later tell.
 */
export function impossibility(position: Position): string | null {
  const rules = rulesOf(position);
  const trump = position.trump ?? 'S';
  const hand = cards(position.hand);
  const plays: Play[] = [];
  let leader = position.declarer;
  for (const text of position.tricks ?? []) {
    const trick = cards(text.slice(2));
    const first = Number(text[0]);
    if (leader !== undefined && first !== leader) return `${text} is led by seat ${leader}`;
    trick.forEach((card, index) => {
      plays.push({ seat: seatAfter(rules, first, index), card, before: trick.slice(0, index) });
    });
    leader = seatAfter(rules, first, winningIndex(trick, trump));
  }
  const { copies } = DECKS[rules.deck];
  const all = [...hand, ...plays.map(({ card }) => card)];
  const tooMany = countFaces(all).findIndex((count) => count > copies);
  if (tooMany >= 0) return `${printFace(tooMany)} more than ${copies} times`;
  if (rules.players === 2) return null;
  const later: Face[][] = seatsOf(rules).map((seat) => (seat === 0 ? [...hand] : []));
  for (const { seat, card, before } of plays.reverse()) {
    const held = later[seat] ?? [];
    held.push(card);
    if (!legalCards(before, held, trump, rules.mustWin).includes(card))
      return `${printFace(card)} on ${printCards(before)} by seat ${seat}`;
  }
  return null;
}
