import { listWords } from './cardWords';

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
    games: { title: 'Games', text: 'Continue, look back at, or replay your games' },
    fair: {
      title: 'Is the deal fair?',
      text: 'How the cards are dealt, and a test of it',
    },
    settings: { title: 'Settings', text: 'Table, cards, backs, speed and sound' },
  },
} as const;
