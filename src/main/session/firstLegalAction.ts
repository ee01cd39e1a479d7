import type { Action } from '@shared/game/actions';
import { assertNever } from '@shared/game/result';
import type { Legal, PlayerView } from '@shared/game/view';

/** Some action that is legal: the last resort when a bot and its stand-in both fail. */
export function firstLegalAction(view: Pick<PlayerView, 'hand'>, legal: Legal): Action {
  switch (legal.kind) {
    case 'nines':
      return { type: 'keep' };
    case 'auction':
      return { type: 'pass' };
    case 'trump':
      return { type: 'trump', suit: first(legal.suits) };
    case 'give':
      return { type: 'give', cards: view.hand.slice(0, legal.count) };
    case 'bury':
      return { type: 'bury', cards: legal.allowed?.[0] ?? view.hand.slice(0, legal.count) };
    case 'decision':
      return { type: first(legal.options) };
    case 'play':
      return { type: 'play', card: first(legal.cards) };
    case 'after-trick':
      return { type: 'draw' };
    default:
      return assertNever(legal);
  }
}

function first<T>(choices: readonly T[]): T {
  const [choice] = choices;
  if (choice === undefined) throw new Error('a seat was asked to choose from nothing');
  return choice;
}
