import { countFaces, type Face, parseCards, SUITS, type Suit } from '@shared/game/cards';
import { oneOf, WrongArguments } from './command';

export function readCards(name: string, text: string): Face[] {
  const cards = parseCards(text);
  if (!cards.ok) throw new WrongArguments(`${name}: ${cards.error}.`);
  return cards.value;
}

/** Cards of a deck with so many copies of each. */
export function readHand(name: string, text: string, copies: number): Face[] {
  const cards = readCards(name, text);
  if (countFaces(cards).some((count) => count > copies)) {
    throw new WrongArguments(`${name}: there are only ${copies} copies of each card.`);
  }
  return cards;
}

export function readTrump(text: string | undefined): Suit {
  if (text === undefined) throw new WrongArguments('Say --trump with a suit: S, H, D or C.');
  return oneOf('--trump', text, SUITS);
}

/** One object a line, as batches are given. */
export function readJsonLine(text: string, number: number): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return { ...value };
  } catch {
    // Said below.
  }
  throw new WrongArguments(`Line ${number} is no JSON object.`);
}

/** A text field of a batch's line. */
export function textField(
  line: Readonly<Record<string, unknown>>,
  field: string,
  number: number,
): string {
  const value = line[field];
  if (typeof value === 'string') return value;
  throw new WrongArguments(`Line ${number}: "${field}" must be a text.`);
}
