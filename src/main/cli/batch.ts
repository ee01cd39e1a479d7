import { parseJson } from '../reading/parseJson';
import { readFaultWords } from '../reading/readFault';
import { WrongArguments, WrongInput } from './command';
import { linesOf } from './input';
import { printResult } from './output';

/** The fields of one line of a batch, which is a JSON object. */
export type BatchLine = Readonly<Record<string, unknown>>;

/** Prints the answer to each line of a file, or of standard input for `-`. The first line without one is named. */
export async function answerBatch(
  file: string,
  answer: (line: BatchLine) => unknown,
): Promise<void> {
  for await (const { number, text } of linesOf(file)) {
    let result: unknown;
    try {
      result = await answer(readLine(text));
    } catch (error) {
      if (!(error instanceof WrongArguments)) throw error;
      throw new WrongInput(`Line ${number}: ${error.message}`);
    }
    await printResult(result);
  }
}

function readLine(text: string | null): BatchLine {
  if (text === null) throw new WrongArguments('it is too long.');
  const value = parseJson(text);
  if (!value.ok) throw new WrongArguments(`${readFaultWords(value.error)}.`);
  if (typeof value.value === 'object' && value.value !== null && !Array.isArray(value.value))
    return { ...value.value };
  throw new WrongArguments('it must be a JSON object.');
}

/** A text field of a batch's line. */
export function textField(line: BatchLine, field: string): string {
  const value = line[field];
  if (typeof value === 'string') return value;
  throw new WrongArguments(
    value === undefined ? `"${field}" is missing.` : `"${field}" must be a text.`,
  );
}
