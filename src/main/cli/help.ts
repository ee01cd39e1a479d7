import { printOption } from './arguments';
import type { Command } from './command';

/** Every command with its usage and what it does. */
export const describeCommands = (commands: Readonly<Record<string, Command>>): string =>
  Object.entries(commands)
    .map(
      ([name, { usage, summary }]) => `  ${[name, usage].join(' ').trimEnd()}\n      ${summary}\n`,
    )
    .join('');

/** One command with each of its options. */
export function describeCommand(name: string, { usage, summary, options }: Command): string {
  const shown = Object.entries(options).map(
    ([option, described]) => [printOption(option, described), described.help] as const,
  );
  const width = Math.max(0, ...shown.map(([option]) => option.length));
  const lines = shown.map(([option, help]) => `  ${option.padEnd(width)}  ${help}\n`);
  const heading = lines.length === 0 ? '' : '\nOptions:\n';
  return `${`Usage: ${name} ${usage}`.trimEnd()}\n${summary}\n${heading}${lines.join('')}`;
}
