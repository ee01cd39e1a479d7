import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../setup/steps.mjs';
import { checkImports } from './checkImports.mjs';

/** Type-checks every tsconfig that lists sources; each counts as one test. */
export function checkTypes() {
  return readdirSync(PROJECT)
    .filter((name) => /^tsconfig\..+\.json$/.test(name) && name !== 'tsconfig.base.json')
    .sort()
    .map((config) => runTool(`types of ${config}`, 'typescript/bin/tsc', '-p', config));
}

export function checkStyle() {
  return [
    runTool('format and lint', '@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'),
  ];
}

export async function checkImportRules() {
  const problems = await checkImports();
  return [
    { name: 'import rules', failed: problems.length > 0, output: problems.join('\n') },
    checkUnused(),
  ];
}

/** Files, exports and packages that nothing uses. */
function checkUnused() {
  const name = 'nothing unused';
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    return { name: `${name} (not checked: that takes Node 20.19)`, failed: false, output: '' };
  return runTool(name, 'knip/bin/knip.js', '--no-progress');
}

function runTool(name, script, ...args) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(PROJECT, 'node_modules', script), ...args],
    { cwd: PROJECT, encoding: 'utf8' },
  );
  return { name, failed: status !== 0, output: stdout + stderr };
}
