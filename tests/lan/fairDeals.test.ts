import { randomFromText } from '@main/engine/random';
import type { Action } from '@shared/game/actions';
import { at } from '@shared/game/cards';
import { PRESETS, presetRules } from '@shared/game/presets';
import type { RuleSet } from '@shared/game/rules';
import type { Seat } from '@shared/game/seats';
import type { PlayerView } from '@shared/game/view';
import { expect, it } from 'vitest';
import { ALL_CHEATS } from '../support/lan/cheats/allCheats';
import { type FairTable, playFairTable } from '../support/lan/fairTable';
import { FULL_TIMEOUT_MS, share } from '../support/lan/share';
import { judgeHeard } from '../support/lan/stranger/judgeHeard';

/** 18 presets: 1,008 deals in full. All seats' programs look at each, and from one seat the second verifier. */
const GAMES = share(1, 28);
const DEALS = 2;
let deals = 0;
let takenBack = 0;

const wordsOf = (found: readonly { verdict: unknown; reason: unknown }[]) =>
  found.map(({ verdict, reason }) => [verdict, reason]);

/** What a verifier that was written from the documents finds in what a seat's program heard. */
const strangerAt = (seat: Seat, { heard }: FairTable, rules: RuleSet) =>
  wordsOf(judgeHeard(at(heard, seat), rules));

it.each(PRESETS)(
  '$name: neither verifier accuses an honest host, whatever is played and taken back',
  async ({ name, rules: preset }) => {
    const rules = { ...preset, target: 99_999 };
    for (let game = 0; game < GAMES; game += 1) {
      const seed = `${name}/${game}`;
      const table = await playFairTable({ rules, seed, deals: DEALS, takesBack: 5 });
      takenBack += table.takenBack;
      deals += table.game.finished.length;
      const fair = Array(DEALS).fill(['fair', null]);
      for (const checks of table.checks) expect(wordsOf(checks), seed).toEqual(fair);
      expect(strangerAt(game % rules.players, table, rules), seed).toEqual(fair);
    }
  },
  FULL_TIMEOUT_MS,
);

it('the honest deals were played to their end, and cards were taken back in them', () => {
  expect(deals).toBe(PRESETS.length * GAMES * DEALS);
  expect(takenBack).toBeGreaterThan(GAMES);
});

it('neither verifier accuses an honest host whose program bids for the last player, after all others passed', async () => {
  const rules = presetRules('sq-cutthroat-4');
  const passes = ({ legal }: PlayerView) =>
    legal?.kind === 'auction' ? ({ type: 'pass' } as const) : null;
  const table = await playFairTable({ rules, seed: 'forced', deals: 1, play: passes });
  for (const checks of table.checks) expect(wordsOf(checks)).toEqual([['fair', null]]);
  expect(strangerAt(0, table, rules)).toEqual([['fair', null]]);
});

/** Deals in each of which a way to cheat must be found. */
const CHEATED_DEALS = share(1, 20);

/** The first bid is the lowest, and wins: no hand is too weak for it, and so no deal is thrown in by force. */
function bidsTheLeast({ legal, auction }: PlayerView): Action | null {
  if (legal?.kind !== 'auction') return null;
  return auction.high === null && legal.bids !== null
    ? { type: 'bid', amount: legal.bids.min }
    : { type: 'pass' };
}

it.each(ALL_CHEATS)(
  'a host that $what is found each time by both verifiers',
  async ({ what, appliesTo, cheat, finds, play, deals: played = 1, sharesMs }) => {
    const presets = PRESETS.filter(({ rules }) => appliesTo?.(rules) ?? true);
    for (let deal = 0; deal < CHEATED_DEALS; deal += 1) {
      const seed = `${what}/${deal}`;
      const preset = at(presets, randomFromText(`${seed}/preset`).below(presets.length));
      const rules = { ...preset.rules, target: 99_999 };
      const table = await playFairTable({
        rules,
        seed,
        deals: played,
        cheat: cheat(),
        play: (view) => play?.(view) ?? bidsTheLeast(view),
        ...(sharesMs === undefined ? {} : { sharesMs }),
      });
      const where = `${preset.name}, ${seed}`;
      expect(wordsOf(at(table.checks, 0))[0], where).toEqual(finds);
      expect(strangerAt(0, table, rules)[0], where).toEqual([finds[0], expect.any(String)]);
    }
  },
  FULL_TIMEOUT_MS,
);
