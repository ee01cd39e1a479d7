import { readdirSync, readFileSync } from 'node:fs';
import type { GameRecord } from '@shared/game/record';
import { parseRecord } from '@shared/protocol/recordSchema';

const folder = new URL('../golden/deals/', import.meta.url);

/** A worked deal of tests/golden/deals: a record with the working in comment lines. */
export interface GoldenDeal {
  readonly name: string;
  readonly record: GameRecord;
}

/** The JSON of a file whose comments stand on lines of their own. */
const withoutComments = (text: string): unknown =>
  JSON.parse(
    text
      .split('\n')
      .filter((line) => !/^\s*\/\//.test(line))
      .join('\n'),
  );

export function readGoldenDeals(): GoldenDeal[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.jsonc'))
    .sort()
    .map((file) => {
      const record = parseRecord(withoutComments(readFileSync(new URL(file, folder), 'utf8')));
      if (!record.ok) throw new Error(`${file}: ${record.error}`);
      return { name: file.replace('.jsonc', ''), record: record.value };
    });
}
