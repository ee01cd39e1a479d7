import { AROUNDS, meldCards } from '@main/engine/melding';
import { at, DECKS, type Face, SUITS, type Suit } from '@shared/game/cards';
import { handSize, type RuleSet } from '@shared/game/rules';
import { partnerOf } from '@shared/game/seats';
import { DECK_COUNTS } from '../../belief/knowledge/knowledge';

/** Expected points of melds that a hand doesn't hold, by the rule set's own table. */
export interface MeldHopes {
  /** More runs, and more aces around, that cards still to come may complete. */
  readonly run: number;
  readonly aces: number;
  /** What the partner's hand may meld as it was dealt; or what else a widow may complete. */
  readonly rest: number;
}

const NONE: MeldHopes = { run: 0, aces: 0, rest: 0 };

type Counts = readonly number[];

/**
 * The chance of at least that number of the missing copies, each of which comes with the same chance, at
 * [missing][least].
 */
function chancesOf(copies: number, share: number): Counts[] {
  const chances: Counts[] = [[1]];
  for (let missing = 1; missing <= copies; missing += 1) {
    const before = chances[missing - 1] ?? [];
    const row = [1];
    for (let least = 1; least <= missing; least += 1)
      row.push((before[least] ?? 0) * (1 - share) + (before[least - 1] ?? 0) * share);
    chances.push(row);
  }
  return chances;
}

/** What each further copy of a meld adds, times its chance: `held` copies of each card are there. */
function hopeOf(
  cards: readonly Face[],
  values: readonly number[],
  copies: number,
  chanceOfCopy: (face: Face, copy: number) => number,
): number {
  let hope = 0;
  for (let copy = 1; copy <= copies; copy += 1) {
    let chance = 1;
    for (let index = 0; index < cards.length && chance > 0; index += 1)
      chance *= chanceOfCopy(cards[index] ?? 0, copy);
    if (chance === 0) break;
    if (chance < 1) hope += ((values[copy - 1] ?? 0) - (values[copy - 2] ?? 0)) * chance;
  }
  return hope;
}

const timesOver = (value: number, copies: number): number[] =>
  Array.from({ length: copies }, (_, index) => value * (index + 1));

interface MeldValues {
  readonly cards: readonly Face[];
  /** For that many copies at once. */
  readonly values: readonly number[];
}

/** All melds but runs and aces. */
function otherMelds({ meld }: RuleSet, trump: Suit, copies: number): MeldValues[] {
  const marriages = SUITS.map((suit) => ({
    cards: meldCards.marriage[suit],
    values: timesOver(suit === trump ? meld.royal : meld.marriage, copies),
  }));
  const arounds = AROUNDS.filter((name) => name !== 'aces').map((name) => ({
    cards: meldCards[name],
    values: meld[name],
  }));
  return [
    ...marriages,
    ...arounds,
    { cards: meldCards.pinochle, values: meld.pinochle },
    { cards: [meldCards.dix[trump]], values: timesOver(meld.dix, copies) },
  ];
}

/** What may come to the melds of this hand (counts by face) with a suit (index) as trumps. */
export function meldHopes(rules: RuleSet, trump: number, hand: Counts): MeldHopes {
  const { meld, deck, players, widow, passCount } = rules;
  const size = handSize(rules);
  const partners = partnerOf(rules, 0) !== null;
  // A widow that is taken brings nothing more.
  const held = hand.reduce((sum, each) => sum + each, 0);
  const incoming = partners ? passCount : held > size ? 0 : widow;
  if (!partners && incoming === 0) return NONE;
  const suit = at(SUITS, trump);
  const { copies } = DECKS[deck];
  const inDeck = DECK_COUNTS[deck];
  const chances = chancesOf(copies, (partners ? size : incoming) / (size * (players - 1) + widow));
  const owned = (face: Face): number => hand[face] ?? 0;
  const chanceOfMore = (face: Face, least: number): number =>
    least <= 0 ? 1 : (chances[(inDeck[face] ?? 0) - owned(face)]?.[least] ?? 0);

  /** With the cards of this hand, and no more cards than come in. */
  const completed = ({ cards, values }: MeldValues): number => {
    const lacking = (copy: number): number => {
      let lack = 0;
      for (const face of cards) lack += Math.max(0, copy - owned(face));
      return lack;
    };
    let most = incoming === 0 ? 0 : copies;
    while (most > 0 && lacking(most) > incoming) most -= 1;
    return hopeOf(cards, values, most, (face, copy) => chanceOfMore(face, copy - owned(face)));
  };
  const melded = ({ cards, values }: MeldValues): number =>
    hopeOf(cards, values, copies, chanceOfMore);

  const run = { cards: meldCards.run[suit], values: meld.run };
  const aces = { cards: meldCards.aces, values: meld.aces };
  const rest = otherMelds(rules, suit, copies);
  const sum = (of: (each: MeldValues) => number, each: readonly MeldValues[]): number =>
    each.reduce((points, meldValues) => points + of(meldValues), 0);
  return {
    run: completed(run),
    aces: completed(aces),
    rest: partners ? sum(melded, [run, aces, ...rest]) : sum(completed, rest),
  };
}
