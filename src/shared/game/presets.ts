import { MELD_TABLES } from './meldTables';
import type { Counters, RuleSet } from './rules';

/** A named rule set of one of the sources, with what the program says about it. */
export interface Preset {
  readonly name: string;
  readonly title: string;
  /** One line: how it differs from the others. */
  readonly summary: string;
  readonly rules: RuleSet;
}

const TENS: Counters = { A: 10, T: 10, K: 10, Q: 0, J: 0, '9': 0 };
const ONES: Counters = { A: 1, T: 1, K: 1, Q: 0, J: 0, '9': 0 };

/** What the presets have in common unless they say otherwise. */
const COMMON = {
  partners: true,
  deck: 'single',
  players: 4,
  widow: 0,
  meldBeforeBury: false,
  defendersMeld: true,
  allPass: 'forced',
  passOrder: 'partner-first',
  mustWin: 'always',
  ninesRedeal: false,
  moon: null,
  claim: true,
  rounds: null,
} as const;

const CM = {
  ...COMMON,
  opening: 250,
  increment: 10,
  maxRaise: 50,
  firstBidder: 'dealer',
  passCount: 4,
  meld: MELD_TABLES.cm,
  meldNeeds: 'nothing',
  throwIn: 'choice',
  counters: TENS,
  lastTrick: 10,
  target: 1500,
  bothCross: 'higher',
} as const;

const CM_DOUBLE = { ...CM, opening: 500, lastTrick: 20 } as const;
const CM_CUTTHROAT = { ...CM, partners: false, opening: 200, passCount: 0 } as const;

const WCG = {
  ...COMMON,
  opening: 25,
  increment: 1,
  maxRaise: null,
  firstBidder: 'left',
  passCount: 4,
  meld: MELD_TABLES.wcg,
  meldNeeds: 'nothing',
  throwIn: 'automatic',
  counters: ONES,
  lastTrick: 1,
  target: 150,
  bothCross: 'higher',
} as const;

const TABLE = {
  ...COMMON,
  opening: 100,
  increment: 10,
  maxRaise: null,
  firstBidder: 'left',
  passCount: 0,
  meld: { ...MELD_TABLES.listed, dix: 0 },
  meldNeeds: 'trick',
  throwIn: 'off',
  counters: TENS,
  lastTrick: 10,
  target: 1000,
  bothCross: 'bidder',
} as const;

const SQ = {
  ...TABLE,
  opening: 250,
  passCount: 4,
  meld: MELD_TABLES.listed,
  target: 1500,
} as const;

const SQ_SOLO = { ...SQ, partners: false, passCount: 0 } as const;

const preset = (
  name: string,
  title: string,
  summary: string,
  rules: Omit<RuleSet, 'preset'>,
): Preset => ({ name, title, summary, rules: { preset: name, ...rules } });

