import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, posix, relative, sep } from 'node:path';
import { aliases } from '../aliases.mjs';
import { PROJECT } from '../setup/steps.mjs';
import { INDEPENDENT, LAYERS } from './importRules.mjs';

/**
 * The sentences that say which import breaks a rule of importRules.mjs, or closes a circle.
 * `sources` maps each file's path from the project's folder to its text.
 */
export async function checkImports(sources = readSources()) {
  const { parseSync } = await import('vite');
  const graph = new Map();
  const problems = [];
  for (const [file, text] of sources) {
    const targets = [];
    for (const specifier of importedBy(file, text, parseSync)) {
      const target = resolveInProject(file, specifier, sources);
      const problem = findProblem(file, specifier, target);
      if (problem) problems.push(`${file} imports ${specifier}: ${problem}`);
      if (target) targets.push(target);
    }
    graph.set(file, targets);
  }
  return [...problems, ...findCircles(graph)];
}

/** What ships, and what must not depend on it although it plays by the same rules. */
const FOLDERS = ['src', ...INDEPENDENT];

function readSources() {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(PROJECT, folder), { recursive: true }).map((name) =>
      posix.join(folder, name.split(sep).join('/')),
    ),
  )
    .filter((file) => /\.tsx?$/.test(file) && !/(\.test\.tsx?|\.d\.ts)$/.test(file))
    .sort();
  return new Map(files.map((file) => [file, readFileSync(join(PROJECT, file), 'utf8')]));
}

/** All module names in a file: imports and re-exports, of types too, and `import('...')`. */
function importedBy(file, text, parseSync) {
  const { module, errors } = parseSync(file, text);
  if (errors.length > 0) return [];
  const fixed = [
    ...module.staticImports.map((entry) => entry.moduleRequest.value),
    ...module.staticExports.flatMap((entry) =>
      entry.entries.map((exported) => exported.moduleRequest?.value),
    ),
  ];
  const onDemand = [...text.matchAll(/\bimport\(\s*['"]([^'"]+)['"]/g)].map((match) => match[1]);
  return new Set([...fixed, ...onDemand].filter(Boolean));
}

/** The project's file an import means, as a path from the project's folder; undefined for packages. */
function resolveInProject(file, specifier, sources) {
  const [path] = specifier.split('?');
  const alias = Object.keys(aliases).find((name) => path.startsWith(`${name}/`));
  if (!alias && !path.startsWith('.')) return undefined;
  const full = alias
    ? join(aliases[alias], path.slice(alias.length))
    : join(PROJECT, dirname(file), path);
  const inProject = relative(PROJECT, full).split(sep).join('/');
  const endings = ['.ts', '.tsx', '/index.ts', '/index.tsx'];
  return endings.map((ending) => inProject + ending).find((each) => sources.has(each)) ?? inProject;
}

function findProblem(file, specifier, target) {
  const layer = layerOf(file);
  if (layer === undefined) return 'the file lies in no layer; name its folder in importRules.mjs';
  if (target !== undefined) {
    if (!target.startsWith('src/')) return undefined;
    const forbidden = isUnder(target, layer.butNot ?? []);
    const allowed = layerOf(target) === layer || isUnder(target, layer.layers ?? []);
    return allowed && !forbidden ? undefined : `${names(layer)} may not use ${dirname(target)}`;
  }
  if (isNodeModule(specifier)) {
    const allowed = Array.isArray(layer.node) ? layer.node.includes(specifier) : layer.node;
    return allowed ? undefined : `${names(layer)} may not use this module of Node's`;
  }
  const allowed = (layer.packages ?? []).includes(packageOf(specifier));
  return allowed ? undefined : `${names(layer)} may not use this package`;
}

function layerOf(file) {
  return LAYERS.find((layer) => isUnder(file, [layer.path].flat()));
}

function isUnder(file, paths) {
  return paths.some(
    (path) => file === path || file === `${path}.ts` || file.startsWith(`${path}/`),
  );
}

function names(layer) {
  return [layer.path].flat().join(' and ');
}

function isNodeModule(specifier) {
  return specifier.startsWith('node:') || builtinModules.includes(specifier);
}

function packageOf(specifier) {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Follows the imports from each file; a file met again on the way closes a circle. */
function findCircles(graph) {
  const circles = [];
  const finished = new Set();
  const way = [];
  const visit = (file) => {
    if (finished.has(file) || !graph.has(file)) return;
    const met = way.indexOf(file);
    if (met >= 0) {
      circles.push(
        `These files import each other in a circle: ${[...way.slice(met), file].join(' -> ')}`,
      );
      return;
    }
    way.push(file);
    for (const target of graph.get(file)) visit(target);
    way.pop();
    finished.add(file);
  };
  for (const file of graph.keys()) visit(file);
  return circles;
}
