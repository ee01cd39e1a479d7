import type { Fields } from '@main/reading/fields';
import { parseRules } from '@shared/game/checkRules';
import type { TablePlan } from '@shared/protocol/table';
import { tablePlanSchema } from '@shared/protocol/tableSchema';
import { z } from 'zod';
import { openDataFile } from './dataFile';
import { onceEach } from './folder';
import { copyBrokenAside } from './keepBroken';
import { createLatestWriter } from './latestWriter';
import { type WindowState, windowStateSchema } from './windowBounds';

/** What the program remembers by itself from one start to the next; settings are what the user chose. */
interface AppState {
  readonly window: WindowState | null;
  readonly lastPlan: TablePlan | null;
  /** The folder of the last file dialog. */
  readonly lastFolder: string | null;
}

export interface AppStateStore {
  get(): AppState;
  change(patch: Partial<AppState>): void;
  flush(): Promise<void>;
}

const VERSION = 1;
const WHAT = 'What the program remembers of the last table';

/** `onTrouble` hears a sentence when the file couldn't be used as it was, or can't be written. */
export function openAppState(path: string, onTrouble: (sentence: string) => void): AppStateStore {
  const file = openDataFile(path, { version: VERSION, what: WHAT, onTrouble });
  const read = readFields(file.fields);
  if (!read.isWhole && !file.isNewer)
    onTrouble(`${WHAT} could not be read in full. ${copyBrokenAside(path)}`);
  let { state } = read;
  const tell = onceEach(onTrouble);
  const writer = createLatestWriter(path, (error) => {
    if (error !== null) tell(`${WHAT} could not be saved.`);
  });
  return {
    get: () => state,
    change(patch) {
      state = { ...state, ...patch };
      if (!file.isNewer)
        writer.write(`${JSON.stringify({ version: VERSION, ...state }, null, 2)}\n`);
    },
    flush: writer.flush,
  };
}

/** Field by field: one that can't be used is as at the first start. */
function readFields(fields: Fields): { readonly state: AppState; readonly isWhole: boolean } {
  const window = windowStateSchema.nullish().safeParse(fields.window);
  const lastPlan = parsePlan(fields.lastPlan ?? null);
  const lastFolder = z.string().nullish().safeParse(fields.lastFolder);
  return {
    state: {
      window: window.data ?? null,
      lastPlan: lastPlan ?? null,
      lastFolder: lastFolder.data ?? null,
    },
    isWhole: window.success && lastPlan !== undefined && lastFolder.success,
  };
}

/** Undefined when there is a plan that can't be used. */
function parsePlan(value: unknown): TablePlan | null | undefined {
  if (value === null) return null;
  const plan = tablePlanSchema.safeParse(value);
  if (!plan.success) return undefined;
  const rules = parseRules(plan.data.rules);
  return rules.ok ? { ...plan.data, rules: rules.value } : undefined;
}
