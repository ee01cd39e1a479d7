import { counted } from '../cardWords';

/** The list of games that were played. */
export const games = {
  title: 'Games',
  list: 'Your games',
  none: 'No games yet. Every game is kept here once it is over, or once you begin another one.',
  import: 'Import…',
  exportAll: 'Export all…',
  imported: (count: number) => `${counted(count, 'game')} imported.`,
  exported: 'Saved.',
  unreadableFile: (name: string) => `\u201c${name}\u201d could not be read.`,
  unreadable: 'The games could not be read.',
  review: 'Review',
  dealAgain: 'Play these deals again',
  noCode: 'The cards of this game can’t be dealt again: it was not played from one code.',
  export: 'Export…',
  remove: 'Delete',
  removeTitle: 'Delete this game?',
  removeText: (title: string, day: string) =>
    `${title}, ${day}. It can’t be brought back. Export it first if you want to keep it.`,
  /** A button of one row, told apart from those of the others. */
  ofGame: (button: string, title: string, day: string) => `${button}: ${title}, ${day}`,
  somebody: 'Player',
  deals: (count: number) => counted(count, 'deal'),
  won: (names: string) => `Won by ${names}`,
  unfinished: 'Not finished',
  day: (iso: string) =>
    new Date(iso).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' }),
} as const;
