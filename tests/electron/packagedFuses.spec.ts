import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { expect, test } from './launch';

/** How a fuse that is set stands in the executable: as the digit 1. */
const SET = '1'.charCodeAt(0);

test('the fuses of the packaged program are set as electron-builder.yml says', async ({
  executablePath,
}) => {
  const wire = await getCurrentFuseWire(executablePath);
  const isOn = (fuse: FuseV1Options) => wire[fuse] === SET;
  expect({
    runAsNode: isOn(FuseV1Options.RunAsNode),
    cookieEncryption: isOn(FuseV1Options.EnableCookieEncryption),
    nodeOptions: isOn(FuseV1Options.EnableNodeOptionsEnvironmentVariable),
    // The one difference from a release: the tests attach through it.
    nodeCliInspect: isOn(FuseV1Options.EnableNodeCliInspectArguments),
    asarIntegrity: isOn(FuseV1Options.EnableEmbeddedAsarIntegrityValidation),
    onlyFromAsar: isOn(FuseV1Options.OnlyLoadAppFromAsar),
    browserSnapshot: isOn(FuseV1Options.LoadBrowserProcessSpecificV8Snapshot),
    fileProtocolPrivileges: isOn(FuseV1Options.GrantFileProtocolExtraPrivileges),
  }).toEqual({
    runAsNode: false,
    cookieEncryption: true,
    nodeOptions: false,
    nodeCliInspect: true,
    asarIntegrity: true,
    onlyFromAsar: true,
    browserSnapshot: false,
    fileProtocolPrivileges: false,
  });
});
