import { at, rankIndex, suitOf } from '@shared/game/cards';
import type { Meld, MeldName } from '@shared/game/melds';
import { assertNever } from '@shared/game/result';
import { SUIT_WORDS } from '@shared/game/words';
import { capital, cardsWords, countWord } from './en/cardWords';

/** Cards that one copy of a meld takes. */
const CARDS_OF: Readonly<Record<MeldName, number>> = {
  run: 5,
  'run-extra': 1,
  'royal-marriage': 2,
  marriage: 2,
  dix: 1,
  pinochle: 2,
  aces: 4,
  kings: 4,
  queens: 4,
  jacks: 4,
};

/** How many copies of the meld its cards make. */
const meldCopies = (meld: Meld): number =>
  Math.max(1, Math.round(meld.cards.length / CARDS_OF[meld.name]));

const suitWord = (meld: Meld): string => SUIT_WORDS[suitOf(at(meld.cards, 0))];

const AROUND_SIZES = ['', 'four', 'eight', 'twelve', 'sixteen'] as const;

function around(meld: Meld, plural: string): string {
  const copies = meldCopies(meld);
  return copies === 1 ? `${plural} around` : `${AROUND_SIZES[copies] ?? ''} ${plural}`;
}

const many = (copies: number, noun: string): string =>
  copies === 1 ? noun : `${countWord(copies)} ${noun}s`;

/** A meld in the words of players, small letters: "run in spades", "two pinochles", "kings around". */
export function meldWords(meld: Meld): string {
  const copies = meldCopies(meld);
  switch (meld.name) {
    case 'run':
      return `${many(copies, 'run')} in ${suitWord(meld)}`;
    case 'run-extra':
      return copies === 1
        ? `extra ${cardsWords(meld.cards)}`
        : `${countWord(copies)} extra kings and queens of trumps`;
    case 'royal-marriage':
      return many(copies, 'royal marriage');
    case 'marriage':
      return `${many(copies, 'marriage')} in ${suitWord(meld)}`;
    case 'dix':
      return copies === 1 ? 'nine of trumps' : `${countWord(copies)} nines of trumps`;
    case 'pinochle':
      return copies === 2 ? 'double pinochle' : many(copies, 'pinochle');
    case 'aces':
    case 'kings':
    case 'queens':
    case 'jacks':
      return around(meld, meld.name);
    default:
      return assertNever(meld.name);
  }
}

const SHORT: Readonly<Record<MeldName, string>> = {
  run: 'run',
  'run-extra': 'extra king or queen',
  'royal-marriage': 'royal marriage',
  marriage: 'marriage',
  dix: 'nine',
  pinochle: 'pinochle',
  aces: 'aces',
  kings: 'kings',
  queens: 'queens',
  jacks: 'jacks',
};

/** All melds of a hand in a few words: "run, pinochle, two marriages". */
export function meldListWords(melds: readonly Meld[]): string {
  const counts = new Map<MeldName, number>();
  for (const meld of melds) {
    counts.set(meld.name, (counts.get(meld.name) ?? 0) + meldCopies(meld));
  }
  const words = [...counts].map(([name, count]) => shortWords(name, count));
  return words.length === 0 ? 'nothing' : words.join(', ');
}

function shortWords(name: MeldName, count: number): string {
  switch (name) {
    case 'aces':
    case 'kings':
    case 'queens':
    case 'jacks':
      return count === 1 ? `${name} around` : `${AROUND_SIZES[count] ?? ''} ${name}`;
    case 'run-extra':
      return count === 1 ? SHORT[name] : `${countWord(count)} extra kings or queens`;
    case 'pinochle':
      return count === 2 ? 'double pinochle' : many(count, SHORT[name]);
    default:
      return many(count, SHORT[name]);
  }
}

/** "Run in spades, 150". */
export const meldLine = (meld: Meld): string => `${capital(meldWords(meld))}, ${meld.points}`;

/** Melds with more points first, of equal ones the higher cards first. */
export const byWorth = (melds: readonly Meld[]): Meld[] =>
  [...melds].sort(
    (a, b) => b.points - a.points || rankIndex(at(a.cards, 0)) - rankIndex(at(b.cards, 0)),
  );
