import { beforeEach, expect, it } from 'vitest';
import { dismissToast, roomFor, showNotice, showToast, useToasts } from './toastStore';

beforeEach(() => useToasts.setState({ toasts: [], count: 0 }));

const shown = () => roomFor(useToasts.getState().toasts).map(({ text }) => text);

/** Lets the time of all that is shown run out. */
function seeAll(): void {
  for (const { id } of roomFor(useToasts.getState().toasts)) dismissToast(id);
}

it('notes: a fourth one takes the place of the oldest for good', () => {
  for (const text of ['a', 'b', 'c', 'd']) showToast(text);
  expect(shown()).toEqual(['b', 'c', 'd']);
  seeAll();
  expect(shown()).toEqual([]);
});

it('notices: however many the program has, each is shown', () => {
  for (const text of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) showNotice(text);
  expect(shown()).toEqual(['e', 'f', 'g']);
  seeAll();
  expect(shown()).toEqual(['b', 'c', 'd']);
  seeAll();
  expect(shown()).toEqual(['a']);
});

it('notices: one that notes push out comes back when they are gone', () => {
  showNotice('a');
  for (const text of ['b', 'c', 'd']) showToast(text);
  expect(shown()).toEqual(['b', 'c', 'd']);
  seeAll();
  expect(shown()).toEqual(['a']);
});

it('notices: one that says the same as another takes its place', () => {
  for (const text of ['a', 'b', 'a']) showNotice(text);
  expect(shown()).toEqual(['b', 'a']);
});
