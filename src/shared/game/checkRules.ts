import { DECK_NAMES, DECKS, type DeckName, RANKS } from './cards';
import { printValue } from './printValue';
import { err, ok, type Result } from './result';
import {
  ALL_PASS,
  BOTH_CROSS,
  FIRST_BIDDERS,
  handSize,
  MAX_POINTS,
  type MeldTable,
  MOONS,
  MUST_WINS,
  PASS_COUNTS,
  PASS_ORDERS,
  PLAYER_COUNTS,
  ROUNDS,
  type RuleSet,
  THROW_INS,
  trickSum,
  WIDOWS,
} from './rules';

/** Why a rule set can't be played: the option at fault and a sentence with what is allowed. */
export interface RulesFault {
  readonly option: keyof RuleSet;
  readonly sentence: string;
}

type Options = Readonly<Record<string, unknown>>;
/** A check of one option's shape: null when it is well, else what is allowed. */
type Shape = (value: unknown) => string | null;

const isPoints = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MAX_POINTS;
const WHOLE_NUMBERS = `whole numbers from 0 to ${MAX_POINTS}`;
const A_WHOLE_NUMBER = `a whole number from 0 to ${MAX_POINTS}`;
const isRecord = (value: unknown): value is Options =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const points: Shape = (value) => (isPoints(value) ? null : A_WHOLE_NUMBER);
const flag: Shape = (value) => (typeof value === 'boolean' ? null : 'true or false');
const oneOf =
  (values: readonly unknown[]): Shape =>
  (value) =>
    values.includes(value) ? null : values.map(String).join(', ');
const orNull =
  (shape: Shape): Shape =>
  (value) => {
    const allowed = value === null ? null : shape(value);
    return allowed === null ? null : `${allowed}, or null`;
  };

const MELD_LISTS = ['run', 'pinochle', 'aces', 'kings', 'queens', 'jacks'] as const;
const MELD_FIGURES = ['runExtra', 'royal', 'marriage', 'dix'] as const;

const hasExactly = (value: Options, keys: readonly string[]): boolean =>
  Object.keys(value).length === keys.length && keys.every((key) => Object.hasOwn(value, key));

const meldShape: Shape = (value) => {
  const lists = MELD_LISTS.join(', ');
  const figures = MELD_FIGURES.join(', ');
  const allowed = `a table with ${lists} as lists and ${figures} as ${WHOLE_NUMBERS}`;
  if (!isRecord(value) || !hasExactly(value, [...MELD_LISTS, ...MELD_FIGURES])) return allowed;
  const listsFit = MELD_LISTS.every((name) => {
    const list = value[name];
    return Array.isArray(list) && list.length <= 4 && list.every(isPoints);
  });
  return listsFit && MELD_FIGURES.every((name) => isPoints(value[name])) ? null : allowed;
};

const countersShape: Shape = (value) =>
  isRecord(value) && hasExactly(value, RANKS) && RANKS.every((rank) => isPoints(value[rank]))
    ? null
    : `${A_WHOLE_NUMBER} for each of ${RANKS.join(' ')}`;

const meldNeedsShape: Shape = (value) =>
  value === 'nothing' || value === 'trick' || isPoints(value)
    ? null
    : `nothing, trick, or ${A_WHOLE_NUMBER}`;

const presetShape: Shape = (value) =>
  value === null || (typeof value === 'string' && value.length <= 60) ? null : 'a name, or null';

/** Every option and what it may be by itself (rules, section 2). */
const SHAPES: { readonly [Option in keyof RuleSet]: Shape } = {
  preset: presetShape,
  players: oneOf(PLAYER_COUNTS),
  partners: flag,
  deck: oneOf(DECK_NAMES),
  widow: oneOf(WIDOWS),
  meldBeforeBury: flag,
  defendersMeld: flag,
  opening: orNull(points),
  increment: orNull(points),
  maxRaise: orNull(points),
  firstBidder: orNull(oneOf(FIRST_BIDDERS)),
  allPass: orNull(oneOf(ALL_PASS)),
  passCount: oneOf(PASS_COUNTS),
  passOrder: orNull(oneOf(PASS_ORDERS)),
  meld: meldShape,
  meldNeeds: meldNeedsShape,
  throwIn: oneOf(THROW_INS),
  mustWin: oneOf(MUST_WINS),
  counters: countersShape,
  lastTrick: points,
  ninesRedeal: flag,
  moon: orNull(oneOf(MOONS)),
  claim: flag,
  target: orNull(points),
  rounds: orNull(oneOf(ROUNDS)),
  bothCross: oneOf(BOTH_CROSS),
};

export const OPTION_NAMES = Object.keys(SHAPES) as readonly (keyof RuleSet)[];

