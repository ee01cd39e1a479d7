import { runCli } from '@main/cli/runCli';

/** The command line as a program of its own, for a network namespace. */
process.exitCode = await runCli(process.argv.slice(2));
