import type { Random } from '@main/engine/random';
import type { Action } from '@shared/game/actions';
import { at } from '@shared/game/cards';
import type { PlayerView } from '@shared/game/view';
import { anyAction } from './anyAction';

const oneOf = (actions: readonly Action[], random: Random): Action =>
  at(actions, random.below(actions.length));

/** Some legal action, drawn so that deals end in every way there is: new deals, throw-ins, moons, and claims included. */
export function variedAction(view: PlayerView, random: Random): Action {
  const { legal } = view;
  switch (legal?.kind) {
    case 'nines':
      return oneOf([{ type: 'redeal' }, { type: 'keep' }], random);
    case 'auction':
      return random.below(5) > 1 ? { type: 'pass' } : anyAction(view, random);
    case 'decision':
      return oneOf(
        legal.options.map((type) => ({ type })),
        random,
      );
    case 'play':
      return random.below(2) > 0
        ? anyAction(view, random)
        : { type: 'play', card: at(legal.cards, random.below(legal.cards.length)) };
    case 'after-trick':
      return random.below(3) > 0 ? anyAction(view, random) : { type: 'draw' };
    default:
      return anyAction(view, random);
  }
}
