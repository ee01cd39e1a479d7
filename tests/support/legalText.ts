import { printCards } from '@shared/game/cards';
import type { Legal } from '@shared/game/view';
import type { NaiveGame } from './naive/NaiveGame';
import { fromText } from './naive/naiveCards';
import { meldsAsText } from './naive/naiveMelds';
import type { NaivePhase } from './naive/naiveTypes';

type Melds = readonly {
  readonly name: string;
  readonly cards: readonly number[];
  readonly points: number;
}[];

/** The engine's melds in the naive implementation's comparable form. */
export const engineMelds = (melds: Melds): string[] =>
  meldsAsText(melds.map((meld) => ({ ...meld, cards: fromText(printCards(meld.cards)) })));

/** What both say may be done, as text that can be compared. */
export function legalAsText(legal: Legal): string {
  switch (legal.kind) {
    case 'auction':
      return legal.bids === null
        ? 'auction none'
        : `auction ${legal.bids.min}..${legal.bids.max} by ${legal.bids.step}`;
    case 'give':
      return `give ${legal.count} to ${legal.to}`;
    case 'bury':
      return `bury ${legal.count}: ${legal.allowed === null ? 'any' : legal.allowed.map(printCards).sort().join(', ')}`;
    case 'decision':
      return `decision ${[...legal.options].sort().join(' ')}`;
    case 'play':
      return `play ${printCards(legal.cards)}${legal.claim ? ' or claim' : ''}`;
    case 'after-trick':
      return `after-trick dix ${legal.dix} exchange ${legal.exchange} ${engineMelds(legal.melds).join(', ')}`;
    default:
      return legal.kind;
  }
}

/** The same of the naive implementation. */
export function naiveLegalAsText(game: NaiveGame, phase: NaivePhase): string {
  switch (phase.kind) {
    case 'auction': {
      const { bids } = phase;
      const step = game.rules.increment ?? 0;
      return bids.length === 0 ? 'auction none' : `auction ${bids[0]}..${bids.at(-1)} by ${step}`;
    }
    case 'give':
      return `give ${phase.count} to ${phase.to}`;
    case 'bury':
      return phase.bound
        ? `bury ${phase.count}: ${phase.allowed
            .map((cards) => cards.join(' '))
            .sort()
            .join(', ')}`
        : `bury ${phase.count}: any`;
    case 'decision':
      return `decision ${[...phase.options].sort().join(' ')}`;
    case 'play':
      return `play ${phase.cards.join(' ')}${phase.claim ? ' or claim' : ''}`;
    case 'after-trick':
      return `after-trick dix ${phase.dix} exchange ${phase.exchange} ${meldsAsText(phase.melds).join(', ')}`;
    default:
      return phase.kind;
  }
}
