import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { presetRules } from '@shared/game/presets';
import { err, ok } from '@shared/game/result';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporaryFolder';
import { createGameStore, type OpenRecord } from './games';

const rules = presetRules('sq-partnership');

const openRecord: OpenRecord = (record) =>
  JSON.stringify(record).includes('cheat')
    ? err('deal 1, action 2: the record says 300, the rules give 250.')
    : ok({ rules, seats: [], convention: 'natural', deals: [], seed: null });

const noTrouble = (sentence: string) => {
  throw new Error(sentence);
};
const record = (name: string) => ({
  format: 'pinochle-record/1',
  seats: [{ name }, { name: 'Nora' }],
  deals: [{ result: { sides: [{ total: 310 }, { total: -250 }] } }, {}],
  winner: 0,
});
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
    const text = await store.text(added.id);
    expect(JSON.parse(text ?? '')).toMatchObject({ table: { title: 'Club', convention: 'meld' } });
    const other = createGameStore(temporaryFolder(), openRecord, noTrouble);
    const imported = await other.importText(text ?? '', JULY);
    if (!imported.ok) throw new Error(imported.error);
    const again = await other.text(imported.value[0]?.id ?? '');
    expect(JSON.parse(again ?? '')).toMatchObject({ table: { title: 'Club', convention: 'meld' } });
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
    const text = (await here.text(id)) ?? '';
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