/** The decks that each number of players has a deal for (rules, section 1). */
export const DECKS_FOR: Readonly<Record<RuleSet['players'], readonly DeckName[]>> = {
  2: ['single'],
  3: ['single'],
  4: ['single', 'double80', 'double96'],
  6: ['single', 'double96'],
  8: ['single', 'double96'],
};

/** One refused mix: the option at fault, when it is, and the sentence (rules, section 2). */
interface Mix {
  readonly option: keyof RuleSet;
  readonly isRefused: (rules: RuleSet) => boolean;
  readonly sentence: (rules: RuleSet) => string;
}

const shortestMeld = (meld: MeldTable): number =>
  Math.min(...MELD_LISTS.map((name) => meld[name].length));

const isTwoHand = (rules: RuleSet): boolean => rules.players === 2;

/** With two players there is no auction: these options must be written as meaning nothing. */
const twoHandOnly = <Option extends keyof RuleSet>(
  option: Option,
  allowed: RuleSet[Option],
): Mix => ({
  option,
  isRefused: (rules) => isTwoHand(rules) && rules[option] !== allowed,
  sentence: (rules) =>
    `${option} is ${String(rules[option])}, but the two-hand game has no use for it: it must be ${String(allowed)}.`,
});

const auctionNeeds = (option: 'opening' | 'increment' | 'firstBidder' | 'allPass'): Mix => ({
  option,
  isRefused: (rules) => !isTwoHand(rules) && rules[option] === null,
  sentence: () => `${option} is null, which only the two-hand game may have: give it a value.`,
});

const MIXES: readonly Mix[] = [
  {
    option: 'deck',
    isRefused: (rules) => !DECKS_FOR[rules.players].includes(rules.deck),
    sentence: (rules) =>
      `deck is ${rules.deck}, but ${rules.players} players use ${DECKS_FOR[rules.players].join(' or ')}.`,
  },
  {
    option: 'partners',
    isRefused: (rules) => rules.partners && rules.players < 4,
    sentence: (rules) =>
      `partners is true, but ${rules.players} players each play for themselves: it must be false.`,
  },
  {
    option: 'partners',
    isRefused: (rules) => !rules.partners && rules.players > 4,
    sentence: (rules) =>
      `partners is false, but ${rules.players} players play in sides of two: it must be true.`,
  },
  {
    option: 'widow',
    isRefused: (rules) => rules.widow > 0 && (rules.players !== 3 || rules.partners),
    sentence: (rules) =>
      `widow is ${rules.widow}, but only 3 players without partners have one: it must be 0.`,
  },
  {
    option: 'meldBeforeBury',
    isRefused: (rules) => rules.meldBeforeBury && rules.widow === 0,
    sentence: () =>
      'meldBeforeBury is true, but without a widow nothing is buried: it must be false.',
  },
  twoHandOnly('opening', null),
  twoHandOnly('increment', null),
  twoHandOnly('maxRaise', null),
  twoHandOnly('firstBidder', null),
  twoHandOnly('allPass', null),
  twoHandOnly('passOrder', null),
  twoHandOnly('moon', null),
  twoHandOnly('passCount', 0),
  twoHandOnly('claim', false),
  twoHandOnly('throwIn', 'off'),
  twoHandOnly('bothCross', 'higher'),
  twoHandOnly('meldNeeds', 'nothing'),
  auctionNeeds('opening'),
  auctionNeeds('increment'),
  auctionNeeds('firstBidder'),
  auctionNeeds('allPass'),
  {
    option: 'passOrder',
    isRefused: (rules) => rules.passOrder === null && rules.passCount > 0,
    sentence: () =>
      'passOrder is null, but cards are passed: it must be partner-first or together.',
  },
  {
    option: 'passCount',
    isRefused: (rules) => rules.passCount > 0 && !rules.partners && !isTwoHand(rules),
    sentence: (rules) =>
      `passCount is ${rules.passCount}, but without partners nobody passes cards: it must be 0.`,
  },
  {
    option: 'passCount',
    isRefused: (rules) => rules.passCount > handSize(rules),
    sentence: (rules) =>
      `passCount is ${rules.passCount}, but a hand holds ${handSize(rules)} cards: it must be no more.`,
  },
  {
    option: 'increment',
    isRefused: (rules) => rules.increment === 0,
    sentence: () =>
      'increment is 0, but each bid must be higher than the last: it must be 1 or more.',
  },
  {
    option: 'opening',
    isRefused: ({ opening, increment }) =>
      opening !== null &&
      (opening === 0 || (increment !== null && increment > 0 && opening % increment !== 0)),
    sentence: (rules) =>
      `opening is ${rules.opening}, but bids go in steps of ${rules.increment}: it must be a multiple of that, above 0.`,
  },
  {
    option: 'maxRaise',
    isRefused: ({ maxRaise, increment }) =>
      maxRaise !== null &&
      increment !== null &&
      increment > 0 &&
      (maxRaise < increment || maxRaise % increment !== 0),
    sentence: (rules) =>
      `maxRaise is ${rules.maxRaise}, but bids go in steps of ${rules.increment}: it must be a multiple of that, above 0, or null.`,
  },
  {
    option: 'ninesRedeal',
    isRefused: (rules) => rules.ninesRedeal && rules.deck === 'double80',
    sentence: () => 'ninesRedeal is true, but a deck of double80 has no nines: it must be false.',
  },
  {
    option: 'ninesRedeal',
    isRefused: (rules) => rules.ninesRedeal && isTwoHand(rules),
    sentence: () => 'ninesRedeal is true, but the two-hand game has none: it must be false.',
  },
  {
    option: 'target',
    isRefused: (rules) => (rules.target === null) === (rules.rounds === null),
    sentence: (rules) =>
      rules.target === null
        ? 'target and rounds are both null: a game ends at a target or after a number of rounds.'
        : 'target and rounds are both given: a game ends at one of them, the other must be null.',
  },
  {
    option: 'target',
    isRefused: (rules) => rules.target === 0,
    sentence: () =>
      'target is 0, but the game would be over before it began: it must be 1 or more.',
  },
  {
    option: 'meldNeeds',
    isRefused: (rules) =>
      !isTwoHand(rules) && typeof rules.meldNeeds === 'number' && rules.meldNeeds > trickSum(rules),
    sentence: (rules) =>
      `meldNeeds is ${rules.meldNeeds}, but all tricks together are worth ${trickSum(rules)}: it must be no more.`,
  },
  {
    option: 'meld',
    isRefused: (rules) => shortestMeld(rules.meld) < DECKS[rules.deck].copies,
    sentence: (rules) =>
      `meld has a list of ${shortestMeld(rules.meld)}, but a deck of ${rules.deck} has ${DECKS[rules.deck].copies} copies of each card: every list needs as many values.`,
  },
  {
    option: 'meld',
    isRefused: ({ meld }) => meld.runExtra > 0 && meld.royal > 2 * meld.runExtra,
    sentence: ({ meld }) =>
      `meld has a runExtra of ${meld.runExtra} and a royal of ${meld.royal}: a royal marriage may be worth no more than two extras, or runExtra must be 0.`,
  },
];

