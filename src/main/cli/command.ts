import { once } from 'node:events';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { type ParseArgsConfig, parseArgs } from 'node:util';

/** One command: how it is called, and what it does with the arguments after its name. */
export interface Command {
  readonly usage: string;
  readonly summary: string;
  /** Gives the exit code. Throws `WrongArguments`. */
  run(args: readonly string[]): Promise<number>;
}

/** What was typed can't be carried out: the message says what is allowed. */
export class WrongArguments extends Error {}

export const describeCommands = (commands: Readonly<Record<string, Command>>): string =>
  Object.entries(commands)
    .map(([name, { usage, summary }]) => `  ${name} ${usage}\n      ${summary}\n`)
    .join('');

type Options = NonNullable<ParseArgsConfig['options']>;

/** Reads options and words as node:util does, with a sentence for what doesn't fit. */
export function readArguments<const O extends Options>(args: readonly string[], options: O) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('. ')[0] : String(error);
    throw new WrongArguments(`${reason}.`);
  }
}

/** A whole number from `least` up, or the default where the option wasn't given. */
export function wholeNumber(
  name: string,
  text: string | undefined,
  least: number,
  byDefault: number,
): number {
  if (text === undefined) return byDefault;
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < least) {
    throw new WrongArguments(`--${name} is "${text}": it must be a whole number from ${least}.`);
  }
  return value;
}

/** One of a list of words. */
export function oneOf<const T extends string>(name: string, text: string, words: readonly T[]): T {
  const found = words.find((word) => word === text);
  if (found === undefined) {
    throw new WrongArguments(`${name} is "${text}": it must be one of ${words.join(', ')}.`);
  }
  return found;
}

/** The lines of a file that aren't empty, or of standard input for `-`. */
export async function* linesOf(
  file: string,
): AsyncGenerator<{ readonly text: string; readonly number: number }> {
  const isStandardInput = file === '-';
  if (!isStandardInput && !(existsSync(file) && statSync(file).isFile())) {
    throw new WrongArguments(`There is no file "${file}".`);
  }
  const input = isStandardInput ? process.stdin : createReadStream(file);
  let number = 0;
  for await (const text of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    number += 1;
    if (text.trim() !== '') yield { text, number };
  }
}

/** Writes a result as one line of JSON, at the reader's pace. */
export async function printResult(result: unknown): Promise<void> {
  if (!process.stdout.write(`${JSON.stringify(result)}\n`)) await once(process.stdout, 'drain');
}
