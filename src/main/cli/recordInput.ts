import { FILE_LIMITS } from '../reading/limits';
import { parseJson } from '../reading/parseJson';
import type { Line } from '../reading/splitLines';
import { linesOf } from './input';

/**
 * The records of a file, or of standard input for `-`: one a line, or one that is laid out over many lines. Each is a text
 * that has still to be parsed. Throws `WrongInput`.
 */
export async function* recordsOf(name: string): AsyncGenerator<Line> {
  const lines = linesOf(name);
  const start = await linesOfOneRecord(lines);
  if (start.isOneRecord) yield oneRecord(start.lines);
  else yield* start.lines;
  yield* lines;
}

interface Start {
  readonly lines: readonly Line[];
  readonly isOneRecord: boolean;
}

/**
 * Reads on while the lines can be one record: the first opens a value that it doesn't close, and none is a record by
 * itself, as the lines after a spoiled record would be.
 */
async function linesOfOneRecord(input: AsyncGenerator<Line>): Promise<Start> {
  const lines: Line[] = [];
  let length = 0;
  for (let next = await input.next(); !next.done; next = await input.next()) {
    const line = next.value;
    lines.push(line);
    length += line.text?.length ?? Number.POSITIVE_INFINITY;
    const canBeOne = lines.length === 1 ? opensOnly(line) : !isRecord(line);
    if (!canBeOne || length > FILE_LIMITS.bytes) return { lines, isOneRecord: false };
  }
  return { lines, isOneRecord: lines.length > 1 };
}

const oneRecord = (lines: readonly Line[]): Line => ({
  number: lines[0]?.number ?? 1,
  text: lines.map(({ text }) => text).join('\n'),
});

const opensOnly = ({ text }: Line): boolean =>
  text !== null && /^[\s\uFEFF]*[[{]/.test(text) && isFault(text, 'not-json');

const isFault = (text: string, code: string): boolean => {
  const value = parseJson(text);
  return !value.ok && value.error.code === code;
};

function isRecord({ text }: Line): boolean {
  if (text === null || !/^\s*\{.*"format"/.test(text)) return false;
  const value = parseJson(text);
  return (
    value.ok && typeof value.value === 'object' && value.value !== null && 'format' in value.value
  );
}
