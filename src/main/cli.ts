import { arena } from './cli/arena';
import { check } from './cli/check';
import { endOnClosedPipe } from './cli/closedPipe';
import { type Command, describeCommands, WrongArguments } from './cli/command';
import { host } from './cli/host';
import { legal } from './cli/legal';
import { meld } from './cli/meld';
import { presets, rules } from './cli/rules';
import { simulate } from './cli/simulate';
import { solve } from './cli/solve';

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
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) {
    const said = name === '' ? 'Say what to do.' : `There is no command "${name.slice(0, 40)}".`;
    process.stderr.write(`${said} The commands are:\n${describeCommands(COMMANDS)}`);
    return 2;
  }
  try {
    return await command.run(rest);
  } catch (error) {
    if (!(error instanceof WrongArguments)) throw error;
    process.stderr.write(`${error.message}\nUsage: ${name} ${command.usage}\n`);
    return 2;
  }
}
