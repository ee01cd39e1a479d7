import { PHASE_KINDS, type Phase } from '@shared/game/actions';
import { type Face, parseCards, parseFace, SUITS, type Suit } from '@shared/game/cards';
import { printValue } from '@shared/game/printValue';
import { err, ok, type Result } from '@shared/game/result';
import type { RuleSet } from '@shared/game/rules';
import { partnerOf, type Seat } from '@shared/game/seats';
import type { How, OpenTrick } from '@shared/game/view';
import type { OpenCopy } from '../deal';
import { type LaidMelds, type SomeCards, unknownCards } from './position';
import { MELD_BREAK, NOTHING } from './printPosition';

/** What a part of a position says, or what is wrong with it as the end of a sentence. */
export type Read<T> = Result<T, string>;

/** No deck has more cards. */
const MOST_CARDS = 96;

export const wordsOf = (text: string): string[] => text.split(' ').filter((word) => word !== '');

/** Reads each of some texts; the first that can't be read tells why. */
export function readEach<T>(texts: readonly string[], read: (text: string) => Read<T>): Read<T[]> {
  const values: T[] = [];
  for (const text of texts) {
    const value = read(text.trim());
    if (!value.ok) return value;
    values.push(value.value);
  }
  return ok(values);
}

/** A list whose entries stand between a sign. */
export const readList =
  <T>(sign: string, read: (text: string) => Read<T>) =>
  (text: string): Read<T[]> =>
    readEach(text.split(sign), read);

export function readWhole(text: string): Read<number> {
  return /^-?\d{1,12}$/.test(text)
    ? ok(Number(text))
    : err(`"${printValue(text)}" is not a whole number`);
}

export function readSeat(rules: RuleSet, text: string): Read<Seat> {
  return /^\d$/.test(text) && Number(text) < rules.players
    ? ok(Number(text))
    : err(`"${printValue(text)}" is not a seat from 0 to ${rules.players - 1}`);
}

export function readSuit(text: string): Read<Suit> {
  const suit = SUITS.find((each) => each === text);
  return suit === undefined
    ? err(`"${printValue(text)}" is not a suit of ${SUITS.join(' ')}`)
    : ok(suit);
}

/** Cards and the number of unknown ones, as in `AS 11?`. */
export function readSomeCards(text: string): Read<SomeCards> {
  if (text === NOTHING) return ok([]);
  const words = wordsOf(text);
  const cards: (Face | null)[] = [];
  for (const word of words) {
    const unknown = /^(\d{0,2})\?$/.exec(word);
    if (unknown === null) {
      const face = parseFace(word);
      if (!face.ok) return face;
      cards.push(face.value);
    } else cards.push(...unknownCards(Number(unknown[1] || 1)));
    if (cards.length > MOST_CARDS) return err(`there are more than ${MOST_CARDS} cards`);
  }
  return words.length === 0 ? err(`no card is given; write ${NOTHING} for none`) : ok(cards);
}

/** The rest of an entry after the seat it begins with. */
export function readOfSeat<T>(
  rules: RuleSet,
  text: string,
  read: (rest: string) => Read<T>,
): Read<{ readonly seat: Seat; readonly value: T }> {
  const [first = '', ...rest] = wordsOf(text);
  const seat = readSeat(rules, first);
  if (!seat.ok) return seat;
  const value = read(rest.join(' '));
  return value.ok ? ok({ seat: seat.value, value: value.value }) : value;
}

/** `bid 250` or `pass`. */
export function readCall(text: string): Read<number | 'pass'> {
  if (text === 'pass') return ok(text);
  const [verb, amount, ...more] = wordsOf(text);
  return verb === 'bid' && amount !== undefined && more.length === 0
    ? readWhole(amount)
    : err(`"${printValue(text)}" is not a call: a call is pass, or bid with an amount`);
}

