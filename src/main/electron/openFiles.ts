import { basename, parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import { decodeText } from '@main/reading/decodeText';
import { fileFaultWords } from '@main/reading/fileFault';
import { parseJson } from '@main/reading/parseJson';
import { readFile } from '@main/reading/readFile';
import type { GameStore } from '@main/storage/games';
import { parseRulesFile, type RulesStore } from '@main/storage/ownRules';
import { err, ok, type Result } from '@shared/game/result';
import type { OpenedFile, SavedRules } from '@shared/protocol/library';

/** Where the file's games or rules are kept. */
export interface Libraries {
  readonly games: Pick<GameStore, 'importText'>;
  readonly rules: Pick<RulesStore, 'list' | 'save'>;
}

const MAX_NAME = 60;

/**
 * Keeps what a file holds, whichever way it came: given to the program, dropped on its window, or chosen. A sentence that
 * names the file when it holds neither games nor rules.
 */
export async function openFile(
  libraries: Libraries,
  fileName: string,
  bytes: Uint8Array,
): Promise<Result<OpenedFile, string>> {
  const text = decodeText(bytes);
  const opened = isRulesFile(fileName, text)
    ? await openRules(libraries.rules, fileName, text)
    : await openGames(libraries.games, text);
  return opened.ok ? opened : err(notOpened(fileName, opened.error));
}

/** The same for a file of this machine, as the system names it: a path, or a `file:` address. */
export async function openPath(
  libraries: Libraries,
  named: string,
): Promise<Result<OpenedFile, string>> {
  const path = pathOf(named);
  if (path === null) return err(notOpened(named, 'it is not a file of this machine.'));
  const fileName = basename(path);
  const read = await readFile(path);
  if (!read.ok) return err(notOpened(fileName, `${fileFaultWords(read.error)}.`));
  if (read.value === null) return err(notOpened(fileName, 'it is not there.'));
  return openFile(libraries, fileName, read.value);
}

/** Keeps a rule set under its file's name; one that is kept already isn't kept twice. */
export async function keepRules(
  store: Libraries['rules'],
  fileName: string,
  text: string,
): Promise<Result<SavedRules, string>> {
  const parsed = parseRulesFile(text);
  if (!parsed.ok) return parsed;
  const name = parse(fileName).name.trim().slice(0, MAX_NAME) || 'Imported rules';
  const same = JSON.stringify([name, parsed.value]);
  const kept = (await store.list()).find(
    (each) => JSON.stringify([each.name, each.rules]) === same,
  );
  return ok(kept ?? (await store.save(null, name, parsed.value)));
}

async function openRules(
  store: Libraries['rules'],
  fileName: string,
  text: string,
): Promise<Result<OpenedFile, string>> {
  const kept = await keepRules(store, fileName, text);
  return kept.ok ? ok({ kind: 'rules', saved: kept.value }) : kept;
}

async function openGames(
  store: Libraries['games'],
  text: string,
): Promise<Result<OpenedFile, string>> {
  const kept = await store.importText(text, new Date());
  return kept.ok ? ok({ kind: 'games', games: kept.value }) : kept;
}

/** By its ending, else by what is in it: a record says its format, and rules are an object that doesn't. */
function isRulesFile(fileName: string, text: string): boolean {
  if (/\.pinochle-rules$/i.test(fileName)) return true;
  if (/\.(pinochle|jsonl)$/i.test(fileName)) return false;
  const whole = parseJson(text);
  if (!whole.ok || typeof whole.value !== 'object' || whole.value === null) return false;
  return !('format' in whole.value);
}

const MAX_SHOWN_NAME = 80;

const notOpened = (fileName: string, reason: string): string =>
  `\u201c${fileName.slice(0, MAX_SHOWN_NAME)}\u201d was not opened: ${lowerFirst(reason)}`;

const lowerFirst = (sentence: string): string =>
  sentence.charAt(0).toLowerCase() + sentence.slice(1);

function pathOf(named: string): string | null {
  if (!/^[a-z][a-z0-9+.-]+:/i.test(named)) return named;
  try {
    return fileURLToPath(named);
  } catch {
    return null;
  }
}
