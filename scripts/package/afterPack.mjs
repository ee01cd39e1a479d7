import { rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Called by electron-builder when a program lies unpacked. The runtime's own program, which starts whatever folder
 * it is given, stays in a runtime that isn't electron-builder's download.
 */
export default function afterPack({ appOutDir, packager }) {
  rmSync(join(packager.getResourcesDir(appOutDir), 'default_app.asar'), { force: true });
}
