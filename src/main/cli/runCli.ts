import packageJson from '../../../package.json';
import { arena } from './arena';
import { check } from './check';
import { endOnClosedPipe } from './closedPipe';
import { type Command, WrongArguments, WrongInput } from './command';
import { describeCommand, describeCommands } from './help';
import { host } from './host';
import { legal } from './legal';
import { meld } from './meld';
import { print, printSentence } from './output';
import { presets, rules } from './rules';
import { simulate } from './simulate';
import { solve } from './solve';

const COMMANDS: Readonly<Record<string, Command>> = {
  presets,
  rules,
  meld,
  legal,
  simulate,
  check,
  arena,
  solve,
  host,
};

/** `runCli` as all that a process does: ends it silently when nobody reads its output any more. */
export function runCliProcess(args: readonly string[]): Promise<number> {
  endOnClosedPipe();
  return runCli(args);
}

/**
 * Runs one command of the program without its window: results on standard output, errors on
 * standard error. Returns the exit code: 0, 1 for a failed check, 2 for wrong arguments.
 */
export async function runCli(args: readonly string[]): Promise<number> {
  const [name = '', ...rest] = args;
  if (isHelp(name)) {
    await print(`The commands are:\n${describeCommands(COMMANDS)}${MORE}`);
    return 0;
  }
  if (name === '--version') {
    await print(`${packageJson.version}\n`);
    return 0;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) {
    const said = name === '' ? 'Say what to do.' : `There is no command "${name.slice(0, 40)}".`;
    await printSentence(
      `${said} The commands are:\n${describeCommands(COMMANDS)}${MORE.trimEnd()}`,
    );
    return WRONG_ARGUMENTS;
  }
  if (rest.some(isHelp)) {
    await print(describeCommand(name, command));
    return 0;
  }
  try {
    return await command.run(rest);
  } catch (error) {
    if (error instanceof WrongArguments)
      await printSentence(`${error.message}\n${`Usage: ${name} ${command.usage}`.trimEnd()}`);
    else if (error instanceof WrongInput) await printSentence(error.message);
    else throw error;
    return WRONG_ARGUMENTS;
  }
}

const WRONG_ARGUMENTS = 2;
const MORE = 'Each says more with --help.\n';

const isHelp = (word: string): boolean => word === '--help' || word === '-h';
