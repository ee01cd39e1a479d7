import { writeFileSync } from 'node:fs';
import { oneOf, readArguments, refuseWords, wholeNumber } from '@main/cli/arguments';
import { WrongArguments } from '@main/cli/command';
import { printReport } from './report';
import { STRANDS, soak } from './soak';

const OPTIONS = {
  minutes: { type: 'string', value: '60', help: 'how long; one minute by default' },
  seed: { type: 'string', value: 'TEXT', help: 'draws rules, players, and faults; 0 by default' },
  rounds: { type: 'string', value: 'N', help: 'that many rounds, however long they take' },
  only: { type: 'string', value: 'STRAND', help: `one kind of rounds: ${STRANDS.join(', ')}` },
  round: { type: 'string', value: 'N', help: 'that round alone, as a finding names it' },
  out: { type: 'string', value: 'FILE', help: 'writes the table there, too' },
} as const;

/** A round that is named is played alone. */
function readRounds(values: { readonly round?: string; readonly rounds?: string }): number | null {
  if (values.rounds !== undefined)
    return wholeNumber('rounds', values.rounds, { least: 1, byDefault: 1 });
  return values.round === undefined ? null : 1;
}

/** `npm run soak`: gives the exit code, 0 when nothing was found. */
export async function main(args: readonly string[]): Promise<number> {
  try {
    const { values, positionals } = readArguments(args, OPTIONS);
    refuseWords(positionals);
    const minutes = Number(values.minutes ?? '1');
    if (!(minutes > 0)) throw new WrongArguments('--minutes must be a number above 0.');
    const report = await soak({
      seed: values.seed ?? '0',
      minutes,
      only: values.only === undefined ? null : oneOf('--only', values.only, STRANDS),
      first: wholeNumber('round', values.round, { least: 0, byDefault: 0 }),
      rounds: readRounds(values),
      say: (line) => process.stderr.write(`${line}\n`),
    });
    const text = printReport(report);
    process.stdout.write(text);
    if (values.out !== undefined) writeFileSync(values.out, text);
    return report.findings.length === 0 ? 0 : 1;
  } catch (error) {
    if (!(error instanceof WrongArguments)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 2;
  }
}
