import { decide } from '@main/bots/levels/decide';
import type { Action } from '@shared/game/actions';
import type { BotLevel } from '@shared/game/botLevels';
import { printCards, printFace, withoutCards } from '@shared/game/cards';
import { assertNever } from '@shared/game/result';
import { describe, expect, it } from 'vitest';
import { cards } from '../support/botPosition';
import { isFull, TIMEOUT_MS } from '../support/botShare';
import { positionFrom, viewFrom } from '../support/positions';
import { impossibility } from '../support/possiblePosition';
import { BIDDING } from './scenarios/bidding';
import { BURYING } from './scenarios/burying';
import { DECIDING } from './scenarios/deciding';
import { DEFENDING } from './scenarios/defending';
import { DISCARDING } from './scenarios/discarding';
import { DOUBLE_DECK } from './scenarios/doubleDeck';
import { FOLLOWING } from './scenarios/following';
import { LAST_TRICKS } from './scenarios/lastTricks';
import { LEADING } from './scenarios/leading';
import { NAMING } from './scenarios/naming';
import { PASSING } from './scenarios/passing';
import type { Scenario } from './scenarios/scenario';
import { TWO_HAND } from './scenarios/twoHand';

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
  ['naming trumps', NAMING],
  ['passing', PASSING],
  ['burying', BURYING],
  ['deciding', DECIDING],
  ['leading', LEADING],
  ['following', FOLLOWING],
  ['discarding', DISCARDING],
  ['defending', DEFENDING],
  ['the last tricks', LAST_TRICKS],
  ['two decks', DOUBLE_DECK],
  ['the two-hand game', TWO_HAND],
] as const;
const ALL: readonly Scenario[] = PARTS.flatMap(([, scenarios]) => scenarios);

/** What is wrong with the level's answer, or null. */
function mistake(scenario: Scenario, level: BotLevel): string | null {
  const action = decide(viewFrom(scenario.position), level, 'scenario');
  const done = printAction(action);
  const said = `${scenario.name}: ${done}; ${scenario.why}\n  ${scenario.position}`;
  const { accept, refuse, includes, excludes } = scenario;
  if (accept !== undefined && !accept.includes(done) && !accept.includes(action.type)) return said;
  if (refuse?.includes(done)) return said;
  const given = action.type === 'give' || action.type === 'bury' ? action.cards : [];
  const lacks = withoutCards(given, cards(includes ?? '')) === null;
  const hasTooMuch = cards(excludes ?? '').some((face) => given.includes(face));
  return lacks || hasTooMuch ? said : null;
}

it('there are at least 120 scenarios, each with a name of its own', () => {
  expect(ALL.length).toBeGreaterThanOrEqual(120);
  for (const [, scenarios] of PARTS)
    expect(new Set(scenarios.map(({ name }) => name)).size).toBe(scenarios.length);
});

it.each(ALL.map((scenario) => [scenario.name, scenario] as const))(
  'can come up: %s',
  (_name, { position }) => {
    expect(impossibility(positionFrom(position))).toBeNull();
  },
);

it.each(ALL.map((scenario) => [scenario.name, scenario] as const))(
  'can be got wrong: %s',
  (_name, scenario) => {
    const { accept, refuse, includes, excludes, position } = scenario;
    if (accept === undefined && refuse === undefined) {
      expect(`${includes ?? ''}${excludes ?? ''}`).not.toBe('');
      return;
    }
    const { legal } = viewFrom(position);
    if (legal?.kind !== 'play') return;
    const can = legal.cards.map((face) => `play ${printFace(face)}`);
    for (const said of [...(accept ?? []), ...(refuse ?? [])]) expect(can).toContain(said);
    expect(can.length).toBeGreaterThan((accept ?? refuse ?? []).length);
  },
);

/** The least share of right answers; the thinking ones now and then find something else as good. */
const SHARES: readonly (readonly [level: BotLevel, share: number])[] = [
  ['easy', 0.8],
  ['plain', 0.9],
  ['medium', 0.9],
  ['hard', 0.92],
  ['expert', 0.95],
];

describe.each(SHARES)('a %s bot', (level, share) => {
  it(
    `does what a strong partnership accepts in ${100 * share} % of the positions`,
    () => {
      const mistakes = ALL.flatMap((scenario) => mistake(scenario, level) ?? []);
      const right = 1 - mistakes.length / ALL.length;
      if (isFull) console.log(`${level}: ${(100 * right).toFixed(1)} %\n${mistakes.join('\n')}`);
      expect(right, mistakes.join('\n')).toBeGreaterThanOrEqual(share);
    },
    TIMEOUT_MS,
  );
});
