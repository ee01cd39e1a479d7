import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { presetRules } from '@shared/game/presets';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporaryFolder';
import { createRulesStore, parseRulesFile, printRulesFile } from './ownRules';

const rules = presetRules('sq-partnership');
const noTrouble = (sentence: string) => {
  throw new Error(sentence);
};

describe('a rules store', () => {
  it('keeps, replaces and removes', async () => {
    const store = createRulesStore(temporaryFolder(), noTrouble);
    const kitchen = await store.save(null, 'Kitchen table', rules);
    await store.save(kitchen.id, 'Our kitchen table', { ...rules, target: 1000 });
    expect(await store.list()).toEqual([
      { id: kitchen.id, name: 'Our kitchen table', rules: { ...rules, target: 1000 } },
    ]);
    await store.remove(kitchen.id);
    expect(await store.list()).toEqual([]);
  });

  it('sets a file aside that can\u2019t be played, and says why', async () => {
    const folder = temporaryFolder();
    const broken = { name: 'Odd', rules: { ...rules, players: 5 } };
    writeFileSync(join(folder, '0123456789abcdef.json'), JSON.stringify(broken));
    const sentences: string[] = [];
    expect(await createRulesStore(folder, (s) => sentences.push(s)).list()).toEqual([]);
    expect(sentences[0]).toContain('players is 5');
    expect(readdirSync(folder)).toEqual(['0123456789abcdef.json.broken-1']);
  });
});

describe('a rule-set file', () => {
  it('is read as it was written', () => {
    expect(parseRulesFile(printRulesFile(rules))).toEqual({ ok: true, value: rules });
  });

  it.each([
    ['no JSON', 'hello', 'not JSON'],
    ['an unknown option', JSON.stringify({ ...rules, jokers: 2 }), 'jokers is not an option'],
    ['a missing option', '{}', 'is missing'],
  ])('is refused when it is %s', (_name, text, words) => {
    const read = parseRulesFile(text);
    expect(read.ok ? '' : read.error).toContain(words);
  });
});
