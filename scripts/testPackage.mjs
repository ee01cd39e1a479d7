import { lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runEndToEndTests } from './checks/testRunners.mjs';
import { withDisplay } from './display.mjs';
import { ensureTestPackage, testDeb } from './package.mjs';
import { lastLines, PROJECT, Problem, runQuietly, runScript } from './setup/steps.mjs';
import { ensureRootMaker } from './setup/systemLibraries.mjs';
import { setUp } from './setup.mjs';

/** The tests that are played in the installed program. */
const PLAYED = ['electron/packaged.spec', 'electron/security.spec'];

/**
 * What a system changes by itself, and where its users' data is. /opt itself belongs to no package, and dpkg removes
 * it with the last that had something in it.
 */
const NOT_COMPARED =
  /^(opt$|(proc|dev|run|sys|tmp|mnt|home|var\/(log|cache\/apt|lib\/dpkg|lib\/apt))(\/|$))/;

/**
 * Installs the .deb in a Debian system of nothing but its essential packages and what the .deb depends on, plays in
 * it as a user of that system, removes it, and compares the system with what it was.
 */
async function testPackage() {
  if (process.getuid?.() !== 0) throw new Problem('Only root can make another system: use sudo.');
  await setUp();
  await ensureRootMaker();
  await ensureTestPackage();
  // Not below /tmp, which the program shares with this system.
  const root = mkdtempSync('/var/tmp/aces-around-root-');
  try {
    const { passed, failures } = await testIn(root);
    for (const failure of failures) console.log(`FAILED  ${failure}`);
    console.log(`\n${passed} passed, ${failures.length} failed`);
    return failures.length === 0 ? 0 : 1;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

async function testIn(root) {
  const inRoot = (title, ...command) => step(title, 'chroot', root, ...command);
  await step(
    'Making a Debian system',
    'mmdebstrap',
    '--variant=minbase',
    '--mode=root',
    debianRelease(),
    root,
  );
  await inRoot('Adding a user', 'useradd', '--create-home', 'player');
  await step('Bringing the package', 'cp', testDeb(), join(root, 'var', 'aces-around.deb'));
  const depends = (await step('Reading it', 'dpkg-deb', '--field', testDeb(), 'Depends')).trim();
  await inRoot('Updating the lists of packages', 'apt-get', 'update');
  await inRoot(
    'Installing what it depends on',
    ...['apt-get', 'satisfy', '--yes', '--no-install-recommends', depends],
  );
  const before = listing(root);

  await inRoot('Installing the package', 'dpkg', '--install', '/var/aces-around.deb');
  const played = await playIn(root);
  const left = [];
  for (const way of ['--remove', '--purge']) {
    await inRoot(`dpkg ${way}`, 'dpkg', way, 'aces-around');
    left.push(...differences(before, listing(root)).map((line) => `after ${way}: ${line}`));
  }
  return {
    passed: played.passed + Number(left.length === 0),
    failures: [...played.failures, ...left],
  };
}

function playIn(root) {
  const program = join(PROJECT, 'scripts', 'package', 'inCleanRoot.sh');
  return withDisplay((display) =>
    runEndToEndTests(['--project=packaged', ...PLAYED], {
      ...display.env,
      CLEAN_ROOT: root,
      PACKAGED_PROGRAM: program,
    }),
  );
}

/** Kind, mode and size of every file, by its path. */
function listing(root) {
  const paths = readdirSync(root, { recursive: true }).filter((path) => !NOT_COMPARED.test(path));
  return new Map(
    paths.map((path) => {
      const status = lstatSync(join(root, path));
      return [path, `${status.mode.toString(8)} ${status.isDirectory() ? '' : status.size}`];
    }),
  );
}

function differences(before, after) {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((path) => before.get(path) !== after.get(path))
    .map((path) => `${path} was ${before.get(path)}, is ${after.get(path)}`);
}

function debianRelease() {
  const release = /^VERSION_CODENAME=(\S+)/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1];
  if (release !== undefined) return release;
  throw new Problem('This system has no name of a Debian release in /etc/os-release.');
}

async function step(title, command, ...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C.UTF-8' };
  const { code, output } = await runQuietly(title, command, args, { env });
  if (code !== 0) throw new Problem(`${title} failed:\n${lastLines(output, 20)}`);
  return output;
}

await runScript(testPackage);
