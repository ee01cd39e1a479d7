import { isIP } from 'node:net';
import { err, ok, type Result } from '@shared/game/result';
import { START_SCREENS, type StartScreen } from '@shared/protocol/table';

export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

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
}

const NOTHING: LaunchArguments = {
  cli: null,
  screenshot: null,
  screen: null,
  size: null,
  seed: null,
  measureFirstFrame: false,
  userDataDir: null,
  lanAddress: null,
};

const MIN_SIDE_PX = 200;
const MAX_SIDE_PX = 8192;

const text =
  (field: 'screenshot' | 'seed' | 'userDataDir') =>
  (value: string): Result<Partial<LaunchArguments>, string> =>
    ok({ [field]: value });

/** The options that take a value. */
const OPTIONS: Readonly<
  Record<string, (value: string) => Result<Partial<LaunchArguments>, string>>
> = {
  '--screenshot': text('screenshot'),
  '--user-data-dir': text('userDataDir'),
  '--lan-address': (value) =>
    isIP(value) === 0
      ? err(`--lan-address is "${value}": it must be an IP address of this machine.`)
      : ok({ lanAddress: value }),
  '--seed': (value) =>
    value.length <= 64 ? ok({ seed: value }) : err('--seed takes at most 64 characters.'),
  '--screen': (value) => {
    const screen = START_SCREENS.find((known) => known === value);
    return screen === undefined
      ? err(`--screen is "${value}": it must be one of ${START_SCREENS.join(', ')}.`)
      : ok({ screen });
  },
  '--size': (value) => {
    const [, width, height] = /^(\d{1,5})x(\d{1,5})$/.exec(value) ?? [];
    const size = { width: Number(width), height: Number(height) };
    const isUsable = Object.values(size).every((px) => px >= MIN_SIDE_PX && px <= MAX_SIDE_PX);
    return isUsable
      ? ok({ size })
      : err(
          `--size is "${value}": it must be width x height in pixels, ${MIN_SIDE_PX} to ${MAX_SIDE_PX} each, as in --size 1280x800.`,
        );
  },
};

/** Switches that Chromium, Electron and their test drivers read themselves: they begin with these. */
const ENGINE_SWITCHES = [
  '--allow-',
  '--autoplay-policy',
  '--disable-',
  '--enable-',
  '--force-',
  '--gtk-version',
  '--high-dpi-support',
  '--ignore-gpu',
  '--in-process-gpu',
  '--inspect',
  '--js-flags',
  '--lang',
  '--log-',
  '--no-sandbox',
  '--no-zygote',
  '--ozone-platform',
  '--remote-debugging',
  '--test-type',
  '--trace-',
  '--use-',
  '--v=',
] as const;

const ALLOWED = `What is allowed: ${Object.keys(OPTIONS).join(' VALUE, ')} VALUE, --measure-first-frame, and --cli followed by a command.`;

/** Reads what follows the program's name on the command line; a sentence when something can't be meant. */
export function parseLaunchArguments(args: readonly string[]): Result<LaunchArguments, string> {
  let parsed = NOTHING;
  const rest = [...args];
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    if (arg === '--cli') return ok({ ...parsed, cli: rest });
    const equals = arg.indexOf('=');
    const name = equals < 0 ? arg : arg.slice(0, equals);
    const option = OPTIONS[name];
    if (option !== undefined) {
      const value = equals < 0 ? rest.shift() : arg.slice(equals + 1);
      if (value === undefined || value === '') return err(`${name} needs a value. ${ALLOWED}`);
      const field = option(value);
      if (!field.ok) return field;
      parsed = { ...parsed, ...field.value };
    } else if (arg === '--measure-first-frame') parsed = { ...parsed, measureFirstFrame: true };
    else if (!isForTheEngine(arg))
      return err(`"${arg}" is no argument of this program. ${ALLOWED}`);
  }
  return ok(parsed);
}

/** A single dash comes from the system (macOS gives one to programs it starts). */
const isForTheEngine = (arg: string): boolean =>
  /^-[^-]/.test(arg) || ENGINE_SWITCHES.some((prefix) => arg.startsWith(prefix));

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