/** Every preset of the rules' section 9. */
export const PRESETS: readonly Preset[] = [
  preset(
    'sq-partnership',
    'Partnership',
    'Bid from 250, pass four, a trick to keep your meld, game at 1500 with the bidder going out first.',
    SQ,
  ),
  preset(
    'cm-single',
    'Partnership, open house',
    'The dealer speaks first, raises of 10 to 50, pass four, melds always count, extra trump kings and queens pay.',
    CM,
  ),
  preset(
    'wcg-single',
    'Partnership in ones',
    'Bid from 25 by ones, pass four, melds always count, a lost hand ends by itself, game at 150.',
    WCG,
  ),
  preset(
    'table-single',
    'Table rules',
    'Bid from 100, no passing, no dix, a trick to keep your meld, game at 1000.',
    TABLE,
  ),
  preset(
    'cm-double',
    'Double deck, open house',
    'Eighty cards, bid from 500 with the dealer first, pass four, melds always count, game at 1500.',
    { ...CM_DOUBLE, deck: 'double80' },
  ),
  preset(
    'wcg-double',
    'Double deck, rule of 20',
    'Eighty cards in ones, bid from 50, no passing, twenty in tricks to keep your meld, game at 500.',
    {
      ...WCG,
      deck: 'double80',
      opening: 50,
      passCount: 0,
      meld: MELD_TABLES.double,
      meldNeeds: 20,
      lastTrick: 2,
      target: 500,
    },
  ),
  preset(
    'table-double',
    'Table rules, two decks',
    'Eighty cards, bid from 500, no passing, a trick to keep your meld, game at 1000.',
    {
      ...TABLE,
      deck: 'double80',
      opening: 500,
      meld: MELD_TABLES['double-tens'],
      lastTrick: 20,
    },
  ),
  preset(
    'sq-double',
    'Double deck',
    'Eighty cards in ones, bid from 50, no passing, a trick to keep your meld, game at 500.',
    {
      ...SQ,
      deck: 'double80',
      opening: 50,
      increment: 1,
      passCount: 0,
      meld: MELD_TABLES.double,
      counters: ONES,
      lastTrick: 2,
      target: 500,
    },
  ),
  preset(
    'cm-cutthroat-3',
    'Cutthroat for three',
    'Every player for themselves: bid from 200 for a widow of three, bury three, then meld; game at 1500.',
    { ...CM_CUTTHROAT, players: 3, widow: 3 },
  ),
  preset(
    'cm-cutthroat-4',
    'Cutthroat for four, open house',
    'Every player for themselves: twelve cards, bid from 200, the dealer speaks first, game at 1500.',
    CM_CUTTHROAT,
  ),
  preset(
    'sq-three',
    'Three-hand auction',
    'Every player for themselves: bid from 250 for the widow, meld from all eighteen cards, then bury three.',
    { ...SQ_SOLO, players: 3, widow: 3, meldBeforeBury: true },
  ),
  preset(
    'sq-cutthroat-3',
    'Cutthroat for three, no widow',
    'Every player for themselves: sixteen cards, bid from 250, a trick to keep your meld, game at 1500.',
    { ...SQ_SOLO, players: 3 },
  ),
  preset(
    'sq-cutthroat-4',
    'Cutthroat for four',
    'Every player for themselves: twelve cards, bid from 250, a trick to keep your meld, game at 1500.',
    SQ_SOLO,
  ),
  preset(
    'sq-two',
    'Two-hand with a stock',
    'No bidding: draw after each trick, meld as you win, the last twelve tricks are strict; game at 1000.',
    {
      ...COMMON,
      players: 2,
      partners: false,
      opening: null,
      increment: null,
      maxRaise: null,
      firstBidder: null,
      allPass: null,
      passCount: 0,
      passOrder: null,
      meld: MELD_TABLES.listed,
      meldNeeds: 'nothing',
      throwIn: 'off',
      counters: TENS,
      lastTrick: 10,
      claim: false,
      target: 1000,
      bothCross: 'higher',
    },
  ),
  preset(
    'cm-six',
    'Six players',
    'Three sides of two with eight cards each, bid from 250, pass four, game at 1500.',
    { ...CM, players: 6 },
  ),
  preset(
    'cm-six-double',
    'Six players, double deck',
    'Three sides of two with sixteen cards each, bid from 500, pass four, game at 1500.',
    { ...CM_DOUBLE, players: 6, deck: 'double96' },
  ),
  preset(
    'cm-eight',
    'Eight players',
    'Four sides of two with six cards each, bid from 250, pass four, game at 1500.',
    { ...CM, players: 8 },
  ),
  preset(
    'cm-eight-double',
    'Eight players, double deck',
    'Four sides of two with twelve cards each, bid from 500, pass four, game at 1500.',
    { ...CM_DOUBLE, players: 8, deck: 'double96' },
  ),
];

export const presetNamed = (name: string): Preset | null =>
  PRESETS.find((each) => each.name === name) ?? null;

/** The rules of a preset. Throws where no preset has that name. */
export function presetRules(name: string): RuleSet {
  const preset = presetNamed(name);
  if (preset === null) throw new Error(`there is no preset ${name}`);
  return preset.rules;
}
