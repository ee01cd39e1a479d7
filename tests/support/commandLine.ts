import { Readable } from 'node:stream';
import { runCli } from '@main/cli';
import { vi } from 'vitest';

export interface CommandResult {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs one command of the command line in this process and keeps what it writes. */
export async function runCommand(args: readonly string[], input = ''): Promise<CommandResult> {
  let out = '';
  let err = '';
  const stdin = Object.getOwnPropertyDescriptor(process, 'stdin');
  Object.defineProperty(process, 'stdin', { value: Readable.from([input]), configurable: true });
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      out += String(text);
      return true;
    }),
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
      err += String(text);
      return true;
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

/** The lines of JSON that a command wrote. */
export const jsonLines = ({ out }: CommandResult): unknown[] =>
  out
    .split('\n')
    .filter((line) => line !== '')
    .map((line): unknown => JSON.parse(line));
