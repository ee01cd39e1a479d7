import { presetRules } from '../../src/shared/game/presets';
import { playUntil } from './firstAction';
import { expect, type Launched, test } from './launch';
import { currentUpdate, folderWith, STILL } from './tableDriver';

const RULES = presetRules('sq-partnership');
const BOT = { kind: 'bot', level: 'plain' } as const;
const DAY_MS = 86_400_000;
/** What a person, a network or an empty battery makes of a machine's date. */
const JUMPS_MS = [3 * DAY_MS, -40 * 365 * DAY_MS, 0];

/** Runs in main and in the page: moves what `Date` says; the last argument is by how many milliseconds. */
function moveDate(...args: readonly unknown[]): void {
  const offMs = Number(args.at(-1));
  const real: typeof Date = Reflect.get(globalThis, 'realDate') ?? Date;
  const now = () => real.now() + offMs;
  const moved = new Proxy(real, {
    construct: (target, given) =>
      given.length === 0 ? new target(now()) : Reflect.construct(target, given),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
  Object.assign(globalThis, { realDate: real, Date: moved });
}

/** Moves the program's date, since the system's own belongs to everybody. */
async function setDateOff({ app, page }: Launched, offMs: number): Promise<void> {
  await app.evaluate(moveDate, offMs);
  await page.evaluate(moveDate, offMs);
  const inMain = await app.evaluate(() => Date.now());
  expect(Math.abs(inMain - Date.now() - offMs)).toBeLessThan(DAY_MS / 2);
}

/** Has the system say that it falls asleep and wakes. */
const sleepAndWake = ({ app }: Launched) =>
  app.evaluate(({ powerMonitor }) => {
    powerMonitor.emit('suspend');
    powerMonitor.emit('resume');
  });

const afterTricks = (page: Launched['page'], count: number) =>
  playUntil(page, ({ legal, tricks }) => legal?.kind === 'play' && tricks.length >= count);

test('own game with a timer: jumps of the date and sleep cost no time and no game', async ({
  launch,
}) => {
  const launched = await launch({ userDataDir: await folderWith(STILL) });
  const { page } = launched;
  await page.evaluate(
    ([rules, bot]) =>
      window.pinochle.table.open({
        title: 'Timed',
        rules,
        seats: [
          { kind: 'you', name: 'You' },
          ...[1, 2, 3].map((n) => ({ ...bot, name: `Bot ${n}` })),
        ],
        timerSeconds: 60,
        convention: 'natural',
        seed: null,
      }),
    [RULES, BOT] as const,
  );
  await afterTricks(page, 1);
  for (const [index, jump] of JUMPS_MS.entries()) {
    const before = await currentUpdate(page);
    await setDateOff(launched, jump);
    await sleepAndWake(launched);
    const after = await currentUpdate(page);
    expect(after.view).toEqual(before.view);
    await afterTricks(page, index + 2);
  }
  const left = await currentUpdate(page);
  const again = await launched.relaunch();
  const resumed = await again.page.evaluate(async () => {
    const { table } = window.pinochle;
    const { tableId = '' } = (await table.resumable()) ?? {};
    const answer = await table.resume(tableId);
    return answer.ok ? answer.value.view : null;
  });
  expect(resumed).toEqual(left.view);
});
