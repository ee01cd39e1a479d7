import { existsSync, readFileSync } from 'node:fs';
import { parseRules } from '@shared/game/checkRules';
import type { TablePlan } from '@shared/protocol/table';
import { tablePlanSchema } from '@shared/protocol/tableSchema';
import { z } from 'zod';
import { copyBrokenAside } from './keepBroken';
import { createLatestWriter } from './latestWriter';
import { parseJson } from './parseJson';
import { type WindowState, windowStateSchema } from './windowBounds';

/** What the program remembers by itself from one start to the next; settings are what the user chose. */
export interface AppState {
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

const NOTHING: AppState = { window: null, lastPlan: null, lastFolder: null };

/** `onTrouble` hears a sentence when the file couldn't be used as it was, or can't be written. */
export function openAppState(path: string, onTrouble: (sentence: string) => void): AppStateStore {
  let state = readState(path, onTrouble);
  const writer = createLatestWriter(path, () =>
    onTrouble('What the program remembers of the last table could not be saved.'),
  );
  return {
    get: () => state,
    change(patch) {
      state = { ...state, ...patch };
      writer.write(`${JSON.stringify(state, null, 2)}\n`);
    },
    flush: writer.flush,
  };
}

function readState(path: string, onTrouble: (sentence: string) => void): AppState {
  if (!existsSync(path)) return NOTHING;
  const fields = z.record(z.string(), z.unknown()).safeParse(parseJson(readFileSync(path, 'utf8')));
  const stored = fields.success ? fields.data : {};
  const window = windowStateSchema.nullish().safeParse(stored.window);
  const lastPlan = parsePlan(stored.lastPlan ?? null);
  const lastFolder = z.string().nullish().safeParse(stored.lastFolder);
  if (!fields.success || !window.success || lastPlan === undefined || !lastFolder.success) {
    const aside = copyBrokenAside(path);
    onTrouble(
      `What the program remembers of the last table could not be read in full. A copy was kept as ${aside}.`,
    );
  }
  return {
    window: window.data ?? null,
    lastPlan: lastPlan ?? null,
    lastFolder: lastFolder.data ?? null,
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
