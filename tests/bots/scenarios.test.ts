import { decide } from '@main/bots/decide';
import type { Action } from '@shared/game/actions';
import type { BotLevel } from '@shared/game/botLevels';
import { printCards, printFace } from '@shared/game/cards';
import { assertNever } from '@shared/game/result';
import { describe, expect, it } from 'vitest';
import { cards, viewOf } from '../support/botPosition';
import { BIDDING } from './scenarios/bidding';
import { DECIDING } from './scenarios/deciding';
import { PASSING } from './scenarios/passing';
import { PLAYING } from './scenarios/playing';
import type { Scenario } from './scenarios/scenario';

/** An action in the words of the scenarios. */
function printAction(action: Action): string {
  switch (action.type) {
    case 'bid':
      return `bid ${action.amount}`;
    case 'trump':
      return `trump ${action.suit}`;
    case 'play':
      return `play ${printFace(action.card)}`;
    case 'give':
    case 'bury':
    case 'meld':
      return `${action.type} ${printCards(action.cards)}`;
    case 'redeal':
    case 'keep':
    case 'pass':
    case 'play-on':
    case 'throw-in':
    case 'moon':
    case 'claim':
    case 'dix':
    case 'exchange':
    case 'draw':
      return action.type;
    default:
      return assertNever(action);
  }
}

const PARTS = [
  ['bidding', BIDDING],
  ['passing', PASSING],
  ['playing', PLAYING],
  ['deciding', DECIDING],
] as const;

/** What is wrong with the level's answer, or null. */
function mistake(scenario: Scenario, level: BotLevel): string | null {
  const action = decide(viewOf(scenario.position), level, 'scenario');
  const done = printAction(action);
  const said = `${scenario.name}: ${done}; ${scenario.why}`;
  const { accept, refuse, includes, excludes } = scenario;
  if (accept !== undefined && !accept.includes(done) && !accept.includes(action.type)) return said;
  if (refuse?.includes(done)) return said;
  const given = action.type === 'give' || action.type === 'bury' ? action.cards : [];
  const lacks = cards(includes ?? '').some((face) => !given.includes(face));
  const hasTooMuch = cards(excludes ?? '').some((face) => given.includes(face));
  return lacks || hasTooMuch ? said : null;
}

describe.each(PARTS)('a plain bot in %s', (_, scenarios) => {
  it.each(scenarios.map((scenario) => [scenario.name, scenario] as const))(
    '%s',
    (_name, scenario) => {
      expect(mistake(scenario, 'plain')).toBeNull();
    },
  );
});

/** Those who try things out now and then find something else that is as good. */
const SHARES: readonly (readonly [level: BotLevel, share: number])[] = [
  ['medium', 0.9],
  ['hard', 0.95],
  ['expert', 0.95],
];

describe.each(SHARES)('a %s bot', (level, share) => {
  it(`does what a strong partnership accepts in ${100 * share} % of the positions`, () => {
    const scenarios = PARTS.flatMap(([, each]) => each);
    const mistakes = scenarios.flatMap((scenario) => mistake(scenario, level) ?? []);
    expect(mistakes.length, mistakes.join('\n')).toBeLessThanOrEqual(
      (1 - share) * scenarios.length,
    );
  });
});
