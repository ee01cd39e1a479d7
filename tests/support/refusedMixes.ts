import { DECKS } from '@shared/game/cards';
import { type RuleSet, trickSum } from '@shared/game/rules';
import fc from 'fast-check';
import { randomRules } from './randomRules';

type Options = Readonly<Record<string, unknown>>;

/** One refused mix of the rules' section 2: how to make it, and the option that must be named. */
export interface RefusedMix {
  readonly why: string;
  readonly option: keyof RuleSet;
  /** The rule sets it can be made from. */
  readonly from: (rules: RuleSet) => boolean;
  readonly change: (rules: RuleSet) => Options;
  /** What the sentence must mention besides the option: the value, or what is allowed. */
  readonly says: string | RegExp;
}

const any = (): boolean => true;
const hasAuction = (rules: RuleSet): boolean => rules.players !== 2;
const isTwoHand = (rules: RuleSet): boolean => rules.players === 2;

const mix = (
  why: string,
  option: keyof RuleSet,
  from: (rules: RuleSet) => boolean,
  change: Options | ((rules: RuleSet) => Options),
  says: string | RegExp,
): RefusedMix => ({
  why,
  option,
  from,
  change: typeof change === 'function' ? change : () => change,
  says,
});

/** A value that no option may have, one for each option. */
const WRONG_VALUES: readonly (readonly [keyof RuleSet, unknown, string])[] = [
  ['players', 5, '2, 3, 4, 6, 8'],
  ['partners', 'yes', 'true or false'],
  ['deck', 'triple', 'single, double80, double96'],
  ['widow', 4, '0, 3'],
  ['meldBeforeBury', 1, 'true or false'],
  ['defendersMeld', null, 'true or false'],
  ['opening', -10, 'whole number'],
  ['opening', 12.5, 'whole number'],
  ['opening', '250', 'whole number'],
  ['increment', -1, 'whole number'],
  ['maxRaise', 0.5, 'whole number'],
  ['firstBidder', 'right', 'dealer, left'],
  ['allPass', 'again', 'forced, redeal'],
  ['passCount', 2, '0, 3, 4'],
  ['passOrder', 'declarer-first', 'partner-first, together'],
  ['meldNeeds', 'points', 'nothing, trick'],
  ['meldNeeds', -20, 'nothing, trick'],
  ['throwIn', 'never', 'choice, automatic, off'],
  ['mustWin', 'never', 'always, trump'],
  ['counters', { A: 10, T: 10, K: 10, Q: 0, J: 0 }, 'A T K Q J 9'],
  ['counters', { A: 10, T: 10, K: 10, Q: 0, J: 0, '9': -1 }, 'A T K Q J 9'],
  ['lastTrick', 1.5, 'whole number'],
  ['ninesRedeal', 'on', 'true or false'],
  ['moon', 'double', 'run, tricks, double-bid, double-run'],
  ['claim', 0, 'true or false'],
  ['target', -1500, 'whole number'],
  ['rounds', 4, '3, 5, 10'],
  ['bothCross', 'both', 'bidder, higher'],
  ['meld', 'cm', 'table'],
  // 99,999 is the most that the rules editor lets anyone type.
  ['opening', 100_000, 'from 0 to 99999'],
  ['increment', 1e15, 'from 0 to 99999'],
  ['maxRaise', 100_000, 'from 0 to 99999'],
  ['meldNeeds', 100_000, 'from 0 to 99999'],
  ['lastTrick', 1e308, 'from 0 to 99999'],
  ['target', Number.MAX_SAFE_INTEGER, 'from 0 to 99999'],
  ['counters', { A: 100_000, T: 10, K: 10, Q: 0, J: 0, '9': 0 }, 'from 0 to 99999'],
];

const TWO_HAND_FIXED: readonly (readonly [keyof RuleSet, unknown])[] = [
  ['opening', 250],
  ['increment', 10],
  ['maxRaise', 50],
  ['firstBidder', 'left'],
  ['allPass', 'forced'],
  ['passOrder', 'together'],
  ['moon', 'run'],
  ['claim', true],
  ['throwIn', 'choice'],
  ['throwIn', 'automatic'],
  ['bothCross', 'bidder'],
  ['meldNeeds', 'trick'],
  ['meldNeeds', 20],
];

