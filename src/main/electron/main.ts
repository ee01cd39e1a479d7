import { app } from 'electron';
import { registerAppScheme } from './appProtocol';
import { chooseDataFolder } from './dataFolder';
import { type LaunchArguments, ownArguments, parseLaunchArguments } from './launchArguments';
import { failLoudly } from './lifecycle';
import { openProgram } from './openProgram';

const WRONG_ARGUMENTS = 2;

const launch = parseLaunchArguments(ownArguments(process.argv, app.isPackaged));
if (!launch.ok) endWith(launch.error, WRONG_ARGUMENTS);
else if (launch.value.cli !== null) runCommand(launch.value.cli);
else startProgram(launch.value);

function endWith(sentence: string, code: number): void {
  process.stderr.write(`${sentence}\n`, () => app.exit(code));
}

function runCommand(args: readonly string[]): void {
  // Loaded only here: a window opens sooner without it.
  import('@main/cli')
    .then(({ runCli }) => runCli(args))
    .then(
      (code) => app.exit(code),
      (error: unknown) => endWith(String(error), 1),
    );
}

function startProgram(launch: LaunchArguments): void {
  // Root on Linux can only start Electron with --no-sandbox, and its helper processes need that flag too.
  if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox();
  registerAppScheme();
  chooseDataFolder(launch);
  if (!app.requestSingleInstanceLock()) {
    endWith('Aces Around is already open.', 0);
    return;
  }
  // Not awaited: Electron becomes ready only after this module has run.
  app
    .whenReady()
    .then(() => openProgram(launch))
    .catch(failLoudly);
}