/** Why these options can't be played together; empty when they can. */
export const checkRules = (rules: RuleSet): RulesFault[] =>
  MIXES.filter((mix) => mix.isRefused(rules)).map((mix) => ({
    option: mix.option,
    sentence: mix.sentence(rules),
  }));

function checkShapes(options: Options): RulesFault[] {
  const faults: RulesFault[] = [];
  for (const option of OPTION_NAMES) {
    if (!Object.hasOwn(options, option)) {
      faults.push({ option, sentence: `${option} is missing: a rule set names every option.` });
      continue;
    }
    const allowed = SHAPES[option](options[option]);
    if (allowed !== null) {
      const text = printValue(options[option]);
      faults.push({ option, sentence: `${option} is ${text}, which is not allowed: ${allowed}.` });
    }
  }
  for (const name of Object.keys(options)) {
    if (Object.hasOwn(SHAPES, name)) continue;
    const sentence = `${name.slice(0, 40)} is not an option: the options are ${OPTION_NAMES.join(', ')}.`;
    faults.push({ option: 'preset', sentence });
  }
  return faults;
}

/** A rule set from outside: every option must be there, be known, and go with the others. */
export function parseRules(input: unknown): Result<RuleSet, readonly RulesFault[]> {
  if (!isRecord(input)) {
    return err([{ option: 'preset', sentence: 'A rule set is an object with every option.' }]);
  }
  const shapeFaults = checkShapes(input);
  if (shapeFaults.length > 0) return err(shapeFaults);
  const rules = input as unknown as RuleSet;
  const faults = checkRules(rules);
  return faults.length > 0 ? err(faults) : ok(rules);
}

/** Sentences of faults that are told at once: more help nobody. */
const MOST_FAULTS = 3;

/** What is wrong with a rule set in a few sentences, however much is. */
export function rulesFaultText(faults: readonly RulesFault[]): string {
  const told = faults.slice(0, MOST_FAULTS).map(({ sentence }) => sentence);
  const rest = faults.length - told.length;
  if (rest > 0) told.push(`There ${rest === 1 ? 'is 1 fault' : `are ${rest} faults`} more.`);
  return told.join(' ');
}