export const REFUSED_MIXES: readonly RefusedMix[] = [
  ...WRONG_VALUES.map(([option, value, says]) =>
    mix(`${option} ${JSON.stringify(value)}`, option, any, { [option]: value }, says),
  ),
  ...TWO_HAND_FIXED.map(([option, value]) =>
    mix(`two-hand with ${option} ${value}`, option, isTwoHand, { [option]: value }, String(value)),
  ),
  mix('two-hand with double80', 'deck', isTwoHand, { deck: 'double80' }, 'double80'),
  mix('three with a double deck', 'deck', (r) => r.players === 3, { deck: 'double96' }, 'double96'),
  mix('six with double80', 'deck', (r) => r.players >= 6, { deck: 'double80' }, 'double80'),
  mix('partners of two', 'partners', (r) => r.players < 4, { partners: true }, 'true'),
  mix('no partners of six', 'partners', (r) => r.players > 4, { partners: false }, 'false'),
  mix('a widow for four', 'widow', (r) => r.players !== 3, { widow: 3 }, '3'),
  mix(
    'meld before no bury',
    'meldBeforeBury',
    (r) => r.widow === 0,
    { meldBeforeBury: true },
    'true',
  ),
  mix('passing alone', 'passCount', (r) => !r.partners, { passCount: 4 }, '4'),
  mix(
    'an opening between two bids',
    'opening',
    hasAuction,
    (r) => ({ opening: (r.opening ?? 0) + 1, increment: (r.opening ?? 0) + 2, maxRaise: null }),
    /multiple/,
  ),
  mix('an opening of nothing', 'opening', hasAuction, { opening: 0 }, '0'),
  mix('an increment of nothing', 'increment', hasAuction, { increment: 0 }, '0'),
  mix(
    'no raise possible',
    'maxRaise',
    (r) => hasAuction(r) && r.increment !== 1,
    (r) => ({ maxRaise: (r.increment ?? 0) - 1 }),
    /multiple/,
  ),
  mix(
    'a raise between two bids',
    'maxRaise',
    (r) => hasAuction(r) && r.increment !== 1,
    (r) => ({ maxRaise: (r.increment ?? 0) + 1 }),
    /multiple/,
  ),
  mix('no opening', 'opening', hasAuction, { opening: null }, 'null'),
  mix('no increment', 'increment', hasAuction, { increment: null }, 'null'),
  mix('nobody first', 'firstBidder', hasAuction, { firstBidder: null }, 'null'),
  mix('no way out', 'allPass', hasAuction, { allPass: null }, 'null'),
  mix(
    'nines of no nines',
    'ninesRedeal',
    (r) => r.deck === 'double80',
    { ninesRedeal: true },
    'double80',
  ),
  mix('nines of two', 'ninesRedeal', isTwoHand, { ninesRedeal: true }, 'true'),
  mix('two ends', 'target', any, { target: 1000, rounds: 3 }, 'rounds'),
  mix('no end', 'target', any, { target: null, rounds: null }, 'rounds'),
  mix(
    'more than all tricks',
    'meldNeeds',
    hasAuction,
    (r) => ({ meldNeeds: trickSum(r) + 1 }),
    /no more/,
  ),
  mix(
    'a table that is too short',
    'meld',
    any,
    (r) => ({ meld: { ...r.meld, kings: r.meld.kings.slice(0, DECKS[r.deck].copies - 1) } }),
    /copies/,
  ),
  mix(
    'royal marriages above the extras',
    'meld',
    any,
    (r) => ({ meld: { ...r.meld, runExtra: 10, royal: 21 } }),
    '21',
  ),
  mix(
    'a meld worth more than the editor allows',
    'meld',
    any,
    (r) => ({ meld: { ...r.meld, marriage: 100_000 } }),
    'from 0 to 99999',
  ),
  mix('a fraction of a meld', 'meld', any, (r) => ({ meld: { ...r.meld, dix: 0.5 } }), 'whole'),
  mix(
    'a debt of a meld',
    'meld',
    any,
    (r) => ({ meld: { ...r.meld, aces: [-100, 1000, 1500, 2000] } }),
    'whole',
  ),
];

/** A rule set that must be refused, with the mix that makes it so. */
export const refusedRules: fc.Arbitrary<{ readonly mix: RefusedMix; readonly options: Options }> =
  fc
    .constantFrom(...REFUSED_MIXES)
    .chain((each) =>
      randomRules
        .filter(each.from)
        .map((rules) => ({ mix: each, options: { ...rules, ...each.change(rules) } })),
    );
