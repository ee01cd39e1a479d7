import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporaryFolder';
import { sweepDataFolder } from './sweep';

it('removes what a killed program left, and nothing else', () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'running'));
  const { pid: ended } = spawnSync(process.execPath, ['--version']);
  const id = '0123456789abcdef';
  const other = 'fedcba9876543210';
  const left = [
    `state.json.${ended}-4.tmp`,
    'settings.json.tmp-17904211130a1b2c',
    `running/${id}.safe.json.${ended}-9.tmp`,
    `running/${other}.seed.json`,
  ];
  const kept = [
    'state.json',
    'settings.json.broken-1',
    'note.tmp',
    // Its process is running.
    `hosts.json.${process.ppid}-1.tmp`,
    `running/${id}.json`,
    `running/${id}.seed.json`,
  ];
  for (const name of [...left, ...kept]) writeFileSync(join(folder, name), '');
  sweepDataFolder(folder);
  const there = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  expect(there.sort()).toEqual(kept.sort());
});

it('does nothing where there is no data folder', () => {
  sweepDataFolder(join(temporaryFolder(), 'nowhere'));
});
