import type { Action } from '@shared/game/actions';
import type { Face, Suit } from '@shared/game/cards';
import { assertNever } from '@shared/game/result';
import type { Seat } from '@shared/game/seats';
import type { Legal, PlayerView } from '@shared/game/view';
import type { Generator } from './generator';
import type { Conditions, Player } from './player';
import { isStockLeft } from './twoHand/isStockLeft';

type LegalOf<K extends Legal['kind']> = Extract<Legal, { kind: K }>;

/** What a decision is made from. */
export interface Moment extends Conditions {
  readonly view: PlayerView;
  readonly seat: Seat;
  readonly generator: Generator;
}

/** How a player decides, one way for each kind of decision. */
export interface Style {
  readonly nines: (moment: Moment) => Action;
  readonly call: (moment: Moment, legal: LegalOf<'auction'>) => Action;
  readonly trump: (moment: Moment, suits: readonly Suit[]) => Suit;
  readonly give: (moment: Moment, count: number) => readonly Face[];
  readonly bury: (moment: Moment, legal: LegalOf<'bury'>) => readonly Face[];
  readonly decision: (moment: Moment, legal: LegalOf<'decision'>) => Action;
  /** One of at least two different cards. */
  readonly card: (moment: Moment, cards: readonly Face[]) => Face;
  /** The same in the two-hand game while the stock lasts. */
  readonly looseCard: (moment: Moment, cards: readonly Face[]) => Face;
  readonly afterTrick: (moment: Moment, legal: LegalOf<'after-trick'>) => Action;
}

function play(style: Style, moment: Moment, legal: LegalOf<'play'>): Action {
  if (legal.claim) return { type: 'claim' };
  const { cards } = legal;
  const [only] = cards;
  if (only !== undefined && cards.length === 1) return { type: 'play', card: only };
  const choose = isStockLeft(moment.view) ? style.looseCard : style.card;
  return { type: 'play', card: choose(moment, cards) };
}

/** A player of this style. */
export const playerOf =
  (style: Style): Player =>
  (view, generator, conditions) => {
    const { legal, seat } = view;
    if (legal === null || seat === null) throw new Error('a bot was asked out of turn');
    const moment: Moment = { view, seat, generator, ...conditions };
    switch (legal.kind) {
      case 'nines':
        return style.nines(moment);
      case 'auction':
        return style.call(moment, legal);
      case 'trump':
        return { type: 'trump', suit: style.trump(moment, legal.suits) };
      case 'give':
        return { type: 'give', cards: style.give(moment, legal.count) };
      case 'bury':
        return { type: 'bury', cards: style.bury(moment, legal) };
      case 'decision':
        return style.decision(moment, legal);
      case 'play':
        return play(style, moment, legal);
      case 'after-trick':
        return style.afterTrick(moment, legal);
      default:
        return assertNever(legal);
    }
  };
