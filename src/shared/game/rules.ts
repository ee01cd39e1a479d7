import { DECKS, type DeckName, RANKS, type Rank } from './cards';

export const PLAYER_COUNTS = [2, 3, 4, 6, 8] as const;
export const WIDOWS = [0, 3] as const;
export const FIRST_BIDDERS = ['dealer', 'left'] as const;
export const ALL_PASS = ['forced', 'redeal'] as const;
export const PASS_COUNTS = [0, 3, 4] as const;
export const PASS_ORDERS = ['partner-first', 'together'] as const;
export const THROW_INS = ['choice', 'automatic', 'off'] as const;
export const MUST_WINS = ['always', 'trump'] as const;
export const MOONS = ['run', 'tricks', 'double-bid', 'double-run'] as const;
export const ROUNDS = [3, 5, 10] as const;
export const BOTH_CROSS = ['bidder', 'higher'] as const;

export type MustWin = (typeof MUST_WINS)[number];
export type Moon = (typeof MOONS)[number];

/** The largest number of points that an option of a rule set may have, wherever it comes from. */
export const MAX_POINTS = 99_999;

/** Values of the melds, in points; `run[k-1]` is the value of k copies at once (rules, section 4). */
export interface MeldTable {
  readonly run: readonly number[];
  /** Each king or queen of trumps beyond the runs; 0: `royal` marriages count instead. */
  readonly runExtra: number;
  readonly royal: number;
  readonly marriage: number;
  readonly dix: number;
  readonly pinochle: readonly number[];
  readonly aces: readonly number[];
  readonly kings: readonly number[];
  readonly queens: readonly number[];
  readonly jacks: readonly number[];
}

/** What a card counts when it is won in a trick, by rank, in points. */
export type Counters = Readonly<Record<Rank, number>>;

/**
 * One set of rules: every option of the rules' section 2, in the record's own spelling. Points are
 * in the rule set's units. Options that mean nothing to two players are null there.
 */
export interface RuleSet {
  /** The preset it came from, for titles alone: nothing is ever decided by it. */
  readonly preset: string | null;
  readonly players: (typeof PLAYER_COUNTS)[number];
  readonly partners: boolean;
  readonly deck: DeckName;
  readonly widow: (typeof WIDOWS)[number];
  readonly meldBeforeBury: boolean;
  readonly defendersMeld: boolean;
  readonly opening: number | null;
  readonly increment: number | null;
  readonly maxRaise: number | null;
  readonly firstBidder: (typeof FIRST_BIDDERS)[number] | null;
  readonly allPass: (typeof ALL_PASS)[number] | null;
  readonly passCount: (typeof PASS_COUNTS)[number];
  readonly passOrder: (typeof PASS_ORDERS)[number] | null;
  readonly meld: MeldTable;
  readonly meldNeeds: 'nothing' | 'trick' | number;
  readonly throwIn: (typeof THROW_INS)[number];
  readonly mustWin: MustWin;
  readonly counters: Counters;
  readonly lastTrick: number;
  readonly ninesRedeal: boolean;
  readonly moon: Moon | null;
  readonly claim: boolean;
  readonly target: number | null;
  readonly rounds: (typeof ROUNDS)[number] | null;
  readonly bothCross: (typeof BOTH_CROSS)[number];
}

/** No bid may be above this many times the opening (rules, section 2, `maxRaise`). */
export const HIGHEST_BID_IN_OPENINGS = 40;
/** A player dealt more nines than this may be asked for a new deal (`ninesRedeal`). */
export const NINES_TO_REDEAL = 5;

/** All counters of the deck and the last trick: what the tricks of a deal add up to. */
export function trickSum(rules: Pick<RuleSet, 'deck' | 'counters' | 'lastTrick'>): number {
  const { copies, ranks } = DECKS[rules.deck];
  const perSuit = ranks.reduce((sum, rank) => sum + rules.counters[rank], 0);
  return perSuit * copies * 4 + rules.lastTrick;
}

/** Rule sets "in ones" write their figures without the last zero (rules, section 2). */
export const isInOnes = (rules: RuleSet): boolean => trickSum(rules) < 100;

/**
 * How tricks are to be won where that is asked for: the two-hand game's last tricks are strict
 * whatever the option says (rules, section 8).
 */
export const mustWinOf = (rules: Pick<RuleSet, 'players' | 'mustWin'>): MustWin =>
  rules.players === 2 ? 'always' : rules.mustWin;

/** Cards dealt to each seat (rules, section 1). */
export function handSize(rules: Pick<RuleSet, 'players' | 'deck' | 'widow'>): number {
  if (rules.players === 2) return 12;
  const { copies, ranks } = DECKS[rules.deck];
  return (copies * ranks.length * 4 - rules.widow) / rules.players;
}

/** The counters by rank index, for code that counts many cards. */
export const counterList = (rules: Pick<RuleSet, 'counters'>): number[] =>
  RANKS.map((rank) => rules.counters[rank]);
