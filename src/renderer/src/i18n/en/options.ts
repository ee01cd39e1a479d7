import type { RuleSet } from '@shared/game/rules';

type Option = Exclude<keyof RuleSet, 'preset'>;

interface OptionText {
  readonly label: string;
  readonly sentence: string;
}

/** What each option of a rule set is called, and what it does. */
const options: Readonly<Record<Option, OptionText>> = {
  players: { label: 'Players', sentence: 'Two play the game with a stock; all others bid.' },
  partners: { label: 'Partners', sentence: 'Partners sit opposite and score together.' },
  deck: { label: 'Deck', sentence: 'Two copies of each card, or four, with or without nines.' },
  widow: {
    label: 'Widow',
    sentence: 'Three cards face down for the highest bidder, three players only.',
  },
  meldBeforeBury: {
    label: 'Meld before burying',
    sentence: 'The declarer melds from hand and widow together, then buries.',
  },
  defendersMeld: {
    label: 'Who melds',
    sentence: 'In the classic three-hand auction only the declarer’s side scores melds.',
  },
  opening: { label: 'Lowest bid', sentence: 'The first bid is at least this.' },
  increment: {
    label: 'Steps of the bids',
    sentence: 'Bids are multiples of it and rise by it at least.',
  },
  maxRaise: {
    label: 'Highest raise',
    sentence: 'A bid may lie at most this much above the one before.',
  },
  firstBidder: { label: 'First to bid', sentence: 'Who speaks first.' },
  allPass: {
    label: 'When all pass',
    sentence: 'The last player takes the bid at the lowest, or the cards are dealt again.',
  },
  passCount: {
    label: 'Cards passed',
    sentence: 'How many cards the declarer and their partner pass each other.',
  },
  passOrder: {
    label: 'Order of passing',
    sentence:
      'The declarer may see the partner’s cards before passing back, or both choose unseen.',
  },
  meld: {
    label: 'Values of the melds',
    sentence: 'What each meld scores, for one copy and for several at once.',
  },
  meldNeeds: {
    label: 'To keep the melds',
    sentence: 'What a side must take in tricks for its melds to count.',
  },
  throwIn: {
    label: 'Throwing in',
    sentence: 'Whether a hand can be given up after the melds are shown.',
  },
  mustWin: {
    label: 'Must win',
    sentence: 'Whether a plain suit must be beaten too, or trumps only.',
  },
  counters: { label: 'Counters', sentence: 'What each card scores in a trick.' },
  lastTrick: { label: 'Last trick', sentence: 'What the last trick adds.' },
  ninesRedeal: {
    label: 'New deal for nines',
    sentence: 'Who is dealt more than five nines may ask for a new deal.',
  },
  moon: {
    label: 'Shooting the moon',
    sentence: 'A bonus for announcing every trick and taking them all.',
  },
  claim: {
    label: 'The rest are mine',
    sentence: 'A leader who is certain of every trick left may claim them.',
  },
  target: { label: 'The game ends', sentence: 'At a score, or after a number of deals.' },
  rounds: { label: 'Deals', sentence: 'How many deals the game lasts.' },
  bothCross: {
    label: 'When several are there',
    sentence: 'If more than one side reaches the score in the same deal.',
  },
};

