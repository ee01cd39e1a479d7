import { resolve } from 'node:path';

/** Where electron-builder puts the executable below its output folder, by system. */
const EXECUTABLES: Readonly<Record<string, string>> = {
  linux: 'linux-unpacked/aces-around',
  win32: 'win-unpacked/Aces Around.exe',
  darwin: `mac${process.arch === 'arm64' ? '-arm64' : ''}/Aces Around.app/Contents/MacOS/Aces Around`,
};

/** The executable that scripts/package.mjs packages for the tests, or another that is to stand in for it. */
export const packagedProgram = (): string =>
  process.env.PACKAGED_PROGRAM ?? resolve('out/packaged', EXECUTABLES[process.platform] ?? '');
