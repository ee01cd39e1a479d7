import { at, type Face, rankOf, type Suit, suitOf } from '@shared/game/cards';
import { cardWords, RANK_WORDS, SUIT_WORDS } from '@shared/game/words';

export const SUIT_SIGNS: Readonly<Record<Suit, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };

const COUNT_WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'] as const;

/** "three", or the figure where the word would be long. */
export const countWord = (count: number): string => COUNT_WORDS[count] ?? String(count);

/** "one trick", "3 tricks": the figure, and the noun in the right number. */
export const counted = (count: number, noun: string): string =>
  `${count} ${count === 1 ? noun : `${noun}s`}`;

/** A figure with a true minus sign. */
export const minus = (value: number): string => String(value).replace('-', '−');

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "a, b and c". */
export function listWords(words: readonly string[], last = 'and'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${last} ${at(words, words.length - 1)}`;
}

/** "ace of spades, two tens of hearts and jack of clubs": equal cards counted once. */
export function cardsWords(faces: readonly Face[]): string {
  const counts = new Map<Face, number>();
  for (const face of faces) counts.set(face, (counts.get(face) ?? 0) + 1);
  const words = [...counts].map(([face, count]) =>
    count === 1
      ? cardWords(face)
      : `${countWord(count)} ${RANK_WORDS[rankOf(face)]}s of ${SUIT_WORDS[suitOf(face)]}`,
  );
  return listWords(words);
}
