import { parseArgs } from 'node:util';
import { type CommandOption, type CommandOptions, WrongArguments } from './command';

/** Reads a command's options and words, with a sentence for what doesn't fit. */
export function readArguments<const O extends CommandOptions>(args: readonly string[], options: O) {
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  const known: string[] = [];
  const words: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    else if (token.kind === 'option') known.push(checkedOption(token, options));
  }
  // Everything that can be wrong was found above: what is left is to give the options their types.
  return parseArgs({ args: [...known, '--', ...words], options, allowPositionals: true });
}

interface OptionToken {
  readonly name: string;
  readonly rawName: string;
  readonly value?: string | undefined;
  readonly inlineValue?: boolean | undefined;
}

/** The option in a form that can't be mistaken; a value may begin with a dash, as a number does. */
function checkedOption(token: OptionToken, options: CommandOptions): string {
  const { name, rawName, value } = token;
  const option =
    Object.hasOwn(options, name) && rawName === `--${name}` ? options[name] : undefined;
  if (option === undefined) {
    const names = Object.keys(options).map((each) => `--${each}`);
    const allowed =
      names.length === 0 ? 'This command has none.' : `The options are ${names.join(', ')}.`;
    throw new WrongArguments(`There is no option "${rawName.slice(0, 40)}". ${allowed}`);
  }
  if (option.type === 'boolean') {
    if (value !== undefined) throw new WrongArguments(`${rawName} doesn't take a value.`);
    return rawName;
  }
  const isNextOption = token.inlineValue === false && value?.startsWith('--') === true;
  if (value === undefined || isNextOption)
    throw new WrongArguments(`${rawName} needs a value, as in ${printOption(name, option)}.`);
  return `${rawName}=${value}`;
}

/** An option as the help shows it. */
export const printOption = (name: string, { value }: CommandOption): string =>
  value === undefined ? `--${name}` : `--${name} ${value}`;

/** For commands that take options alone. */
export function refuseWords([word]: readonly string[]): void {
  if (word !== undefined) throw new WrongArguments(`What is "${word.slice(0, 40)}" for?`);
}

/** The bounds of a whole number, and what it is where its option wasn't given. */
export interface NumberBounds {
  readonly least: number;
  readonly most?: number;
  readonly byDefault: number;
}

/** A whole number within its bounds. */
export function wholeNumber(name: string, text: string | undefined, bounds: NumberBounds): number {
  if (text === undefined) return bounds.byDefault;
  const { least, most = Number.MAX_SAFE_INTEGER } = bounds;
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  const to = bounds.most === undefined ? '' : ` to ${bounds.most}`;
  throw new WrongArguments(`--${name} is "${text}": it must be a whole number from ${least}${to}.`);
}

/** One of a list of words. */
export function oneOf<const T extends string>(name: string, text: string, words: readonly T[]): T {
  const found = words.find((word) => word === text);
  if (found === undefined) {
    throw new WrongArguments(`${name} is "${text}": it must be one of ${words.join(', ')}.`);
  }
  return found;
}
