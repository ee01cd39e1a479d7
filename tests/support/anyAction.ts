import type { Random } from '@main/engine/random';
import type { Action } from '@shared/game/actions';
import { at, type Face } from '@shared/game/cards';
import { assertNever } from '@shared/game/result';
import type { PlayerView } from '@shared/game/view';

const anyOf = <T>(items: readonly T[], random: Random): T => at(items, random.below(items.length));

function anyCards(hand: readonly Face[], count: number, random: Random): Face[] {
  const left = [...hand];
  return Array.from({ length: count }, () => at(left.splice(random.below(left.length), 1), 0));
}

/** Some legal action of the seat to act, so that tests walk through all there is. */
export function anyAction(view: PlayerView, random: Random): Action {
  const { legal, hand } = view;
  if (legal === null) throw new Error('it is not the turn of this seat');
  switch (legal.kind) {
    case 'nines':
      return { type: 'keep' };
    case 'auction':
      return legal.bids !== null && random.below(4) > 0
        ? { type: 'bid', amount: legal.bids.min }
        : { type: 'pass' };
    case 'trump':
      return { type: 'trump', suit: anyOf(legal.suits, random) };
    case 'give':
      return { type: 'give', cards: anyCards(hand, legal.count, random) };
    case 'bury':
      return {
        type: 'bury',
        cards:
          legal.allowed === null
            ? anyCards(hand, legal.count, random)
            : anyOf(legal.allowed, random),
      };
    case 'decision':
      return { type: legal.options.includes('play-on') ? 'play-on' : anyOf(legal.options, random) };
    case 'play':
      return legal.claim ? { type: 'claim' } : { type: 'play', card: anyOf(legal.cards, random) };
    case 'after-trick':
      if (legal.exchange) return { type: 'exchange' };
      if (legal.dix) return { type: 'dix' };
      if (legal.melds.length > 0) return { type: 'meld', cards: anyOf(legal.melds, random).cards };
      return { type: 'draw' };
    default:
      return assertNever(legal);
  }
}
