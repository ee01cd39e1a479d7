import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { lastLines, npmCommand, PROJECT, Problem } from '../setup/steps.mjs';
import { bundledPackages } from './notices.mjs';

/**
 * Writes what the packages are made of in CycloneDX's format: of all that npm knows to be installed, what is in the
 * bundles, and the runtime.
 */
export function writeBillOfMaterials(file, electronVersion) {
  const refs = new Set(bundledPackages().map(({ name, version }) => `${name}@${version}`));
  refs.add(`electron@${electronVersion}`);
  writeFileSync(file, `${JSON.stringify(onlyShipped(installedPackages(), refs), null, 2)}\n`);
}

function installedPackages() {
  const [command, args, options] = npmCommand(
    'sbom',
    '--sbom-format=cyclonedx',
    '--sbom-type=application',
    '--package-lock-only',
  );
  const { status, stdout, stderr } = spawnSync(command, args, {
    ...options,
    cwd: PROJECT,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  if (status === 0) return JSON.parse(stdout);
  throw new Problem(
    `npm could not list what the packages are made of; npm 10 can. It said:\n${lastLines(stderr)}`,
  );
}

/** npm names the program after the folder it lies in, and lists tools that no user gets. */
function onlyShipped(bill, refs) {
  const { component } = bill.metadata;
  const program = component['bom-ref'];
  component.name = program.slice(0, program.lastIndexOf('@'));
  const components = bill.components.filter((each) => refs.has(each['bom-ref']));
  const missing = [...refs].filter((ref) => !components.some((each) => each['bom-ref'] === ref));
  if (missing.length > 0) throw new Error(`npm sbom doesn't list ${missing.join(', ')}`);
  const isKept = (ref) => refs.has(ref) || ref === program;
  const dependencies = bill.dependencies
    .filter(({ ref }) => isKept(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(isKept) }));
  return { ...bill, components, dependencies };
}
