import type { Scenario } from './scenario';

/** Seat 0 speaks first with the dealer at its right; its partner is seat 2. */
export const BIDDING: readonly Scenario[] = [
  {
    name: 'a worthless hand first to speak',
    position:
      'sq-partnership; dealer 3; turn 0 auction; hands TS KS JS TH KH JH TD TD TC KC JC JC / 12? / 12? / 12?',
    accept: ['pass'],
    why: 'no meld with any trumps and no ace: there is nothing to tell',
  },
  {
    name: 'a worthless hand at a low opening',
    position:
      'table-single; dealer 3; turn 0 auction; hands TS KS JS TH KH JH TD TD TC KC JC JC / 12? / 12? / 12?',
    accept: ['pass'],
    why: 'the same at 100',
  },
  {
    name: 'nines and a marriage',
    position:
      'sq-partnership; dealer 3; turn 0 auction; hands JS 9S 9S TH JH 9H KD QD 9D TC JC 9C / 12? / 12? / 12?',
    accept: ['pass'],
    why: 'twenty or thirty in meld and not one trick',
  },
  {
    name: 'a run with two aces',
    position:
      'sq-partnership; dealer 3; turn 0 auction; hands AS JS AH TH KH QH JH AD 9D TC KC 9C / 12? / 12? / 12?',
    accept: ['bid'],
    why: '150 in meld and three or four sure tricks: worth far more than 250',
  },
  {
    name: 'a run in ones',
    position:
      'wcg-single; dealer 3; turn 0 auction; hands AS JS AH TH KH QH JH AD 9D TC KC 9C / 12? / 12? / 12?',
    accept: ['bid'],
    why: 'the same hand is worth the same with one zero less',
  },
  {
    name: 'a huge certain meld when all others have passed and may be dealt again',
    position:
      'sq-partnership allPass=redeal; dealer 0; turn 0 auction; hands AS TS KS QS QS AH 9H KD JD JD TC 9C / 12? / 12? / 12?; calls 1 pass, 2 pass, 3 pass',
    accept: ['bid'],
    why: 'a double pinochle of 300 would be thrown away',
  },
  {
    name: 'a huge certain meld when both opponents have passed',
    position:
      'sq-partnership allPass=redeal; dealer 0; turn 0 auction; hands AS TS KS QS JS 9S AH KH AD AC TC 9C / 12? / 12? / 12?; calls 1 pass, 2 pass, 3 pass',
    accept: ['bid'],
    why: 'a run and a hundred aces',
  },
  {
    name: 'the partner has bid and both opponents are out',
    position:
      'sq-partnership; dealer 0; turn 0 auction; hands AS KS AH TH KH 9H JD 9D TC KC QC 9C / 12? / 12? / 12?; calls 1 pass, 2 bid 260, 3 pass',
    accept: ['pass'],
    why: 'the side has the bid already: raising it only raises the contract',
  },
  {
    name: 'opponents out, but the run and aces depend on the hand’s own trumps',
    position:
      'sq-partnership; dealer 0; turn 0 auction; hands AS AH TH KH KH QH QH JH AD 9D AC 9C / 12? / 12? / 12?; calls 1 pass, 2 bid 250, 3 pass',
    accept: ['bid'],
    why: 'a run and a royal marriage are lost with any other trumps, and carry the bid alone',
  },
  {
    name: 'high enough',
    position:
      'sq-partnership; dealer 3; turn 0 auction; hands AS KS AH TH KH 9H JD 9D AC TC QC 9C / 12? / 12? / 12?; calls 0 bid 250, 1 bid 500, 2 pass, 3 pass',
    accept: ['pass'],
    why: 'all tricks and its meld would not make it',
  },
  {
    name: 'a game all but won',
    position:
      'sq-partnership; scores 1440/600 after 6; dealer 3; turn 0 auction; hands KS QS JS AH TH 9H 9H JD 9D AC TC 9C / 12? / 12? / 12?',
    accept: ['pass'],
    why: 'an ordinary deal wins the game; a set would give it away',
  },
  {
    name: 'alone at 250 with a middling hand',
    position:
      'sq-cutthroat-4; dealer 3; turn 0 auction; hands AS TS KS 9S AH QH 9H AD JD TC KC 9C / 12? / 12? / 12?',
    accept: ['pass'],
    why: 'three aces and no help: 250 alone takes a run and more',
  },
  {
    name: 'alone with a run and four aces',
    position:
      'sq-cutthroat-4; dealer 3; turn 0 auction; hands AS AS TS TS KS QS JS AH KH AD 9D AC / 12? / 12? / 12?',
    accept: ['bid'],
    why: '250 in meld is there before a card is played',
  },
  {
    name: 'a double deck hand with two runs',
    position:
      'sq-double; dealer 3; turn 0 auction; hands AS AS TS TS KS KS QS QS JS JS AH TH KH JH AD TD KD AC TC JC / 20? / 20? / 20?',
    accept: ['bid'],
    why: 'a double run of 150 when the opening is 50',
  },
  {
    name: 'a double deck hand without anything',
    position:
      'sq-double; dealer 0; turn 0 auction; hands TS KS JS JS TH TH KH JH JH TD TD KD KD JD TC TC KC KC JC JC / 20? / 20? / 20?; calls 1 bid 50, 2 pass, 3 pass',
    accept: ['pass'],
    why: 'some kings and no ace against an opponent who has bid',
  },
  {
    name: 'nothing in the last seat where the deal may be thrown together',
    position:
      'sq-partnership allPass=redeal; dealer 0; turn 0 auction; hands TS KS JS 9S TH JH 9H TD 9D TC KC JC / 12? / 12? / 12?; calls 1 pass, 2 pass, 3 pass',
    accept: ['pass'],
    why: 'no meld and no ace: a new deal costs nothing',
  },
  {
    name: 'over an opponent with a run and two aces',
    position:
      'sq-partnership; dealer 2; turn 0 auction; hands AS TS KS QS JS 9S AH AD KD 9D TC 9C / 12? / 12? / 12?; calls 3 bid 250',
    accept: ['bid'],
    why: '150 in hand, six trumps: 260 is far below what it makes',
  },
  {
    name: 'a run alone is not worth 500',
    position:
      'sq-partnership; dealer 2; turn 0 auction; hands AS TS KS QS JS 9S AH KD 9D 9D TC 9C / 12? / 12? / 12?; calls 3 bid 250, 0 bid 260, 1 pass, 2 pass, 3 bid 490',
    accept: ['pass'],
    why: 'run, nine and every trick make just 410',
  },
  {
    name: 'the double run outbids anything',
    position:
      'cm-single maxRaise=null; dealer 3; turn 0 auction; hands AS AS TS TS KS KS QS QS JS JS AH AD / 12? / 12? / 12?; calls 3 bid 500',
    accept: ['bid'],
    why: '1500 is the game',
  },
  {
    name: 'the double run after the hand’s own bid has been raised',
    position:
      'cm-single; dealer 0; turn 0 auction; hands AS AS TS TS KS KS QS QS JS JS AH AD / 12? / 12? / 12?; calls 0 bid 300, 1 bid 350, 2 pass, 3 pass',
    accept: ['bid'],
    why: 'never let go of a hand that wins the game',
  },
  {
    name: 'aces around with a marriage and a pinochle, in ones',
    position:
      'wcg-single; dealer 3; turn 0 auction; hands AS TS KS QS 9S AH TH AD KD JD AC 9C / 12? / 12? / 12?',
    accept: ['bid'],
    why: '19 in meld and four aces: 25 needs 6 of 25',
  },
  {
    name: 'a good hand where 100 opens',
    position:
      'table-single; dealer 3; turn 0 auction; hands AS KS AH TH KH QH 9H AD TD 9D JC 9C / 12? / 12? / 12?',
    accept: ['bid'],
    why: '40 in meld, and four or five tricks with a partner make 100',
  },
  {
    name: 'two decks: a run and seven aces over 60',
    position:
      'sq-double; dealer 2; turn 0 auction; hands AS AS TS TS KS QS JS JS AH AH KH QH AD AD TD JD AC KC QC JC / 20? / 20? / 20?; calls 3 bid 60',
    accept: ['bid'],
    why: 'run and aces around are 25, the pinochle 4, and the tricks are there',
  },
  {
    name: 'two decks: an ordinary hand at 75',
    position:
      'sq-double; dealer 2; turn 0 auction; hands AS TS KS JS JS TH KH QH QH JH AD TD KD QD JD AC TC KC JC JC / 20? / 20? / 20?; calls 3 bid 75',
    accept: ['pass'],
    why: 'two marriages and three aces make nothing like 76',
  },
  {
    name: 'the widow is not counted on',
    position:
      'sq-three; dealer 2; turn 0 auction; hands AS TS JS 9S AH TH JH 9H TD KD JD 9D TC KC 9C / 15? / 15?',
    accept: ['pass'],
    why: 'no meld at all: three unknown cards won’t make 250',
  },
  {
    name: 'three players, a run and aces around',
    position:
      'sq-three; dealer 2; turn 0 auction; hands AS AS TS KS QS JS 9S AH TH 9H AD KD AC TC 9C / 15? / 15?',
    accept: ['bid'],
    why: '250 in meld',
  },
  {
    name: 'run and aces around over 300',
    position:
      'sq-partnership; dealer 2; turn 0 auction; hands AS TS KS QS JS 9S AH KH AD 9D AC TC / 12? / 12? / 12?; calls 3 bid 300',
    accept: ['bid'],
    why: '250 in hand and at least half of the tricks',
  },
  {
    name: 'the partner’s bid has been raised, and there is nothing to add',
    position:
      'sq-partnership; dealer 1; turn 0 auction; hands TS JS 9S TH KH JH TD KD 9D TC JC 9C / 12? / 12? / 12?; calls 2 bid 250, 3 bid 260',
    accept: ['pass'],
    why: 'no ace and no meld: the partner knows its own hand',
  },
  {
    name: 'the partner’s bid has been raised, with a run and three aces',
    position:
      'sq-partnership; dealer 1; turn 0 auction; hands AS KS AH TH KH QH JH AD 9D AC TC 9C / 12? / 12? / 12?; calls 2 bid 250, 3 bid 260',
    accept: ['bid'],
    why: 'the partner has something too: the side makes much more than 270',
  },
  {
    name: 'a bid that showed aces isn’t repeated',
    position:
      'sq-partnership; dealer 3; turn 0 auction; hands AS TS 9S AH KH JH AD TD 9D AC JC 9C / 12? / 12? / 12?; calls 0 bid 250, 1 bid 340, 2 pass, 3 pass',
    accept: ['pass'],
    why: 'a hundred aces and no trump suit: 350 would need every trick',
  },
  {
    name: 'six players, eight cards, nothing',
    position:
      'cm-six; dealer 0; turn 0 auction; hands TS 9S KH JH TD JD TC 9C / 8? / 8? / 8? / 8? / 8?',
    accept: ['pass'],
    why: 'no meld, no ace, no suit',
  },
  {
    name: 'the others need one more deal',
    position:
      'sq-partnership; scores 900/1440 after 6; dealer 2; turn 0 auction; hands AS TS KS QS 9S 9S AH KH AD TD JC 9C / 12? / 12? / 12?; calls 3 bid 250',
    accept: ['bid'],
    why: 'letting them play loses the game for sure; six trumps and three aces are a fair chance',
  },
];
