import { createReadStream } from 'node:fs';
import { decodeStream } from '../reading/decodeText';
import { systemCodeOf } from '../reading/fileFault';
import { FILE_LIMITS } from '../reading/limits';
import { parseJson } from '../reading/parseJson';
import { readFaultWords } from '../reading/readFault';
import { type Line, splitLines } from '../reading/splitLines';
import { WrongInput } from './command';

/** The name that stands for standard input wherever a file can be given. */
const STANDARD_INPUT = '-';

/** What an input is called in sentences. */
export const printInput = (name: string): string =>
  name === STANDARD_INPUT ? 'The standard input' : `The file "${name}"`;

/** The lines of a file, or of standard input for `-`, that aren't empty. Throws `WrongInput`. */
export async function* linesOf(name: string): AsyncGenerator<Line> {
  for await (const line of splitLines(textOf(name), FILE_LIMITS.bytes))
    if (line.text?.trim() !== '') yield line;
}

/** The one JSON value of a file, or of standard input for `-`. Throws `WrongInput`. */
export async function readJsonInput(name: string): Promise<unknown> {
  let text = '';
  for await (const chunk of textOf(name)) {
    text += chunk;
    if (text.length > FILE_LIMITS.bytes) break;
  }
  const value = parseJson(text);
  if (value.ok) return value.value;
  throw new WrongInput(`${printInput(name)} can't be read: ${readFaultWords(value.error)}.`);
}

const textOf = (name: string): AsyncGenerator<string> => decodeStream(bytesOf(name));

async function* bytesOf(name: string): AsyncGenerator<Uint8Array> {
  try {
    yield* name === STANDARD_INPUT ? process.stdin : createReadStream(name);
  } catch (error) {
    throw new WrongInput(whyUnreadable(name, error));
  }
}

function whyUnreadable(name: string, error: unknown): string {
  const code = systemCodeOf(error);
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR':
      return /^\/(dev|proc\/self)\/fd\//.test(name)
        ? `There is no file "${name}": npm doesn't pass it on. Pipe the text in and give - as the file.`
        : `There is no file "${name}".`;
    case 'EISDIR':
      return `"${name}" is a folder. Give the name of a file.`;
    case 'EACCES':
    case 'EPERM':
      return `The file "${name}" can't be read: you don't have permission to.`;
    default:
      return `${printInput(name)} can't be read (${code ?? String(error)}).`;
  }
}
