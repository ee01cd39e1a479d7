import { readFileSync } from 'node:fs';
import { OPTION_NAMES, parseRules } from '@shared/game/checkRules';
import { MELD_TABLE_NAMES, MELD_TABLES, type MeldTableName } from '@shared/game/meldTables';
import { PRESETS, presetNamed } from '@shared/game/presets';
import type { MeldTable, RuleSet } from '@shared/game/rules';
import { WrongArguments } from './command';

/** The options by which every command is told its rules. */
export const RULE_OPTIONS = {
  preset: { type: 'string' },
  rules: { type: 'string' },
  set: { type: 'string', multiple: true },
} as const;

export interface RuleArguments {
  readonly preset?: string | undefined;
  readonly rules?: string | undefined;
  readonly set?: readonly string[] | undefined;
}

export const RULE_USAGE = '(--preset NAME | --rules FILE) [--set option=value]...';

function baseRules({ preset, rules }: RuleArguments): object {
  if (preset !== undefined && rules !== undefined) {
    throw new WrongArguments('Give --preset or --rules, not both.');
  }
  if (rules !== undefined) return readRulesFile(rules);
  const names = PRESETS.map((each) => each.name).join(', ');
  if (preset === undefined) throw new WrongArguments(`Say --preset NAME, one of ${names}.`);
  const found = presetNamed(preset);
  if (found === null)
    throw new WrongArguments(`There is no preset "${preset}". It is one of ${names}.`);
  return found.rules;
}

function readRulesFile(file: string): object {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new WrongArguments(`The rules file "${file}" can't be read.`);
  }
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // Said below: whatever it is, it is no rule set.
  }
  throw new WrongArguments(`The file "${file}" holds no rule set in JSON.`);
}

/** A value as typed: JSON where it is JSON, else the text itself. */
function readValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export function meldTableNamed(name: string): MeldTable {
  const found = MELD_TABLE_NAMES.find((each): each is MeldTableName => each === name);
  if (found === undefined) {
    const names = MELD_TABLE_NAMES.join(', ');
    throw new WrongArguments(`There is no meld table "${name}". It is one of ${names}.`);
  }
  return MELD_TABLES[found];
}

function change(assignment: string): readonly [string, unknown] {
  const [name = '', ...rest] = assignment.split('=');
  const text = rest.join('=');
  if (rest.length === 0 || !OPTION_NAMES.some((option) => option === name)) {
    const names = OPTION_NAMES.filter((option) => option !== 'preset').join(', ');
    throw new WrongArguments(`--set takes option=value; the options are ${names}.`);
  }
  const value = readValue(text);
  return [name, name === 'meld' && typeof value === 'string' ? meldTableNamed(value) : value];
}

/** The rule set that a command's options describe; changed presets bear no preset's name. */
export function readRules(options: RuleArguments): RuleSet {
  const changes = (options.set ?? []).map(change);
  const base = baseRules(options);
  const isChanged = changes.length > 0;
  const rules = parseRules({
    ...base,
    ...(isChanged ? { preset: null } : {}),
    ...Object.fromEntries(changes),
  });
  if (rules.ok) return rules.value;
  throw new WrongArguments(rules.error.map((fault) => fault.sentence).join('\n'));
}
