import { arch, homedir, hostname, release, tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import type { Secrets } from '@main/diagnostics/redact';
import { openDeals, openDealsOf, type ReportFacts, reportText } from '@main/diagnostics/report';
import { decodeText } from '@main/reading/decodeText';
import { readFile } from '@main/reading/readFile';
import type { GameRecord } from '@shared/game/record';
import { ok, type Result } from '@shared/game/result';
import { parseRecord } from '@shared/protocol/recordSchema';
import type { ReportDraft } from '@shared/protocol/report';
import { recordedSeatOf } from '@shared/protocol/seatInfo';
import { app, screen } from 'electron';
import type { FileDialogs } from './fileDialogs';
import type { Program } from './program';

const MOST_LOG_CHARACTERS = 64 * 1024;
const TEXT_FILES = [{ name: 'Text', extensions: ['txt'] }];

/** Reports for whoever is asked for help: made, shown, and only then written. */
export interface Reports {
  make(withRecord: boolean): Promise<ReportDraft>;
  /** Writes the report that was made last, as it was shown; false when no file was chosen. */
  save(): Promise<Result<boolean, string>>;
}

export function createReports(program: Program, dialogs: FileDialogs): Reports {
  let made: string | null = null;
  return {
    async make(withRecord) {
      const record = await recordFor(program);
      const text = reportText(
        await factsOf(program),
        withRecord ? record : null,
        await secretsOf(program),
      );
      made = text;
      return { text, hasRecord: record !== null };
    },
    async save() {
      if (made === null) return ok(false);
      return dialogs.save('Save the report', 'aces-around-report.txt', TEXT_FILES, made);
    },
  };
}

/** Of the game at the table what is over; without a table the game that was kept last. */
async function recordFor({ table, games }: Program): Promise<GameRecord | null> {
  const played = table.played();
  if (played !== null)
    return openDealsOf(played.game, app.getVersion(), played.head.seats.map(recordedSeatOf));
  const [newest] = await games.list();
  const kept = newest === undefined ? null : await games.record(newest.id);
  const record = kept?.ok ? parseRecord(kept.value) : null;
  return record?.ok ? openDeals(record.value) : null;
}

async function factsOf({ settings, dataFolder }: Program): Promise<ReportFacts> {
  const { electron = '', chrome = '', node = '' } = process.versions;
  const displays = screen
    .getAllDisplays()
    .map(({ size, scaleFactor }) => `${size.width} x ${size.height} at ${scaleFactor}`);
  const graphics = Object.entries(app.getGPUFeatureStatus()).map(
    ([feature, status]) => `${feature} ${status}`,
  );
  return {
    versions: [
      ['Aces Around', app.getVersion()],
      ['Electron, Chromium, Node', `${electron}, ${chrome}, ${node}`],
      ['System', `${process.platform} ${arch()}, ${release()}`],
      ['Displays', displays.join('; ')],
      ['Graphics', graphics.join(', ')],
    ],
    settings: settings.get(),
    log: await endOfLog(join(dataFolder, 'logs', 'main.log')),
  };
}

/** Whole lines from the end of the log. */
async function endOfLog(path: string): Promise<string> {
  const read = await readFile(path);
  if (!read.ok || read.value === null) return '';
  const text = decodeText(read.value);
  const end = text.slice(-MOST_LOG_CHARACTERS);
  return end.length === text.length ? end : end.slice(end.indexOf('\n') + 1);
}

/** Everybody and every place that this program knows by name. */
async function secretsOf({ settings, lan, games, dataFolder }: Program): Promise<Secrets> {
  const { playerName, botNames } = settings.get();
  const { table } = lan.state();
  const remembered = lan.remembered();
  return {
    names: [
      playerName,
      ...botNames,
      ...systemNames(),
      ...(table === null ? [] : [table.title, ...table.members.map(({ name }) => name)]),
      ...remembered.flatMap(({ title, address }) => [title, address]),
      ...(await games.list()).flatMap(({ names }) => names),
    ],
    folders: [homedir(), dataFolder, tmpdir(), app.getPath('documents'), app.getAppPath()],
  };
}

function systemNames(): string[] {
  try {
    return [hostname(), userInfo().username];
  } catch {
    // A user without an entry in the system's list has no name that could be told.
    return [hostname()];
  }
}
