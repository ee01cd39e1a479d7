import { expect, test } from './launch';

const WAYS_TO_A_BLANK_PAGE: Readonly<Record<string, () => void>> = {
  'about:blank by location': () => {
    window.location.href = 'about:blank';
  },
  'about:srcdoc by location': () => {
    window.location.href = 'about:srcdoc';
  },
  'about:blank with a fragment': () => {
    window.location.replace('about:blank#again');
  },
  'about:blank by a form': () => {
    const form = document.createElement('form');
    form.action = 'about:blank';
    document.body.append(form);
    form.submit();
  },
  'about:blank by a link': () => {
    const link = document.createElement('a');
    link.href = 'about:blank';
    document.body.append(link);
    link.click();
  },
  'about:blank by window.open into the program’s window': () => {
    window.open('about:blank', '_self');
  },
  'a page of data': () => {
    window.location.href = 'data:text/html,hello';
  },
  'a page of a blob': () => {
    window.location.href = URL.createObjectURL(new Blob(['hello'], { type: 'text/html' }));
  },
  'a page of javascript': () => {
    window.location.href = 'javascript:"hello"';
  },
};

/** Asked in the main process, since the driver waits for the end of a navigation that was refused. */
const playButtonWorks = ({ BrowserWindow }: typeof import('electron')): Promise<boolean> => {
  const [window] = BrowserWindow.getAllWindows();
  if (window === undefined) return Promise.resolve(false);
  return window.webContents.executeJavaScript(`(() => {
    document.querySelector('[data-testid="play"]')?.click();
    return document.querySelector('[data-testid="table"]') !== null;
  })()`);
};

for (const [way, go] of Object.entries(WAYS_TO_A_BLANK_PAGE)) {
  test(`navigation: ${way} leaves the program's page usable`, async ({ launch, uncaught }) => {
    const { app, page } = await launch();
    await page.getByTestId('play').waitFor();
    await page.evaluate(go).catch(() => undefined);
    await expect.poll(() => app.evaluate(playButtonWorks)).toBe(true);
    uncaught.length = 0;
  });
}

test('windows: window.open opens nothing, whatever the address', async ({ launch, uncaught }) => {
  const { app, page } = await launch();
  const opened = await page.evaluate(() =>
    ['', 'about:blank', 'about:srcdoc', 'app://bundle/', 'data:text/html,x', 'javascript:1'].map(
      (address) => window.open(address, '_blank') !== null,
    ),
  );
  expect(opened).toEqual([false, false, false, false, false, false]);
  expect(app.windows()).toHaveLength(1);
  uncaught.length = 0;
});

test('frames: a blank frame has no bridge and runs no code', async ({ launch, uncaught }) => {
  const { page } = await launch();
  const found = await page.evaluate(() => {
    const frames = ['about:blank', 'about:srcdoc', 'data:text/html,x'].map((address) => {
      const frame = document.createElement('iframe');
      frame.src = address;
      document.body.append(frame);
      return frame;
    });
    return frames.map((frame) => ({
      hasBridge:
        frame.contentWindow !== null &&
        frame.contentDocument !== null &&
        'pinochle' in frame.contentWindow,
    }));
  });
  expect(found.map(({ hasBridge }) => hasBridge)).toEqual([false, false, false]);
  uncaught.length = 0;
});
