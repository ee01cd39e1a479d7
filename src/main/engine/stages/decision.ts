import { at } from '@shared/game/cards';
import { err, ok } from '@shared/game/result';
import { trickSum } from '@shared/game/rules';
import { sideOf } from '@shared/game/seats';
import type { Legal } from '@shared/game/view';
import { type DealState, done, rests, type Stage, wrongPhase } from '../deal';
import { moonBonus } from '../scoring';
import { declarerOf } from './trumps';

type Choice = Extract<Legal, { kind: 'decision' }>['options'][number];

/** What the contract lacks after the melds of the declarer's side, in points. */
function needOf(deal: DealState): number {
  const { meld } = at(deal.tally, sideOf(deal.rules, declarerOf(deal)));
  return (deal.contract ?? 0) - meld;
}

const isBeyondReach = (deal: DealState): boolean => needOf(deal) > trickSum(deal.rules);

/** What the declarer may choose before the first lead (rules, section 6). */
function optionsOf(deal: DealState): Choice[] {
  const { throwIn, moon } = deal.rules;
  if (throwIn === 'choice') {
    if (isBeyondReach(deal)) return ['throw-in'];
    return moon === null ? ['play-on', 'throw-in'] : ['play-on', 'throw-in', 'moon'];
  }
  return moon === null ? [] : ['play-on', 'moon'];
}

export const decision: Stage = {
  begin(deal) {
    if (deal.rules.throwIn === 'automatic' && isBeyondReach(deal)) {
      return done({ ...deal, how: 'thrown-in' });
    }
    if (optionsOf(deal).length === 0) return done(deal);
    return rests({ ...deal, phase: { kind: 'decision', seat: declarerOf(deal) } });
  },

  legal: (deal) => ({
    kind: 'decision',
    options: optionsOf(deal),
    need: needOf(deal),
    available: trickSum(deal.rules),
    moonBonus: deal.rules.moon === null ? null : moonBonus(deal.rules, deal.contract ?? 0),
  }),

  act(deal, seat, action) {
    const { type } = action;
    if (type !== 'play-on' && type !== 'throw-in' && type !== 'moon') {
      return err(wrongPhase(deal, action));
    }
    if (!optionsOf(deal).includes(type)) {
      const mustThrowIn = deal.rules.throwIn === 'choice' && isBeyondReach(deal);
      return err(mustThrowIn ? { code: 'must-throw-in' } : { code: 'not-offered', verb: type });
    }
    const chosen: DealState = {
      ...deal,
      moon: type === 'moon',
      how: type === 'throw-in' ? 'thrown-in' : null,
    };
    return ok(done(chosen, [{ type: 'decided', seat, choice: type }]));
  },
};
