import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const WINDOW = join(import.meta.dirname, '../../src/renderer/src');
const textOf = (file: string) => readFileSync(join(WINDOW, file), 'utf8');
const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '');

const FILES = readdirSync(WINDOW, { recursive: true, encoding: 'utf8' });
const MODULES = FILES.filter((file) => file.endsWith('.module.css'));
const COMPONENTS = FILES.filter((file) => file.endsWith('.tsx'));

/** The classes that a module has of its own, without those of the shared styles that it names. */
const classesOf = (module: string): Set<string> =>
  new Set(
    [
      ...withoutComments(textOf(module))
        .replace(/:global\([^)]*\)/g, '')
        .matchAll(/\.([a-z]\w*)/gi),
    ]
      .map(([, name]) => name ?? '')
      .filter((name) => !/^\d/.test(name)),
  );

interface Use {
  readonly component: string;
  readonly module: string;
  readonly name: string;
}

/** Every class that a component takes out of a module. */
const USES: readonly Use[] = COMPONENTS.flatMap((component) => {
  const source = textOf(component);
  return [...source.matchAll(/import (\w+) from '(\.[^']*\.module\.css)';/g)].flatMap(
    ([, variable = '', path = '']) =>
      [...source.matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, 'g'))].map(([, name = '']) => ({
        component,
        module: join(dirname(component), path),
        name,
      })),
  );
});

describe('styles of components', () => {
  it('have each class that a component names', () => {
    const missing = USES.filter(({ module, name }) => !classesOf(module).has(name));
    expect(missing).toEqual([]);
  });

  it('have no class that no component names', () => {
    const used = new Set(USES.map(({ module, name }) => `${module} ${name}`));
    const unused = MODULES.flatMap((module) => [...classesOf(module)].map((c) => `${module} ${c}`));
    expect(unused.filter((each) => !used.has(each))).toEqual([]);
  });

  it('lie next to the component of the same name', () => {
    const alone = MODULES.filter(
      (file) => !COMPONENTS.includes(file.replace('.module.css', '.tsx')),
    );
    expect(alone).toEqual([]);
  });
});