export const editor = {
  title: 'House rules',
  titleOf: (name: string) => `House rules: ${name}`,
  options,
  sections: {
    cards: 'Players and cards',
    bidding: 'Bidding',
    passing: 'Passing',
    melds: 'Melds',
    play: 'Play',
    scoring: 'Scoring',
    end: 'The end of the game',
  },
  values: {
    yes: 'Yes',
    no: 'No',
    pairs: 'In pairs',
    solo: 'Every player for themselves',
    single: '48 cards',
    double80: '80 cards, no nines',
    double96: '96 cards',
    noWidow: 'None',
    widow: 'Three cards',
    allMeld: 'All sides',
    declarerMelds: 'Declarer only',
    any: 'Any',
    dealer: 'Dealer',
    left: 'Left of the dealer',
    forced: 'The last must bid',
    redeal: 'Deal again',
    partnerFirst: 'Partner first',
    together: 'Together, unseen',
    nothing: 'Nothing',
    trick: 'A trick',
    points: 'Points',
    choice: 'Declarer’s choice',
    automatic: 'By itself when lost',
    off: 'Never',
    always: 'Always',
    trump: 'Trumps only',
    moonOff: 'No bonus',
    run: 'A run’s worth (150)',
    tricks: 'All tricks’ worth (250)',
    doubleBid: 'Twice the bid',
    doubleRun: 'A double run’s (1500)',
    atScore: 'At a score',
    deals: (count: number) => `${count} deals`,
    bidder: 'The bidder wins',
    higher: 'The higher score wins',
    limited: 'Limited',
    players: (count: number) => String(count),
    cards: (count: number) => (count === 0 ? 'None' : String(count)),
    ownTable: 'Own values',
  },
  meldTables: {
    cm: 'CardzMania',
    'cm-no-extra': 'CardzMania, no extras',
    wcg: 'World of Card Games',
    listed: 'As listed, doubles twice',
    double: 'Double deck',
    'double-tens': 'Double deck in tens',
  },
  methods: {
    label: 'Scoring of the cards',
    note: 'In ones, every figure of these rules is a tenth: bids, melds, last trick and the end of the game.',
    tens: 'A 10 K: 10 each',
    ones: 'A 10 K: 1 each, all figures by ten',
    'ten-five': 'A 10: 10, K Q: 5',
    eleven: '11 10 4 3 2',
    cannotDivide: 'Some figures can’t be divided by ten, so these rules can’t be written in ones.',
  },
  meldNames: {
    run: 'Run',
    pinochle: 'Pinochle',
    aces: 'Aces around',
    kings: 'Kings around',
    queens: 'Queens around',
    jacks: 'Jacks around',
    runExtra: 'Extra king or queen with a run',
    royal: 'Royal marriage',
    marriage: 'Marriage',
    dix: 'Nine of trumps',
  },
  copies: (count: number) => (count === 1 ? 'one' : `${count} at once`),
  sources: {
    cm: 'the CardzMania page',
    wcg: 'the World of Card Games page',
    table: 'the short table rules',
    sq: 'the SquareScores page',
    ours: 'our choice, since the pages don’t say',
  },
  origin: (value: string, preset: string, source: string) => `${value} in “${preset}”: ${source}.`,
  setBack: 'Set back',
  nearest: (preset: string, count: number) =>
    count === 0
      ? `These are the rules of “${preset}”.`
      : `Like “${preset}”, but for ${count === 1 ? 'one thing' : `${count} things`}:`,
  difference: (label: string, value: string, usual: string) => `${label}: ${value} (not ${usual})`,
  faults: (count: number) =>
    count === 1
      ? 'One thing can’t be played like this:'
      : `${count} things can’t be played like this:`,
  impossible: {
    deck: (players: number, decks: readonly string[]) =>
      `There is no deal of this deck for ${players} players: choose ${decks.join(' or ')}.`,
    opening: (points: number, step: number) =>
      points === 0
        ? 'The lowest bid must be more than 0.'
        : `The lowest bid is ${points}, but bids go in steps of ${step}: make it a multiple of ${step}.`,
    increment: 'Each bid must be higher than the last: make the steps of the bids 1 or more.',
    maxRaise: (points: number, step: number) =>
      `The highest raise is ${points}, but bids go in steps of ${step}: make it ${step} or a multiple of it, or choose “Any”.`,
    meldNeeds: (points: number, all: number) =>
      `A side must take ${points} to keep its melds, but all tricks together are worth ${all}: make it no more than that.`,
    royal: (royal: number, extra: number) =>
      `A royal marriage scores ${royal}, more than an extra king and an extra queen with a run, which score ${extra} each: make it ${2 * extra} or less, or the extras 0.`,
    target: 'The game would be over before it began: make the score 1 or more.',
  },
  name: 'Name of these rules',
  unnamed: 'Our house rules',
  save: 'Save',
  saved: (name: string) => `The rules “${name}” are kept.`,
  removed: (name: string) => `The rules “${name}” were deleted.`,
  export: 'Export…',
  exported: 'The rules were written to the file.',
  copyName: (name: string) => `${name} (copy)`,
  use: 'Use at a table',
} as const;
