import type { BiddingConvention } from '@shared/game/biddingConventions';
import { DECKS, RANKS, type Rank } from '@shared/game/cards';
import { assertNever } from '@shared/game/result';
import {
  type Counters,
  HIGHEST_BID_IN_OPENINGS,
  handSize,
  isInOnes,
  NINES_TO_REDEAL,
  type RuleSet,
  trickSum,
} from '@shared/game/rules';
import { sideCount } from '@shared/game/seats';
import { RANK_WORDS } from '@shared/game/words';
import { tableConventionWords } from './conventionWords';
import { capital, counted, countWord, listWords } from './en/cardWords';

/** One heading of the rules with its sentences, and the figures of the melds where they belong. */
export interface RulesSection {
  readonly id: string;
  readonly title: string;
  readonly sentences: readonly string[];
  readonly melds?: readonly MeldLine[];
}

/** A line of the table of melds: what it is, its cards in words, its value for one copy, two copies ... */
export interface MeldLine {
  readonly name: string;
  readonly cards: string;
  readonly values: readonly number[];
}

/** The rules of a table, told from the rule set itself, so that they are what is played, and what its bids tell. */
export function rulesInWords(rules: RuleSet, convention: BiddingConvention): RulesSection[] {
  const twoHand = rules.players === 2;
  return [
    { id: 'game', title: 'The game', sentences: theGame(rules) },
    { id: 'deal', title: 'The deal', sentences: theDeal(rules) },
    ...(twoHand
      ? []
      : [{ id: 'bidding', title: 'The bidding', sentences: theBidding(rules, convention) }]),
    ...(twoHand
      ? [{ id: 'stock', title: 'Drawing and melding', sentences: twoHandPlay(rules) }]
      : [{ id: 'trumps', title: 'Trumps and passing', sentences: afterTheBidding(rules) }]),
    {
      id: 'melds',
      title: 'Melds',
      sentences: theMelds(rules),
      melds: meldLines(rules),
    },
    ...(twoHand
      ? []
      : [{ id: 'decision', title: 'Before the first trick', sentences: theDecision(rules) }]),
    { id: 'tricks', title: 'The tricks', sentences: theTricks(rules) },
    { id: 'scoring', title: 'Scoring', sentences: theScoring(rules) },
    { id: 'end', title: 'The end of the game', sentences: theEnd(rules) },
  ];
}

function theGame(rules: RuleSet): string[] {
  const { copies, ranks } = DECKS[rules.deck];
  const total = copies * ranks.length * 4;
  const who = rules.partners
    ? `${capital(countWord(rules.players))} players in ${countWord(sideCount(rules))} sides of two; partners sit opposite.`
    : `${capital(countWord(rules.players))} players, each for themselves.`;
  return [
    who,
    `The deck has ${total} cards: ${countWord(copies)} of each ${listWords(
      ranks.map((rank) => RANK_WORDS[rank]),
      'and',
    )}.`,
    'The ten ranks above the king: ace, ten, king, queen, jack' +
      (ranks.length === 6 ? ', nine.' : '.'),
    isInOnes(rules) ? 'Points are written in ones.' : 'Points are written in tens.',
  ];
}

function theDeal(rules: RuleSet): string[] {
  const sentences = [
    `Each player gets ${counted(handSize(rules), 'card')}.`,
    'The first dealer is drawn; the deal passes to the left.',
  ];
  if (rules.players === 2) {
    sentences.push(
      'The other cards are the stock. Its top card is turned up, names trumps and lies under the stock as its last card.',
    );
  }
  if (rules.widow > 0)
    sentences.push(`${capital(countWord(rules.widow))} cards lie face down as the widow.`);
  sentences.push(
    rules.ninesRedeal
      ? `Who is dealt more than ${countWord(NINES_TO_REDEAL)} nines may ask for a new deal by the same dealer.`
      : 'A hand is played as it was dealt, however many nines it holds.',
  );
  return sentences;
}

function theBidding(rules: RuleSet, convention: BiddingConvention): string[] {
  const told = tableConventionWords(convention, rules);
  const opening = rules.opening ?? 0;
  const step = rules.increment ?? 1;
  return [
    rules.firstBidder === 'dealer'
      ? 'The dealer speaks first.'
      : 'The player left of the dealer speaks first.',
    `The lowest bid is ${opening}. Each bid is a multiple of ${step} and at least ${step} higher than the one before.`,
    rules.maxRaise === null
      ? `A bid may be raised by any amount, up to ${opening * HIGHEST_BID_IN_OPENINGS}.`
      : `A bid may be raised by at most ${rules.maxRaise}, and the first is at most ${opening + rules.maxRaise}.`,
    'Who passes is out of the bidding.',
    rules.allPass === 'redeal'
      ? 'If everybody passes, the same dealer deals again.'
      : `If all others pass, the last player must take the bid at ${opening}.`,
    'The highest bidder is the declarer, and the bid is the contract.',
    ...(told === null ? [] : [told]),
  ];
}

