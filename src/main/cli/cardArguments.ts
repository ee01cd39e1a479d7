import {
  countFaces,
  DECKS,
  type DeckName,
  type Face,
  parseCards,
  printFace,
  RANKS,
  type Rank,
  rankOf,
  SUITS,
  type Suit,
} from '@shared/game/cards';
import { PLAYER_COUNTS } from '@shared/game/rules';
import { oneOf } from './arguments';
import { WrongArguments } from './command';

/** What cards there can be where some are asked about. */
export interface CardLimits {
  readonly copies: number;
  readonly ranks: readonly Rank[];
  readonly players: number;
  /** Cards of the largest hand. */
  readonly hand: number;
}

/** The limits where rules aren't given: no game has more copies, players, or cards. */
export const ANY_GAME: CardLimits = {
  copies: Math.max(...Object.values(DECKS).map(({ copies }) => copies)),
  ranks: RANKS,
  players: Math.max(...PLAYER_COUNTS),
  hand: 20,
};

export const limitsOfDeck = (deck: DeckName): Pick<CardLimits, 'copies' | 'ranks'> => DECKS[deck];

function readCards(name: string, text: string): Face[] {
  const cards = parseCards(text);
  if (!cards.ok) throw new WrongArguments(`${name}: ${cards.error}.`);
  return cards.value;
}

/** A hand, which a game with these limits can deal. */
export function readHand(name: string, text: string, limits: CardLimits): Face[] {
  const hand = readCards(name, text);
  if (hand.length === 0) throw new WrongArguments(`${name}: there are no cards.`);
  if (hand.length > limits.hand)
    throw new WrongArguments(
      `${name}: there are ${hand.length} cards, but a hand has at most ${limits.hand}.`,
    );
  refuseImpossible(name, hand, limits);
  return hand;
}

/** A trick that isn't full: the player who is asked about comes next. */
export function readTrick(name: string, text: string, limits: CardLimits): Face[] {
  const trick = readCards(name, text);
  const most = limits.players - 1;
  if (trick.length > most)
    throw new WrongArguments(
      `${name}: there are ${trick.length} cards, but with ${limits.players} players at most ${most} lie there before the last plays.`,
    );
  refuseImpossible(name, trick, limits);
  return trick;
}

/** Refuses cards that the deck doesn't have, and more copies of one than it has. */
export function refuseImpossible(
  name: string,
  cards: readonly Face[],
  { copies, ranks }: Pick<CardLimits, 'copies' | 'ranks'>,
): void {
  const unknown = cards.find((card) => !ranks.includes(rankOf(card)));
  if (unknown !== undefined)
    throw new WrongArguments(
      `${name}: this deck has no ${printFace(unknown)}; its ranks are ${ranks.join(' ')}.`,
    );
  const tooMany = countFaces(cards).findIndex((count) => count > copies);
  if (tooMany >= 0)
    throw new WrongArguments(
      `${name}: there are more ${printFace(tooMany)} than the ${copies} copies of each card in this deck.`,
    );
}

export const readTrump = (name: string, text: string): Suit => oneOf(name, text, SUITS);

/** The suit of the option `--trump`. */
export function readTrumpOption(text: string | undefined): Suit {
  if (text === undefined) throw new WrongArguments('Say --trump with a suit: S, H, D or C.');
  return readTrump('--trump', text);
}
