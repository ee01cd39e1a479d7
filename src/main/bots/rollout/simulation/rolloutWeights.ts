import { at, DECKS } from '@shared/game/cards';
import type { RuleSet } from '@shared/game/rules';
import type { CardWeights } from '../../heuristics/playing/playWeights';
import tunedRollouts from './tunedRollouts.json';

/**
 * How the tuned rule player values cards; `npm run tune` climbs them by duplicate play. Those of a side that bid and of
 * one that defends differ.
 */
export interface PolicyWeights extends CardWeights {
  /** How much less what is kept is worth towards the end. */
  readonly late: number;
  /** Leading trumps otherwise than as the declarer. */
  readonly drawForOther: number;
  /** Leading a plain suit that a friend can trump. */
  readonly help: number;
}

/** The declarer's side, and everybody else. */
export interface RoleWeights {
  readonly declaring: PolicyWeights;
  readonly defending: PolicyWeights;
}

/** A game that weights were climbed for: alone or with partners, and copies of each card. */
interface TunedGame {
  readonly partners: boolean;
  readonly copies: number;
}

export interface RolloutWeights extends RoleWeights {
  readonly game: TunedGame;
}

export const TUNED_POLICIES: readonly RolloutWeights[] = tunedRollouts;

/** The weights that were climbed for the most similar game. */
export function roleWeightsFor(rules: RuleSet): RoleWeights {
  const { copies } = DECKS[rules.deck];
  const strangeness = ({ game }: RolloutWeights): number =>
    (game.partners === rules.partners ? 0 : 1) + (game.copies === copies ? 0 : 2);
  return TUNED_POLICIES.reduce(
    (best, each) => (strangeness(each) < strangeness(best) ? each : best),
    at(TUNED_POLICIES, 0),
  );
}
