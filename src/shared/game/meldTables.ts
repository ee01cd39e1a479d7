import type { MeldTable } from './rules';

const CM: MeldTable = {
  run: [150, 1500, 2250, 3000],
  runExtra: 20,
  royal: 40,
  marriage: 20,
  dix: 10,
  pinochle: [40, 300, 600, 900],
  aces: [100, 1000, 1500, 2000],
  kings: [80, 800, 1200, 1600],
  queens: [60, 600, 900, 1200],
  jacks: [40, 400, 600, 800],
};

const DOUBLE: MeldTable = {
  run: [15, 150, 225, 300],
  runExtra: 0,
  royal: 4,
  marriage: 2,
  dix: 0,
  pinochle: [4, 30, 60, 90],
  aces: [10, 100, 150, 200],
  kings: [8, 80, 120, 160],
  queens: [6, 60, 90, 120],
  jacks: [4, 40, 60, 80],
};

/** Multiplies every figure of a table; used to go between tens and ones. */
function scaleMelds(table: MeldTable, factor: number): MeldTable {
  const each = (values: readonly number[]) => values.map((value) => value * factor);
  return {
    run: each(table.run),
    runExtra: table.runExtra * factor,
    royal: table.royal * factor,
    marriage: table.marriage * factor,
    dix: table.dix * factor,
    pinochle: each(table.pinochle),
    aces: each(table.aces),
    kings: each(table.kings),
    queens: each(table.queens),
    jacks: each(table.jacks),
  };
}

/** The meld tables of the sources (rules, section 4), by the name the command line knows them by. */
export const MELD_TABLES = {
  cm: CM,
  'cm-no-extra': { ...CM, runExtra: 0 },
  wcg: {
    run: [15, 150],
    runExtra: 4,
    royal: 4,
    marriage: 2,
    dix: 1,
    pinochle: [4, 30],
    aces: [10, 100],
    kings: [8, 80],
    queens: [6, 60],
    jacks: [4, 40],
  },
  listed: {
    run: [150, 300],
    runExtra: 0,
    royal: 40,
    marriage: 20,
    dix: 10,
    pinochle: [40, 300],
    aces: [100, 200],
    kings: [80, 160],
    queens: [60, 120],
    jacks: [40, 80],
  },
  double: DOUBLE,
  'double-tens': scaleMelds(DOUBLE, 10),
} as const satisfies Record<string, MeldTable>;

export type MeldTableName = keyof typeof MELD_TABLES;
export const MELD_TABLE_NAMES = [
  'cm',
  'cm-no-extra',
  'wcg',
  'listed',
  'double',
  'double-tens',
] as const satisfies readonly MeldTableName[];
