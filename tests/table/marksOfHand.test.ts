import { at, faceOf } from '@shared/game/cards';
import { PRESETS } from '@shared/game/presets';
import type { Legal } from '@shared/game/view';
import { describe, expect, it } from 'vitest';
import { type MarkInput, marksOfHand } from '@/table/marksOfHand';
import type { Stage } from '@/table/stage/Stage';
import { tableStory } from '../support/tableStory';

const VIEW = at(tableStory(at(PRESETS, 0).rules, 0, 'marks'), 0).view;

const HAND = [faceOf('A', 'S'), faceOf('K', 'S'), faceOf('K', 'S'), faceOf('Q', 'H')];
const STAGE: Stage = {
  cards: [
    ...HAND.map((face, slot) => ({
      key: slot,
      face,
      spot: { at: 'hand', seat: 0, slot } as const,
      handIndex: slot,
    })),
    { key: 90, face: faceOf('9', 'S'), spot: { at: 'trick', seat: 1, slot: 0 }, handIndex: null },
    { key: 91, face: faceOf('A', 'S'), spot: { at: 'trick', seat: 2, slot: 1 }, handIndex: null },
  ],
  winner: null,
  received: [],
};
const LEGAL: Legal = {
  kind: 'play',
  cards: [faceOf('A', 'S'), faceOf('K', 'S')],
  refused: [{ card: faceOf('Q', 'H'), why: { code: 'must-follow', suit: 'S' } }],
  claim: false,
};

function marks(parts: Partial<MarkInput>, legal: Legal | null = LEGAL) {
  return marksOfHand({
    stage: STAGE,
    view: { ...VIEW, legal },
    isStill: true,
    lift: 20,
    input: { hover: null, dragged: null, sent: null },
    choice: null,
    focus: null,
    asked: null,
    hint: [],
    ...parts,
  });
}

describe('marksOfHand', () => {
  it('dims what may not be played and raises the rest a little', () => {
    const { shades, lifts } = marks({});
    expect([...shades.keys()]).toEqual([3]);
    expect([...lifts.keys()]).toEqual([0, 1, 2]);
  });

  it('leaves the hand alone while cards fly, and when nothing is to be played', () => {
    expect(marks({ isStill: false }).shades.size).toBe(0);
    expect(marks({}, null).shades.size).toBe(0);
    expect(marks({}, null).lifts.size).toBe(0);
  });

  it('raises a card under the pointer, and one chosen or sent higher still', () => {
    const hover = marks({ input: { hover: 1, dragged: null, sent: null } }).lifts.get(1) ?? 0;
    const chosen = marks({ choice: { chosen: [1] } }).lifts.get(1) ?? 0;
    const sent = marks({ input: { hover: null, dragged: null, sent: 1 } }).lifts.get(1) ?? 0;
    expect(hover).toBe(20);
    expect(chosen).toBeGreaterThan(hover);
    expect(sent).toBeGreaterThan(hover);
  });

  it('marks one copy for a hint that names one, both for one that names both', () => {
    const king = faceOf('K', 'S');
    expect([...marks({ hint: [king] }).edges]).toEqual([[1, 'gold']]);
    expect([...marks({ hint: [king, king] }).edges.keys()]).toEqual([1, 2]);
  });

  it('marks received cards, the card with the focus and the card that won', () => {
    const received = { ...STAGE, received: [faceOf('Q', 'H')] };
    expect(marks({ stage: received }).edges.get(3)).toBe('blue');
    expect(marks({ focus: 3 }).edges.get(3)).toBe('paper');
    expect([...marks({ stage: { ...STAGE, winner: 2 } }).edges]).toEqual([[91, 'gold']]);
  });
});