function afterTheBidding(rules: RuleSet): string[] {
  const sentences: string[] = [];
  if (rules.widow > 0) sentences.push('The widow is shown to all, and the declarer takes it.');
  sentences.push('The declarer names the trump suit.');
  if (rules.passCount > 0) {
    const count = counted(rules.passCount, 'card');
    sentences.push(
      `Declarer and partner pass each other ${count}.`,
      rules.passOrder === 'together'
        ? 'Both choose before they see what they get.'
        : 'The partner passes first; the declarer sees the cards before passing back, and may return some of them.',
    );
  } else if (rules.partners) {
    sentences.push('No cards are passed.');
  }
  if (rules.widow > 0) {
    sentences.push(
      rules.meldBeforeBury
        ? `All melds are shown, the declarer’s from all ${handSize(rules) + rules.widow} cards; then the declarer buries ${countWord(rules.widow)} that don’t lower its melds.`
        : `The declarer buries ${countWord(rules.widow)} cards, then the melds are shown.`,
      'Buried cards count as a trick of the declarer.',
    );
  }
  return sentences;
}

function twoHandPlay(rules: RuleSet): string[] {
  return [
    'While the stock lasts, any card may be played to a trick.',
    'The winner of a trick may meld before drawing: one meld, shown nines of trumps, and the nine of trumps in exchange for the turned-up card.',
    rules.meld.dix > 0
      ? `Each nine of trumps shown scores ${rules.meld.dix}; if the turned-up card is a nine, the dealer scores it.`
      : 'Nines of trumps score nothing.',
    'Then the winner draws a card, and after it the other player.',
    'Melded cards lie open and can still be played. A card may be melded again in another kind of meld, or in a better one of the same kind, as long as one card of the meld is new.',
    'When the stock is gone, the open cards go back to the hand and the last twelve tricks are played strictly, without melding.',
  ];
}

function theMelds(rules: RuleSet): string[] {
  const sentences = [
    'A card may serve in one meld of each kind: runs and marriages, pinochles, and cards around.',
  ];
  if (rules.players === 2) return sentences;
  sentences.push(
    rules.meld.runExtra > 0
      ? `With a run, each further king or queen of trumps scores ${rules.meld.runExtra}.`
      : 'With a run, further royal marriages count by themselves.',
    rules.defendersMeld ? 'All sides score their melds.' : 'Only the declarer’s side scores melds.',
    needsSentence(rules),
  );
  return sentences;
}

function needsSentence({ meldNeeds }: RuleSet): string {
  if (meldNeeds === 'nothing') return 'Melds count whatever a side takes in tricks.';
  if (meldNeeds === 'trick') return 'Melds count only if the side takes a trick.';
  return `Melds count only if the side takes at least ${meldNeeds} in tricks.`;
}

function meldLines(rules: RuleSet): MeldLine[] {
  const { meld } = rules;
  const { copies, ranks } = DECKS[rules.deck];
  const list = (values: readonly number[]) => values.slice(0, copies);
  const lines: MeldLine[] = [
    { name: 'Run', cards: 'ace, ten, king, queen and jack of trumps', values: list(meld.run) },
    { name: 'Royal marriage', cards: 'king and queen of trumps', values: [meld.royal] },
    { name: 'Marriage', cards: 'king and queen of another suit', values: [meld.marriage] },
    {
      name: 'Pinochle',
      cards: 'jack of diamonds and queen of spades',
      values: list(meld.pinochle),
    },
    { name: 'Aces around', cards: 'an ace of every suit', values: list(meld.aces) },
    { name: 'Kings around', cards: 'a king of every suit', values: list(meld.kings) },
    { name: 'Queens around', cards: 'a queen of every suit', values: list(meld.queens) },
    { name: 'Jacks around', cards: 'a jack of every suit', values: list(meld.jacks) },
  ];
  if (ranks.length === 6)
    lines.push({ name: 'Dix', cards: 'each nine of trumps', values: [meld.dix] });
  return lines;
}

