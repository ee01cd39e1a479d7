import { createHash } from 'node:crypto';
import type { RuleSet } from '@shared/game/rules';
import { type Card, wholeDeck } from '../../naive/naiveCards';
import type { NaiveCards } from '../../naive/naiveTypes';

/** From docs/network.md, "From shares to cards", and nothing else. */

export interface SeatShare {
  readonly seat: number;
  readonly share: string;
}

const sha256 = (...parts: (string | Buffer)[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/** The SHA-256 of a text, as hex digits. */
export const digestOf = (text: string): string => sha256(text).toString('hex');

/** The seed of a deal, as hex digits. */
export function seedOf(
  game: string,
  deal: number,
  secret: string,
  shares: readonly SeatShare[],
): string {
  const bySeat = [...shares].sort((a, b) => a.seat - b.seat);
  const lines = bySeat.map(({ seat, share }) => `${seat}:${share}`);
  return digestOf(['aces-around/deal/2', game, `${deal}`, secret, ...lines].join('\n'));
}

/** The stream of a text: a function that gives the next number below `n`. */
function streamOf(text: string): (n: number) => number {
  let counter = 0;
  let words: number[] = [];
  const next = (): number => {
    if (words.length === 0) {
      const count = Buffer.alloc(4);
      count.writeUInt32BE(counter);
      counter += 1;
      const bytes = sha256(text, count);
      words = [0, 4, 8, 12, 16, 20, 24, 28].map((offset) => bytes.readUInt32BE(offset));
    }
    return words.shift() ?? 0;
  };
  return (n) => {
    let word = next();
    while (word >= 2 ** 32 - (2 ** 32 % n)) word = next();
    return word % n;
  };
}

export const firstDealerOf = (seed: string, players: number): number =>
  streamOf(`${seed}/dealer`)(players);

/** The cards of a deal. */
export function dealtFrom(seed: string, deal: number, rules: RuleSet): NaiveCards {
  const deck: Card[] = wholeDeck(rules.deck);
  const below = streamOf(`${seed}/deal/${deal - 1}`);
  for (let last = deck.length - 1; last > 0; last -= 1) {
    const other = below(last + 1);
    const [a, b] = [deck[last] ?? '', deck[other] ?? ''];
    deck[last] = b;
    deck[other] = a;
  }
  const { players, widow } = rules;
  const size = players === 2 ? 12 : (deck.length - widow) / players;
  const hands = Array.from({ length: players }, (_, i) => deck.slice(i * size, (i + 1) * size));
  const rest = deck.slice(players * size);
  return players === 2 ? { hands, widow: [], stock: rest } : { hands, widow: rest, stock: [] };
}
