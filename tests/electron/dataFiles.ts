import { type State, statesOf, WHOLE } from './spoiledFiles';

/** What the window is shown of each file of the data folder. */
export interface Shown {
  readonly settings: boolean;
  readonly plan: boolean;
  readonly hosts: number;
  readonly games: number;
  readonly rules: number;
  readonly backs: number;
  readonly unfinished: number;
  readonly hosted: number;
}

interface DataFile {
  /** With `*` for an id. */
  readonly path: string;
  readonly isJson?: boolean;
  /** What isn't shown when the file can't be used. */
  readonly missing?: Partial<Shown>;
  /** What isn't shown when a newer program made it; as `missing` where left out. */
  readonly newer?: Partial<Shown>;
  /** What isn't shown when its folder is a file; where left out, that is another file's case. */
  readonly homeless?: Partial<Shown>;
  /** The sentence about it names this; null: none is due. */
  readonly named: string | null;
}

/** One file in one state, and what is to be seen of it. */
export interface Case {
  readonly file: DataFile;
  readonly state: State;
  readonly missing: Partial<Shown>;
  readonly named: string | null;
}

const RECORDS: readonly DataFile[] = [
  {
    path: 'settings.json',
    isJson: true,
    missing: { settings: false },
    newer: {},
    named: 'settings.json',
  },
  { path: 'state.json', isJson: true, missing: { plan: false }, newer: {}, named: 'state.json' },
  { path: 'hosts.json', isJson: true, missing: { hosts: 0 }, newer: {}, named: 'hosts.json' },
  {
    path: 'games/*.json',
    isJson: true,
    missing: { games: 0 },
    homeless: { games: 0 },
    named: 'One of your saved games',
  },
  {
    path: 'rules/*.json',
    isJson: true,
    missing: { rules: 0 },
    homeless: { rules: 0 },
    named: 'One of your rule sets',
  },
  {
    path: 'backs/*.png',
    missing: { backs: 0 },
    homeless: { backs: 0 },
    named: 'One of your card backs',
  },
  {
    path: 'running-network/*.json',
    isJson: true,
    newer: { hosted: 0 },
    homeless: { hosted: 0 },
    named: 'A game that',
  },
  { path: 'reviews/*.json', isJson: true, homeless: {}, named: null },
  { path: 'logs/main.log', homeless: {}, named: null },
];

/** The files of one game stand in for each other: what is missing of one can't be told while another is spoiled, too. */
const ONE_GAME: readonly DataFile[] = [
  // Its safe copy is used.
  {
    path: 'running/*.json',
    isJson: true,
    newer: { unfinished: 0 },
    homeless: { unfinished: 0 },
    named: 'A game that',
  },
  { path: 'running/*.safe.json', isJson: true, named: null },
  { path: 'running/*.seed.json', isJson: true, named: 'The seed of a game' },
];

/** A seed has no version, and is used whoever wrote it. */
const hasVersion = ({ path }: DataFile): boolean => !path.includes('seed');

function caseOf(file: DataFile, state: State): Case {
  const { path, missing = {}, newer = missing, homeless = {}, named } = file;
  if (WHOLE.has(state)) return { file, state, missing: {}, named: null };
  if (state === 'in a folder that is a file') {
    const [folder = ''] = path.split('/');
    const isListed = Object.keys(homeless).length > 0;
    const sentence = isListed ? `The folder ${folder} can’t be opened` : null;
    return { file, state, missing: homeless, named: sentence };
  }
  if (state !== 'of a newer version') return { file, state, missing, named };
  return hasVersion(file)
    ? { file, state, missing: newer, named }
    : { file, state, missing: {}, named: null };
}

const casesOf = (file: DataFile): readonly Case[] =>
  statesOf({ isJson: file.isJson ?? false, hasFolder: file.homeless !== undefined }).map((state) =>
    caseOf(file, state),
  );

export const everyCase: readonly Case[] = [...RECORDS, ...ONE_GAME].flatMap(casesOf);

/** Whether the program has to leave the file as it is: a newer one made it. */
export const isNewerKept = ({ file, state }: Case): boolean =>
  state === 'of a newer version' && file.named !== null && hasVersion(file);

/**
 * The three draws of a day, counted from any first one: each spoils every file, with one of those of the game, in states that are
 * different within a draw as far as there are enough. Each day shifts them by one, so that ten days in a row have every file in every state.
 */
export function drawnRounds(day: number): readonly (readonly Case[])[] {
  return ONE_GAME.map((ofGame, round) =>
    [...RECORDS, ofGame].map((file, index) => {
      const cases = casesOf(file);
      const drawn = cases[(day + index + 3 * round) % cases.length];
      if (drawn === undefined) throw new Error(`${file.path} can be in no state`);
      return drawn;
    }),
  );
}
