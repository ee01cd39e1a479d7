import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runHost } from '@main/cli/host';
import type { HostArguments } from '@main/cli/hostArguments';
import type { Credentials } from '@main/lan/guest/admission';
import { dialPlace } from '@main/lan/wire/dialPlace';
import { presetRules } from '@shared/game/presets';
import { parseCode } from '@shared/protocol/lan/joinCode';
import { expect, it, onTestFinished, vi } from 'vitest';
import { runCommand, written } from '../support/commandLine';
import { createTestGuest, credentialsOf, FAST } from '../support/lan/lanRig';
import { temporaryFolder } from '../support/temporaryFolder';

const rules = presetRules('cm-cutthroat-3');

interface Told {
  readonly port: number;
  readonly addresses: readonly string[];
  readonly tables: readonly { readonly title: string; readonly code: string }[];
}

/** Starts a host without a window; it is stopped by `stop`, as by an interrupt. */
async function startHost(options: Partial<HostArguments> & { readonly dataFolder: string }) {
  let stop = () => {};
  const stopped = new Promise<void>((resolve) => {
    stop = resolve;
  });
  const lines: string[] = [];
  const told = new Promise<Told>((resolve) => {
    const spy = vi.spyOn(process.stdout, 'write').mockImplementation((text, ...rest) => {
      spy.mockRestore();
      resolve(JSON.parse(String(text)));
      return written(rest);
    });
  });
  const ended = runHost(
    {
      rules: rules ?? expect.fail(),
      name: 'Club',
      port: 0,
      tables: 1,
      bots: 'plain',
      timerSeconds: null,
      convention: 'natural',
      graceSeconds: 0,
      address: '127.0.0.1',
      allowPublic: false,
      ...options,
    },
    stopped,
    (line) => lines.push(line),
  );
  onTestFinished(async () => {
    stop();
    await ended;
  });
  return { told: await told, stop, ended, lines };
}

const joinAt = (port: number, code: string) =>
  joinWith(port, { kind: 'code', code: parseCode(code) ?? '', as: 'player' });

const joinWith = (port: number, credentials: Credentials) => {
  const guest = createTestGuest({
    dial: (makeEnd) => dialPlace({ address: '127.0.0.1', port }, FAST, makeEnd),
    credentials,
    name: 'Ann',
  });
  onTestFinished(guest.leave);
  return guest;
};

it('hosts several tables at one port, each with its code, and lets the first who comes manage', async () => {
  const { told, lines } = await startHost({ dataFolder: temporaryFolder(), tables: 2 });
  expect(told.tables.map(({ title }) => title)).toEqual(['Club 1', 'Club 2']);
  expect(told.addresses).toEqual(['127.0.0.1']);
  for (const { title, code } of told.tables) {
    const guest = joinAt(told.port, code);
    await guest.until('it is let in', ({ table }) => table()?.title === title);
    expect(await guest.request({ type: 'manage', command: { type: 'start' } })).toMatchObject({
      ok: true,
    });
    await guest.until('it plays', ({ update }) => update() !== null);
  }
  expect(lines.join('\n')).not.toContain('Ann');
});

/** On a busy machine the host may take a while to begin. */
const PATIENCE = { timeout: 60_000 };

it('goes on after errors that nothing foresaw, says so once, and leaves others\u2019 listeners as they were', async () => {
  const before = process.listeners('uncaughtException');
  const dataFolder = temporaryFolder();
  const { told, lines, stop, ended } = await startHost({ dataFolder });
  await vi.waitFor(
    () => expect(process.listeners('uncaughtException')).not.toEqual(before),
    PATIENCE,
  );
  for (let time = 0; time < 20; time += 1) {
    process.emit('uncaughtException', new Error('a socket failed'));
    process.emit('unhandledRejection', new Error('a promise failed'), Promise.resolve());
  }
  const guest = joinAt(told.port, told.tables[0]?.code ?? '');
  await guest.until('it is let in', ({ state }) => state().kind === 'live');
  expect(lines.filter((line) => line.includes('not foreseen'))).toHaveLength(1);
  const log = await readFile(join(dataFolder, 'logs', 'host.log'), 'utf8');
  expect(log.match(/a socket failed/g)).toHaveLength(2);
  stop();
  await ended;
  expect(process.listeners('uncaughtException')).toEqual(before);
});

it('keeps a game when it is stopped, tells the guests, and goes on with it at the next start', async () => {
  const dataFolder = temporaryFolder();
  const first = await startHost({ dataFolder, convention: 'meld' });
  const [table] = first.told.tables;
  const guest = joinAt(first.told.port, table?.code ?? '');
  await guest.until('it is let in', ({ state }) => state().kind === 'live');
  expect(guest.table()?.convention).toBe('meld');
  await guest.request({ type: 'manage', command: { type: 'start' } });
  await guest.until('it plays', ({ update }) => update() !== null);
  first.stop();
  expect(await first.ended).toBe(0);
  await guest.until('it is told', ({ state }) => state().kind === 'ended');
  expect(guest.state()).toMatchObject({ reason: 'closed' });

  const second = await startHost({ dataFolder });
  expect(second.told.tables).toEqual(first.told.tables);
  const back = joinWith(second.told.port, credentialsOf(guest));
  await back.until('it sits there again', ({ update }) => update()?.view.seat === 0);
  expect(back.update()?.convention).toBe('meld');
});

it.each([
  [['--name', ''], 'name'],
  [['--port', '70000'], 'port'],
  [['--tables', '99'], 'tables'],
  [['--timer', '8'], 'timer'],
  [['--convention', 'signals'], 'convention'],
  [['--grace', '6'], 'grace'],
  [['--address', 'here'], 'address'],
  [['--bots', 'best'], 'bots'],
])('refuses %s in a sentence', async (args, word) => {
  const { code, err } = await runCommand(['host', '--preset', 'cm-cutthroat-3', ...args]);
  expect(code).toBe(2);
  expect(err).toContain(word);
});
