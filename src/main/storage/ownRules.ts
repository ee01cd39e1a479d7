import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isFields } from '@main/reading/fields';
import { parseJson } from '@main/reading/parseJson';
import { readFaultWords } from '@main/reading/readFault';
import { readJsonFile } from '@main/reading/readFile';
import { parseRules } from '@shared/game/checkRules';
import { err, ok, type Result } from '@shared/game/result';
import type { RuleSet } from '@shared/game/rules';
import type { SavedRules } from '@shared/protocol/library';
import { z } from 'zod';
import { versionOf } from './dataFile';
import { namesIn, onceEach } from './folder';
import { type EntryFault, leaveOut } from './keepBroken';
import { replaceFile } from './replaceFile';

const RULES_ID = /^[0-9a-f]{16}$/;
/** The version of the files in this folder that this program reads and writes; files without one are the first. */
const VERSION = 1;
const fileSchema = z.object({ name: z.string().min(1).max(60), rules: z.unknown() });

/** The user's own rule sets, one file each. */
export interface RulesStore {
  /** By name. */
  list(): Promise<readonly SavedRules[]>;
  /** Replaces the one with that id, or adds one when it is null; throws what the file system throws. */
  save(id: string | null, name: string, rules: RuleSet): Promise<SavedRules>;
  remove(id: string): Promise<void>;
}

/** `onTrouble` hears a sentence for each file that is left out of the list. */
export function createRulesStore(
  folder: string,
  onTrouble: (sentence: string) => void,
): RulesStore {
  const tell = onceEach(onTrouble);
  const fileOf = (id: string) => join(folder, `${id}.json`);

  const read = async (id: string): Promise<SavedRules | null> => {
    const file = await readJsonFile(fileOf(id));
    if (file.ok && file.value === null) return null;
    const saved = file.ok ? parseSaved(id, file.value?.value) : file;
    if (saved.ok) return saved.value;
    tell(leaveOut(fileOf(id), 'One of your rule sets', saved.error));
    return null;
  };

  return {
    async list() {
      const found: SavedRules[] = [];
      for (const name of await namesIn(folder, tell)) {
        const id = name.endsWith('.json') ? name.slice(0, -'.json'.length) : '';
        const saved = RULES_ID.test(id) ? await read(id) : null;
        if (saved !== null) found.push(saved);
      }
      return found.sort((a, b) => a.name.localeCompare(b.name));
    },
    async save(id, name, rules) {
      const kept = id !== null && RULES_ID.test(id) ? id : randomBytes(8).toString('hex');
      await replaceFile(
        fileOf(kept),
        `${JSON.stringify({ version: VERSION, name, rules }, null, 2)}\n`,
      );
      return { id: kept, name, rules };
    },
    async remove(id) {
      if (RULES_ID.test(id)) await rm(fileOf(id), { force: true });
    },
  };
}

function parseSaved(id: string, value: unknown): Result<SavedRules, EntryFault> {
  if (isFields(value) && versionOf(value) > VERSION) return err({ code: 'newer' });
  const file = fileSchema.safeParse(value);
  if (!file.success) return err({ code: 'wrong', words: 'it has no name or no rules' });
  const rules = parseRules(file.data.rules);
  if (rules.ok) return ok({ id, name: file.data.name, rules: rules.value });
  const sentence = rules.error[0]?.sentence ?? 'it can\u2019t be played.';
  return err({ code: 'wrong', words: sentence.replace(/\.$/, '') });
}

/** The text of a rule-set file, as the command line takes it with `--rules`. */
export const printRulesFile = (rules: RuleSet): string => `${JSON.stringify(rules, null, 2)}\n`;

/** A rule-set file; a sentence for the user when it isn't one, or can't be played. */
export function parseRulesFile(text: string): Result<RuleSet, string> {
  const read = parseJson(text);
  if (!read.ok) return err(`That file is not a rule set: ${readFaultWords(read.error)}.`);
  const rules = parseRules(read.value);
  return rules.ok ? rules : err(rules.error[0]?.sentence ?? 'That rule set can\u2019t be played.');
}