/** `250 by 0`. */
export function readContract(
  rules: RuleSet,
  text: string,
): Read<{ readonly seat: Seat; readonly amount: number }> {
  const [amountText = '', by, seatText = '', ...more] = wordsOf(text);
  if (by !== 'by' || more.length > 0)
    return err(`"${printValue(text)}" is not a contract, as in 250 by 0`);
  const amount = readWhole(amountText);
  if (!amount.ok) return amount;
  const seat = readSeat(rules, seatText);
  return seat.ok ? ok({ seat: seat.value, amount: amount.value }) : seat;
}

/** `AS TS KS QS JS`, melds of two players with a + between them; points of melds that aren't told stand first. */
export function readMelds({ players }: RuleSet, text: string): Read<LaidMelds> {
  if (text === NOTHING) return ok({ points: 0, cards: [] });
  const [first = '', ...rest] = wordsOf(text);
  const hasPoints = /^\d{1,6}$/.test(first);
  const laid = (hasPoints ? rest : [first, ...rest]).join(' ');
  const cards = readEach(laid === '' ? [] : laid.split(MELD_BREAK), parseCards);
  if (!cards.ok) return cards;
  if (players !== 2 && cards.value.length > 1)
    return err(`"${printValue(text)}" has a ${MELD_BREAK}, which is for two players`);
  return ok({ points: hasPoints ? Number(first) : 0, cards: cards.value });
}

/** A card and its best values, as in `KS:40.0.80`. */
export function readOpenCard(text: string): Read<OpenCopy> {
  const [card = '', values] = text.split(':');
  const face = parseFace(card);
  if (!face.ok) return face;
  if (values === undefined) return ok({ face: face.value, best: [0, 0, 0] });
  const best = /^(\d{1,6})\.(\d{1,6})\.(\d{1,6})$/.exec(values);
  return best === null
    ? err(`"${printValue(text)}" is not an open card, as in KS:40.0.80`)
    : ok({ face: face.value, best: [Number(best[1]), Number(best[2]), Number(best[3])] });
}

/** `0 AD TD TD KD`: the leader and the cards in the order of play. */
export function readTrick(rules: RuleSet, text: string): Read<OpenTrick> {
  const trick = readOfSeat(rules, text, parseCards);
  if (!trick.ok) return trick;
  const { seat: leader, value: cards } = trick.value;
  return cards.length === 0 || cards.length > rules.players
    ? err(`"${printValue(text)}" is not a trick of 1 to ${rules.players} cards`)
    : ok({ leader, cards });
}

const ENDS: readonly How[] = ['redeal', 'thrown-in'];
const KINDS = PHASE_KINDS.filter((kind) => kind !== 'over');

/** Whose turn it is, and what for. */
export interface Turn {
  readonly phase: Phase;
  readonly hasMelded: boolean;
  readonly how: How | null;
}

const going = (phase: Phase, hasMelded = false): Read<Turn> => ok({ phase, hasMelded, how: null });

function readEnd(text: string): Read<Turn> {
  const how = ENDS.find((each) => each === text) ?? null;
  return text === '' || how !== null
    ? ok({ phase: { kind: 'over' }, hasMelded: false, how })
    : err(`"over" may be followed by ${ENDS.join(' or ')}, not by "${printValue(text)}"`);
}

/** `0 play`, `1 after-trick melded`, `over`, `over redeal`. */
export function readTurn(rules: RuleSet, text: string): Read<Turn> {
  const [first = '', ...rest] = wordsOf(text);
  if (first === 'over') return readEnd(rest.join(' '));
  const seat = readSeat(rules, first);
  if (!seat.ok) return seat;
  const [word = '', ...marks] = rest;
  const kind = KINDS.find((each) => each === word);
  if (kind === undefined)
    return err(`"${printValue(word)}" is not something to decide: that is ${KINDS.join(', ')}`);
  const mark = marks.join(' ');
  if (mark !== '' && !(kind === 'after-trick' && mark === 'melded'))
    return err(`"${printValue(mark)}" can't follow ${kind}`);
  if (kind !== 'give') return going({ kind, seat: seat.value }, mark !== '');
  const to = partnerOf(rules, seat.value);
  return to === null
    ? err('nobody has a partner to pass cards to by these rules')
    : going({ kind, seat: seat.value, to });
}
