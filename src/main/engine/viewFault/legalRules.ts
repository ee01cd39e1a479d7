import { rankOf, withoutCards } from '@shared/game/cards';
import { isSameData } from '@shared/game/isSameData';
import { NO_MELDS } from '@shared/game/melds';
import { seatsOf } from '@shared/game/seats';
import type { Legal, PlayerView } from '@shared/game/view';
import type { DealState, Stage } from '../deal';
import { unshownNines } from '../openMelds';
import { auction } from '../stages/auction';
import { burying } from '../stages/bury';
import { decision } from '../stages/decision';
import { exchange } from '../stages/exchange';
import { nines } from '../stages/nines';
import { stock } from '../stages/stock';
import { tricks } from '../stages/tricks';
import { trumps } from '../stages/trumps';
import { isMeld } from './meldRules';
import type { ViewRule } from './viewRule';

/** The stage that says what is legal in a phase; what may be melded after a trick isn't known from a view alone. */
function stageOf({ phase, stock: cards }: PlayerView): Stage | null {
  switch (phase.kind) {
    case 'nines':
      return nines;
    case 'auction':
      return auction;
    case 'trump':
      return trumps;
    case 'give':
      return exchange;
    case 'bury':
      return burying;
    case 'decision':
      return decision;
    case 'play':
      return cards === null || cards.count === 0 ? tricks : stock;
    default:
      return null;
  }
}

/** The deal as its viewer knows it: what is legal for the seat to act follows from what that seat sees. */
const knownDeal = (view: PlayerView): DealState => ({
  rules: view.rules,
  dealer: view.dealer,
  dealt: { hands: [], widow: [], stock: [] },
  stage: 0,
  phase: view.phase,
  moves: [],
  hands: seatsOf(view.rules).map((seat) => (seat === view.seat ? view.hand : [])),
  auction: view.auction,
  declarer: view.declarer,
  contract: view.contract,
  trump: view.trump,
  moon: view.moon,
  widowShown: view.widow !== null,
  given: [],
  buried: view.buried ?? [],
  melds: view.melds ?? seatsOf(view.rules).map(() => NO_MELDS),
  stock: [],
  open: [],
  trick: view.trick,
  tricks: view.tricks,
  tally: view.sides,
  how: null,
});

/** Nines that haven't been shown, and melds of cards that are held. */
function isAfterTrick(view: PlayerView, legal: Extract<Legal, { kind: 'after-trick' }>): boolean {
  const { trump, hand, open, seat, stock: cards, rules } = view;
  if (trump === null || open === null || seat === null || cards?.turnedUp == null) return false;
  const own = (open[seat] ?? []).map(({ face }) => ({ face, best: [0, 0, 0] as const }));
  const dix = unshownNines(trump, { cards: hand, open: own }) > 0;
  return (
    legal.dix === dix &&
    legal.exchange === (dix && rankOf(cards.turnedUp) !== '9') &&
    legal.melds.every(
      (meld, index) =>
        isMeld(rules, trump, meld) &&
        withoutCards(hand, meld.cards) !== null &&
        legal.melds.findIndex((other) => isSameData(other, meld)) === index,
    )
  );
}

function isLegal(view: PlayerView): boolean {
  const { legal } = view;
  if (legal === null) return true;
  if (view.phase.kind === 'after-trick')
    return legal.kind === 'after-trick' && isAfterTrick(view, legal);
  const stage = stageOf(view);
  return stage !== null && isSameData(legal, stage.legal(knownDeal(view)));
}

export const LEGAL_RULES: readonly ViewRule[] = [{ what: 'what this seat may do', holds: isLegal }];
