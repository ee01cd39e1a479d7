import { counted } from './cardWords';

/** The list of games that were played. */
export const games = {
  title: 'Games',
  list: 'Finished games',
  unfinishedList: 'Unfinished games',
  none: 'No games yet. Every game that you begin is kept here, until it is over and afterward.',
  continue: 'Continue',
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
  removeUnfinishedText: (title: string, day: string) =>
    `${title}, last played ${day}. It isn’t finished, and it can’t be brought back.`,
  /** A button of one row, told apart from those of the others. */
  ofGame: (button: string, title: string, day: string) => `${button}: ${title}, ${day}`,
  somebody: 'Player',
  dealNumber: (dealNumber: number) => `Deal ${dealNumber}`,
  deals: (count: number) => counted(count, 'deal'),
  won: (names: string) => `Won by ${names}`,
  unfinished: 'Not finished',
  day: (iso: string) =>
    new Date(iso).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' }),
} as const;
