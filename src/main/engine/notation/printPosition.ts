import { printCards, printFace } from '@shared/game/cards';
import type { OpenCopy } from '../deal';
import type { LaidMelds, Position, SomeCards } from './position';
import { printRules } from './rulesText';

/** Between fields, between the seats or sides of a field, between entries of a list, and between melds. */
export const FIELD_BREAK = ';';
export const SEAT_BREAK = '/';
export const ENTRY_BREAK = ',';
export const MELD_BREAK = '+';
/** Nothing, where something could be. */
export const NOTHING = '-';

/** Cards with a space between them, and the number of unknown ones in a row, as in `AS 11?`. */
function printSomeCards(cards: SomeCards): string {
  const words: string[] = [];
  let unknown = 0;
  for (const [index, card] of cards.entries()) {
    if (card !== null) words.push(printFace(card));
    else {
      unknown += 1;
      if (cards[index + 1] === null) continue;
      words.push(`${unknown}?`);
      unknown = 0;
    }
  }
  return words.length === 0 ? NOTHING : words.join(' ');
}

const bySeat = (texts: readonly string[]): string => texts.join(` ${SEAT_BREAK} `);
const listed = (texts: readonly string[]): string => texts.join(`${ENTRY_BREAK} `);

function printMelds({ points, cards }: LaidMelds): string {
  const laid = cards.map(printCards).join(` ${MELD_BREAK} `);
  const words = [...(points > 0 ? [String(points)] : []), ...(laid === '' ? [] : [laid])];
  return words.length === 0 ? NOTHING : words.join(' ');
}

/** A card with its best values, as in `KS:40.0.80`; a shown nine has none. */
const printOpen = ({ face, best }: OpenCopy): string =>
  best.every((points) => points === 0) ? printFace(face) : `${printFace(face)}:${best.join('.')}`;

const printOpenCards = (cards: readonly OpenCopy[]): string =>
  cards.length === 0 ? NOTHING : cards.map(printOpen).join(' ');

function printTurn({ phase, hasMelded, how }: Position): string {
  if (phase.kind === 'over') return how === null ? 'over' : `over ${how}`;
  return `${phase.seat} ${phase.kind}${hasMelded ? ' melded' : ''}`;
}

function printScores({ scores, dealsBefore }: Position): string | null {
  return dealsBefore === 0 && scores.every((score) => score === 0)
    ? null
    : `${scores.join(SEAT_BREAK)} after ${dealsBefore}`;
}

/** A position as one line; what it has none of is left out. */
export function printPosition(position: Position): string {
  const { calls, contract, trump, moon, widow, passed, hands, stock, buried, melds, open } =
    position;
  const tricks = position.trick === null ? position.tricks : [...position.tricks, position.trick];
  const played = tricks.filter(({ cards }) => cards.length > 0);
  const fields: readonly (readonly [name: string, value: string | null])[] = [
    ['', printRules(position.rules)],
    ['scores', printScores(position)],
    ['dealer', String(position.dealer)],
    ['turn', printTurn(position)],
    ['hands', bySeat(hands.map(printSomeCards))],
    ['widow', widow.length === 0 ? null : printSomeCards(widow)],
    ['stock', stock.length === 0 ? null : printSomeCards(stock)],
    [
      'calls',
      calls.length === 0
        ? null
        : listed(
            calls.map(({ seat, call }) => `${seat} ${call === 'pass' ? call : `bid ${call}`}`),
          ),
    ],
    ['contract', contract === null ? null : `${contract.amount} by ${contract.seat}`],
    ['trump', trump],
    [
      'passed',
      passed.length === 0
        ? null
        : listed(passed.map(({ seat, cards }) => `${seat} ${printSomeCards(cards)}`)),
    ],
    ['buried', buried.length === 0 ? null : printSomeCards(buried)],
    ['melds', melds === null ? null : bySeat(melds.map(printMelds))],
    ['moon', moon ? String(contract?.seat) : null],
    ['open', open.every((cards) => cards.length === 0) ? null : bySeat(open.map(printOpenCards))],
    [
      'tricks',
      played.length === 0
        ? null
        : listed(played.map(({ leader, cards }) => `${leader} ${printCards(cards)}`)),
    ],
  ];
  return fields
    .flatMap(([name, value]) => (value === null ? [] : [name === '' ? value : `${name} ${value}`]))
    .join(`${FIELD_BREAK} `);
}
