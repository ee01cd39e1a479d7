import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { percentiles } from '@main/cli/arena';
import { legalCards, winningIndex } from '@main/engine/trickPlay';
import { at, type Face, parseCards, rankOf, type Suit } from '@shared/game/cards';
import { presetRules } from '@shared/game/presets';
import type { GameRecord } from '@shared/game/record';
import type { RuleSet } from '@shared/game/rules';
import { afterAll, describe, expect, it } from 'vitest';
import { jsonLines, runCommand } from '../support/commandLine';

const folder = mkdtempSync(join(tmpdir(), 'pinochle-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('arena', () => {
  const run = (...more: string[]) =>
    runCommand(['arena', '--preset', 'sq-partnership', '--deals', '6', '--seed', 's', ...more]);

  it('prints one match, the same but for the times', async () => {
    const results = [];
    for (let time = 0; time < 2; time += 1) {
      const { code, out } = await run('--a', 'plain', '--b', 'random');
      expect(code).toBe(0);
      const { decisionMs, ...match } = JSON.parse(out);
      expect(decisionMs.a.p50).toBeLessThanOrEqual(decisionMs.a.p95);
      expect(decisionMs.b.p95).toBeLessThanOrEqual(decisionMs.b.max);
      results.push(match);
    }
    const [first, second] = results;
    expect(first).toEqual(second);
    expect(first.deals).toBe(6);
    expect(first.ci95[0]).toBeLessThan(first.pointsPerDeal);
    expect(first.pointsPerDeal).toBeLessThan(first.ci95[1]);
    const { a, b } = first.contracts;
    // Each deal is played once with A on each of the two sides.
    expect(a.made + a.set + b.made + b.set).toBe(12);
    // Whoever follows no plan at all loses far more than the scatter of six deals.
    expect(first.pointsPerDeal).toBeGreaterThan(0);
  });

  it('a level against itself comes out even', async () => {
    const { out } = await run('--a', 'plain', '--b', 'plain');
    expect(JSON.parse(out).pointsPerDeal).toBe(0);
  });

  it.each([
    [['--a', 'plain'], 'Say --a LEVEL and --b LEVEL.'],
    [['--a', 'plain', '--b', 'best'], '--b is "best": it must be one of random'],
  ])('%j is refused', async (args, sentence) => {
    const { code, err } = await run(...args);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
  });

  it('counts percentiles from below', () => {
    const times = Array.from({ length: 20 }, (_, index) => 20 - index);
    expect(percentiles(times)).toEqual({ p50: 10, p95: 19, max: 20 });
    expect(percentiles([])).toEqual({ p50: 0, p95: 0, max: 0 });
  });
});

interface Open {
  readonly rules: RuleSet;
  readonly trump: Suit;
  readonly camps: readonly number[];
}

/** Best play by trying everything: what camp 0 gets. */
function tryAll(
  { rules, trump, camps }: Open,
  hands: Face[][],
  leader: number,
  trick: Face[],
): number {
  const seat = (leader + trick.length) % hands.length;
  const hand = at(hands, seat);
  if (trick.length === hands.length) {
    const winner = (leader + winningIndex(trick, trump)) % hands.length;
    const last = hand.length === 0 ? rules.lastTrick : 0;
    const points = trick.reduce((sum, card) => sum + rules.counters[rankOf(card)], last);
    const own = camps[winner] === 0 ? points : 0;
    return own + (hand.length === 0 ? 0 : tryAll({ rules, trump, camps }, hands, winner, []));
  }
  const values = legalCards(trick, hand, trump, rules.mustWin).map((card) => {
    const rest = [...hand];
    rest.splice(rest.indexOf(card), 1);
    const after = hands.map((each, other) => (other === seat ? rest : each));
    return tryAll({ rules, trump, camps }, after, leader, [...trick, card]);
  });
  return camps[seat] === 0 ? Math.max(...values) : Math.min(...values);
}

describe('solve', () => {
  const rules = presetRules('sq-partnership');

  it('finds what trying everything finds in the last three tricks', async () => {
    const args = ['simulate', '--preset', 'sq-partnership', '--deals', '3', '--seed', 'solve'];
    const [record] = jsonLines(await runCommand([...args, '--bots', 'plain'])) as GameRecord[];
    const file = join(folder, 'game.json');
    writeFileSync(file, JSON.stringify(record));
    for (const [index, deal] of (record?.deals ?? []).entries()) {
      if (deal.tricks.length < 12) continue;
      const from = deal.tricks.slice(9);
      const hands: Face[][] = [[], [], [], []];
      for (const { leader, cards } of from) {
        const parsed = parseCards(cards);
        if (!parsed.ok) throw new Error(parsed.error);
        for (const [step, card] of parsed.value.entries())
          at(hands, (leader + step) % 4).push(card);
      }
      const declarer = deal.result?.declarer ?? 0;
      const open = {
        rules,
        trump: deal.result?.trump ?? 'S',
        camps: [0, 1, 2, 3].map((seat) => (seat + declarer) % 2),
      };
      const { code, out } = await runCommand([
        'solve',
        file,
        '--deal',
        `${index + 1}`,
        '--trick',
        '10',
      ]);
      expect(code).toBe(0);
      const solved = JSON.parse(out);
      expect(solved).toMatchObject({
        exact: true,
        points: tryAll(open, hands, at(from, 0).leader, []),
      });
      expect(solved.for).toEqual([0, 1, 2, 3].filter((seat) => open.camps[seat] === 0));
    }
  });

  it('says which tricks there are', async () => {
    const { code, err } = await runCommand(['solve', join(folder, 'game.json'), '--trick', '40']);
    expect(code).toBe(2);
    expect(err).toContain('--trick is 40: it must be from 1 to 12.');
  });
});