function theDecision(rules: RuleSet): string[] {
  const sentences = [throwInSentence(rules)];
  if (rules.throwIn !== 'off') {
    sentences.push(
      'A hand thrown in costs the declarer’s side its contract; the others score their melds whole.',
    );
  }
  if (rules.moon !== null) {
    sentences.push(
      `The declarer may declare the moon: every trick and the contract for ${moonWords(rules)} more, or the contract is lost.`,
    );
  } else {
    sentences.push('There is no bonus for taking every trick.');
  }
  return sentences;
}

function throwInSentence({ throwIn }: RuleSet): string {
  switch (throwIn) {
    case 'choice':
      return 'The declarer may play the hand or throw it in; a contract that can’t be reached must be thrown in.';
    case 'automatic':
      return 'If melds and all tricks together can’t reach the contract, the hand ends by itself.';
    case 'off':
      return 'Every hand is played, even if the contract can’t be reached.';
    default:
      return assertNever(throwIn);
  }
}

/** What a moon adds. */
export function moonWords(
  rules: Pick<RuleSet, 'moon' | 'deck' | 'counters' | 'lastTrick'>,
): string {
  const factor = trickSum(rules) < 100 ? 1 : 10;
  switch (rules.moon) {
    case null:
      return 'nothing';
    case 'run':
      return String(15 * factor);
    case 'tricks':
      return String(25 * factor);
    case 'double-bid':
      return 'twice the contract';
    case 'double-run':
      return String(150 * factor);
    default:
      return assertNever(rules.moon);
  }
}

function theTricks(rules: RuleSet): string[] {
  const sentences = [
    rules.players === 2
      ? 'The other player than the dealer leads first.'
      : 'The declarer leads first, any card.',
    'The highest trump wins the trick, else the highest card of the suit led; of two equal cards the one played first.',
    rules.players === 2
      ? 'In the last twelve tricks, follow the suit led if you can.'
      : 'Follow the suit led if you can.',
    rules.mustWin === 'always'
      ? 'Play a higher card of that suit if you hold one, as long as the trick isn’t trumped.'
      : 'A plain suit need not be beaten; when trumps are led, play a higher trump if you hold one.',
    'If you can’t follow, play a trump, and a higher one than lies in the trick if you hold it. Without trumps, play any card.',
  ];
  if (rules.claim) {
    sentences.push('Who leads and is certain of every trick left may claim the rest.');
  } else {
    sentences.push('Every trick is played out.');
  }
  return sentences;
}

/** "Ace, ten and king count 10 each; queen and jack nothing." */
export function counterWords(counters: Counters, ranks: readonly Rank[]): string {
  const byValue = new Map<number, Rank[]>();
  for (const rank of RANKS) {
    if (!ranks.includes(rank)) continue;
    byValue.set(counters[rank], [...(byValue.get(counters[rank]) ?? []), rank]);
  }
  const parts = [...byValue].map(([value, group]) => {
    const names = listWords(group.map((rank) => RANK_WORDS[rank]));
    if (value === 0) return `${names} nothing`;
    return group.length > 1 ? `${names} count ${value} each` : `${names} counts ${value}`;
  });
  return `${capital(parts.join('; '))}.`;
}

function theScoring(rules: RuleSet): string[] {
  const { ranks } = DECKS[rules.deck];
  const sum = trickSum(rules);
  const sentences = [
    counterWords(rules.counters, ranks),
    `The last trick counts ${rules.lastTrick}. All tricks of a deal come to ${sum}.`,
  ];
  if (rules.players === 2)
    return [...sentences, 'Melds score at once, tricks at the end of the deal.'];
  return [
    ...sentences,
    'If melds and tricks of the declarer’s side reach the contract, it scores all of them.',
    'If not, the side is set: it loses the contract and scores nothing else.',
    'Every other side scores its melds and tricks. Scores may fall below nothing.',
  ];
}

function theEnd(rules: RuleSet): string[] {
  if (rules.rounds !== null) {
    return [
      `The game lasts ${counted(rules.rounds, 'deal')}; the highest score wins. After a tie another deal is played.`,
    ];
  }
  return [
    `The game ends when a side has ${rules.target} or more after a deal.`,
    rules.players === 2
      ? 'If both are there at once, the higher score wins.'
      : rules.bothCross === 'bidder'
        ? 'If several sides are there at once, the declarer’s side wins if it is one of them, else the highest.'
        : 'If several sides are there at once, the highest wins; in a tie the declarer’s side.',
    'A tie that stays open is settled by another deal.',
  ];
}
