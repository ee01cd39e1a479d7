import { PRESETS } from '@shared/game/presets';
import { readArguments, refuseWords } from './arguments';
import type { Command } from './command';
import { printResult } from './output';
import { RULE_OPTIONS, RULE_USAGE, readRules } from './ruleOptions';

export const presets: Command = {
  usage: '',
  options: {},
  summary: 'the presets: name, title and a line that says how each plays',
  async run(args) {
    refuseWords(readArguments(args, {}).positionals);
    await printResult(PRESETS.map(({ name, title, summary }) => ({ name, title, summary })));
    return 0;
  },
};

export const rules: Command = {
  usage: RULE_USAGE,
  options: RULE_OPTIONS,
  summary: 'the whole rule set, with the changes asked for',
  async run(args) {
    const { values, positionals } = readArguments(args, RULE_OPTIONS);
    refuseWords(positionals);
    await printResult(await readRules(values));
    return 0;
  },
};
