import { presetRules } from '@shared/game/presets';
import type { ExchangeWeights } from '../../heuristics/passing/passWeights';
import { USUAL_SOFTNESS } from '../../rollout/simulation/terms';
import { climb } from './climb';
import { dealHands } from './dealtHands';
import { spoken } from './difference';
import { createPassMatch } from './passMatch';
import { ruleBidder } from './ruleBidder';
import { START_PASSES } from './startWeights';

/** The rules that its deals are played by. */
const PRESET = 'sq-partnership';
const DEALS = 6000;
const FRESH_DEALS = 4000;
/** A change costs several times what one of the card weights does, and there are fewer weights. */
const TRIES_SHARE = 0.2;

/** Climbs what a card given away is worth; the same seed and tries give the same weights. */
export function climbPasses(
  seed: string,
  tries: number,
  say: (line: string) => void,
): ExchangeWeights {
  const rules = presetRules(PRESET);
  const ownTries = Math.round(TRIES_SHARE * tries);
  const decide = ruleBidder();
  const { difference: compare } = createPassMatch(rules, USUAL_SOFTNESS);
  const weights = climb({
    start: START_PASSES,
    seed: `${seed} gifts`,
    tries: ownTries,
    deals: dealHands(rules, `${seed} gifts deals`, DEALS, decide),
    compare,
    onStep: (tried, taken) => say(`gifts: ${tried} of ${ownTries} changes tried, ${taken} taken`),
  });
  const fresh = dealHands(rules, `${seed} gifts fresh`, FRESH_DEALS, decide);
  const gain = compare(fresh, weights, START_PASSES);
  say(`gifts: on fresh deals ${spoken(gain)} points a declared deal better than those set by hand`);
  return weights;
}
