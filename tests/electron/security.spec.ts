import { expect, test } from './launch';

test('the page is sandboxed and isolated', async ({ launch }) => {
  const { app } = await launch();
  const preferences = await app.evaluate(({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    // Electron leaves this method out of its types, and it is the only way to see what is in force.
    return (contents as unknown as { getLastWebPreferences(): unknown }).getLastWebPreferences();
  });
  expect(preferences).toMatchObject({
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    webSecurity: true,
    webviewTag: false,
  });
});

test('the page reaches no network', async ({ launch, uncaught }) => {
  const { page } = await launch();
  for (const address of ['http://127.0.0.1:9/', 'https://127.0.0.1:9/', 'app://elsewhere/']) {
    const answer = await page.evaluate(
      (url) =>
        fetch(url).then(
          () => 'reached',
          () => 'refused',
        ),
      address,
    );
    expect(answer, address).toBe('refused');
  }
  uncaught.length = 0;
});

test('no file outside the program is served', async ({ launch, uncaught }) => {
  const { page } = await launch();
  for (const path of [
    '/%2e%2e/main/main.js',
    '/..%2fmain%2fmain.js',
    '/%5c..%5cmain',
    '/%00',
    '/%zz',
  ]) {
    const status = await page.evaluate(
      (address) =>
        fetch(address).then(
          (response) => response.status,
          () => 0,
        ),
      path,
    );
    expect([0, 404], path).toContain(status);
  }
  uncaught.length = 0;
});

test('inline code does not run', async ({ launch, uncaught }) => {
  const { page } = await launch();
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.inlineCodeRan = true';
    document.head.append(script);
    return 'inlineCodeRan' in window;
  });
  expect(ran).toBe(false);
  uncaught.length = 0;
});

test('the page can neither leave nor open a window', async ({ launch, uncaught }) => {
  const { app, page } = await launch();
  const home = page.url();
  await page.evaluate(() => {
    window.open('https://example.org/');
    window.location.href = 'https://example.org/';
  });
  await page.waitForFunction(() => document.readyState === 'complete');
  expect(page.url()).toBe(home);
  expect(app.windows()).toHaveLength(1);
  uncaught.length = 0;
});

test('every permission but full screen is denied', async ({ launch }) => {
  const { page } = await launch();
  const states = await page.evaluate(async () => {
    const names = [
      'geolocation',
      'notifications',
      'camera',
      'microphone',
      'midi',
      'clipboard-read',
    ];
    return Promise.all(
      names.map(async (name) => {
        const { state } = await navigator.permissions.query({ name: name as PermissionName });
        return [name, state] as const;
      }),
    );
  });
  for (const [name, state] of states) expect(state, name).toBe('denied');
});
