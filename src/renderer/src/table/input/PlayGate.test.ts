import { expect, it } from 'vitest';
import { PlayGate } from './PlayGate';

const HERE = { x: 200, y: 500 };
const NEARBY = { x: 205, y: 497 };
const ELSEWHERE = { x: 260, y: 500 };

const gateThatSent = () => {
  const gate = new PlayGate();
  gate.close({ turn: 7, at: 1000, point: HERE });
  return gate;
};

it('lets one card through for a turn', () => {
  expect(new PlayGate().isOpen(7)).toBe(true);
  expect(gateThatSent().isOpen(7)).toBe(false);
  expect(gateThatSent().isOpen(8)).toBe(true);
});

it('takes clicks on the same place for the rest of a double click, for a while', () => {
  expect(gateThatSent().isSettling(NEARBY, 1150)).toBe(true);
  expect(gateThatSent().isSettling(NEARBY, 1400)).toBe(false);
});

it('takes a quick click on another card for what it is', () => {
  expect(gateThatSent().isSettling(ELSEWHERE, 1150)).toBe(false);
});

it('opens again when the card was not accepted', () => {
  const gate = gateThatSent();
  gate.release();
  expect(gate.isOpen(7)).toBe(true);
  expect(gate.isSettling(HERE, 1001)).toBe(false);
});

it('opens again for a turn that is come back to, and a double click is still one', () => {
  const gate = gateThatSent();
  gate.reach(7);
  expect(gate.isOpen(7)).toBe(false);
  gate.reach(11);
  gate.reach(7);
  expect(gate.isOpen(7)).toBe(true);
  expect(gate.isSettling(NEARBY, 1150)).toBe(true);
});
