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

  it('leaves the engine\u2019s own switches alone', () => {
    const args = [
      '--no-sandbox',
      '--ozone-platform=x11',
      '--inspect=0',
      '--remote-debugging-port=0',
    ];
    expect(parseLaunchArguments(args).ok).toBe(true);
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
    [['--fullscreen'], '"--fullscreen" is no argument'],
    [['game.json'], '"game.json" is no argument'],
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
