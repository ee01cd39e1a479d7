import { countFaces, DECKS, type Face, SUITS, type Suit, sameCards } from '@shared/game/cards';
import { isSameData } from '@shared/game/isSameData';
import type { Meld, MeldName, SeatMelds } from '@shared/game/melds';
import type { RuleSet } from '@shared/game/rules';
import { sideOf } from '@shared/game/seats';
import type { PlayerView } from '@shared/game/view';
import { meldCards, scoreMelds } from '../melding';
import { isDeclarers, type ViewRule } from './viewRule';

/** Two players lay down at most one meld after each trick before the stock is gone, and show two nines. */
const MOST_OF_TWO_HAND = 14;

/** What a meld of a name is made of, and what each number of copies of that is worth. */
interface Pattern {
  readonly cards: (trump: Suit) => readonly (readonly Face[])[];
  readonly values: (rules: RuleSet) => readonly number[];
}

const always = (cards: readonly Face[]) => () => [cards];

const PATTERNS: { readonly [Name in Exclude<MeldName, 'run-extra'>]: Pattern } = {
  run: { cards: (trump) => [meldCards.run[trump]], values: ({ meld }) => meld.run },
  'royal-marriage': {
    cards: (trump) => [meldCards.marriage[trump]],
    values: ({ meld }) => [meld.royal],
  },
  marriage: {
    cards: (trump) =>
      SUITS.filter((suit) => suit !== trump).map((suit) => meldCards.marriage[suit]),
    values: ({ meld }) => [meld.marriage],
  },
  dix: { cards: (trump) => [[meldCards.dix[trump]]], values: ({ meld }) => [meld.dix] },
  pinochle: { cards: always(meldCards.pinochle), values: ({ meld }) => meld.pinochle },
  aces: { cards: always(meldCards.aces), values: ({ meld }) => meld.aces },
  kings: { cards: always(meldCards.kings), values: ({ meld }) => meld.kings },
  queens: { cards: always(meldCards.queens), values: ({ meld }) => meld.queens },
  jacks: { cards: always(meldCards.jacks), values: ({ meld }) => meld.jacks },
};

/** Kings and queens of trumps beyond the runs. */
const isRunExtra = ({ meld }: RuleSet, trump: Suit, { cards, points }: Meld): boolean =>
  meld.runExtra > 0 &&
  points === meld.runExtra * cards.length &&
  cards.every((card) => meldCards.marriage[trump].includes(card));

/** Whether a meld has the cards of its name and the points that the rules give for them. */
export function isMeld(rules: RuleSet, trump: Suit, meld: Meld): boolean {
  const { name, cards, points } = meld;
  if (points <= 0 || cards.length === 0) return false;
  if (name === 'run-extra') return isRunExtra(rules, trump, meld);
  const pattern = PATTERNS[name];
  return pattern.cards(trump).some((single) => {
    const copies = cards.length / single.length;
    return (
      copies <= DECKS[rules.deck].copies &&
      pattern.values(rules)[copies - 1] === points &&
      sameCards(cards, Array.from({ length: copies }, () => single).flat())
    );
  });
}

/** The types of melds: a card serves once in each. Two players may use it again for a better one. */
const TYPES: readonly (readonly MeldName[])[] = [
  ['run', 'run-extra', 'royal-marriage', 'marriage'],
  ['dix'],
  ['pinochle'],
  ['aces', 'kings', 'queens', 'jacks'],
];

function fitHand({ deck, players }: RuleSet, melds: readonly Meld[]): boolean {
  if (players === 2) return melds.length <= MOST_OF_TWO_HAND;
  const { copies } = DECKS[deck];
  return TYPES.every((names) => {
    const used = melds.filter(({ name }) => names.includes(name)).flatMap(({ cards }) => cards);
    return countFaces(used).every((count) => count <= copies);
  });
}

const sumOf = (melds: readonly Meld[]): number =>
  melds.reduce((sum, { points }) => sum + points, 0);

/** Melds that each seat may show; defenders may be kept from it. */
export function areMelds(view: PlayerView, shown: readonly SeatMelds[]): boolean {
  const { rules, trump } = view;
  if (trump === null || shown.length !== rules.players) return false;
  return shown.every(({ points, melds }, seat) => {
    const melding =
      rules.players === 2 || rules.defendersMeld || isDeclarers(view, sideOf(rules, seat));
    return (
      (melding || melds.length === 0) &&
      points === sumOf(melds) &&
      fitHand(rules, melds) &&
      melds.every((meld) => isMeld(rules, trump, meld))
    );
  });
}

const isMeldIfTrump = ({ meldIfTrump, rules, hand }: PlayerView): boolean =>
  meldIfTrump === null ||
  isSameData(
    meldIfTrump,
    SUITS.map((suit) => ({ suit, ...scoreMelds(rules, suit, hand) })),
  );

export const MELD_RULES: readonly ViewRule[] = [
  { what: 'the melds', holds: (view) => view.melds === null || areMelds(view, view.melds) },
  { what: 'what the hand melds', holds: isMeldIfTrump },
];
