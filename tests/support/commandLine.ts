import { Readable } from 'node:stream';
import { runCli } from '@main/cli/runCli';
import { vi } from 'vitest';

export interface CommandResult {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs one command of the command line in this process and keeps what it writes. */
export async function runCommand(
  args: readonly string[],
  input: string | Uint8Array = '',
): Promise<CommandResult> {
  let out = '';
  let err = '';
  const stdin = Object.getOwnPropertyDescriptor(process, 'stdin');
  Object.defineProperty(process, 'stdin', {
    value: Readable.from([Buffer.from(input)]),
    configurable: true,
  });
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation((text, ...rest) => {
      out += String(text);
      return written(rest);
    }),
    vi.spyOn(process.stderr, 'write').mockImplementation((text, ...rest) => {
      err += String(text);
      return written(rest);
    }),
  ];
  try {
    const code = await runCli(args);
    return { code, out, err };
  } finally {
    for (const spy of spies) spy.mockRestore();
    if (stdin !== undefined) Object.defineProperty(process, 'stdin', stdin);
  }
}

/** What follows a text given to `write`: its last part hears that it is written. */
export function written(rest: readonly unknown[]): true {
  const callback = rest.at(-1);
  if (typeof callback === 'function') callback();
  return true;
}

/** The lines of JSON that a command wrote. */
export const jsonLines = ({ out }: CommandResult): unknown[] =>
  out
    .split('\n')
    .filter((line) => line !== '')
    .map((line): unknown => JSON.parse(line));
