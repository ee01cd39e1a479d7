import { describe, expect, it } from 'vitest';
import { ownArguments, parseLaunchArguments } from './launchArguments';

describe('parseLaunchArguments', () => {
  it('takes values after a space and after an equals sign', () => {
    const parsed = parseLaunchArguments([
      '--screenshot',
      'a.png',
      '--size=960x600',
      '--seed=kitchen',
    ]);
    expect(parsed.ok ? parsed.value : parsed.error).toMatchObject({
      screenshot: 'a.png',
      size: { width: 960, height: 600 },
      seed: 'kitchen',
    });
  });

  it.each([
    '--no-sandbox',
    '--ozone-platform=x11',
    '--ozone-platform-hint=auto',
    '--wayland-text-input-version=3',
    '--password-store=basic',
    '--class=aces-around',
    '--enable-features=UseOzonePlatform,WaylandWindowDecorations',
    '--inspect=0',
    '--remote-debugging-port=0',
    '--gtk-version=4',
    '--profile-directory=Default',
    '--a-switch-of-next-year',
    '-psn_0_12345',
  ])('leaves a switch of Chromium or the system alone: %s', (arg) => {
    const without = parseLaunchArguments(['--seed', 'kitchen', 'game.json']);
    expect(parseLaunchArguments(['--seed', 'kitchen', arg, 'game.json'])).toEqual(without);
    expect(parseLaunchArguments([arg, '--seed', 'kitchen', 'game.json'])).toEqual(without);
  });

  it.each([
    [['game.json'], ['game.json']],
    [
      ['--class=x', 'file:///a/evening.pinochle', 'b c.pinochle-rules'],
      ['file:///a/evening.pinochle', 'b c.pinochle-rules'],
    ],
    [['--', '--odd.pinochle'], ['--odd.pinochle']],
    [['--cli', 'check', 'game.json'], []],
  ])('takes words as files to open: %j', (args, files) => {
    const parsed = parseLaunchArguments(args);
    expect(parsed.ok && parsed.value.files).toEqual(files);
  });

  it('reads where to go back to after the graphics have failed', () => {
    const parsed = parseLaunchArguments(['--without-acceleration', '--back-to=hosted']);
    expect(parsed.ok && parsed.value).toMatchObject({
      withoutAcceleration: true,
      backTo: 'hosted',
    });
  });

  it('hands everything after --cli on', () => {
    const parsed = parseLaunchArguments(['--no-sandbox', '--cli', 'simulate', '--games', '2']);
    expect(parsed.ok && parsed.value.cli).toEqual(['simulate', '--games', '2']);
  });

  it.each([
    [['--screenshot'], 'needs a value'],
    [['--screenshot='], 'needs a value'],
    [['--size', '100x100'], '--size 1280x800'],
    [['--size', 'big'], '--size is "big"'],
    [['--screen', 'cellar'], 'home, new-table'],
    [['--seed', 'x'.repeat(65)], '64 characters'],
    [['--back-to', 'nowhere'], 'own, hosted, joined'],
    [['--lan-address', 'pc.lan'], 'must be an IP address'],
  ])('refuses %j with a sentence', (args, words) => {
    const parsed = parseLaunchArguments(args);
    expect(parsed.ok ? '' : parsed.error).toContain(words);
  });
});

describe('ownArguments', () => {
  it('drops the runtime, the loader and the folder of an unpackaged program', () => {
    const argv = ['electron', '-r', 'loader.js', '.', '--no-sandbox', '--seed', 'a'];
    expect(ownArguments(argv, false)).toEqual(['--no-sandbox', '--seed', 'a']);
  });

  it('drops only the program of a packaged one', () => {
    expect(ownArguments(['aces-around', '--seed', 'a'], true)).toEqual(['--seed', 'a']);
  });
});
