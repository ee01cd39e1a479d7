import { RANKS } from '@shared/game/cards';
import { handSize, type RuleSet, trickSum } from '@shared/game/rules';
import { type Seat, seatAfter, sideOf } from '@shared/game/seats';
import type { PlayedTrick, PlayerView, SideTally } from '@shared/game/view';
import { meldCounts, missingPoints } from '../scoring';
import { trickPoints, winningIndex } from '../trickPlay';
import { hasBuried, isDeclarers, type ViewRule } from './viewRule';

/** Two players play half the deck each. */
const tricksOf = (rules: RuleSet): number => (rules.players === 2 ? 24 : handSize(rules));

const firstLeader = ({ rules, dealer, declarer }: PlayerView): Seat =>
  declarer ?? seatAfter(rules, dealer);

const leaderOf = (view: PlayerView, trick: number): Seat =>
  view.tricks[trick - 1]?.winner ?? firstLeader(view);

function isTrick(view: PlayerView, index: number, trick: PlayedTrick): boolean {
  const { rules, trump } = view;
  const { cards, leader, winner, points } = trick;
  if (trump === null || cards.length !== rules.players) return false;
  const bonus = index === tricksOf(rules) - 1 ? rules.lastTrick : 0;
  return (
    leader === leaderOf(view, index) &&
    winner === seatAfter(rules, leader, winningIndex(cards, trump)) &&
    points === trickPoints(cards, rules) + bonus
  );
}

/** Tricks are only played once all else is done, and all of them unless the deal ends before. */
function areTricks(view: PlayerView): boolean {
  const { rules, tricks, phase, result } = view;
  const all = tricksOf(rules);
  const isBefore = phase.kind !== 'play' && phase.kind !== 'after-trick' && phase.kind !== 'over';
  const isUnplayed = result?.how === 'redeal' || result?.how === 'thrown-in';
  if (isBefore || isUnplayed) return tricks.length === 0;
  if (phase.kind === 'over' ? tricks.length !== all : tricks.length >= all) return false;
  return tricks.every((trick, index) => isTrick(view, index, trick));
}

/** Two players meld after a trick as long as there is a stock: for half of the tricks. */
function isOpenTrick(view: PlayerView): boolean {
  const { trick, tricks, phase, rules } = view;
  if (phase.kind === 'after-trick')
    return tricks.length <= tricksOf(rules) / 2 && tricks.at(-1)?.winner === phase.seat;
  if (trick === null || phase.kind !== 'play') return true;
  const { leader, cards } = trick;
  return (
    leader === leaderOf(view, tricks.length) &&
    cards.length < rules.players &&
    phase.seat === seatAfter(rules, leader, cards.length)
  );
}

const mostCounted = (rules: RuleSet): number =>
  Math.max(...RANKS.map((rank) => rules.counters[rank]));

/** The counters that the declarer buried: hidden from the others until the deal is over. */
function isBuriedPart(view: PlayerView, points: number): boolean {
  const { rules, buried, phase, result } = view;
  if (!hasBuried(view)) return points === 0;
  if (buried !== null) return points === trickPoints(buried, rules);
  if (phase.kind !== 'over') return points === 0;
  const sum = view.sides.reduce((total, { tricks }) => total + tricks, 0);
  const isWhole = result?.how === 'thrown-in' || sum === trickSum(rules);
  return isWhole && points >= 0 && points <= rules.widow * mostCounted(rules);
}

function isTally(view: PlayerView, side: number, tally: SideTally): boolean {
  const { rules, tricks, melds } = view;
  const won = tricks.filter(({ winner }) => sideOf(rules, winner) === side);
  const points = tally.tricks - won.reduce((sum, trick) => sum + trick.points, 0);
  const isTheirs = isDeclarers(view, side);
  const meld = (melds ?? []).reduce(
    (sum, shown, seat) => sum + (sideOf(rules, seat) === side ? shown.points : 0),
    0,
  );
  return (
    tally.trickCount === won.length + (isTheirs && hasBuried(view) ? 1 : 0) &&
    (isTheirs ? isBuriedPart(view, points) : points === 0) &&
    tally.meld === meld &&
    tally.meldCounts === meldCounts(rules, tally)
  );
}

function isMissing(view: PlayerView): boolean {
  const { missing, contract, rules, declarer, sides } = view;
  if (missing === null || contract === null || declarer === null) return true;
  const tally = sides[sideOf(rules, declarer)];
  return tally !== undefined && missing === missingPoints(rules, tally, contract);
}

export const TRICK_RULES: readonly ViewRule[] = [
  { what: 'the tricks', holds: areTricks },
  { what: 'the open trick', holds: isOpenTrick },
  {
    what: 'the points of a side',
    holds: (view) => view.sides.every((tally, side) => isTally(view, side, tally)),
  },
  { what: 'what the contract lacks', holds: isMissing },
];
