import { counted } from './cardWords';

/** Looking back at a deal. */
export const review = {
  title: 'Review',
  titleOf: (game: string) => `Review: ${game}`,
  noDeals: 'No deal of this game is over yet.',
  deal: 'Deal',
  dealOption: (dealNumber: number, how: string) => `Deal ${dealNumber}: ${how}`,
  export: 'Export…',
  board: 'The cards',
  hand: (owner: string, count: number) => `${owner} hand, ${counted(count, 'card')}`,
  emptyHand: 'no cards left',
  widow: 'Widow',
  dealer: 'Dealer',
  bidder: 'Bid',
  trick: 'On the table',
  played: (name: string) => `${name} on the table:`,
  noTrick: 'No card on the table',
  before: 'Before the play',
  trickNumber: (trick: number, of: number) => `Trick ${trick} of ${of}`,
  contract: (name: string, contract: number, suit: string) =>
    suit === '' ? `${name} bid ${contract}` : `${name} bid ${contract}, ${suit} are trumps`,
  taken: (lines: readonly string[]) => `Taken so far: ${lines.join(', ')}`,
  end: 'The deal is over.',
  place: (step: number, of: number) => `Step ${step} of ${of}`,
  previous: 'Back',
  next: 'Forward',
  slider: 'Step of the deal',
  earlierCost: 'Earlier mistake',
  laterCost: 'Later mistake',
  playOn: 'Play on from here',
  playOnNote: 'Opens a table with these cards. You decide from this step on.',
  leftKept: 'You play on from there. The game that you left is kept under Games.',
  list: 'Decisions',
  costliest: 'Costliest',
  mine: 'Mine',
  all: 'All',
  nothing: 'Nothing here cost anything.',
  columns: { decision: 'Decision', known: 'Known', open: 'Open' },
  judging: (done: number, total: number) => `Judging the decisions: ${done} of ${total}`,
  starting: 'Judging the decisions…',
  stop: 'Stop',
  judge: 'Judge this deal',
  stopped: 'Not judged.',
  mistakes: (count: number) => (count === 0 ? 'No mistakes.' : `${counted(count, 'mistake')}.`),
  explain:
    '“Known” is what a decision cost on average by what its player could know; only that is called a mistake. “Open” is what it cost in trick points with all hands open, when everybody plays perfectly.',
  none: '–',
  openNothing: 'With all hands open: it cost nothing.',
  openCost: (points: string, best: string | null) =>
    best === null
      ? `With all hands open: it cost ${points} in tricks.`
      : `With all hands open: it cost ${points} in tricks. Best was the ${best}.`,
  openBetween: (low: number, high: number) =>
    `With all hands open: it cost between ${low} and ${high} in tricks; the search was ended before it knew.`,
  openUnknown: 'With all hands open: too many cards were left to work it out.',
  openNone: 'With all hands open: only cards are worked out.',
  knownNothing: (who: string) => `By what ${who} could know: it was right.`,
  knownEqual: (who: string) => `By what ${who} could know: nothing was clearly better.`,
  knownLittle: (who: string, points: string) =>
    `By what ${who} could know: about ${points} worse on average, too little to be called a mistake.`,
  knownMistake: (who: string, points: string) =>
    `A mistake. By what ${who} could know, it cost about ${points} on average.`,
  knownCertain: (who: string, points: string) =>
    `A mistake. ${who} could know where every card was; it cost ${points}.`,
  knownNone: 'By what could be known: this is decided by rule and isn’t weighed.',
  better: (advice: string) => `Better: ${advice}`,
  only: 'There was nothing to decide.',
  points: (points: number) =>
    points < 1 ? 'less than a point' : counted(Math.round(points), 'point'),
} as const;
