import { PRESETS, presetRules } from '@shared/game/presets';
import type { RuleSet } from '@shared/game/rules';
import { expect, it } from 'vitest';
import { type Cheat, type FairTableOptions, playFairTable } from '../support/lan/fairTable';
import { FULL_TIMEOUT_MS, isFull, share } from '../support/lan/share';
import type { Heard } from '../support/lan/stranger/heard';
import { judgeHeard } from '../support/lan/stranger/judgeHeard';
import { WAYS_TO_CHEAT } from '../support/lan/stranger/waysToCheat';

const DEALS = 2;
/** 18 presets with 28 games of two deals each: 1,008 deals in full, or about as many as FAIR_DEALS says. */
const GAMES = Math.ceil(
  isFull ? 28 : Number(process.env.FAIR_DEALS ?? 0) / (PRESETS.length * DEALS) || 1,
);
const CHEATED = share(2, 20);

type Play = NonNullable<FairTableOptions['play']>;

/** Plays at a table, and says what the verifier makes of what seat 0 heard and said. */
async function judgeTable(seed: string, rules: RuleSet, deals: number, cheat: Cheat, play?: Play) {
  const heard: Heard[] = [];
  const { takenBack } = await playFairTable({
    rules,
    seed,
    deals,
    takesBack: 5,
    ...(play === undefined ? {} : { play }),
    // Some cheats keep a share back, and then the host waits as long.
    sharesMs: deals > 1 ? 20_000 : 500,
    cheat: {
      ...cheat,
      toVictim(message, truth) {
        const sent = cheat.toVictim?.(message, truth) ?? [message];
        for (const each of sent) heard.push({ from: 'host', message: each });
        return sent;
      },
      from(message, seat, truth) {
        if (seat === 0) heard.push({ from: 'self', message });
        return cheat.from === undefined ? message : cheat.from(message, seat, truth);
      },
    },
  });
  const found = judgeHeard(heard, rules).map(({ verdict, reason }) => [verdict, reason]);
  return { found, takenBack };
}

let takenBack = 0;

it.each(PRESETS)(
  '$name: a verifier written from the documents accuses no honest host',
  async ({ name, rules }) => {
    for (let game = 0; game < GAMES; game += 1) {
      const seed = `stranger/${name}/${game}`;
      const table = await judgeTable(seed, { ...rules, target: 99_999 }, DEALS, {});
      expect(table.found, seed).toEqual(Array(DEALS).fill(['fair', null]));
      takenBack += table.takenBack;
    }
  },
  FULL_TIMEOUT_MS * 2,
);

it('a bid that the program makes, after all others have passed, accuses no honest host', async () => {
  const rules = presetRules('sq-cutthroat-4') ?? expect.fail();
  const { found } = await judgeTable('stranger/forced', rules, 1, {}, ({ legal }) =>
    legal?.kind === 'auction' ? { type: 'pass' } : null,
  );
  expect(found).toEqual([['fair', null]]);
});

it('cards were taken back in the honest deals', () => {
  expect(takenBack).toBeGreaterThan(GAMES);
});

it.each(WAYS_TO_CHEAT)(
  'a host that $name is found $verdict by a verifier written from the documents',
  async ({ name, verdict, cheat }) => {
    const rules = presetRules('sq-cutthroat-4') ?? expect.fail();
    for (let deal = 0; deal < CHEATED; deal += 1) {
      const { found } = await judgeTable(`${name}/${deal}`, rules, 1, cheat());
      expect(found, `deal ${deal}`).toEqual([[verdict, expect.any(String)]]);
    }
  },
  FULL_TIMEOUT_MS,
);
