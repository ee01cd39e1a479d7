import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { beforeAll, describe, expect, it } from 'vitest';

// electron-builder brings the schema and the reader of its configuration, and exports neither.
const require = createRequire(createRequire(import.meta.url).resolve('electron-builder'));
const { getConfig, validateConfiguration } = require('app-builder-lib/out/util/config/config');

interface Target {
  readonly target: string;
  readonly arch: readonly string[];
}

interface FileAssociation {
  readonly ext: string;
  readonly name: string;
  readonly mimeType: string;
}

interface Configuration {
  readonly appId: string;
  readonly toolsets: { readonly appimage: string };
  readonly linux: { readonly target: readonly string[] };
  readonly win: { readonly target: readonly string[] };
  readonly mac: { readonly target: readonly Target[]; readonly identity: string };
  readonly fileAssociations: readonly FileAssociation[];
  readonly deb: {
    readonly depends: readonly string[];
    readonly fpm: readonly string[];
    readonly afterInstall: string;
    readonly afterRemove: string;
  };
  readonly publish: null;
}

describe('electron-builder.yml', () => {
  let config: Configuration;
  beforeAll(async () => {
    config = await getConfig(process.cwd(), 'electron-builder.yml', null);
  });

  it('is valid by the schema of electron-builder, for every system', async () => {
    await expect(validateConfiguration(config, { isEnabled: false })).resolves.toBeUndefined();
  });

  it('is refused by that schema with one misspelled option', async () => {
    const wrong = { ...config, deb: { ...config.deb, dependss: [] } };
    await expect(validateConfiguration(wrong, { isEnabled: false })).rejects.toThrow(
      'configuration.deb',
    );
  });

  it('names the packages of the three systems, for both processors of the Mac', () => {
    expect(config.linux.target).toEqual(['AppImage', 'deb', 'tar.gz']);
    expect(config.win.target).toEqual(['nsis', 'zip']);
    expect(config.mac.target).toEqual([{ target: 'dmg', arch: ['x64', 'arm64'] }]);
  });

  it('takes the AppImage toolset whose runtime needs no FUSE 2', () => {
    expect(Number.parseInt(config.toolsets.appimage, 10)).toBeGreaterThanOrEqual(1);
  });

  it('opens records and rule sets on every system', () => {
    expect(config.fileAssociations.map(({ ext }) => ext)).toEqual(['pinochle', 'pinochle-rules']);
    for (const { name, mimeType } of config.fileAssociations) {
      expect(name).toMatch(/^Aces Around /);
      expect(mimeType).toMatch(/^application\/x-pinochle-/);
    }
  });

  it('names files that are there', () => {
    const { fpm, afterInstall, afterRemove } = config.deb;
    const files = [...fpm.map((each) => each.split('=')[0] ?? ''), afterInstall, afterRemove];
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
    expect(statSync('build/linux/aces-around.sh').mode & 0o111).toBe(0o111);
  });

  it('has a homepage of the same project as the appId, and looks for no updates', () => {
    const { homepage } = JSON.parse(readFileSync('package.json', 'utf8')) as { homepage: string };
    const [top, owner, project] = config.appId.split('.').slice(0, 3);
    expect(new URL(homepage).host).toBe(`${project}.${owner}.${top}`);
    expect(config.publish).toBeNull();
  });
});
