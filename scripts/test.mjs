import { ensureBuild } from './build.mjs';
import { PACKAGED_SPECS } from './checks/packagedSpecs.mjs';
import { checkImportRules, checkStyle, checkTypes } from './checks/staticChecks.mjs';
import { presentTestFiles, runEndToEndTests, runUnitTests } from './checks/testRunners.mjs';
import { withDisplay } from './display.mjs';
import { ensureTestPackage } from './package.mjs';
import { Problem, runScript } from './setup/steps.mjs';
import { setUp } from './setup.mjs';

const USAGE = `npm test                     everything
npm test -- PART [FILTER]    one part: types, style, imports, unit or e2e; of unit and e2e only
                             the files whose names contain the filter`;

const PARTS = {
  types: () => staticPart(checkTypes()),
  style: () => staticPart(checkStyle()),
  imports: async () => staticPart(await checkImportRules()),
  unit: async (filters) => {
    const files = filesFor('unit', filters);
    return missingFilesFail(files, await runUnitTests(files));
  },
  e2e: async (filters) => {
    await ensureBuild();
    const files = filesFor('e2e', filters);
    if (files.some((file) => PACKAGED_SPECS.test(file))) await ensureTestPackage();
    const result = await withDisplay((display) => runEndToEndTests(files, display.env));
    return missingFilesFail(files, result);
  },
};
const HEADLINES = {
  types: 'Types',
  style: 'Format and lint',
  imports: 'Import rules',
  unit: 'Unit, property and golden tests',
  e2e: 'End-to-end tests in the real program',
};

await runScript(async () => {
  const [part, ...filters] = process.argv.slice(2);
  if (part !== undefined && !(part in PARTS)) {
    console.error(USAGE);
    return 2;
  }
  await setUp();
  let passed = 0;
  const failures = [];
  const skipped = [];
  for (const name of part === undefined ? Object.keys(PARTS) : [part]) {
    console.log(`\n== ${HEADLINES[name]}`);
    const result = await PARTS[name](filters);
    passed += result.passed;
    failures.push(...result.failures);
    skipped.push(...(result.skipped ?? []));
  }
  const unexplained = skipped.filter(({ hasReason }) => !hasReason);
  failures.push(...unexplained.map(({ name }) => `${name} is skipped without a reason`));
  printList(
    'skipped',
    skipped.map(({ name }) => name),
  );
  printList('failed', failures);
  console.log(`\n${passed} passed, ${failures.length} failed`);
  return failures.length === 0 && passed > 0 ? 0 : 1;
});

/** Prints a line for each check, and for a failed one all that the tool said. */
function staticPart(checks) {
  for (const { name, failed, output } of checks) {
    console.log(`${failed ? 'FAILED' : 'ok'}  ${name}`);
    if (failed) console.log(output);
  }
  const failures = checks.filter((check) => check.failed).map(({ name }) => name);
  return { passed: checks.length - failures.length, failures };
}

/** Names at the end what a long run may have said long before. */
function printList(what, names) {
  if (names.length > 0) console.log(`\n${names.length} ${what}:`);
  for (const name of names) console.log(`  ${name}`);
}

/** Counts each file that was to run and did not as a failure. */
function missingFilesFail(files, result) {
  const missing = files.filter((file) => !result.files.includes(file));
  console.log(`\n${files.length - missing.length} of ${files.length} test files ran`);
  const notRun = missing.map((file) => `${file} is there but did not run`);
  return { ...result, failures: [...result.failures, ...notRun] };
}

/** The test files of a kind whose paths in the project contain one of the filters; there must be one. */
function filesFor(kind, filters) {
  const files = presentTestFiles()[kind].filter(
    (file) => filters.length === 0 || filters.some((filter) => file.includes(filter)),
  );
  if (files.length > 0) return files;
  throw new Problem(`No test file of ${kind} has ${filters.join(' or ')} in its name.`);
}
