import { once } from 'node:events';
import { presetRules } from '../../src/shared/game/presets';
import { actFirst, isOver, playUntil } from '../electron/firstAction';
import { expect, type Launched, test } from '../electron/launch';
import { folderWith, STILL } from '../electron/tableDriver';
import { soloPlan } from '../support/soloPlan';
import { PROGRAM_KILLS, randomBelow, someMoment, timeoutFor } from './kills';

const MOST_TURNS = 8;

/** What the window was last shown. */
interface Told {
  turns: number;
  turn: number;
  /** Settings are changed with each turn: the last volume that was answered, and the last that was asked for. */
  volume: number;
  asked: number;
}

/** It doesn't end before the last kill. */
const PLAN = soloPlan(
  { ...presetRules('sq-partnership'), preset: null, target: 99_999 },
  { title: 'Kills' },
);

/** Plays and changes settings until the program is gone. */
async function playForever({ page }: Launched, told: Told): Promise<void> {
  for (;;) {
    const update = await playUntil(page, () => true);
    told.turn = update.view.turn;
    told.turns += 1;
    told.asked = (told.turn % 100) / 100;
    told.volume = await page.evaluate(
      async (volume) => (await window.pinochle.settings.change({ volume })).volume,
      told.asked,
    );
    if (isOver(update.view)) await page.evaluate(() => window.pinochle.table.nextDeal());
    else await actFirst(page, update);
  }
}

/** Kills the program when that many turns were shown, at some moment of the next. */
async function killAfter(launched: Launched, told: Told, turns: number): Promise<void> {
  const playing = playForever(launched, told).catch(() => {});
  while (told.turns < turns) await someMoment();
  await someMoment();
  const gone = once(launched.app.process(), 'exit');
  launched.app.process().kill('SIGKILL');
  await gone;
  await playing;
}

test(`${PROGRAM_KILLS} kills of the program: the game opens again, at most one decision behind, and its settings are whole`, async ({
  launch,
  uncaught,
}) => {
  test.setTimeout(timeoutFor(4 * PROGRAM_KILLS));
  const userDataDir = await folderWith({ ...STILL, playerName: 'Ada' });
  let launched = await launch({ userDataDir });
  await launched.page.evaluate((plan) => window.pinochle.table.open(plan), PLAN);
  let volume = 0;
  for (let kills = 0; kills < PROGRAM_KILLS; kills += 1) {
    const told: Told = { turns: 0, turn: 0, volume, asked: volume };
    await killAfter(launched, told, 1 + randomBelow(MOST_TURNS));
    uncaught.length = 0;
    launched = await launch({ userDataDir });
    const { page } = launched;
    await page.getByTestId('continue').click();
    await page.getByTestId('table').waitFor();
    const { turn, settings } = await page.evaluate(async () => ({
      turn: (await window.pinochle.table.current())?.view.turn ?? -1,
      settings: await window.pinochle.settings.get(),
    }));
    expect(turn).toBeGreaterThanOrEqual(told.turn - 1);
    expect(settings.playerName).toBe('Ada');
    expect([told.volume, told.asked]).toContain(settings.volume);
    volume = settings.volume;
  }
});
