import { PRESETS } from '@shared/game/presets';
import { type Command, printResult, readArguments, WrongArguments } from './command';
import { RULE_OPTIONS, RULE_USAGE, readRules } from './ruleOptions';

export const presets: Command = {
  usage: '',
  summary: 'the presets: name, title and a line that says how each plays',
  async run(args) {
    if (args.length > 0) throw new WrongArguments('presets takes no arguments.');
    await printResult(PRESETS.map(({ name, title, summary }) => ({ name, title, summary })));
    return 0;
  },
};

export const rules: Command = {
  usage: RULE_USAGE,
  summary: 'the whole rule set, with the changes asked for',
  async run(args) {
    const { values, positionals } = readArguments(args, RULE_OPTIONS);
    if (positionals.length > 0) throw new WrongArguments(`What is "${positionals[0]}" for?`);
    await printResult(readRules(values));
    return 0;
  },
};
