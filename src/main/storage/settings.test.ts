import { DEFAULT_SETTINGS } from '@shared/protocol/settings';
import { describe, expect, it } from 'vitest';
import { readSettings } from './settings';

describe('readSettings', () => {
  it('gives the defaults for an empty file', () => {
    expect(readSettings({}).settings).toEqual(DEFAULT_SETTINGS);
  });

  it('keeps every good field when one is bad', () => {
    const read = readSettings({ version: 1, felt: 'purple', volume: 0.25, playerName: 'Ada' });
    expect(read.settings.felt).toBe('green');
    expect(read.settings.volume).toBe(0.25);
    expect(read.settings.playerName).toBe('Ada');
    expect(read.repaired).toEqual(['felt']);
  });

  it('keeps what a newer program wrote', () => {
    const read = readSettings({ version: 7, felt: 'blue', tableLamp: 'on' });
    expect(read.stored).toMatchObject({ version: 7, felt: 'blue', tableLamp: 'on' });
  });

  it('takes a version that is no whole number as none', () => {
    expect(readSettings({ version: 'two', felt: 'blue' }).stored.version).toBe(1);
  });
});
