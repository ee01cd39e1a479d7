import { DECKS } from '@shared/game/cards';
import { DECKS_FOR } from '@shared/game/checkRules';
import { MELD_TABLES } from '@shared/game/meldTables';
import { PRESETS, type Preset, presetNamed } from '@shared/game/presets';
import { isInOnes, type RuleSet } from '@shared/game/rules';

export type Option = Exclude<keyof RuleSet, 'preset'>;

/** Every option, in the order of the editor. */
export const OPTIONS: readonly Option[] = [
  'players',
  'partners',
  'deck',
  'widow',
  'meldBeforeBury',
  'opening',
  'increment',
  'maxRaise',
  'firstBidder',
  'allPass',
  'ninesRedeal',
  'passCount',
  'passOrder',
  'meld',
  'defendersMeld',
  'meldNeeds',
  'throwIn',
  'mustWin',
  'claim',
  'moon',
  'counters',
  'lastTrick',
  'target',
  'rounds',
  'bothCross',
];

/** Options that the two-hand game has no use for. */
const FOR_AUCTIONS: readonly Option[] = [
  'opening',
  'increment',
  'maxRaise',
  'firstBidder',
  'allPass',
  'passOrder',
  'passCount',
  'moon',
  'claim',
  'throwIn',
  'bothCross',
  'meldNeeds',
  'widow',
  'meldBeforeBury',
  'defendersMeld',
  'ninesRedeal',
];

const sameValue = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Options in which two rule sets differ. */
export const differences = (a: RuleSet, b: RuleSet): Option[] =>
  OPTIONS.filter((option) => !sameValue(a[option], b[option]));

/** The preset that differs in the fewest options; of equal ones the one that the rules came from. */
export function nearestPreset(rules: RuleSet): Preset {
  const own = rules.preset === null ? null : presetNamed(rules.preset);
  let best = own ?? PRESETS[0];
  if (best === undefined) throw new Error('there are no presets');
  let fewest = differences(rules, best.rules).length;
  for (const preset of PRESETS) {
    const count = differences(rules, preset.rules).length;
    if (count < fewest) [best, fewest] = [preset, count];
  }
  return best;
}

/** The rules under the name of the preset whose every option they have; changed ones bear no preset's name. */
export function trulyNamed(rules: RuleSet): RuleSet {
  const same = PRESETS.find((preset) => differences(rules, preset.rules).length === 0);
  return { ...rules, preset: same?.name ?? null };
}

/** Copies options from one rule set to another. */
const withOptions = (rules: RuleSet, from: RuleSet, options: readonly Option[]): RuleSet => ({
  ...rules,
  ...Object.fromEntries(options.map((option) => [option, from[option]])),
});

/** The first preset for that number of players, in pairs or not as the rules are where there are both. */
function usualFor(players: RuleSet['players'], partners: boolean): RuleSet | null {
  const all = PRESETS.filter((preset) => preset.rules.players === players).map(
    ({ rules }) => rules,
  );
  return all.find((rules) => rules.partners === partners) ?? all[0] ?? null;
}

/** What options must say that a game has no use for, where it isn't all the same. */
const OF_NO_USE: readonly (readonly [Option, Partial<RuleSet>])[] = [
  ['widow', { widow: 0 }],
  ['meldBeforeBury', { meldBeforeBury: false }],
  ['passCount', { passCount: 0 }],
  ['ninesRedeal', { ninesRedeal: false }],
];

/**
 * Changes options, and with them whatever can't stay as it was: what the game has no use for any more, and so can't be
 * changed in the editor either, and what it needs now. All else is left, to be explained if it is impossible.
 */
export function changeRules(rules: RuleSet, patch: Partial<RuleSet>): RuleSet {
  const next = { ...rules, ...patch };
  const seated = next.players === rules.players ? next : forPlayers(next, rules);
  return withFittingMelds(withPassOrder(withoutUseless(seated)));
}

function withoutUseless(rules: RuleSet): RuleSet {
  let fitting = rules;
  for (const [option, patch] of OF_NO_USE) {
    if (!isOfUse(fitting, option)) fitting = { ...fitting, ...patch };
  }
  return fitting;
}

const withPassOrder = (rules: RuleSet): RuleSet =>
  rules.passCount > 0 && rules.passOrder === null
    ? { ...rules, passOrder: 'partner-first' }
    : rules;

function forPlayers(rules: RuleSet, before: RuleSet): RuleSet {
  const { players } = rules;
  const partners = players >= 6 || (players === 4 && before.partners);
  const usual = usualFor(players, partners);
  const toTwo = players === 2 || before.players === 2;
  return {
    ...(toTwo && usual !== null ? withOptions(rules, usual, FOR_AUCTIONS) : rules),
    partners,
    deck: DECKS_FOR[players].includes(rules.deck) ? rules.deck : 'single',
  };
}

/** A deck with more copies than the table of melds has values for gets a table that has them. */
function withFittingMelds(rules: RuleSet): RuleSet {
  const { copies } = DECKS[rules.deck];
  if (rules.meld.run.length >= copies) return rules;
  return { ...rules, meld: isInOnes(rules) ? MELD_TABLES.double : MELD_TABLES.cm };
}

/** The option with the value it has in another rule set. */
export const setBack = (rules: RuleSet, to: RuleSet, option: Option): RuleSet =>
  changeRules(rules, withOptions(rules, to, [option]));

/** Whether an option is of any use in these rules. */
export function isOfUse(rules: RuleSet, option: Option): boolean {
  if (rules.players === 2 && FOR_AUCTIONS.includes(option)) return false;
  switch (option) {
    case 'meldBeforeBury':
      return rules.players === 3 && rules.widow > 0;
    case 'widow':
      return rules.players === 3;
    case 'passCount':
      return rules.partners;
    case 'passOrder':
      return rules.partners && rules.passCount > 0;
    case 'partners':
      return rules.players === 4;
    case 'ninesRedeal':
      return rules.deck !== 'double80';
    case 'bothCross':
      return rules.rounds === null;
    default:
      return true;
  }
}
