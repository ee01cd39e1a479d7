import { err, ok, type Result } from '@shared/game/result';
import { parseRecord } from '@shared/protocol/recordSchema';
import { printRecordFault, replayRecord } from '../engine/replay';
import { FILE_LIMITS } from '../reading/limits';
import { parseJson } from '../reading/parseJson';
import { readFaultWords } from '../reading/readFault';
import type { Line } from '../reading/splitLines';
import { readArguments } from './arguments';
import { fairnessFault } from './checkFairness';
import { type Command, WrongArguments, WrongInput } from './command';
import { printInput } from './input';
import { printResult, printSentence } from './output';
import { recordsOf } from './recordInput';

/** Faults after which a file is looked at no further: it is something else than records. */
const MOST_FAULTS = 20;

interface Verdict {
  readonly deals: number;
}

/** Whether a text is a record that keeps the rules; a sentence with the place where it doesn't. */
function checkText(text: Line['text']): Result<Verdict, string> {
  const input =
    text === null ? err({ code: 'too-large', limit: FILE_LIMITS.bytes } as const) : parseJson(text);
  if (!input.ok) return err(`This is not a game record: ${readFaultWords(input.error)}.`);
  const record = parseRecord(input.value);
  if (!record.ok) return record;
  const replayed = replayRecord(record.value);
  if (!replayed.ok) return err(printRecordFault(replayed.error));
  const unfair = fairnessFault(input.value, record.value);
  return unfair === null ? ok({ deals: record.value.deals.length }) : err(unfair);
}

export const check: Command = {
  usage: 'FILE (- for standard input)',
  summary:
    're-plays every record of a file and names the first place where one breaks the rules, or where its cards are not those that were committed',
  options: {},
  async run(args) {
    const { positionals } = readArguments(args, {});
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) throw new WrongArguments('check takes one file.');
    const counts = { records: 0, deals: 0, faults: 0 };
    let unseen = 0;
    for await (const { text, number } of recordsOf(file)) {
      if (counts.faults === MOST_FAULTS) {
        unseen += 1;
        continue;
      }
      counts.records += 1;
      const verdict = checkText(text);
      if (verdict.ok) counts.deals += verdict.value.deals;
      else {
        counts.faults += 1;
        await printSentence(`Line ${number}: ${verdict.error}`);
      }
    }
    if (counts.records === 0)
      throw new WrongInput(`${printInput(file)} is empty: there is no record in it.`);
    if (unseen > 0)
      await printSentence(
        `Stopped after ${MOST_FAULTS} faults: ${unseen} more ${unseen === 1 ? 'line was' : 'lines were'} not looked at.`,
      );
    await printResult(counts);
    return counts.faults === 0 ? 0 : 1;
  },
};
