import type { Suit } from '@shared/game/cards';
import { SUIT_WORDS } from '@shared/game/words';
import { capital, counted, countWord } from './cardWords';

/** The table: panels, buttons and labels. */
export const table = {
  label: 'The table',
  menu: 'Menu',
  titleLine: (game: string, dealNumber: number) => `${game} · deal ${dealNumber}`,
  hint: 'Hint',
  undo: 'Undo',
  lastTrick: 'Last trick',
  melds: 'Melds',
  score: 'Score',
  claim: 'The rest are mine',
  confirmPlay: (card: string) => `Play the ${card}`,
  claimWhy: 'Every trick left is certain to be yours.',
  dealer: 'Dealer',
  declarer: 'Bid',
  away: 'away',
  partner: 'your partner',
  clock: (seconds: number) => `${seconds} s`,
  paused: 'The clock stands still.',
  timedOut: (name: string) => `Time was up for ${name}. The program played this turn.`,
  takenBack: (name: string) => `${name} has taken a card back.`,
  saving: {
    chip: 'Not saved',
    failed: (why: string) =>
      `This game can’t be saved: ${why}. It goes on, and saving is tried again at each move.`,
    again: 'The game is saved again.',
  },
  takenBackYou: 'Taken back. It is your turn again.',
  timedOutYou: 'Your time was up. The program played this turn for you.',
  regions: {
    hand: 'Hand',
    trick: 'Trick',
    bidding: 'Bidding',
    scores: 'Scores',
    seats: 'Players',
    log: 'What happened',
  },
  handCount: (count: number) => `Your hand, ${counted(count, 'card')}`,
  cardRefused: (card: string, why: string) => `${card}. Not now: ${why}`,
  noTrick: 'No card lies in the middle.',
  trickCard: (card: string, name: string) => `${card}, ${name}`,
  winning: 'winning so far',

  contract: {
    highest: 'Highest bid',
    noBid: 'No bid yet',
    opening: (points: number) => `opens at ${points}`,
    trump: (suit: Suit) => capital(SUIT_WORDS[suit]),
    contract: 'contract',
    unnamed: 'Contract',
    trumpIs: (suit: Suit) => `${capital(SUIT_WORDS[suit])} are trumps`,
    bidBy: (name: string) => `bid by ${name}`,
    moon: 'moon: every trick',
    meldAndTricks: (meld: number, tricks: number) => `meld ${meld} · tricks ${tricks}`,
    meldWaits: (needs: 'trick' | 'nothing' | number) =>
      typeof needs === 'number' ? `${needs} in tricks to keep it` : 'no trick yet',
    more: (points: number) => `needs ${points}`,
    made: 'made',
    deck: (count: number) => `${counted(count, 'card')} to draw`,
    progress: (have: number, contract: number) => `${have} of ${contract}`,
    dealPoints: (meld: number, tricks: number) => `${meld} meld, ${tricks} tricks`,
  },

  bidding: {
    title: 'Your bid',
    steps: (step: number) => (step === 1 ? 'Any number' : `Steps of ${step}`),
    underBids: 'what a bid shows stands under it',
    upTo: (max: number) => `up to ${max}`,
    bid: (amount: number) => `Bid ${amount}`,
    pass: 'Pass',
    other: 'Other…',
    otherTitle: 'Another bid',
    more: (step: number) => `${step} more`,
    less: (step: number) => `${step} less`,
    fewer: 'The usual bids',
    meldIf: 'Your meld',
    meldWith: (suit: Suit, points: number, melds: string) =>
      `${capital(SUIT_WORDS[suit])} as trumps, ${points}: ${melds}`,
    named: (suit: Suit) => `${capital(SUIT_WORDS[suit])}:`,
    history: 'Bids so far',
    none: 'nobody has spoken',
    forced: 'forced',
    passed: 'pass',
  },

  trump: {
    title: 'Name trumps',
    contract: (contract: number) => `Your contract is ${contract}.`,
    name: (suit: Suit) => `${capital(SUIT_WORDS[suit])}`,
    melds: (points: number) => `meld ${points}`,
  },

  nines: {
    title: 'A hand full of nines',
    text: (count: number) =>
      `You were dealt ${counted(count, 'nine')}. You may ask for a new deal by the same dealer, or keep these cards.`,
    redeal: 'Deal again',
    keep: 'Keep the hand',
  },

  choice: {
    giveTitle: (count: number, name: string) => `Pass ${countWord(count)} to ${name}`,
    buryTitle: (count: number) => `Bury ${countWord(count)}`,
    counted: (chosen: number, count: number) => `${chosen} of ${count}`,
    give: 'Pass them',
    bury: 'Bury them',
    clear: 'Start again',
    keeps: (points: number) => `The cards you keep meld ${points}.`,
    loses: (points: number, lost: number) =>
      `The cards you keep meld ${points}: ${lost} less than now.`,
    lowers: 'Burying these would lower the meld you have shown. Choose others.',
    gains: 'Counters that you bury count for you, like a trick you took.',
    fromPartner: (name: string, cards: string) => `${name} passed you: ${cards}.`,
  },

  meldsPanel: {
    title: 'Melds',
    none: 'No meld',
    noneYet: 'No melds have been shown in this deal.',
    sum: (points: number) => `together ${points}`,
    continue: 'Continue',
    details: 'All melds',
    waits: 'counts once enough is taken in tricks',
    lost: 'did not count',
  },

  decision: {
    title: 'Play this hand?',
    arithmetic: (need: number, available: number) =>
      need <= 0
        ? 'Your melds have made the contract already.'
        : `You need ${need} in tricks; all tricks together are worth ${available}.`,
    hopeless: (need: number, available: number) =>
      `You need ${need} in tricks, but all tricks together are worth only ${available}: the hand must be thrown in.`,
    playOn: 'Play on',
    playOnCost: (contract: number) =>
      `Make it and score all you take; miss it and lose ${contract}.`,
    throwIn: 'Throw in',
    throwInCost: (contract: number) =>
      `Lose ${contract} now. The others score their melds and no tricks.`,
    moon: 'Shoot the moon',
    moonCost: (bonus: number, contract: number) =>
      `Take every trick for ${bonus} more; lose one trick and lose ${contract}.`,
  },

  afterTrick: {
    title: 'Meld, then draw',
    dix: 'Show the nine of trumps',
    exchange: (card: string) => `Take the ${card} for your nine`,
    draw: 'Draw',
    worth: (points: number) => `+${points}`,
    oneOnly: 'One meld after each trick you win.',
  },

  trick: {
    title: 'Last trick',
    none: 'No trick has been taken yet.',
    wonBy: (name: string, points: number) => `Taken by ${name} for ${points}`,
    led: 'led',
    won: 'won',
  },

  menuItems: {
    title: 'Menu',
    resume: 'Back to the table',
    score: 'Score',
    rules: 'Rules of this table',
    settings: 'Settings',
    help: 'Keys',
    leave: 'Leave the table',
    leaveNote: 'The game is kept. Continue it from the first screen.',
    pause: 'Stop the clock',
    goOn: 'Start the clock',
    fullScreen: 'Full screen',
  },

  hintTitle: 'Hint',
  hintOf: {
    play: (card: string) => `Play the ${card}.`,
    bid: (amount: number) => `Bid ${amount}.`,
    pass: 'Pass.',
    trump: (suit: Suit) => `Name ${SUIT_WORDS[suit]}.`,
    give: (cards: string) => `Pass ${cards}.`,
    bury: (cards: string) => `Bury ${cards}.`,
    meld: (cards: string) => `Meld ${cards}.`,
    redeal: 'Ask for a new deal.',
    keep: 'Keep the hand.',
    'play-on': 'Play on.',
    'throw-in': 'Throw the hand in.',
    moon: 'Shoot the moon.',
    claim: 'Claim the rest.',
    dix: 'Show the nine of trumps.',
    exchange: 'Exchange the nine of trumps.',
    draw: 'Draw a card.',
  },
} as const;
