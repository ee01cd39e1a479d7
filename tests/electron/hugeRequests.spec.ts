import { expect, test } from './launch';

test('requests: what is too large never leaves the page', async ({ launch }) => {
  const { app, page } = await launch();
  await app.evaluate(({ ipcMain }) => {
    ipcMain.removeHandler('lan.say');
    ipcMain.handle('lan.say', () => 'it came through');
  });
  const answers = await page.evaluate(async () => {
    const say = window.pinochle.lan.say as (value: unknown) => Promise<unknown>;
    let nested: unknown = 1;
    for (let level = 0; level < 100; level += 1) nested = { nested };
    return [
      await say('x'.repeat(100_000_000)),
      await say(new Uint8Array(100_000_000)),
      await say(new Array(1_000_000).fill(0)),
      await say(nested),
      await say(Number.MAX_VALUE),
      await say('hello'),
    ];
  });
  const refusals = answers.slice(0, -1);
  for (const refusal of refusals)
    expect(refusal).toMatchObject({ ok: false, error: { code: 'bad-request' } });
  expect(answers.at(-1)).toBe('it came through');
});

test('requests: one too large for a call without an answer is an error in words', async ({
  launch,
}) => {
  const { page } = await launch();
  const message = await page.evaluate(() =>
    (window.pinochle.app.shown as (screen: string) => Promise<void>)('x'.repeat(100_000_000)).then(
      () => 'carried out',
      (error: unknown) => String(error),
    ),
  );
  expect(message).toContain('it is larger than 16 megabytes');
});
