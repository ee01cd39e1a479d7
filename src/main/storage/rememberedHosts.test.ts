import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporaryFolder';
import { openRememberedHosts, type RememberedSeat } from './rememberedHosts';

const neverTold = (sentence: string) => {
  throw new Error(sentence);
};

const host = (digit: string, port: number, key = '0'): RememberedSeat => ({
  id: digit.repeat(16),
  address: '192.168.1.20',
  port,
  title: `Club ${digit}`,
  joinedAt: '2026-01-01T00:00:00.000Z',
  name: 'Ann',
  seat: { table: 'f'.repeat(16), member: '00112233', key: key.repeat(64) },
});

it('has each change in its file at once, so that a program that is killed comes back to its seat', () => {
  const path = join(temporaryFolder(), 'data', 'hosts.json');
  const inFile = () => openRememberedHosts(path, neverTold).list();
  const hosts = openRememberedHosts(path, neverTold);
  hosts.add(host('a', 28_462));
  expect(inFile()).toEqual([host('a', 28_462)]);
  hosts.add(host('b', 28_463));
  hosts.add(host('a', 28_462, '1'));
  expect(inFile()).toEqual([host('a', 28_462, '1'), host('b', 28_463)]);
  hosts.forget('a'.repeat(16));
  expect(inFile()).toEqual([host('b', 28_463)]);
});

it('keeps one entry of a host that has moved, and the newer of two at one place', () => {
  const hosts = openRememberedHosts(join(temporaryFolder(), 'hosts.json'), neverTold);
  hosts.add(host('a', 28_462));
  hosts.add(host('a', 30_000));
  expect(hosts.list()).toEqual([host('a', 30_000)]);
  hosts.add(host('b', 30_000));
  expect(hosts.list()).toEqual([host('b', 30_000)]);
});

it('reads the hosts of an older program, whose seats need the code again', () => {
  const path = join(temporaryFolder(), 'hosts.json');
  const { seat: _seat, ...rest } = host('a', 28_462);
  writeFileSync(path, JSON.stringify([{ ...rest, token: '0'.repeat(64) }]));
  expect(openRememberedHosts(path, neverTold).list()).toEqual([{ ...rest, seat: null }]);
});
