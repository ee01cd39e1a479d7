import { listWords } from '../cardWords';

export const home = {
  tagline: 'Pinochle as your family plays it.',
  play: 'Play',
  continue: 'Continue',
  continueLine: (dealNumber: number, scores: readonly number[]) =>
    `deal ${dealNumber} · ${scores.join(' : ')}`,
  playLine: (title: string, game: string, names: readonly string[]) =>
    names.length === 0 ? `${title}: ${game}` : `${title}: ${game}, with ${listWords(names)}`,
  tiles: {
    newTable: { title: 'New table', text: 'Choose the game, house rules and players' },
    network: { title: 'Play on this network', text: 'Host a table, or join one nearby' },
    rules: { title: 'Rules', text: 'The rules of your table, in plain words' },
    games: { title: 'Games', text: 'Look back at your games, and play them again' },
    settings: { title: 'Settings', text: 'Table, cards, backs, speed and sound' },
    editor: { title: 'House rules', text: 'Write down how your family plays it' },
    quit: { title: 'Quit', text: 'Your game is kept' },
  },
} as const;
