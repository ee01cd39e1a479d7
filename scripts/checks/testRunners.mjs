import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { PROJECT, runAttached } from '../setup/steps.mjs';

const RESULTS = join(PROJECT, 'test-results');

/** Runs vitest over test files, given by their paths in the project. */
export async function runUnitTests(files) {
  const report = freshReport('unit.json');
  await runAttached(process.execPath, [
    join(PROJECT, 'node_modules', 'vitest', 'vitest.mjs'),
    'run',
    '--passWithNoTests',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...files,
  ]);
  const ran = readReport(report)?.testResults ?? [];
  const tests = ran.flatMap((file) => file.assertionResults);
  // Files that can't be loaded, or whose set-up fails: vitest then calls their tests skipped.
  const unloadable = ran.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  const failures = [
    ...ran.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter((test) => test.status === 'failed')
        .map((test) => fullName(inProject(name), test)),
    ),
    ...unloadable.map(({ name }) => `${inProject(name)}, which could not be loaded or set up`),
  ];
  return {
    passed: tests.filter((test) => test.status === 'passed').length,
    failures,
    skipped: ran.flatMap((file) => skippedIn(inProject(file.name), file.assertionResults)),
    files: ran.map((file) => inProject(file.name)),
  };
}

/** Runs Playwright over test files, given by their paths in the project, or with other arguments of its own. */
export async function runEndToEndTests(files, env) {
  const report = freshReport('e2e.json');
  await runAttached(
    process.execPath,
    [
      join(PROJECT, 'node_modules', '@playwright', 'test', 'cli.js'),
      'test',
      '--reporter=list,json',
      ...files,
    ],
    { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
  );
  const result = readReport(report);
  const failures = [
    ...(result?.suites ?? []).flatMap((suite) => failedSpecs(suite)),
    ...(result?.errors ?? [{ message: 'Playwright wrote no report' }]).map(firstLine),
  ];
  return {
    passed: result?.stats.expected ?? 0,
    failures,
    skipped: (result?.suites ?? []).flatMap((suite) => skippedSpecs(suite)),
    files: (result?.suites ?? []).map((suite) =>
      inProject(resolve(result.config.rootDir, suite.file)),
    ),
  };
}

/** The skipped tests of a file. Vitest knows no reason, so the title of each or of its group ends with one in parentheses. */
function skippedIn(file, tests) {
  return tests
    .filter((test) => ['skipped', 'pending', 'todo'].includes(test.status))
    .map((test) => ({
      name: fullName(file, test),
      hasReason: [...test.ancestorTitles, test.title].some((each) => /\(.+\)$/.test(each)),
    }));
}

function fullName(file, { ancestorTitles, title }) {
  return `${file}: ${[...ancestorTitles, title].join(' > ')}`;
}

/** The failed tests of a Playwright suite and of those inside it; one that passed at its second try has failed, too. */
function failedSpecs(suite) {
  const own = suite.specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => ['unexpected', 'flaky'].includes(status))
      .map(() => `${suite.file}: ${spec.title}`),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => failedSpecs(inner))];
}

function firstLine({ message }) {
  return message.split('\n', 1)[0];
}

/** The skipped tests of a Playwright suite and of those inside it, with the reasons that `test.skip` was given. */
function skippedSpecs(suite) {
  const own = suite.specs.flatMap((spec) =>
    spec.tests
      .filter((test) => test.status === 'skipped')
      .map(({ annotations }) => {
        const reason = annotations.find(({ type }) => type === 'skip')?.description ?? '';
        return { name: `${suite.file}: ${spec.title} (${reason})`, hasReason: reason !== '' };
      }),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => skippedSpecs(inner))];
}

/** The test files there are, so that one which no runner picked up is noticed. */
export function presentTestFiles() {
  const all = ['src', 'tests'].flatMap((folder) =>
    readdirSync(join(PROJECT, folder), { recursive: true }).map((name) =>
      inProject(join(PROJECT, folder, name)),
    ),
  );
  return {
    unit: all.filter((file) => /\.test\.[cm]?[jt]sx?$/.test(file)),
    e2e: all.filter((file) => /\.spec\.[cm]?[jt]sx?$/.test(file)),
  };
}

function freshReport(name) {
  mkdirSync(RESULTS, { recursive: true });
  const file = join(RESULTS, name);
  rmSync(file, { force: true });
  return file;
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function inProject(file) {
  return relative(PROJECT, file).split(sep).join('/');
}
