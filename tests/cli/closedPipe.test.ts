import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const COMMAND_LINE = 'node scripts/pinochle.mjs';

/** What the shell says on standard error. */
const bash = (script: string): string =>
  spawnSync('bash', ['-c', script], { encoding: 'utf8', timeout: 60_000 }).stderr;

// The build that a first run makes says so on standard error.
const BUILD = `${COMMAND_LINE} presets > /dev/null 2>&1`;

it('a command whose output nobody reads ends as by SIGPIPE, without a word', () => {
  // The command starts only when writing to the pipe fails.
  const script = `trap '' PIPE; { while echo; do :; done 2>/dev/null; ${COMMAND_LINE} presets; echo "status $?" >&2; } | true`;
  expect(bash(`${BUILD}; ${script}`)).toBe('status 141\n');
});

it('a command whose reader leaves in the middle ends as by SIGPIPE, without a word', () => {
  const script = `${COMMAND_LINE} simulate --preset sq-partnership --games 50 --seed a --bots plain | head -1 > /dev/null; echo "status \${PIPESTATUS[0]}" >&2`;
  expect(bash(`${BUILD}; ${script}`)).toBe('status 141\n');
});
