import { isIP } from 'node:net';
import { parseArgs } from 'node:util';
import { err, ok, type Result } from '@shared/game/result';
import { START_SCREENS, type StartScreen } from '@shared/protocol/table';

export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

/** The tables that a program which starts itself again goes back to. */
const TABLES = ['own', 'hosted', 'joined'] as const;
export type TableKind = (typeof TABLES)[number];

/** What the program was started with. */
export interface LaunchArguments {
  /** Everything after `--cli`: run that command and open no window. */
  readonly cli: readonly string[] | null;
  /** Save a picture of the first screen to this file, and end. */
  readonly screenshot: string | null;
  readonly screen: StartScreen | null;
  readonly size: WindowSize | null;
  /** The deal code for a table that is opened at once. */
  readonly seed: string | null;
  /** Print the time to the first frame, and end. */
  readonly measureFirstFrame: boolean;
  readonly userDataDir: string | null;
  /** Listen at this address alone when hosting. */
  readonly lanAddress: string | null;
  /** Records and rule sets to open: paths or file addresses, as typed. */
  readonly files: readonly string[];
  /** Draw without the graphics processor, which failed: the program started itself again. */
  readonly withoutAcceleration: boolean;
  /** Go back to the table that was open when the program started itself again. */
  readonly backTo: TableKind | null;
}

const MIN_SIDE_PX = 200;
const MAX_SIDE_PX = 8192;

type Fields = Partial<LaunchArguments>;
type ReadValue = (value: string) => Result<Fields, string>;

/** One of a list of words. */
const oneOf =
  <Word extends string>(
    name: string,
    words: readonly Word[],
    field: (word: Word) => Fields,
  ): ReadValue =>
  (value) => {
    const word = words.find((known) => known === value);
    return word === undefined
      ? err(`${name} is "${value}": it must be one of ${words.join(', ')}.`)
      : ok(field(word));
  };

/** The program's own options that take a value; whatever else begins with dashes is Chromium's. */
const OPTIONS: Readonly<Record<string, ReadValue>> = {
  screenshot: (screenshot) => ok({ screenshot }),
  'user-data-dir': (userDataDir) => ok({ userDataDir }),
  'lan-address': (value) =>
    isIP(value) === 0
      ? err(`--lan-address is "${value}": it must be an IP address of this machine.`)
      : ok({ lanAddress: value }),
  seed: (value) =>
    value.length <= 64 ? ok({ seed: value }) : err('--seed takes at most 64 characters.'),
  screen: oneOf('--screen', START_SCREENS, (screen) => ({ screen })),
  size: (value) => {
    const [, width, height] = /^(\d{1,5})x(\d{1,5})$/.exec(value) ?? [];
    const size = { width: Number(width), height: Number(height) };
    const isUsable = Object.values(size).every((px) => px >= MIN_SIDE_PX && px <= MAX_SIDE_PX);
    return isUsable
      ? ok({ size })
      : err(
          `--size is "${value}": it must be width x height in pixels, ${MIN_SIDE_PX} to ${MAX_SIDE_PX} each, as in --size 1280x800.`,
        );
  },
  'back-to': oneOf('--back-to', TABLES, (backTo) => ({ backTo })),
};

const FLAGS: Readonly<Record<string, Fields>> = {
  'measure-first-frame': { measureFirstFrame: true },
  'without-acceleration': { withoutAcceleration: true },
};

/**
 * Reads what follows the program's name on the command line; a sentence when one of the program's own options can't be
 * meant. Switches of Chromium, which wrappers and desktops pass, are left to it, and words are files to open.
 */
export function parseLaunchArguments(args: readonly string[]): Result<LaunchArguments, string> {
  const cliAt = args.indexOf('--cli');
  const { tokens } = parseArgs({
    args: cliAt < 0 ? [...args] : args.slice(0, cliAt),
    options: Object.fromEntries(Object.keys(OPTIONS).map((name) => [name, { type: 'string' }])),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  let fields: Fields = {};
  const files: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') files.push(token.value);
    if (token.kind !== 'option' || !token.rawName.startsWith('--')) continue;
    const read = readOption(token.name, token.value);
    if (!read.ok) return read;
    fields = { ...fields, ...read.value };
  }
  return ok({
    screenshot: null,
    screen: null,
    size: null,
    seed: null,
    measureFirstFrame: false,
    userDataDir: null,
    lanAddress: null,
    withoutAcceleration: false,
    backTo: null,
    ...fields,
    cli: cliAt < 0 ? null : args.slice(cliAt + 1),
    files,
  });
}

function readOption(name: string, value: string | undefined): Result<Fields, string> {
  if (Object.hasOwn(FLAGS, name)) return ok(FLAGS[name] ?? {});
  const read = Object.hasOwn(OPTIONS, name) ? OPTIONS[name] : undefined;
  if (read === undefined) return ok({});
  return value === undefined || value === '' ? err(`--${name} needs a value.`) : read(value);
}

/**
 * The arguments of the program itself: without the runtime, a loader that a test driver puts in, and, in an
 * unpackaged program, the project's folder.
 */
export function ownArguments(argv: readonly string[], isPackaged: boolean): string[] {
  const args = argv.slice(1);
  if (isPackaged) return args;
  const loader = args.indexOf('-r');
  if (loader >= 0) args.splice(loader, 2);
  const folder = args.findIndex((arg) => !arg.startsWith('-'));
  if (folder >= 0) args.splice(folder, 1);
  return args;
}
