import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FACE_COUNT, printFace } from '@shared/game/cards';
import { CARD_BACKS, CARD_FACES } from '@shared/protocol/settings';
import { describe, expect, it } from 'vitest';
import { SOUND_NAMES } from '@/audio/sounds';
import { cardBackSvg } from '@/table/backs/cardBackSvg';

const read = (path: string): Buffer =>
  readFileSync(fileURLToPath(new URL(`../../resources/${path}`, import.meta.url)));

describe('card faces', () => {
  it.each(CARD_FACES)('%s has a 5 : 7 picture of every face', (style) => {
    const pictures = Array.from({ length: FACE_COUNT }, (_, face) =>
      read(`cards/${style}/${printFace(face)}.svg`).toString(),
    );
    for (const picture of pictures) expect(picture).toContain('viewBox="-120 -168 240 336"');
    expect(new Set(pictures).size).toBe(FACE_COUNT);
  });

  it('come with their license', () => {
    expect(read('cards/LICENCE.txt').toString()).toContain('CC0');
  });
});

describe('card backs', () => {
  it('are eight different drawings', () => {
    expect(CARD_BACKS.length).toBeGreaterThanOrEqual(8);
    expect(new Set(CARD_BACKS.map((id) => cardBackSvg(id, '#204060'))).size).toBe(
      CARD_BACKS.length,
    );
  });

  it.each(CARD_BACKS)('%s takes the color of its ground from the user', (id) => {
    expect(cardBackSvg(id, '#0a7b3c')).toContain('fill="#0a7b3c"');
    expect(cardBackSvg(id, null)).not.toContain('#0a7b3c');
  });

  it.each(CARD_BACKS)('%s closes every element that it opens', (id) => {
    const open: string[] = [];
    for (const [, slash, name = '', rest = ''] of cardBackSvg(id, null).matchAll(
      /<(\/?)([a-zA-Z]+)([^>]*)>/g,
    )) {
      if (slash === '/') expect(open.pop()).toBe(name);
      else if (!rest.endsWith('/')) open.push(name);
    }
    expect(open).toEqual([]);
  });
});

describe('sounds', () => {
  it.each(SOUND_NAMES)('%s is a short mono WAV that is heard and ends in silence', (name) => {
    const bytes = read(`sounds/${name}.wav`);
    expect(bytes.toString('latin1', 0, 4)).toBe('RIFF');
    expect(bytes.readUInt16LE(22)).toBe(1);
    expect(bytes.readUInt32LE(24)).toBe(44100);
    const samples = (bytes.length - 44) / 2;
    expect(samples / 44100).toBeLessThan(2.5);
    const levels = Array.from({ length: samples }, (_, i) =>
      Math.abs(bytes.readInt16LE(44 + 2 * i)),
    );
    expect(Math.max(...levels)).toBeGreaterThan(32767 * 0.3);
    expect(Math.max(...levels.slice(-20))).toBeLessThan(200);
  });
});
