import { parseJson } from '@main/reading/parseJson';
import { readFaultWords } from '@main/reading/readFault';
import { OPTION_NAMES, parseRules, rulesFaultText } from '@shared/game/checkRules';
import { isSameData } from '@shared/game/isSameData';
import { MELD_TABLE_NAMES, MELD_TABLES } from '@shared/game/meldTables';
import { PRESETS, presetNamed } from '@shared/game/presets';
import { printValue } from '@shared/game/printValue';
import { err, ok, type Result } from '@shared/game/result';
import type { MeldTable, RuleSet } from '@shared/game/rules';

/** One option of a rule set with its new value, not yet checked. */
export type RuleChange = readonly [option: keyof RuleSet, value: unknown];

/** What a preset is called isn't a rule. */
const CHANGEABLE = OPTION_NAMES.filter((option) => option !== 'preset');

/** The meld table of that name; a sentence with the names there are when no table has it. */
export function meldTableNamed(name: string): Result<MeldTable, string> {
  const found = MELD_TABLE_NAMES.find((each) => each === name);
  return found === undefined
    ? err(
        `There is no meld table "${printValue(name)}". It is one of ${MELD_TABLE_NAMES.join(', ')}.`,
      )
    : ok(MELD_TABLES[found]);
}

/**
 * A change as it is typed, `option=value`: the value is JSON where it is JSON, else the text itself. `name` is what the
 * sentence calls it when it can't be read.
 */
export function parseChange(assignment: string, name: string): Result<RuleChange, string> {
  const [first = '', ...rest] = assignment.split('=');
  const option = CHANGEABLE.find((each) => each === first);
  if (rest.length === 0 || option === undefined)
    return err(`${name} takes option=value; the options are ${CHANGEABLE.join(', ')}.`);
  const text = rest.join('=');
  const read = parseJson(text);
  if (!read.ok && read.error.code !== 'not-json')
    return err(`${name} has a value that can't be read: ${readFaultWords(read.error)}.`);
  const value = read.ok ? read.value : text;
  if (option !== 'meld' || typeof value !== 'string') return ok([option, value]);
  const table = meldTableNamed(value);
  return table.ok ? ok([option, table.value]) : table;
}

/** Rules with some options changed; changed presets bear no preset's name. */
export function changeRules(base: object, changes: readonly RuleChange[]): Result<RuleSet, string> {
  const rules = parseRules({ ...base, ...Object.fromEntries(changes) });
  if (!rules.ok) return err(rulesFaultText(rules.error));
  const preset = rules.value.preset === null ? null : presetNamed(rules.value.preset);
  const isPreset = preset !== null && isSameData(preset.rules, rules.value);
  return ok({ ...rules.value, preset: isPreset ? preset.name : null });
}

const optionsThatDiffer = (rules: RuleSet, base: RuleSet): (keyof RuleSet)[] =>
  CHANGEABLE.filter((option) => !isSameData(rules[option], base[option]));

function printChange(option: keyof RuleSet, rules: RuleSet): string {
  const value = rules[option];
  const table = MELD_TABLE_NAMES.find((name) => isSameData(MELD_TABLES[name], value));
  return `${option}=${table ?? (typeof value === 'string' ? value : JSON.stringify(value))}`;
}

/** A rule set as the preset that is nearest to it, followed by each option that differs. */
export function printRules(rules: RuleSet): string {
  const named = rules.preset === null ? null : presetNamed(rules.preset);
  const candidates = named === null ? PRESETS : [named, ...PRESETS];
  const [nearest, changed] = candidates
    .map((preset) => [preset, optionsThatDiffer(rules, preset.rules)] as const)
    .reduce((best, each) => (each[1].length < best[1].length ? each : best));
  return [nearest.name, ...changed.map((option) => printChange(option, rules))].join(' ');
}

/** The rule set that `printRules` wrote, or somebody by hand. */
export function parseRulesText(text: string): Result<RuleSet, string> {
  const [name = '', ...assignments] = text.split(' ').filter((word) => word !== '');
  const preset = presetNamed(name);
  if (preset === null)
    return err(
      `"${printValue(name)}" is not a preset. It is one of ${PRESETS.map((each) => each.name).join(', ')}.`,
    );
  const changes: RuleChange[] = [];
  for (const assignment of assignments) {
    const change = parseChange(assignment, `"${printValue(assignment)}"`);
    if (!change.ok) return change;
    changes.push(change.value);
  }
  return changeRules(preset.rules, changes);
}
