import type { Action } from '@shared/game/actions';
import type { Face, Suit } from '@shared/game/cards';
import { assertNever } from '@shared/game/result';
import type { Seat } from '@shared/game/seats';
import type { Legal, PlayerView } from '@shared/game/view';
import type { Generator } from './generator';
import { isStockLeft } from './isStockLeft';
import type { Conditions, Player } from './player';

type LegalOf<K extends Legal['kind']> = Extract<Legal, { kind: K }>;

/** What a decision is made from. */
export interface DecisionContext extends Conditions {
  readonly view: PlayerView;
  readonly seat: Seat;
  readonly generator: Generator;
}

/** How a player decides, one way for each kind of decision. */
export interface BotPolicy {
  readonly nines: (context: DecisionContext) => Action;
  readonly call: (context: DecisionContext, legal: LegalOf<'auction'>) => Action;
  readonly trump: (context: DecisionContext, suits: readonly Suit[]) => Suit;
  readonly give: (context: DecisionContext, count: number) => readonly Face[];
  readonly bury: (context: DecisionContext, legal: LegalOf<'bury'>) => readonly Face[];
  readonly decision: (context: DecisionContext, legal: LegalOf<'decision'>) => Action;
  /** One of at least two different cards. */
  readonly card: (context: DecisionContext, cards: readonly Face[]) => Face;
  /** The same in the two-hand game while the stock lasts. */
  readonly stockCard: (context: DecisionContext, cards: readonly Face[]) => Face;
  readonly afterTrick: (context: DecisionContext, legal: LegalOf<'after-trick'>) => Action;
}

function play(style: BotPolicy, context: DecisionContext, legal: LegalOf<'play'>): Action {
  if (legal.claim) return { type: 'claim' };
  const { cards } = legal;
  const [only] = cards;
  if (only !== undefined && cards.length === 1) return { type: 'play', card: only };
  const choose = isStockLeft(context.view) ? style.stockCard : style.card;
  return { type: 'play', card: choose(context, cards) };
}

/** A player of this style. */
export const playerOf =
  (style: BotPolicy): Player =>
  (view, generator, conditions) => {
    const { legal, seat } = view;
    if (legal === null || seat === null) throw new Error('a bot was asked out of turn');
    const context: DecisionContext = { view, seat, generator, ...conditions };
    switch (legal.kind) {
      case 'nines':
        return style.nines(context);
      case 'auction':
        return style.call(context, legal);
      case 'trump':
        return { type: 'trump', suit: style.trump(context, legal.suits) };
      case 'give':
        return { type: 'give', cards: style.give(context, legal.count) };
      case 'bury':
        return { type: 'bury', cards: style.bury(context, legal) };
      case 'decision':
        return style.decision(context, legal);
      case 'play':
        return play(style, context, legal);
      case 'after-trick':
        return style.afterTrick(context, legal);
      default:
        return assertNever(legal);
    }
  };
