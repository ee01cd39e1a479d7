import { decide } from '@main/bots/decide';
import type { Action } from '@shared/game/actions';
import { printCards, printFace } from '@shared/game/cards';
import { assertNever } from '@shared/game/result';
import { describe, expect, it } from 'vitest';
import { cards, viewOf } from '../support/botPosition';
import { BIDDING } from './scenarios/bidding';
import { DECIDING } from './scenarios/deciding';
import { PASSING } from './scenarios/passing';
import { PLAYING } from './scenarios/playing';

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

describe.each([
  ['bidding', BIDDING],
  ['passing', PASSING],
  ['playing', PLAYING],
  ['deciding', DECIDING],
] as const)('a plain bot in %s', (_, scenarios) => {
  it.each(scenarios.map((scenario) => [scenario.name, scenario] as const))(
    '%s',
    (_name, scenario) => {
      const action = decide(viewOf(scenario.position), 'plain', 'scenario');
      const done = printAction(action);
      if (scenario.accept !== undefined)
        expect(
          scenario.accept.includes(done) || scenario.accept.includes(action.type),
          `${done}: ${scenario.why}`,
        ).toBe(true);
      if (scenario.refuse !== undefined)
        expect(scenario.refuse, `${done}: ${scenario.why}`).not.toContain(done);
      const given = action.type === 'give' || action.type === 'bury' ? action.cards : [];
      if (scenario.includes !== undefined)
        expect(printCards(given).split(' '), scenario.why).toEqual(
          expect.arrayContaining(scenario.includes.split(' ')),
        );
      if (scenario.excludes !== undefined)
        for (const face of cards(scenario.excludes))
          expect(given, `${done}: ${scenario.why}`).not.toContain(face);
    },
  );
});
