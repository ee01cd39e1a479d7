import { readFile } from 'node:fs/promises';

/** The value of a JSON text; undefined when it is none. */
export function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

/** The value of a JSON file; undefined when there is no such file, or no JSON in it. */
export async function readJsonFile(path: string): Promise<unknown> {
  try {
    return parseJson(await readFile(path, 'utf8'));
  } catch {
    return undefined;
  }
}
