import type { RuleSet } from '@shared/game/rules';
import { ADVICE_EFFORT } from '../../advice/advise';
import { reasonFor } from '../../advice/reasonFor';
import { createGenerator } from '../../core/generator';
import { USUAL_CONDITIONS } from '../../core/player';
import type { PlayerOfDeal } from './duplicateMatch';
import { playDeal } from './playDeal';

/** Contracts with about the same predicted chance. */
interface ChanceGroup {
  readonly contracts: number;
  /** Means: the chance predicted, and the share that was made. */
  readonly predicted: number;
  readonly made: number;
}

export interface Calibration {
  /** By predicted chance, from the lowest; groups without a contract are left out. */
  readonly groups: readonly ChanceGroup[];
  /** How far predicted and made lie apart on average, weighted by contracts. */
  readonly error: number;
}

interface Prediction {
  readonly chance: number;
  readonly made: boolean;
}

function predictions(
  rules: RuleSet,
  player: PlayerOfDeal,
  deals: number,
  seed: string,
): Prediction[] {
  const found: Prediction[] = [];
  for (let deal = 0; deal < deals; deal += 1) {
    const decide = player(deal);
    const players = new Array<typeof decide>(rules.players).fill(decide);
    let chance: number | null = null;
    const { result } = playDeal(rules, seed, deal, players, (view, action) => {
      if (action.type !== 'trump' || view.seat === null) return;
      const generator = createGenerator(`${seed} ${deal} chance`);
      const context = { view, seat: view.seat, generator, ...USUAL_CONDITIONS };
      const reason = reasonFor(context, action, ADVICE_EFFORT);
      if (reason.kind === 'trump') chance = reason.made;
    });
    const made = result.how === 'made' || result.how === 'moon';
    if (chance !== null && result.declarer !== null) found.push({ chance, made });
  }
  return found;
}

/** Compares the chance of a contract that a hint gives when trumps are named with how often it is made. */
export function calibrate(
  rules: RuleSet,
  player: PlayerOfDeal,
  { deals, seed, groups }: { deals: number; seed: string; groups: number },
): Calibration {
  const all = predictions(rules, player, deals, seed);
  const sorted = Array.from({ length: groups }, (_, group) =>
    all.filter(({ chance }) => Math.min(groups - 1, Math.floor(chance * groups)) === group),
  ).filter((group) => group.length > 0);
  const filled = sorted.map((group): ChanceGroup => {
    const mean = (of: (each: Prediction) => number): number =>
      group.reduce((sum, each) => sum + of(each), 0) / group.length;
    return {
      contracts: group.length,
      predicted: mean(({ chance }) => chance),
      made: mean(({ made }) => (made ? 1 : 0)),
    };
  });
  const apart = filled.reduce(
    (sum, { contracts, predicted, made }) => sum + contracts * Math.abs(predicted - made),
    0,
  );
  return { groups: filled, error: apart / Math.max(1, all.length) };
}
