// Packed as default_app.asar into a runtime that came without one: starts the program whose folder is given
// on the command line, as Electron's own default app does.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { app } from 'electron';

const require = createRequire(import.meta.url);
const args = process.argv.slice(1);
let folder;
while (args.length > 0 && folder === undefined) {
  const arg = args.shift();
  if (arg === '-r') require(resolve(args.shift()));
  else if (!arg.startsWith('-')) folder = resolve(arg);
}
if (folder === undefined) {
  console.error('Give the folder of the program to start.');
  process.exit(2);
}

const description = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
app.setAppPath(folder);
app.name = description.productName ?? description.name ?? app.name;
if (description.version) app.setVersion(description.version);
// Awaited, so that the program's code runs before Electron is ready: schemes and the sandbox are set up only then.
await import(pathToFileURL(join(folder, description.main)).href);
