import { PRESETS, presetNamed } from '@shared/game/presets';
import type { MeldTable, RuleSet } from '@shared/game/rules';
import {
  changeRules,
  meldTableNamed as findMeldTable,
  parseChange,
  type RuleChange,
} from '../engine/notation/rulesText';
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

export function meldTableNamed(name: string): MeldTable {
  const found = findMeldTable(name);
  if (!found.ok) throw new WrongArguments(found.error);
  return found.value;
}

function change(assignment: string): RuleChange {
  const read = parseChange(assignment, '--set');
  if (!read.ok) throw new WrongArguments(read.error);
  return read.value;
}

/** The rule set that a command's options describe; changed presets bear no preset's name. */
export async function readRules(options: RuleArguments): Promise<RuleSet> {
  const changes = (options.set ?? []).map(change);
  const base = await baseRules(options);
  const rules = changeRules(base, changes);
  if (!rules.ok) throw new WrongArguments(rules.error);
  return rules.value;
}
