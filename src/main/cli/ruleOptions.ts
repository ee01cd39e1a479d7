import { isDeepStrictEqual } from 'node:util';
import { OPTION_NAMES, parseRules, rulesFaultText } from '@shared/game/checkRules';
import { MELD_TABLE_NAMES, MELD_TABLES, type MeldTableName } from '@shared/game/meldTables';
import { PRESETS, presetNamed } from '@shared/game/presets';
import type { MeldTable, RuleSet } from '@shared/game/rules';
import { parseJson } from '../reading/parseJson';
import { readFaultWords } from '../reading/readFault';
import { WrongArguments, WrongInput } from './command';
import { printInput, readJsonInput } from './input';

/** The options by which every command is told its rules. */
export const RULE_OPTIONS = {
  preset: {
    type: 'string',
    value: 'NAME',
    help: 'plays by a preset; the command "presets" lists them',
  },
  rules: {
    type: 'string',
    value: 'FILE',
    help: 'plays by the rule set of a file, as the command "rules" prints it; - for standard input',
  },
  set: {
    type: 'string',
    value: 'OPTION=VALUE',
    multiple: true,
    help: 'changes one option of the rules; may be given again for others',
  },
} as const;

export interface RuleArguments {
  readonly preset?: string | undefined;
  readonly rules?: string | undefined;
  readonly set?: readonly string[] | undefined;
}

export const RULE_USAGE = '(--preset NAME | --rules FILE) [--set option=value]...';

async function baseRules({ preset, rules }: RuleArguments): Promise<object> {
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

async function readRulesFile(file: string): Promise<object> {
  const value = await readJsonInput(file);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new WrongInput(
    `${printInput(file)} is not a rule set: that is a JSON object with every option, as the command "rules" prints it.`,
  );
}

/** A value as typed: JSON where it is JSON, else the text itself. */
function readValue(text: string): unknown {
  const value = parseJson(text);
  if (value.ok) return value.value;
  if (value.error.code === 'not-json') return text;
  throw new WrongArguments(`--set has a value that can't be read: ${readFaultWords(value.error)}.`);
}

export function meldTableNamed(name: string): MeldTable {
  const found = MELD_TABLE_NAMES.find((each): each is MeldTableName => each === name);
  if (found === undefined) {
    const names = MELD_TABLE_NAMES.join(', ');
    throw new WrongArguments(`There is no meld table "${name}". It is one of ${names}.`);
  }
  return MELD_TABLES[found];
}

/** What a preset is called isn't a rule. */
const CHANGEABLE = OPTION_NAMES.filter((option) => option !== 'preset');

function change(assignment: string): readonly [string, unknown] {
  const [name = '', ...rest] = assignment.split('=');
  const text = rest.join('=');
  if (rest.length === 0 || !CHANGEABLE.some((option) => option === name))
    throw new WrongArguments(`--set takes option=value; the options are ${CHANGEABLE.join(', ')}.`);
  const value = readValue(text);
  return [name, name === 'meld' && typeof value === 'string' ? meldTableNamed(value) : value];
}

/** The rule set that a command's options describe; changed presets bear no preset's name. */
export async function readRules(options: RuleArguments): Promise<RuleSet> {
  const changes = (options.set ?? []).map(change);
  const base = await baseRules(options);
  const rules = parseRules({ ...base, ...Object.fromEntries(changes) });
  if (!rules.ok) throw new WrongArguments(rulesFaultText(rules.error));
  return { ...rules.value, preset: nameOf(rules.value) };
}

/** The preset that a rule set names, if it is that preset: a changed one may not go by its name. */
function nameOf(rules: RuleSet): string | null {
  const preset = rules.preset === null ? null : presetNamed(rules.preset);
  return preset !== null && isDeepStrictEqual(preset.rules, rules) ? rules.preset : null;
}
