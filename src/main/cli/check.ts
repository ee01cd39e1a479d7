import { readFile } from 'node:fs/promises';
import { err, type Result } from '@shared/game/result';
import { parseRecord } from '@shared/protocol/recordSchema';
import { printRecordFault, replayRecord } from '../engine/replay';
import { type Command, linesOf, printResult, readArguments, WrongArguments } from './command';

interface Verdict {
  readonly deals: number;
}

/** Whether a text is a record that keeps the rules; a sentence with the place where it doesn't. */
function checkText(text: string): Result<Verdict, string> {
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch {
    return err('This is not JSON, so no game record.');
  }
  const record = parseRecord(input);
  if (!record.ok) return record;
  const replayed = replayRecord(record.value);
  return replayed.ok
    ? { ok: true, value: { deals: record.value.deals.length } }
    : err(printRecordFault(replayed.error));
}

/** A file may also hold one record over many lines. */
async function isOneRecord(file: string): Promise<string | null> {
  if (file === '-') return null;
  const text = await readFile(file, 'utf8').catch(() => '');
  if (!/^\s*\{\s*[\r\n]/.test(text)) return null;
  return text;
}

async function* recordsOf(file: string) {
  const whole = await isOneRecord(file);
  if (whole === null) yield* linesOf(file);
  else yield { text: whole, number: 1 };
}

export const check: Command = {
  usage: 'FILE (- for standard input)',
  summary: 're-plays every record of a file and names the first place where one breaks the rules',
  async run(args) {
    const { positionals } = readArguments(args, {});
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) throw new WrongArguments('check takes one file.');
    let records = 0;
    let deals = 0;
    let faults = 0;
    for await (const { text, number } of recordsOf(file)) {
      records += 1;
      const verdict = checkText(text);
      if (verdict.ok) {
        deals += verdict.value.deals;
        continue;
      }
      faults += 1;
      process.stderr.write(`Line ${number}: ${verdict.error}\n`);
    }
    if (records === 0) throw new WrongArguments('There is no record in it.');
    await printResult({ records, deals, faults });
    return faults === 0 ? 0 : 1;
  },
};
