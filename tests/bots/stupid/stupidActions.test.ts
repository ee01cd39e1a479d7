import { playDeal } from '@main/bots/lab/arena/playDeal';
import { decide } from '@main/bots/levels/decide';
import type { BotLevel } from '@shared/game/botLevels';
import { at } from '@shared/game/cards';
import { PRESETS } from '@shared/game/presets';
import type { RuleSet } from '@shared/game/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { viewOf } from '../../support/botPosition';
import { isFull, share, TIMEOUT_MS } from '../../support/botShare';
import { viewText } from '../../support/positions';
import { DETECTORS } from './detectors';
import { EXAMPLES } from './examples';

describe('a detector', () => {
  it.each(DETECTORS.map(({ name }) => name))('has an example: %s', (name) => {
    expect(EXAMPLES.map(({ detector }) => detector)).toContain(name);
  });

  it.each(EXAMPLES.map((example) => [example.detector, example] as const))(
    'sees the stupid action and not the good one: %s',
    (name, { position, stupid, good }) => {
      const detector = DETECTORS.find((each) => each.name === name);
      const view = viewOf(position);
      expect(detector?.arises(view)).toBe(true);
      expect(detector?.isStupid(view, stupid)).toBe(true);
      expect(detector?.isStupid(view, good)).toBe(false);
    },
  );
});

/** With must-win only in trumps there is more to choose from, and more to do wrong. */
const TABLES: readonly { name: string; rules: RuleSet }[] = PRESETS.flatMap(({ name, rules }) => [
  { name, rules },
  ...(rules.players === 4
    ? [{ name: `${name}, loose`, rules: { ...rules, mustWin: 'trump' as const } }]
    : []),
]);

const SEED = process.env.STUPID_SEED ?? 'stupid';

/** Deals judged, over all tables in turn. */
const LEVELS: readonly (readonly [level: BotLevel, deals: number])[] = [
  ['easy', share(150, 1000)],
  ['plain', share(150, 1000)],
  ['medium', share(150, 1000)],
  ['hard', share(TABLES.length, 1000)],
  ['expert', share(TABLES.length, 1000)],
];

/** In every run hard and expert end their thinking early; in full they end when they are done. */
function patience(): () => boolean {
  let asked = 0;
  return () => {
    asked += 1;
    return !isFull && asked % 12 === 0;
  };
}

interface Judged {
  arisen: number;
  readonly stupid: string[];
}

function judge(level: BotLevel, deals: number): ReadonlyMap<string, Judged> {
  const judged = new Map<string, Judged>(
    DETECTORS.map(({ name }) => [name, { arisen: 0, stupid: [] }]),
  );
  const stop = patience();
  for (let deal = 0; deal < deals; deal += 1) {
    const { name: table, rules } = at(TABLES, deal % TABLES.length);
    const seed = `${SEED} ${table}`;
    const players = Array.from(
      { length: rules.players },
      (_, seat) => (view: Parameters<typeof decide>[0]) =>
        decide(view, level, `${seed} ${deal} ${seat}`, { shouldStop: stop }),
    );
    playDeal(rules, seed, deal, players, (view, action) => {
      for (const { name, arises, isStupid } of DETECTORS) {
        if (!arises(view)) continue;
        const seen = judged.get(name);
        if (seen === undefined) continue;
        seen.arisen += 1;
        if (isStupid(view, action))
          seen.stupid.push(`${table} deal ${deal}: ${JSON.stringify(action)} in ${viewText(view)}`);
      }
    });
  }
  return judged;
}

describe.each(LEVELS)('%s bots over %i deals', (level, deals) => {
  let judged: ReadonlyMap<string, Judged> = new Map();
  beforeAll(() => {
    judged = judge(level, deals);
    if (isFull)
      for (const [name, { arisen, stupid }] of judged)
        console.log(`${level}, ${deals} deals: ${stupid.length} of ${arisen}: ${name}`);
  }, TIMEOUT_MS);

  it.each(DETECTORS.map(({ name }) => name))('never: %s', (name) => {
    expect(judged.get(name)?.stupid).toEqual([]);
  });

  it('have come into the situations', () => {
    const arisen = [...judged.values()].filter((each) => each.arisen > 0).length;
    expect(arisen).toBeGreaterThanOrEqual(deals >= 150 ? DETECTORS.length - 3 : 8);
  });
});
