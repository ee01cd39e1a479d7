import type { PlayerView } from '@shared/game/view';
import type { BotPolicy } from '../core/botPolicy';
import { chooseCall, PLAIN_CALLS } from '../heuristics/bidding/chooseCall';
import { conventionalCards } from '../heuristics/playing/playConventions';
import { readSituation } from '../heuristics/playing/situation';
import { ruleCard } from '../rollout/decisions/usualCards';
import { PLAIN_WEIGHTS } from '../rollout/simulation/plainWeights';
import { plain } from './plain';

/** So many of the last tricks are remembered. */
const TRICKS_REMEMBERED = 2;
/** In standard deviations of what a hand makes: how far it misjudges a hand, and in general. */
const MISJUDGES = 0.9;
const TIMID = 0.35;

/** The same view with the older tricks and the melds of others forgotten. */
function forgetful(view: PlayerView): PlayerView {
  return {
    ...view,
    tricks: view.tricks.slice(-TRICKS_REMEMBERED),
    melds: null,
    gave: null,
    got: null,
  };
}

/**
 * Misjudges its hands in the auction and forgets what was played, but keeps to what any player does:
 * the conventions are checked with everything in view.
 */
export const easy: BotPolicy = {
  ...plain,
  call: (context, legal) => {
    const { generator } = context;
    const error = (generator.below(1001) + generator.below(1001)) / 1000 - 1;
    const caution = PLAIN_CALLS.caution + TIMID + 2 * MISJUDGES * error;
    return chooseCall(context, legal.bids, { ...PLAIN_CALLS, caution });
  },
  card: ({ view, seat }, cards) => {
    const good = conventionalCards(readSituation(view, seat), cards);
    return ruleCard(forgetful(view), seat, good, PLAIN_WEIGHTS);
  },
};
