import type { Action } from '@shared/game/actions';
import { at, type Face } from '@shared/game/cards';
import { assertNever } from '@shared/game/result';
import type { BidRange, Legal, PlayerView } from '@shared/game/view';
import type { Generator } from '../core/generator';

const LOWEST_BIDS = 5;

const pick = <T>(list: readonly T[], generator: Generator): T =>
  at(list, generator.below(list.length));

/** As often a pass as a bid, and then any of the lowest ones: most deals get played that way. */
function randomCall(bids: BidRange | null, generator: Generator): Action {
  if (bids === null || generator.below(2) === 0) return { type: 'pass' };
  const choices = Math.min(LOWEST_BIDS, 1 + Math.floor((bids.max - bids.min) / bids.step));
  return { type: 'bid', amount: bids.min + bids.step * generator.below(choices) };
}

/** Every set of `count` cards of the hand is equally likely. */
function randomCards(hand: readonly Face[], count: number, generator: Generator): Face[] {
  const cards = [...hand];
  for (let i = 0; i < count; i += 1) {
    const j = i + generator.below(cards.length - i);
    const chosen = at(cards, j);
    cards[j] = at(cards, i);
    cards[i] = chosen;
  }
  return cards.slice(0, count);
}

/** Dix and exchange first by chance like everything else: one of all that may be done now. */
function randomAfterTrick(
  legal: Extract<Legal, { kind: 'after-trick' }>,
  generator: Generator,
): Action {
  const choices: Action[] = [{ type: 'draw' }];
  if (legal.dix) choices.push({ type: 'dix' });
  if (legal.exchange) choices.push({ type: 'exchange' });
  for (const meld of legal.melds) choices.push({ type: 'meld', cards: meld.cards });
  return pick(choices, generator);
}

/** Passes or makes one of the five lowest bids; elsewhere any legal action but a claim. */
export function randomPlayer(view: PlayerView, generator: Generator): Action {
  const { legal } = view;
  if (legal === null) throw new Error('a bot was asked out of turn');
  switch (legal.kind) {
    case 'nines':
      return { type: generator.below(2) === 0 ? 'redeal' : 'keep' };
    case 'auction':
      return randomCall(legal.bids, generator);
    case 'trump':
      return { type: 'trump', suit: pick(legal.suits, generator) };
    case 'give':
      return { type: 'give', cards: randomCards(view.hand, legal.count, generator) };
    case 'bury':
      return {
        type: 'bury',
        cards:
          legal.allowed === null
            ? randomCards(view.hand, legal.count, generator)
            : pick(legal.allowed, generator),
      };
    case 'decision':
      return { type: pick(legal.options, generator) };
    case 'play':
      return { type: 'play', card: pick(legal.cards, generator) };
    case 'after-trick':
      return randomAfterTrick(legal, generator);
    default:
      return assertNever(legal);
  }
}
