import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { runCommand } from '../support/commandLine';
import { temporaryFolder } from '../support/temporaryFolder';

const host = (...args: string[]) =>
  runCommand(['host', '--preset', 'sq-two', '--address', '127.0.0.1', '--port', '0', ...args]);

/** The port of a program that listens already. */
async function takenPort(): Promise<number> {
  const server = createServer();
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : expect.fail();
}

it('a port that is taken is named, with the advice to choose another', async () => {
  const port = await takenPort();
  const { code, out, err } = await host('--data', temporaryFolder(), '--port', `${port}`);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toBe(
    `Another program already listens at port ${port}. Choose another with --port, or 0 for any that is free.\n`,
  );
});

it.each(['203.0.113.77', '2001:db8::77'])(
  'the foreign address %s is named, and no port is blamed',
  async (address) => {
    const { code, out, err } = await host('--data', temporaryFolder(), '--address', address);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toBe(
      `This machine doesn\u2019t have the address ${address}. Give one of its own with --address, or leave the option out for all of them.\n`,
    );
  },
);

it('leaves no listener for interrupts behind, so that no later end is taken for one', async () => {
  const before = process.listenerCount('SIGINT');
  await host('--data', temporaryFolder(), '--address', '203.0.113.77');
  expect(process.listenerCount('SIGINT')).toBe(before);
});

it.each<[string, (folder: string) => string, RegExp]>([
  [
    'is a file',
    (folder) => fileIn(folder, 'data'),
    /^Nothing can be written in ".*data": .*data is not a folder\./,
  ],
  [
    'lies below a file',
    (folder) => join(fileIn(folder, 'data'), 'x'),
    /^Nothing can be written in ".*data.x": .*x is not a folder\./,
  ],
  [
    'has a file instead of the folder of running games',
    (folder) => {
      fileIn(folder, 'running');
      return folder;
    },
    /^Nothing can be written in ".*running": .*running is not a folder\./,
  ],
  [
    'has a dangling link instead of the folder of games',
    (folder) => {
      symlinkSync(join(folder, 'gone'), join(folder, 'games'));
      return folder;
    },
    /^Nothing can be written in ".*games": \S*games is not a folder\./,
  ],
  [
    'is in a file system that takes no folders',
    () => '/proc/aces-around',
    /^Nothing can be written in ".*aces-around": /,
  ],
])('refuses at the start a data folder that %s', async (_, make, words) => {
  const { code, out, err } = await host('--data', make(temporaryFolder()));
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toMatch(words);
  expect(err).toMatch(/^.*choose another folder with --data\.\n$/);
});

function fileIn(folder: string, name: string): string {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), '');
  return join(folder, name);
}
