import { spawnSync } from 'node:child_process';
import { expect, test } from './launch';

// Chromium refuses to be started as root without it, whatever is to be done.
const NO_SANDBOX = process.platform === 'linux' && process.getuid?.() === 0 ? '--no-sandbox' : '';

const { DISPLAY: _display, WAYLAND_DISPLAY: _wayland, ...withoutDisplay } = process.env;

/** Runs a line of bash without a display; `$PROGRAM` is the packaged program. */
const bash = (script: string, executablePath: string) =>
  spawnSync('bash', ['-c', script], {
    env: { ...withoutDisplay, PROGRAM: executablePath, NO_SANDBOX },
    encoding: 'utf8',
    timeout: 50_000,
  });

test.skip(process.platform === 'win32', 'the lines are written for bash');

test('a command of the packaged program runs without a display', ({ executablePath }) => {
  const { status, stdout } = bash('"$PROGRAM" $NO_SANDBOX --cli presets', executablePath);
  expect(status).toBe(0);
  expect(JSON.parse(stdout)).toHaveLength(18);
});

test('a command of the packaged program plays games in its threads without a display', ({
  executablePath,
}) => {
  const { status, stdout } = bash(
    '"$PROGRAM" $NO_SANDBOX --cli simulate --preset sq-partnership --games 2 --seed a --bots easy',
    executablePath,
  );
  expect(status).toBe(0);
  expect(stdout.trim().split('\n')).toHaveLength(2);
});

test('a command of the packaged program ends as by SIGPIPE when nobody reads what it says', ({
  executablePath,
}) => {
  // The program starts only when writing to the pipe fails.
  const { stderr } = bash(
    `exec 3>&2; trap '' PIPE; { while echo; do :; done 2>/dev/null; "$PROGRAM" $NO_SANDBOX --cli presets 2>&1; echo "status $?" >&3; } | true`,
    executablePath,
  );
  expect(stderr).toBe('status 141\n');
});

test('a wrong argument ends the packaged program with status 2 when nobody reads what it says', ({
  executablePath,
}) => {
  const { stderr } = bash(
    `exec 3>&2; trap '' PIPE; { while echo; do :; done 2>/dev/null; "$PROGRAM" $NO_SANDBOX --screen nowhere 2>&1; echo "status $?" >&3; } | true`,
    executablePath,
  );
  expect(stderr).toBe('status 2\n');
});

test('the packaged program starts nothing as plain Node, though the environment asks for it', ({
  executablePath,
}) => {
  const { stdout } = bash(
    'ELECTRON_RUN_AS_NODE=1 "$PROGRAM" $NO_SANDBOX --cli presets',
    executablePath,
  );
  expect(JSON.parse(stdout)).toHaveLength(18);
});
