import { presetNamed } from '@shared/game/presets';
import type { RoleWeights, TunedPolicy } from '../simulation/policyWeights';
import { climb } from './climb';
import { START_WEIGHTS } from './startWeights';

interface TunedGame {
  readonly game: TunedPolicy['game'];
  /** The rules that its deals are played by. */
  readonly preset: string;
}

/** The first is climbed from the weights set by hand, the others from the first one's result. */
const GAMES: readonly TunedGame[] = [
  { game: { partners: true, copies: 2 }, preset: 'sq-partnership' },
  { game: { partners: true, copies: 4 }, preset: 'sq-double' },
  { game: { partners: false, copies: 2 }, preset: 'sq-cutthroat-4' },
];

/** Climbs the weights of every kind of game; the same seed and tries give the same weights. */
export function tune(seed: string, tries: number, say: (line: string) => void): TunedPolicy[] {
  let start: RoleWeights = START_WEIGHTS;
  return GAMES.map(({ game, preset }, index) => {
    const rules = presetNamed(preset)?.rules;
    if (rules === undefined) throw new Error(`there is no preset ${preset}`);
    const onStep = (tried: number, taken: number) =>
      say(`${preset}: ${tried} of ${tries} changes tried, ${taken} taken`);
    const { weights, gain } = climb({ rules, start, seed: `${seed} ${preset}`, tries, onStep });
    const points = `${gain.mean.toFixed(1)} +-${(1.96 * gain.error).toFixed(1)}`;
    say(`${preset}: on fresh deals ${points} points a deal better than where it started`);
    if (index === 0) start = weights;
    return { game, ...weights };
  });
}
