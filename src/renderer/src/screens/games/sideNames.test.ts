import { expect, it } from 'vitest';
import { sideNames } from './sideNames';

it('puts partners together, who sit opposite each other', () => {
  expect(sideNames({ names: ['You', 'June', 'Nora', 'Walt'], scores: [120, 80] })).toEqual([
    'You & Nora',
    'June & Walt',
  ]);
});

it('leaves everybody alone where everybody has a score, or nobody yet', () => {
  const names = ['You', 'June', 'Nora'];
  expect(sideNames({ names, scores: [1, 2, 3] })).toEqual(names);
  expect(sideNames({ names, scores: [] })).toEqual(names);
});
