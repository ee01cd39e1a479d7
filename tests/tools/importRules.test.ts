import { expect, test } from 'vitest';
import { checkImports } from '../../scripts/checks/checkImports.mjs';

const check = (files: Readonly<Record<string, string>>): Promise<string[]> =>
  checkImports(new Map(Object.entries(files)));

test.each([
  ['src/shared/game/a.ts', "import { z } from 'zod';"],
  ['src/shared/game/a.ts', "import type { B } from '@shared/protocol/b';"],
  ['src/main/engine/a.ts', "import { readFileSync } from 'node:fs';"],
  ['src/main/engine/a.ts', "import fs from 'fs';"],
  ['src/main/engine/a.ts', "export * from '../bots/b';"],
  ['src/main/bots/core/a.ts', "const { app } = await import('electron');"],
  ['src/main/bots/core/a.ts', "import { Worker } from 'node:worker_threads';"],
  ['src/main/bots/belief/a.ts', "import '../rollout/b';"],
  ['src/main/bots/thread/pool.ts', "import { readFile } from 'node:fs/promises';"],
  ['src/main/session/a.ts', "import { app } from '../electron/main';"],
  ['src/main/storage/a.ts', "import { app } from 'electron';"],
  ['src/main/cli/runCli.ts', "import { app } from '../electron/main';"],
  ['src/preload/a.ts', "import type { Card } from '@shared/game/cards';"],
  ['src/renderer/src/a.tsx', "type Rules = import('@main/engine/rules').Rules;"],
  ['src/renderer/src/a.tsx', "import { ipcRenderer } from 'electron';"],
  ['src/renderer/src/a.tsx', "import path from 'node:path';"],
  ['src/renderer/src/store/a.ts', "import { b } from '../screens/home/b';"],
  ['src/renderer/src/dialogs/a.tsx', "import { Application } from 'pixi.js';"],
  ['src/elsewhere/a.ts', "import './b';"],
])('%s may not contain %s', async (file, text) => {
  expect(await check({ [file]: text })).toHaveLength(1);
});

test.each([
  ['src/shared/game/a.ts', "import { sha256 } from '@noble/hashes/sha2.js';"],
  ['src/shared/protocol/a.ts', "import { z } from 'zod'; import '../game/b';"],
  ['src/main/bots/levels/a.ts', "import '../rollout/b';"],
  ['src/main/bots/thread/pool.ts', "import { Worker } from 'node:worker_threads';"],
  ['src/main/session/a.ts', "import { b } from '@main/bots/b'; import { c } from '../engine/c';"],
  ['src/main/electron/a.ts', "import { app } from 'electron'; import { b } from '@main/lan/b';"],
  ['src/renderer/src/a.tsx', "import './a.css'; import { b } from '@/table/b';"],
])('%s may contain %s', async (file, text) => {
  expect(await check({ [file]: text })).toEqual([]);
});

test('files that import each other in a circle are named', async () => {
  const problems = await check({
    'src/main/engine/a.ts': "import { b } from './b';",
    'src/main/engine/b.ts': "import type { c } from './c';",
    'src/main/engine/c.ts': "import { a } from '@main/engine/a';",
  });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain('engine/a.ts -> src/main/engine/b.ts -> src/main/engine/c.ts');
});
