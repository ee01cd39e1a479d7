import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseRules } from '@shared/game/checkRules';
import { err, ok, type Result } from '@shared/game/result';
import type { RuleSet } from '@shared/game/rules';
import type { SavedRules } from '@shared/protocol/library';
import { z } from 'zod';
import { moveBrokenAside } from './keepBroken';
import { parseJson } from './parseJson';
import { replaceFile } from './replaceFile';

const RULES_ID = /^[0-9a-f]{16}$/;
const fileSchema = z.object({ name: z.string().min(1).max(60), rules: z.unknown() });

/** The user's own rule sets, one file each. */
export interface RulesStore {
  /** By name. */
  list(): Promise<readonly SavedRules[]>;
  /** Replaces the one with that id, or adds one when it is null; throws what the file system throws. */
  save(id: string | null, name: string, rules: RuleSet): Promise<SavedRules>;
  remove(id: string): Promise<void>;
}

/** `onTrouble` hears a sentence for each broken file that was set aside. */
export function createRulesStore(
  folder: string,
  onTrouble: (sentence: string) => void,
): RulesStore {
  const fileOf = (id: string) => join(folder, `${id}.json`);

  const read = async (id: string): Promise<SavedRules | null> => {
    const saved = parseSaved(id, await readFile(fileOf(id), 'utf8'));
    if (saved.ok) return saved.value;
    const aside = moveBrokenAside(fileOf(id));
    onTrouble(`One of your rule sets could not be read: ${saved.error} It was kept as ${aside}.`);
    return null;
  };

  return {
    async list() {
      if (!existsSync(folder)) return [];
      const found: SavedRules[] = [];
      for (const name of await readdir(folder)) {
        const id = name.endsWith('.json') ? name.slice(0, -'.json'.length) : '';
        const saved = RULES_ID.test(id) ? await read(id) : null;
        if (saved !== null) found.push(saved);
      }
      return found.sort((a, b) => a.name.localeCompare(b.name));
    },
    async save(id, name, rules) {
      const kept = id !== null && RULES_ID.test(id) ? id : randomBytes(8).toString('hex');
      await replaceFile(fileOf(kept), `${JSON.stringify({ name, rules }, null, 2)}\n`);
      return { id: kept, name, rules };
    },
    async remove(id) {
      if (RULES_ID.test(id)) await rm(fileOf(id), { force: true });
    },
  };
}

function parseSaved(id: string, text: string): Result<SavedRules, string> {
  const file = fileSchema.safeParse(parseJson(text));
  if (!file.success) return err('the file is damaged.');
  const rules = parseRules(file.data.rules);
  return rules.ok
    ? ok({ id, name: file.data.name, rules: rules.value })
    : err(rules.error[0]?.sentence ?? 'it can\u2019t be played.');
}

/** The text of a rule-set file, as the command line takes it with `--rules`. */
export const printRulesFile = (rules: RuleSet): string => `${JSON.stringify(rules, null, 2)}\n`;

/** A rule-set file; a sentence for the user when it isn't one, or can't be played. */
export function parseRulesFile(text: string): Result<RuleSet, string> {
  const value = parseJson(text);
  if (value === undefined) return err('That file is no rule set: it is not JSON.');
  const rules = parseRules(value);
  return rules.ok ? rules : err(rules.error[0]?.sentence ?? 'That rule set can\u2019t be played.');
}
