import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporaryFolder';
import { createRunningGames } from './runningGames';

const ID = '0123456789abcdef';
const noTrouble = (sentence: string) => {
  throw new Error(sentence);
};

describe('running games', () => {
  it('keeps the seed apart from the record', async () => {
    const folder = temporaryFolder();
    const games = createRunningGames(folder, noTrouble);
    const autosave = await games.begin(ID, 'the-seed');
    autosave.save('{"deals":[]}');
    await autosave.flush();
    expect(readFileSync(join(folder, `${ID}.json`), 'utf8')).not.toContain('the-seed');
    expect(await createRunningGames(folder, noTrouble).list()).toEqual([
      { id: ID, record: { deals: [] }, seed: 'the-seed' },
    ]);
  });

  it('forgets a game that is kept elsewhere', async () => {
    const folder = temporaryFolder();
    const autosave = await createRunningGames(folder, noTrouble).begin(ID, 's');
    autosave.save('{}');
    await autosave.discard();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('sets a broken record aside and says so', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, `${ID}.json`), '{"deals":[');
    const sentences: string[] = [];
    expect(await createRunningGames(folder, (s) => sentences.push(s)).list()).toEqual([]);
    expect(sentences).toEqual([
      `The game that was left could not be read. Its file was kept as ${ID}.json.broken-1.`,
    ]);
    expect(readFileSync(join(folder, `${ID}.json.broken-1`), 'utf8')).toBe('{"deals":[');
  });

  it('has a record in its file at once', async () => {
    const folder = temporaryFolder();
    const autosave = await createRunningGames(folder, noTrouble).begin(ID, 's');
    autosave.save('{"deals":[1]}');
    expect(readFileSync(join(folder, `${ID}.json`), 'utf8')).toBe('{"deals":[1]}');
    await autosave.flush();
  });

  it('falls back on the copy that is safe from a power cut', async () => {
    const folder = temporaryFolder();
    const games = createRunningGames(folder, noTrouble);
    const autosave = await games.begin(ID, 's');
    autosave.save('{"deals":[1]}');
    await autosave.flush();
    writeFileSync(join(folder, `${ID}.json`), '\0\0\0\0');
    expect((await games.list())[0]?.record).toEqual({ deals: [1] });
  });

  it('finds the newest whole record, at whatever step of a save the program ended', async () => {
    const file = `${ID}.json`;
    const [older, newer, torn] = ['{"deals":[1]}', '{"deals":[1,2]}', '{"deals":[1,'];
    const left = async (files: Readonly<Record<string, string>>) => {
      const folder = temporaryFolder();
      for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
      return (await createRunningGames(folder, noTrouble).list()).map(({ record }) => record);
    };
    expect(await left({ [file]: older, [`${file}.next`]: torn })).toEqual([{ deals: [1] }]);
    expect(await left({ [`${file}.next`]: newer })).toEqual([{ deals: [1, 2] }]);
    expect(await left({ [file]: newer })).toEqual([{ deals: [1, 2] }]);
  });

  it('says that a save failed, and saves the next one', async () => {
    const folder = temporaryFolder();
    const sentences: string[] = [];
    const autosave = await createRunningGames(folder, (s) => sentences.push(s)).begin(ID, 's');
    mkdirSync(join(folder, `${ID}.json`, 'in-the-way'), { recursive: true });
    autosave.save('{}');
    expect(sentences).toHaveLength(1);
    rmSync(join(folder, `${ID}.json`), { recursive: true });
    autosave.save('{}');
    await autosave.flush();
    expect(sentences).toHaveLength(1);
    expect(readFileSync(join(folder, `${ID}.json`), 'utf8')).toBe('{}');
  });

  it('tells of a record whose seed is gone', async () => {
    const folder = temporaryFolder();
    const games = createRunningGames(folder, noTrouble);
    const autosave = await games.begin(ID, 's');
    autosave.save('{}');
    await autosave.flush();
    rmSync(join(folder, `${ID}.seed.json`));
    expect((await games.list())[0]?.seed).toBeNull();
  });
});
