import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startGame } from '@main/engine/game';
import { presetRules } from '@shared/game/presets';
import { err, ok, type Result } from '@shared/game/result';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporaryFolder';
import { createGameStore, type OpenRecord } from './games';

const { game } = startGame(presetRules('sq-partnership'), 'games');

const openRecord: OpenRecord = (record) =>
  JSON.stringify(record).includes('cheat')
    ? err('deal 1, action 2: the record says 300, the rules give 250.')
    : ok({
        head: { title: 'Club', seats: [], timerSeconds: null, convention: 'natural' },
        game,
        seed: null,
      });

const noTrouble = (sentence: string) => {
  throw new Error(sentence);
};
const record = (name: string) => ({
  format: 'pinochle-record/1',
  seats: [{ name }, { name: 'Nora' }],
  deals: [{ result: { sides: [{ total: 310 }, { total: -250 }] } }, {}],
  winner: 0,
});
const textOf = (text: Result<string, string>): string => (text.ok ? text.value : text.error);
const JUNE = new Date('2026-06-01T10:00:00Z');
const JULY = new Date('2026-07-01T10:00:00Z');

describe('a game store', () => {
  it('keeps what bids told at the table, through a file and back', async () => {
    const store = createGameStore(temporaryFolder(), openRecord, noTrouble);
    const added = await store.add(
      { ...record('June'), table: { convention: 'meld' } },
      'Club',
      JUNE,
    );
    const text = textOf(await store.text(added.id));
    expect(JSON.parse(text)).toMatchObject({ table: { title: 'Club', convention: 'meld' } });
    const other = createGameStore(temporaryFolder(), openRecord, noTrouble);
    const imported = await other.importText(text, JULY);
    if (!imported.ok) throw new Error(imported.error);
    const again = await other.text(imported.value[0]?.id ?? '');
    expect(JSON.parse(textOf(again))).toMatchObject({
      table: { title: 'Club', convention: 'meld' },
    });
  });

  it('opens a game under the title that it was kept with last', async () => {
    const titled: OpenRecord = (value) => {
      const opened = openRecord(value);
      const { title } = (value as { readonly table: { readonly title: string } }).table;
      return opened.ok ? ok({ ...opened.value, head: { ...opened.value.head, title } }) : opened;
    };
    const store = createGameStore(temporaryFolder(), titled, noTrouble);
    const { id } = await store.add(record('Ada'), 'Club', JUNE);
    expect(await store.open(id)).toMatchObject({ ok: true, value: { head: { title: 'Club' } } });
    await store.add(record('Ada'), 'Kitchen', JULY);
    expect(await store.open(id)).toMatchObject({ ok: true, value: { head: { title: 'Kitchen' } } });
  });

  it('lists what it keeps, newest first', async () => {
    const store = createGameStore(temporaryFolder(), openRecord, noTrouble);
    await store.add(record('Ada'), 'Partnership', JUNE);
    await store.add(record('Ben'), 'Double deck', JULY);
    expect(await store.list()).toMatchObject([
      { title: 'Double deck', names: ['Ben', 'Nora'], savedAt: '2026-07-01T10:00:00.000Z' },
      { title: 'Partnership', names: ['Ada', 'Nora'], deals: 2, scores: [310, -250], winner: 0 },
    ]);
  });

  it('imports what it exported, once', async () => {
    const here = createGameStore(temporaryFolder(), openRecord, noTrouble);
    const { id } = await here.add(record('Ada'), 'Partnership', JUNE);
    const text = textOf(await here.text(id));
    const there = createGameStore(temporaryFolder(), openRecord, noTrouble);
    await there.importText(text, JULY);
    await there.importText(text, JULY);
    expect(await there.list()).toMatchObject([{ id, title: 'Partnership' }]);
  });

  it('imports a file of many, or nothing of it', async () => {
    const folder = temporaryFolder();
    const store = createGameStore(folder, openRecord, noTrouble);
    const good = JSON.stringify(record('Ada'));
    const bad = JSON.stringify(record('cheat'));
    const refused = await store.importText(`${good}\n${bad}\n`, JUNE);
    expect(refused).toEqual(
      err('Game 2: deal 1, action 2: the record says 300, the rules give 250.'),
    );
    expect(readdirSync(folder)).toEqual([]);
    await store.importText(`${good}\n${JSON.stringify(record('Ben'))}\n`, JUNE);
    expect(await store.list()).toHaveLength(2);
  });

  it.each([
    ['nothing', ''],
    ['no JSON', 'hello'],
    ['a number', '7'],
    ['another format', '{}'],
  ])('refuses %s with a sentence', async (_name, text) => {
    const store = createGameStore(temporaryFolder(), openRecord, noTrouble);
    expect((await store.importText(text, JUNE)).ok).toBe(false);
  });

  it('lists the others when one file cannot be read, and names that one', async () => {
    const folder = temporaryFolder();
    const store = createGameStore(folder, openRecord, noTrouble);
    const { id } = await store.add(record('Ada'), 'Partnership', JUNE);
    const faulty: readonly (readonly [string, (path: string) => void, string])[] = [
      ['1'.repeat(16), (path) => mkdirSync(path), 'it is not a file'],
      ['2'.repeat(16), (path) => symlinkSync('nowhere', path), 'it is a link to a file'],
      ['3'.repeat(16), (path) => symlinkSync(path, path), 'the system can\u2019t read it (ELOOP)'],
      ['4'.repeat(16), (path) => writeFileSync(path, '[7]'), 'it is not a game record'],
      [
        '5'.repeat(16),
        (path) => writeFileSync(path, '{"format":"pinochle-record/9"}'),
        'a newer version of Aces Around',
      ],
    ];
    for (const [name, put] of faulty) put(join(folder, `${name}.json`));
    const sentences: string[] = [];
    const later = createGameStore(folder, openRecord, (s) => sentences.push(s));
    expect(await later.list()).toMatchObject([{ id }]);
    expect(await later.list()).toMatchObject([{ id }]);
    expect(sentences).toHaveLength(faulty.length);
    for (const [index, [name, , words]] of faulty.entries()) {
      expect(sentences[index]).toContain(words);
      expect(sentences[index]).toContain(name);
    }
    // What may be well again is left where it is.
    expect(readdirSync(folder).sort()).toEqual(
      [
        `${'1'.repeat(16)}.json.broken-1`,
        `${'2'.repeat(16)}.json`,
        `${'3'.repeat(16)}.json`,
        `${'4'.repeat(16)}.json.broken-1`,
        `${'5'.repeat(16)}.json`,
        `${id}.json`,
      ].sort(),
    );
  });

  it('lists nothing, with a sentence, when its folder is a file', async () => {
    const folder = join(temporaryFolder(), 'games');
    writeFileSync(folder, '');
    const sentences: string[] = [];
    const store = createGameStore(folder, openRecord, (s) => sentences.push(s));
    expect(await store.list()).toEqual([]);
    expect(await store.list()).toEqual([]);
    expect(sentences).toEqual(['The folder games can\u2019t be opened: it is not a folder.']);
  });

  it('refuses an import of a newer version as such, and one that is nested too deep', async () => {
    const store = createGameStore(temporaryFolder(), openRecord, noTrouble);
    expect(await store.importText('{"format":"pinochle-record/2"}', JUNE)).toEqual(
      err('This game record was made by a newer version of Aces Around.'),
    );
    const deep = `{"format":${'['.repeat(6_000)}${']'.repeat(6_000)}}`;
    const good = JSON.stringify(record('Ada'));
    expect(await store.importText(`${good}\n${deep}\n${good}`, JUNE)).toEqual(
      err(
        'Game 2: This is no game record that this program can read: it is nested more than 32 levels deep.',
      ),
    );
  });

  it('sets a broken file aside and says so', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, '0123456789abcdef.json'), '\0\0\0');
    const sentences: string[] = [];
    const store = createGameStore(folder, openRecord, (s) => sentences.push(s));
    expect(await store.list()).toEqual([]);
    expect(sentences).toHaveLength(1);
    expect(readFileSync(join(folder, '0123456789abcdef.json.broken-1'), 'utf8')).toBe('\0\0\0');
  });
});
