import { assertNever } from '@shared/game/result';
import { sideOf } from '@shared/game/seats';
import type { DealResult } from '@shared/game/view';
import { SUIT_WORDS } from '@shared/game/words';
import { counted } from './en/cardWords';
import { isYourSide, nameOf, type People, sideName } from './people';

type Tone = 'good' | 'bad' | 'plain';

/** How a deal came out, for the head of the score sheet. */
export interface Outcome {
  /** "Contract made by 100". */
  readonly verdict: string;
  readonly tone: Tone;
  /** "You bid 320 in spades and took 420". */
  readonly headline: string;
  /** Why, in one sentence. */
  readonly reason: string;
}

/** The declarer's figures of a result; null where nobody bid. */
function contractOf(result: DealResult, people: People) {
  const { declarer, contract } = result;
  if (declarer === null || contract === null) return null;
  const side = sideOf(people.view.rules, declarer);
  const figures = result.sides[side];
  return figures === undefined ? null : { declarer, contract, side, ...figures };
}

/** What the melds and tricks of the declarer's side came to. */
const took = (figures: { readonly meld: number; readonly tricks: number }): number =>
  figures.meld + figures.tricks;

export function outcomeOf(result: DealResult, people: People): Outcome {
  const bid = contractOf(result, people);
  if (bid === null) return withoutContract(result, people);
  const who = nameOf(people, bid.declarer);
  const suit = result.trump === null ? '' : ` in ${SUIT_WORDS[result.trump]}`;
  const head = `${who} bid ${bid.contract}${suit}`;
  const mine = isYourSide(people, bid.side);
  const total = took(bid);
  const sum = `Melds ${bid.meld} and tricks ${bid.tricks}`;
  const good: Tone = mine ? 'good' : 'plain';
  const bad: Tone = mine ? 'bad' : 'plain';
  switch (result.how) {
    case 'made':
      return {
        verdict:
          total === bid.contract
            ? 'Contract made exactly'
            : `Contract made by ${bid.points - bid.contract}`,
        tone: good,
        headline: `${head} and took ${bid.points}`,
        reason: `${sum} reached the ${bid.contract} that was bid.`,
      };
    case 'moon':
      return {
        verdict: 'The moon was made',
        tone: good,
        headline: `${head} and took every trick`,
        reason: `Every trick and the contract were made: the bonus brought ${bid.points - total}.`,
      };
    case 'moon-failed':
      return {
        verdict: 'The moon failed',
        tone: bad,
        headline: `${head} and declared the moon`,
        reason: `A moon needs every trick and the contract; so the side loses the ${bid.contract}.`,
      };
    case 'thrown-in':
      return {
        verdict: 'Thrown in',
        tone: bad,
        headline: `${head} and threw the hand in`,
        reason: thrownInReason(bid),
      };
    case 'set':
      return {
        verdict: 'Set',
        tone: bad,
        headline: `${head} and fell short`,
        reason: setReason(bid, sum, people),
      };
    case 'redeal':
    case 'two-hand':
      return withoutContract(result, people);
    default:
      return assertNever(result.how);
  }
}

interface Bid {
  readonly contract: number;
  readonly meld: number;
  readonly tricks: number;
  readonly side: number;
}

const thrownInReason = (bid: Bid): string =>
  `Melds of ${bid.meld} left ${bid.contract - bid.meld} to be taken in tricks. The side loses the ${bid.contract} it bid; the others keep their melds.`;

function setReason(bid: Bid, sum: string, people: People): string {
  const short = bid.contract - took(bid);
  const loss = `${sideName(people, bid.side)} lost the ${bid.contract} that was bid.`;
  if (short > 0) return `${sum} came to ${took(bid)}, ${short} short. ${loss}`;
  return `The melds of ${bid.meld} did not count, because too little was taken in tricks. ${loss}`;
}

function withoutContract(result: DealResult, people: People): Outcome {
  if (result.how === 'redeal') {
    return {
      verdict: 'New deal',
      tone: 'plain',
      headline: 'The cards are dealt again',
      reason: 'The same dealer deals again, and nothing is scored.',
    };
  }
  const points = result.sides.map((side) => side.points);
  const best = Math.max(...points);
  const leaders = points.flatMap((value, side) => (value === best ? [side] : []));
  const tied = leaders.length > 1;
  const leader = leaders[0] ?? 0;
  return {
    verdict: 'Deal finished',
    tone: !tied && isYourSide(people, leader) ? 'good' : 'plain',
    headline: tied
      ? `Both sides took ${best}`
      : `${sideName(people, leader)} took ${counted(best, 'point')}`,
    reason: 'Melds were scored as they were made; the cards taken in tricks are added now.',
  };
}

/** The outcome as running text. */
export function outcomeSentence(result: DealResult, people: People): string {
  const { headline, reason } = outcomeOf(result, people);
  return `${headline}. ${reason}`;
}
