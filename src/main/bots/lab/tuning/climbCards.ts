import { presetRules } from '@shared/game/presets';
import { PLAIN_WEIGHTS } from '../../rollout/simulation/plainWeights';
import type { RoleWeights, RolloutWeights } from '../../rollout/simulation/rolloutWeights';
import { USUAL_SOFTNESS } from '../../rollout/simulation/terms';
import { createCardMatch } from './cardMatch';
import { climb } from './climb';
import { dealHands } from './dealtHands';
import { type Difference, spoken } from './difference';
import { ruleBidder } from './ruleBidder';

interface TunedGame {
  readonly game: RolloutWeights['game'];
  /** The rules that its deals are played by. */
  readonly preset: string;
}

/** The first is climbed from the weights set by hand, the others from the first one's result. */
const GAMES: readonly TunedGame[] = [
  { game: { partners: true, copies: 2 }, preset: 'sq-partnership' },
  { game: { partners: true, copies: 4 }, preset: 'sq-double' },
  { game: { partners: false, copies: 2 }, preset: 'sq-cutthroat-4' },
];

/** What the file holds before anything is climbed. */
export const startRollouts = (): RolloutWeights[] =>
  GAMES.map(({ game }) => ({ game, ...PLAIN_WEIGHTS }));

/** Deals to climb on, and fresh ones to measure with. */
const DEALS = 6000;
const FRESH_DEALS = 2000;

/** The card weights of one game by duplicate play against itself, and what they gained on fresh deals. */
function climbGame(
  { preset }: TunedGame,
  start: RoleWeights,
  seed: string,
  tries: number,
  say: (line: string) => void,
): { readonly weights: RoleWeights; readonly gain: Difference } {
  const rules = presetRules(preset);
  const decide = ruleBidder();
  const { difference: compare } = createCardMatch(rules, USUAL_SOFTNESS);
  const weights = climb({
    start,
    seed,
    tries,
    deals: dealHands(rules, `${seed} deals`, DEALS, decide),
    compare,
    onStep: (tried, taken) => say(`${preset}: ${tried} of ${tries} changes tried, ${taken} taken`),
  });
  const fresh = dealHands(rules, `${seed} fresh`, FRESH_DEALS, decide);
  return { weights, gain: compare(fresh, weights, start) };
}

/** Climbs the card weights of every kind of game; the same seed and tries give the same weights. */
export function climbCards(
  seed: string,
  tries: number,
  say: (line: string) => void,
): RolloutWeights[] {
  let start: RoleWeights = PLAIN_WEIGHTS;
  return GAMES.map((tuned, index) => {
    const { game, preset } = tuned;
    const { weights, gain } = climbGame(tuned, start, `${seed} ${preset}`, tries, say);
    say(`${preset}: on fresh deals ${spoken(gain)} points a deal better than where it started`);
    if (index === 0) start = weights;
    return { game, ...weights };
  });
}
