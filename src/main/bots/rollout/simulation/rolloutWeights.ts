import { at, DECKS } from '@shared/game/cards';
import type { RuleSet } from '@shared/game/rules';
import tunedRollouts from './tunedRollouts.json';

/**
 * How the rule player values cards in tricks, in ordinary counters. Those of a side that bid and of one that defends
 * differ.
 */
export interface PolicyWeights {
  /** What a fellow defender's point is worth while the contract is open. */
  readonly fellow: number;
  /** Meld points at stake (`meldNeeds`) that a trick is worth, and the most of it. */
  readonly stake: number;
  readonly stakeMost: number;
  /** Counters others will add to this trick: friends, and enemies. */
  readonly friendAdds: number;
  readonly enemyAdds: number;
  /** The share of its counter that a card kept is still worth, by rank index. */
  readonly keepCounter: readonly number[];
  /** What a plain card is worth kept, by how many higher ones are out (0, 1, 2, more). */
  readonly keepPlain: readonly number[];
  /** The same for trumps. */
  readonly keepTrump: readonly number[];
  /** The share of `keepPlain` and `keepTrump` that it costs to lead a card that is top. */
  readonly leadTopPlain: number;
  readonly leadTopTrump: number;
  /** This player's last trump, while more tricks follow. */
  readonly lastTrump: number;
  /** Leading trump as the declarer: for each enemy who probably follows, and for each extra one. */
  readonly draw: number;
  readonly drawLength: number;
  /** Leading from length, for each card; leading the last card of a suit with trumps in hand. */
  readonly length: number;
  readonly openVoid: number;
  /** Being on lead next. */
  readonly nextLead: number;
  /** How much less what is kept is worth towards the end. */
  readonly late: number;
  /** Leading trump other than as the declarer. */
  readonly drawForOther: number;
  /** Leading a plain suit that an enemy must trump, and one that a friend can trump. */
  readonly force: number;
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

const TUNED_ROLLOUTS: readonly RolloutWeights[] = tunedRollouts;

/** The weights that `npm run tune` climbed by duplicate play for the most similar game. */
export function roleWeightsFor(rules: RuleSet): RoleWeights {
  const { copies } = DECKS[rules.deck];
  const strangeness = ({ game }: RolloutWeights): number =>
    (game.partners === rules.partners ? 0 : 1) + (game.copies === copies ? 0 : 2);
  return TUNED_ROLLOUTS.reduce(
    (best, each) => (strangeness(each) < strangeness(best) ? each : best),
    at(TUNED_ROLLOUTS, 0),
  );
}
