import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { presetRules } from '@shared/game/presets';
import type { TablePlan } from '@shared/protocol/table';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporaryFolder';
import { openAppState } from './appState';

const rules = presetRules('sq-partnership');
const PLAN: TablePlan = {
  title: 'Partnership',
  rules,
  seats: [
    { kind: 'you', name: 'You' },
    { kind: 'bot', name: 'June', level: 'plain' },
    { kind: 'bot', name: 'Nora', level: 'plain' },
    { kind: 'bot', name: 'Walt', level: 'plain' },
  ],
  timerSeconds: null,
  convention: 'natural',
  seed: null,
};
const noTrouble = (sentence: string) => {
  throw new Error(sentence);
};

describe('what the program remembers', () => {
  it('is there at the next start', async () => {
    const path = join(temporaryFolder(), 'state.json');
    const first = openAppState(path, noTrouble);
    first.change({ lastPlan: PLAN });
    await first.flush();
    expect(openAppState(path, noTrouble).get().lastPlan).toEqual(PLAN);
  });

  it('takes a plan of an earlier version for one whose bids tell nothing', () => {
    const path = join(temporaryFolder(), 'state.json');
    const { convention: _, ...earlier } = PLAN;
    writeFileSync(path, JSON.stringify({ lastPlan: earlier }));
    expect(openAppState(path, noTrouble).get().lastPlan).toEqual(PLAN);
  });

  it('keeps what bids tell', async () => {
    const path = join(temporaryFolder(), 'state.json');
    const first = openAppState(path, noTrouble);
    first.change({ lastPlan: { ...PLAN, convention: 'meld' } });
    await first.flush();
    expect(openAppState(path, noTrouble).get().lastPlan?.convention).toBe('meld');
  });

  it('loses a plan that can\u2019t be played and nothing else, and keeps a copy', () => {
    const path = join(temporaryFolder(), 'state.json');
    const window = { bounds: { x: 1, y: 2, width: 1000, height: 700 }, maximized: false };
    const text = JSON.stringify({ window, lastPlan: { ...PLAN, rules: { ...rules, players: 5 } } });
    writeFileSync(path, text);
    const sentences: string[] = [];
    const state = openAppState(path, (s) => sentences.push(s)).get();
    expect(state).toEqual({ window, lastPlan: null, lastFolder: null });
    expect(sentences).toHaveLength(1);
    expect(readFileSync(`${path}.broken-1`, 'utf8')).toBe(text);
  });
});
