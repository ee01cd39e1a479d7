import type { SavedGameSummary } from '@shared/protocol/library';

/** The names of each side, in the order of its scores: partners sit opposite each other. */
export function sideNames({ names, scores }: Pick<SavedGameSummary, 'names' | 'scores'>): string[] {
  const sides = scores.length === 0 ? names.length : scores.length;
  return Array.from({ length: sides }, (_, side) =>
    names.filter((_name, seat) => seat % sides === side).join(' & '),
  );
}
