import { app } from 'electron';
import { registerAppScheme } from './appProtocol';
import { chooseDataFolder, lockDataFolder } from './dataFolder';
import { watchGivenFiles } from './givenFiles';
import { WITHOUT_ACCELERATION } from './graphics';
import { type LaunchArguments, ownArguments, parseLaunchArguments } from './launchArguments';
import { failLoudly } from './lifecycle';
import { openProgram } from './openProgram';

const WRONG_ARGUMENTS = 2;

const launch = parseLaunchArguments(ownArguments(process.argv, app.isPackaged));
if (!launch.ok) endWith(launch.error, WRONG_ARGUMENTS);
else if (launch.value.cli !== null) await runCommand(launch.value.cli);
else startProgram(launch.value);

function endWith(sentence: string, code: number): void {
  process.stderr.on('error', () => app.exit(code));
  process.stderr.write(`${sentence}\n`, () => app.exit(code));
}

/**
 * Runs a command to its end before Electron goes on to start Chromium, which would need a display. Electron waits
 * for this module, so awaiting the command is enough.
 */
async function runCommand(args: readonly string[]): Promise<void> {
  // Electron would show what nothing caught in a window.
  process.on('uncaughtException', (error) => endWith(String(error), 1));
  try {
    // Loaded only here: a window opens sooner without it.
    const { runCliProcess } = await import('@main/cli/runCli');
    app.exit(await runCliProcess(args));
  } catch (error) {
    endWith(String(error), 1);
  }
}

function startProgram(launch: LaunchArguments): void {
  // Root on Linux can only start Electron with --no-sandbox, and its helper processes need that flag too.
  if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox();
  registerAppScheme();
  if (launch.withoutAcceleration) app.disableHardwareAcceleration();
  const dataFolder = chooseDataFolder(launch);
  if (!lockDataFolder(launch.files)) {
    endWith('Aces Around is already open.', 0);
    return;
  }
  const sentences = [
    dataFolder.sentence,
    launch.withoutAcceleration ? WITHOUT_ACCELERATION : null,
  ].filter((sentence) => sentence !== null);
  const files = watchGivenFiles(launch.files);
  // Not awaited: Electron becomes ready only after this module has run.
  app
    .whenReady()
    .then(() => openProgram({ launch, dataFolder: dataFolder.path, sentences, files }))
    .catch(failLoudly);
}
