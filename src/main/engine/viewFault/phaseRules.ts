import type { PhaseKind } from '@shared/game/actions';
import type { RuleSet } from '@shared/game/rules';
import { partnerOf, sideCount } from '@shared/game/seats';
import type { PlayerView } from '@shared/game/view';
import { hasBuried, hasReached, isSeat, isSide, type ViewRule } from './viewRule';

/** The most deals of one game: its messages have no larger number. */
const MOST_DEALS = 10_000;

/** Whether a game by these rules ever comes to a phase. */
const HAS_PHASE: { readonly [Kind in PhaseKind]: (rules: RuleSet) => boolean } = {
  nines: (rules) => rules.ninesRedeal,
  auction: (rules) => rules.players !== 2,
  trump: (rules) => rules.players !== 2,
  give: (rules) => rules.passCount > 0,
  bury: (rules) => rules.widow > 0,
  decision: (rules) => rules.throwIn === 'choice' || rules.moon !== null,
  play: () => true,
  'after-trick': (rules) => rules.players === 2,
  over: () => true,
};

const DECLARERS_PHASES: readonly PhaseKind[] = ['trump', 'bury', 'decision'];

function isPhase(view: PlayerView): boolean {
  const { phase, rules, declarer } = view;
  if (!HAS_PHASE[phase.kind](rules)) return false;
  if (phase.kind === 'over') return true;
  if (!isSeat(view, phase.seat)) return false;
  if (phase.kind === 'give') {
    const pair = [phase.seat, phase.to];
    return (
      declarer !== null && pair.includes(declarer) && phase.to === partnerOf(rules, phase.seat)
    );
  }
  return !DECLARERS_PHASES.includes(phase.kind) || phase.seat === declarer;
}

/** How many of the two gifts of an exchange have been chosen. */
function giftsOf(view: PlayerView): number {
  const { phase, rules, declarer } = view;
  if (rules.passCount === 0 || declarer === null || !hasReached(view, 'give')) return 0;
  if (phase.kind !== 'give') return 2;
  return phase.seat === declarer ? 1 : 0;
}

export const isFirstGiftIn = (view: PlayerView): boolean =>
  giftsOf(view) === 1 && view.rules.passOrder === 'partner-first';

/** The partner gives first, the declarer gives back. */
function hasGiven(view: PlayerView): boolean {
  const { seat, rules, declarer } = view;
  if (seat === null || declarer === null) return false;
  if (seat === declarer) return giftsOf(view) === 2;
  return seat === partnerOf(rules, declarer) && giftsOf(view) > 0;
}

function hasGot(view: PlayerView): boolean {
  const { seat, rules, declarer } = view;
  if (seat === null || declarer === null) return false;
  if (giftsOf(view) === 2) return seat === declarer || seat === partnerOf(rules, declarer);
  return seat === declarer && isFirstGiftIn(view);
}

const showsMelds = (view: PlayerView): boolean =>
  view.declarer !== null &&
  (hasReached(view, 'decision') || (view.phase.kind === 'bury' && view.rules.meldBeforeBury));

const isTwoHand = ({ rules }: PlayerView): boolean => rules.players === 2;
const hasDeclarer = (view: PlayerView): boolean =>
  !isTwoHand(view) && hasReached(view, 'trump') && view.declarer !== null;
const weighsTrumps = (view: PlayerView): boolean =>
  view.seat !== null && view.phase.kind !== 'over' && !hasReached(view, 'give');

type Optional = {
  [Name in keyof PlayerView]: null extends PlayerView[Name] ? Name : never;
}[keyof PlayerView];

/** When a field that may be null isn't; where nothing stands here it may be either. */
const IS_THERE: { readonly [Name in Optional]?: (view: PlayerView) => boolean } = {
  contract: hasDeclarer,
  trump: (view) => isTwoHand(view) || (hasDeclarer(view) && view.phase.kind !== 'trump'),
  widow: (view) => view.rules.widow > 0 && hasDeclarer(view),
  stock: isTwoHand,
  gave: hasGiven,
  got: hasGot,
  buried: (view) => hasBuried(view) && view.seat === view.declarer,
  open: isTwoHand,
  trick: ({ phase }) => phase.kind === 'play',
  missing: showsMelds,
  legal: ({ phase, seat }) => phase.kind !== 'over' && phase.seat === seat,
  meldIfTrump: weighsTrumps,
  result: ({ phase }) => phase.kind === 'over',
};

const isPresence = (view: PlayerView): boolean =>
  Object.entries(IS_THERE).every(
    ([name, isThere]) => (view[name as Optional] !== null) === isThere(view),
  ) &&
  (isTwoHand(view) || (view.melds !== null) === showsMelds(view));

const listsFit = ({ rules, handSizes, scores, sides, melds, open }: PlayerView): boolean => {
  const { players } = rules;
  return (
    [handSizes, melds, open].every((bySeat) => bySeat === null || bySeat.length === players) &&
    [scores, sides].every((bySide) => bySide.length === sideCount(rules))
  );
};

/** A deal that is over may have ended before anybody was the declarer. */
const isDeclarer = (view: PlayerView): boolean =>
  view.phase.kind === 'over' && !isTwoHand(view)
    ? true
    : (view.declarer !== null) === (!isTwoHand(view) && hasReached(view, 'trump'));

const isMoon = ({ moon, rules, declarer, phase }: PlayerView): boolean =>
  !moon ||
  (rules.moon !== null && declarer !== null && (phase.kind === 'play' || phase.kind === 'over'));

/** Who there is, where the deal rests, and which fields that fills. */
export const PHASE_RULES: readonly ViewRule[] = [
  {
    what: 'a seat or side',
    holds: (view) =>
      [view.seat, view.dealer, view.declarer].every((seat) => isSeat(view, seat)) &&
      isSide(view, view.winner),
  },
  { what: 'the length of a list by seat or side', holds: listsFit },
  {
    what: 'the number of the deal',
    holds: ({ dealNumber }) => dealNumber >= 1 && dealNumber <= MOST_DEALS,
  },
  { what: 'the phase', holds: isPhase },
  { what: 'the declarer', holds: isDeclarer },
  { what: 'a field that is filled or empty at the wrong time', holds: isPresence },
  { what: 'the moon', holds: isMoon },
];
