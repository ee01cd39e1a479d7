import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { lastLines, Problem, runQuietly, say } from './steps.mjs';

/** What Electron needs from a Linux system, and the Debian package that brings it. */
const LIBRARIES = [
  { file: 'libgtk-3.so.0', debian: 'libgtk-3-0' },
  { file: 'libnss3.so', debian: 'libnss3' },
  { file: 'libasound.so.2', debian: 'libasound2' },
  { file: 'libgbm.so.1', debian: 'libgbm1' },
];

export function hasDisplay() {
  return (
    process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY)
  );
}

/** Installs the system libraries that Electron and, with no display, the virtual display need. */
export async function ensureSystemLibraries() {
  if (process.platform !== 'linux') return;
  const missing = [...missingLibraries(), ...missingDisplayPrograms()];
  if (missing.length > 0) await installDebianPackages(missing, 'The program');
}

/** Installs the archiver that electron-builder needs for tar.gz; returns its path. */
export async function ensureArchiver() {
  await ensurePrograms('Packing the archive', { '7za': 'p7zip-full' });
  return '/usr/bin/7za';
}

/** Installs what the tests of the .deb look at it with. */
export function ensureDebianTools() {
  return ensurePrograms('Testing the package', {
    'dpkg-shlibdeps': 'dpkg-dev',
    'desktop-file-validate': 'desktop-file-utils',
  });
}

/** Installs what makes a Debian system in a folder. */
export function ensureRootMaker() {
  return ensurePrograms('Making a Debian system', { mmdebstrap: 'mmdebstrap' });
}

/** Installs the Debian packages, by the program that each brings, of the programs that are missing. */
async function ensurePrograms(whatNeedsThem, packages) {
  const missing = Object.keys(packages).filter((program) => !isOnPath(program));
  if (missing.length === 0) return;
  await installDebianPackages(
    missing.map((program) => packages[program]),
    whatNeedsThem,
  );
}

function missingLibraries() {
  const ldconfig = ['/sbin/ldconfig', '/usr/sbin/ldconfig'].find(existsSync);
  const list = ldconfig && spawnSync(ldconfig, ['-p'], { encoding: 'utf8' }).stdout;
  // A system without ldconfig keeps its libraries in ways of its own: let Electron itself complain.
  if (!list) return [];
  return LIBRARIES.filter(({ file }) => !list.includes(`${file} `)).map(({ debian }) => debian);
}

function missingDisplayPrograms() {
  return hasDisplay() || isOnPath('Xvfb') ? [] : ['xvfb', 'xauth'];
}

async function installDebianPackages(names, whatNeedsThem) {
  const byHand = (packages) =>
    `${whatNeedsThem} needs system libraries that are not installed. Type this command, then run the same command again:\n\n  sudo apt-get update && sudo apt-get install -y ${packages.join(' ')}`;
  if (!isOnPath('apt-get')) {
    throw new Problem(
      `${whatNeedsThem} needs system libraries that are not installed. Install what your system calls Debian's ${names.join(', ')}, then run the same command again.`,
    );
  }
  const asRoot = commandPrefixForRoot();
  if (asRoot === undefined) throw new Problem(byHand(names));

  const runApt = (title, ...args) => {
    const [command, ...rest] = [
      ...asRoot,
      'env',
      'DEBIAN_FRONTEND=noninteractive',
      'apt-get',
      '-o',
      'DPkg::Lock::Timeout=120',
      ...args,
    ];
    return runQuietly(title, command, rest);
  };
  const update = await runApt('Updating the list of system packages', 'update');
  if (update.code !== 0) say('  The list could not be updated; trying with the old one.');
  const packages = names.map(currentDebianName);
  const install = await runApt(
    `Installing system libraries: ${packages.join(' ')}`,
    'install',
    '-y',
    '--no-install-recommends',
    ...packages,
  );
  if (install.code !== 0) {
    throw new Problem(`${byHand(packages)}\n\napt-get said:\n${lastLines(install.output)}`);
  }
}

/** Newer Debian and Ubuntu releases carry some libraries under a name that ends in t64. */
function currentDebianName(name) {
  const newer = `${name}t64`;
  return spawnSync('apt-cache', ['show', newer]).status === 0 ? newer : name;
}

/** What to put before a command so that it runs as root without a password; undefined where that can't be. */
function commandPrefixForRoot() {
  if (process.getuid?.() === 0) return [];
  return spawnSync('sudo', ['-n', 'true']).status === 0 ? ['sudo', '-n'] : undefined;
}

/** Whether a program of this name can be called. */
export function isOnPath(program) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .some((folder) => existsSync(join(folder, program)));
}
