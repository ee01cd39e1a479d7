import { readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporaryFolder';
import { createRunningGames } from './runningGames';

const ID = '0123456789abcdef';
const OTHER_ID = 'fedcba9876543210';
const fail = (sentence: string | null) => {
  throw new Error(sentence ?? 'saved again');
};
const noTrouble = { onTrouble: fail, onSaving: fail };
/** Collects what is reported. */
const reports = () => {
  const sentences: string[] = [];
  const faults: (string | null)[] = [];
  return {
    sentences,
    faults,
    onTrouble: (sentence: string) => void sentences.push(sentence),
    onSaving: (fault: string | null) => void faults.push(fault),
  };
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
      { id: ID, record: { deals: [] }, seed: 'the-seed', savedAtMs: expect.any(Number) },
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
    const said = reports();
    expect(await createRunningGames(folder, said).list()).toEqual([]);
    expect(said.sentences).toEqual([
      `A game that was left could not be read: it is not JSON. It was kept as ${ID}.json.broken-1.`,
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

  it.each<[string, (path: string) => void]>([
    ['spoiled by a power cut', (path) => writeFileSync(path, '\0\0\0\0')],
    ['gone', (path) => rmSync(path)],
  ])('goes on from the safe copy when the first file is %s', async (_how, spoil) => {
    const folder = temporaryFolder();
    const games = createRunningGames(folder, reports());
    const autosave = await games.begin(ID, 's');
    autosave.save('{"deals":[1]}');
    await autosave.flush();
    spoil(join(folder, `${ID}.json`));
    expect((await createRunningGames(folder, reports()).list())[0]).toMatchObject({
      record: { deals: [1] },
      seed: 's',
    });
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

  it('says once why a game cannot be saved, tries at each save, and says when it is saved again', async () => {
    const folder = join(temporaryFolder(), 'running');
    writeFileSync(folder, 'a file in the place of the folder');
    const said = reports();
    const autosave = await createRunningGames(folder, said).begin(ID, 's');
    autosave.save('{"deals":[1]}');
    autosave.save('{"deals":[1,2]}');
    expect(said.faults).toEqual([`${folder} is not a folder`]);
    rmSync(folder);
    autosave.save('{"deals":[1,2,3]}');
    await autosave.flush();
    expect(said.faults).toEqual([`${folder} is not a folder`, null]);
    expect(await createRunningGames(folder, noTrouble).list()).toMatchObject([
      { id: ID, record: { deals: [1, 2, 3] }, seed: 's' },
    ]);
  });

  it('holds a game that cannot be saved in memory, and writes it when another game is saved', async () => {
    const folder = join(temporaryFolder(), 'running');
    writeFileSync(folder, 'a file in the place of the folder');
    const games = createRunningGames(folder, reports());
    const first = await games.begin(ID, 's');
    first.save('{"deals":[1]}');
    await first.flush();
    expect(await games.list()).toMatchObject([{ id: ID, record: { deals: [1] }, seed: 's' }]);
    rmSync(folder);
    const second = await games.begin(OTHER_ID, 't');
    second.save('{"deals":[]}');
    await second.flush();
    await first.flush();
    expect(await createRunningGames(folder, noTrouble).list()).toMatchObject([
      { id: OTHER_ID, seed: 't' },
      { id: ID, record: { deals: [1] }, seed: 's' },
    ]);
  });

  it('lists the game that was opened last first, even when the clock has gone back since', async () => {
    const folder = temporaryFolder();
    const games = createRunningGames(folder, noTrouble);
    const [old, young] = [await games.begin(ID, 's'), await games.begin(OTHER_ID, 't')];
    old.save('{}');
    young.save('{}');
    await Promise.all([old.flush(), young.flush()]);
    utimesSync(join(folder, `${OTHER_ID}.json`), 1000, 1000);
    const idsOf = async () =>
      (await createRunningGames(folder, noTrouble).list()).map(({ id }) => id);
    expect(await idsOf()).toEqual([OTHER_ID, ID]);
    const later = createRunningGames(folder, noTrouble);
    await later.list();
    const again = later.reopen(ID);
    expect(await idsOf()).toEqual([OTHER_ID, ID]);
    again.save('{}');
    await again.flush();
    expect(await idsOf()).toEqual([ID, OTHER_ID]);
  });

  it('leaves a game of a newer version untouched, says so once, and lists the others', async () => {
    const folder = temporaryFolder();
    const newer = '{"format":"pinochle-record/2","deals":{}}';
    writeFileSync(join(folder, `${OTHER_ID}.json`), newer);
    writeFileSync(join(folder, `${ID}.json`), '{"deals":[]}');
    const said = reports();
    const games = createRunningGames(folder, said);
    await games.list();
    expect(await games.list()).toMatchObject([{ id: ID }]);
    expect(said.sentences).toEqual([
      `A game that was left was made by a newer version of Aces Around. Its file ${OTHER_ID}.json is left as it is.`,
    ]);
    expect(readFileSync(join(folder, `${OTHER_ID}.json`), 'utf8')).toBe(newer);
  });

  it('passes over a first record that was never finished', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, `${ID}.seed.json`), '{"seed":"s"}');
    writeFileSync(join(folder, `${ID}.json.next`), '{"deals":[');
    expect(await createRunningGames(folder, noTrouble).list()).toEqual([]);
  });

  it('lists a record whose seed is gone, without it', async () => {
    const folder = temporaryFolder();
    const games = createRunningGames(folder, noTrouble);
    const autosave = await games.begin(ID, 's');
    autosave.save('{}');
    await autosave.flush();
    rmSync(join(folder, `${ID}.seed.json`));
    expect((await createRunningGames(folder, noTrouble).list())[0]?.seed).toBeNull();
  });
});
