import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LAYERS } from '../../scripts/checks/importRules.mjs';

const PROJECT = join(import.meta.dirname, '../..');
const page = readFileSync(join(PROJECT, 'docs/architecture.md'), 'utf8');

/** The folders that the page lists, in the block below "Where things lie". */
function listedFolders(): string[] {
  const block = /## Where things lie\n\n```\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
  return block.split('\n').flatMap((line) => /^(\S+)\/ /.exec(line)?.[1] ?? []);
}

const foldersIn = (path: string): string[] =>
  readdirSync(join(PROJECT, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${path}/${name}`);

const ROOMS = [...foldersIn('src/main'), ...foldersIn('src/shared')];

describe('docs/architecture.md', () => {
  it('lists every room of the tree and no other', () => {
    const top = [
      'src/preload',
      'src/renderer/src',
      'resources',
      'scripts',
      'build',
      'tests',
      'bench',
    ];
    expect(listedFolders().sort()).toEqual([...ROOMS, ...top].sort());
  });
});

interface Layer {
  readonly path: string;
  readonly layers?: readonly string[];
  readonly butNot?: readonly string[];
  readonly packages?: readonly string[];
  readonly node?: boolean | readonly string[];
}

/** What importRules.mjs lets a room import, as its README says it. */
function importsOf({ layers = [], butNot = [], packages = [], node = false }: Layer): string {
  const system = node === true ? ['Node'] : node === false ? [] : node;
  const all = [...layers, ...packages, ...system].map((each) => `\`${each}\``);
  const except = butNot.length === 0 ? '' : `, but not \`${butNot.join('`, `')}\``;
  return all.length === 0 ? 'It imports nothing.' : `It may import ${all.join(', ')}${except}.`;
}

const BOT_ROOMS = foldersIn('src/main/bots');

describe('the README of a room', () => {
  it.each([...ROOMS, ...BOT_ROOMS].filter((room) => room !== 'src/main/bots'))(
    '%s says in two lines what the room is for and what it may import',
    (room) => {
      const layer = (LAYERS as readonly Layer[]).find(({ path }) => path === room);
      const file = join(PROJECT, room, 'README.md');
      const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
      expect(layer, `${room} has no layer of its own`).toBeDefined();
      expect(lines).toHaveLength(2);
      expect(lines[1]).toBe(layer === undefined ? '' : importsOf(layer));
    },
  );
});
