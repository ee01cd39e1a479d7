import { mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporaryFolder';
import { gameFiles } from './gameFile';
import { createGameWriter } from './gameWriter';
import { createLog } from './log';
import { makeFolder } from './makeFolder';
import { replaceFile, replaceFileAtOnce } from './replaceFile';

describe('a folder to be made', () => {
  it.each([
    ['is missing', 'a'],
    ['is missing with two above it', join('a', 'b', 'c')],
    ['is there', '.'],
  ])('that %s is there afterwards', (_state, name) => {
    const folder = join(temporaryFolder(), name);
    makeFolder(folder);
    expect(statSync(folder).isDirectory()).toBe(true);
  });

  it('that is a link to a folder is left as it is', () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'a'));
    symlinkSync(join(folder, 'a'), join(folder, 'link'));
    makeFolder(join(folder, 'link'));
    makeFolder(join(folder, 'link', 'b'));
    expect(statSync(join(folder, 'a', 'b')).isDirectory()).toBe(true);
  });

  it.each([
    ['is a file', 'file', 'EEXIST'],
    ['is below a file', join('file', 'a', 'b'), 'ENOTDIR'],
    ['is a link to nothing', 'link', 'EEXIST'],
  ])('that %s throws what the system says', (_state, name, code) => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'file'), '');
    symlinkSync(join(folder, 'gone'), join(folder, 'link'));
    expect(() => makeFolder(join(folder, name))).toThrow(expect.objectContaining({ code }));
  });
});

/** Where no folder can be made in one that is there; each case ended a thread's life with Node's own way. */
describe.runIf(process.platform === 'linux')('below /proc (which only Linux has)', () => {
  const PLACES = ['/proc/aces-around', '/proc/1/aces-around/games', '/proc/no/such/place'];

  it.each(PLACES)('making %s ends with an error', (folder) => {
    expect(() => makeFolder(folder)).toThrow(expect.objectContaining({ syscall: 'mkdir' }));
  });

  it.each(PLACES)('replacing a file in %s ends with an error', async (folder) => {
    const path = join(folder, 'file.json');
    expect(() => replaceFileAtOnce(path, '')).toThrow(expect.objectContaining({ code: 'ENOENT' }));
    await expect(replaceFile(path, '')).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it.each(PLACES)('saving a game in %s says that the folder can’t be made', async (folder) => {
    const faults: (string | null)[] = [];
    const writer = createGameWriter(folder, '0123456789abcdef', (fault) => faults.push(fault));
    writer.save('{}');
    await writer.flush();
    expect(faults).toEqual([`the folder ${folder} can’t be made`]);
    expect(writer.unsaved()).toBe('{}');
    expect(gameFiles(folder, '0123456789abcdef').record.startsWith(folder)).toBe(true);
  });

  it.each(PLACES)('a log in %s is done without', (folder) => {
    expect(() =>
      createLog(join(folder, 'main.log'), () => new Date(0)).write('info', 'x'),
    ).not.toThrow();
  });
});
