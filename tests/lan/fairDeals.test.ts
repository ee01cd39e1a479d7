import { PRESETS, presetRules } from '@shared/game/presets';
import { expect, it } from 'vitest';
import { ALL_CHEATS } from '../support/lan/cheats/allCheats';
import { playFairTable } from '../support/lan/fairTable';
import { FULL_TIMEOUT_MS, share } from '../support/lan/share';

/** 18 presets, and all seats of each look: 1,008 deals in full. */
const GAMES = share(1, 28);
const DEALS = 2;
let deals = 0;
let takenBack = 0;

it.each(PRESETS)(
  '$name: nobody accuses an honest host, whatever is played and taken back',
  async ({ name, rules }) => {
    for (let game = 0; game < GAMES; game += 1) {
      const table = await playFairTable({
        rules: { ...rules, target: 99_999 },
        seed: `${name}/${game}`,
        deals: DEALS,
        takesBack: 5,
      });
      takenBack += table.takenBack;
      deals += table.game.finished.length;
      for (const checks of table.checks)
        expect(checks.map(({ verdict, reason }) => [verdict, reason])).toEqual(
          Array(DEALS).fill(['fair', null]),
        );
    }
  },
  FULL_TIMEOUT_MS,
);

it('the honest deals were played to their end, and cards were taken back in them', () => {
  expect(deals).toBe(PRESETS.length * GAMES * DEALS);
  expect(takenBack).toBeGreaterThan(GAMES);
});

/** Deals in each of which a way to cheat must be found. */
const CHEATED_DEALS = share(2, 20);

for (const { what, preset, cheat, finds, play, deals: played = 1, sharesMs } of ALL_CHEATS)
  it(
    `a host that ${what} is found each time`,
    async () => {
      for (let deal = 0; deal < CHEATED_DEALS; deal += 1) {
        const { checks } = await playFairTable({
          rules: { ...presetRules(preset), target: 99_999 },
          seed: `${preset}/${deal}`,
          deals: played,
          cheat: cheat(),
          ...(play === undefined ? {} : { play }),
          ...(sharesMs === undefined ? {} : { sharesMs }),
        });
        const [first] = checks[0] ?? [];
        expect([first?.verdict, first?.reason]).toEqual(finds);
      }
    },
    FULL_TIMEOUT_MS,
  );
