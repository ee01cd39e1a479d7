import { expect, test } from './launch';
import { advanceTo, folderWith, STILL } from './tableDriver';

test('graphics: after the second end of their process the program starts again without them, at its table', async ({
  launch,
  uncaught,
}) => {
  const first = await launch({ userDataDir: await folderWith(STILL) });
  await first.page.getByTestId('play').click();
  await first.page.getByTestId('table').waitFor();
  const before = await advanceTo(first.page, 'third-trick');
  const args = first.app.evaluate(
    ({ app }) =>
      new Promise<string[]>((resolve) => {
        app.relaunch = (options) => resolve([...(options?.args ?? [])]);
      }),
  );
  const gone = new Promise((resolve) => first.app.process().once('exit', resolve));
  await first.app.evaluate(({ app }) => {
    const end = () => {
      const graphics = app.getAppMetrics().find(({ type }) => type === 'GPU');
      if (graphics !== undefined) process.kill(graphics.pid, 'SIGKILL');
    };
    app.on('child-process-gone', () => {
      // Chromium starts the next one a moment later.
      const timer = setInterval(() => {
        if (!app.getAppMetrics().some(({ type }) => type === 'GPU')) return;
        clearInterval(timer);
        end();
      }, 50);
    });
    end();
  });
  const own = (await args).filter((arg) => /^--(without|back)/.test(arg));
  expect(own).toEqual(['--without-acceleration', '--back-to=own']);
  await gone;
  uncaught.length = 0;
  const second = await launch({ userDataDir: first.userDataDir, args: own });
  await expect(second.page.getByTestId('table')).toBeVisible();
  await expect(second.page.getByTestId('toasts')).toContainText('draws without them');
  const now = await second.page.evaluate(() => window.pinochle.table.current());
  expect(now?.view).toEqual(before.view);
});
