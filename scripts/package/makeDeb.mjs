#!/usr/bin/env node
// Takes the arguments with which electron-builder calls fpm, a program it would download, and makes the .deb with
// Debian's own dpkg-deb. electron-builder finds it by CUSTOM_FPM_PATH.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';

const text = { type: 'string' };
const list = { type: 'string', multiple: true, default: [] };
const { values: wanted, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'source-type': { ...text, short: 's' },
    force: { type: 'boolean' },
    'target-type': { ...text, short: 't' },
    depends: { ...list, short: 'd' },
    'deb-recommends': list,
    'deb-compression': { ...text, default: 'xz' },
    'deb-priority': { ...text, default: 'optional' },
    architecture: text,
    'after-install': text,
    'after-remove': text,
    description: text,
    version: text,
    package: text,
    name: text,
    maintainer: text,
    vendor: text,
    url: text,
    license: text,
    category: text,
  },
});

/** dpkg-deb's options for the ways to compress: small, and fast for tests. */
const COMPRESSIONS = { xz: ['-Zxz'], gz: ['-Zgzip', '-z1'] };

const stage = mkdtempSync(join(tmpdir(), 'aces-around-deb-'));
try {
  for (const each of positionals) copyIntoStage(...each.split('='));
  setModes(stage);
  writeControlFiles();
  run('dpkg-deb', [
    '--root-owner-group',
    ...COMPRESSIONS[wanted['deb-compression']],
    '--build',
    stage,
    wanted.package,
  ]);
} finally {
  rmSync(stage, { recursive: true, force: true });
}

function copyIntoStage(from, to) {
  const target = join(stage, to);
  mkdirSync(dirname(target), { recursive: true });
  cpSync(from, target, { recursive: true, verbatimSymlinks: true });
}

/** Whoever builds may have a umask of their own: in the package everybody may read, and only root may write. */
function setModes(folder) {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) setModes(path);
    else if (entry.isFile()) chmodSync(path, statSync(path).mode & 0o100 ? 0o755 : 0o644);
  }
}

function writeControlFiles() {
  const files = readdirSync(stage, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const folder = join(stage, 'DEBIAN');
  mkdirSync(folder);
  writeFileSync(join(folder, 'control'), printControl(files));
  writeFileSync(join(folder, 'md5sums'), files.map(printChecksum).join(''));
  for (const [script, name] of [
    ['after-install', 'postinst'],
    ['after-remove', 'postrm'],
  ]) {
    if (wanted[script] === undefined) continue;
    writeFileSync(join(folder, name), readFileSync(wanted[script]), { mode: 0o755 });
  }
}

function printControl(files) {
  const kilobytes = files.reduce((sum, file) => sum + Math.ceil(statSync(file).size / 1024), 0);
  const fields = {
    Package: wanted.name,
    Version: wanted.version,
    Architecture: wanted.architecture,
    Maintainer: wanted.maintainer,
    'Installed-Size': kilobytes,
    Depends: wanted.depends.join(', '),
    Recommends: wanted['deb-recommends'].join(', '),
    Section: wanted.category,
    Priority: wanted['deb-priority'],
    Homepage: wanted.url,
    Description: wanted.description,
  };
  return Object.entries(fields)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('');
}

function printChecksum(file) {
  const sum = createHash('md5').update(readFileSync(file)).digest('hex');
  return `${sum}  ${relative(stage, file)}\n`;
}

function run(command, args) {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) throw error ?? new Error(`${command} ended with status ${status}`);
}
