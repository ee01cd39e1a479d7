import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openRecord } from '@main/records/openRecord';
import { createGameStore } from '@main/storage/games';
import { createRulesStore, printRulesFile } from '@main/storage/ownRules';
import { PRESETS } from '@shared/game/presets';
import { describe, expect, it } from 'vitest';
import { readGoldenDeals } from '../../../tests/support/goldenDeals';
import { temporaryFolder } from '../../../tests/support/temporaryFolder';
import { openFile, openPath } from './openFiles';

const [golden, other] = readGoldenDeals();
const [preset] = PRESETS;
if (golden === undefined || other === undefined || preset === undefined)
  throw new Error('there is no record or no preset');
const RECORD = JSON.stringify(golden.record);
const RECORDS = `${RECORD}\n${JSON.stringify(other.record)}\n`;
const RULES = printRulesFile(preset.rules);

function openLibraries() {
  const folder = temporaryFolder();
  return {
    folder,
    games: createGameStore(join(folder, 'games'), openRecord, () => {}),
    rules: createRulesStore(join(folder, 'rules'), () => {}),
  };
}

const bytesOf = (text: string) => new TextEncoder().encode(text);
/** As Windows shells write it. */
const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le');

describe('openFile', () => {
  it.each([
    ['evening.pinochle', bytesOf(RECORD), 1],
    ['EVENING.PINOCHLE', bytesOf(RECORD), 1],
    ['evening.json', bytesOf(RECORD), 1],
    ['evening', bytesOf(`\uFEFF${RECORD}`), 1],
    ['evening.pinochle', utf16(RECORD), 1],
    ['evenings.jsonl', bytesOf(RECORDS), 2],
    ['evenings.txt', bytesOf(RECORDS), 2],
  ])('keeps the games of %s', async (name, bytes, count) => {
    const libraries = openLibraries();
    const opened = await openFile(libraries, name, bytes);
    if (!opened.ok || opened.value.kind !== 'games') throw new Error(JSON.stringify(opened));
    expect(opened.value.games).toHaveLength(count);
    expect(await libraries.games.list()).toHaveLength(count);
  });

  it.each([
    ['Ours.pinochle-rules', bytesOf(RULES)],
    ['Ours.json', bytesOf(RULES)],
    ['Ours.json', utf16(RULES)],
  ])('keeps the rule set of %s under its file\u2019s name, once', async (name, bytes) => {
    const libraries = openLibraries();
    const opened = await openFile(libraries, name, bytes);
    expect(opened).toMatchObject({ value: { kind: 'rules', saved: { name: 'Ours' } } });
    expect(await openFile(libraries, name, bytes)).toEqual(opened);
    expect(await libraries.rules.list()).toHaveLength(1);
  });

  it.each([
    ['holiday.png', Uint8Array.of(0x89, 0x50, 0x4e, 0x47)],
    ['letter.txt', bytesOf('Dear all,')],
    ['empty.pinochle', bytesOf('')],
    ['rules.pinochle-rules', bytesOf(RECORD)],
    ['game.pinochle', bytesOf(RULES)],
    ['deep.json', bytesOf(`${'['.repeat(6_000)}${']'.repeat(6_000)}`)],
    ['list.json', bytesOf('[]')],
    ['half.pinochle', bytesOf(RECORD.slice(0, RECORD.length / 2))],
  ])('names a file that is neither, and keeps nothing: %s', async (name, bytes) => {
    const libraries = openLibraries();
    const opened = await openFile(libraries, name, bytes);
    expect(opened.ok ? 'opened' : opened.error).toContain(`\u201c${name}\u201d was not opened: `);
    expect(await libraries.games.list()).toEqual([]);
    expect(await libraries.rules.list()).toEqual([]);
  });
});

describe('openPath', () => {
  it('takes a path and a file address with spaces', async () => {
    const libraries = openLibraries();
    const path = join(libraries.folder, 'the evening.pinochle');
    await writeFile(path, RECORD);
    expect((await openPath(libraries, path)).ok).toBe(true);
    expect((await openPath(libraries, pathToFileURL(path).href)).ok).toBe(true);
  });

  it.each([
    ['a file that isn\u2019t there', 'gone.pinochle', 'it is not there'],
    ['a folder', '.', 'it is not a file'],
    ['an address of the web', 'https://example.org/game.pinochle', 'not a file of this machine'],
    ['a file address of another machine', 'file://host/%zz', 'not a file of this machine'],
  ])('says in a sentence why it can\u2019t open %s', async (_name, named, words) => {
    const libraries = openLibraries();
    const path = named.includes(':') ? named : join(libraries.folder, named);
    const opened = await openPath(libraries, path);
    expect(opened.ok ? 'opened' : opened.error).toContain(words);
  });
});
