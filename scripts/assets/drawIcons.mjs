// Draws build/icon.svg in every size that desktops ask for. Needs rsvg-convert (Debian: librsvg2-bin).
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';

const SIZES = [16, 22, 24, 32, 48, 64, 96, 128, 192, 256, 512, 1024];

mkdirSync('build/icons', { recursive: true });
for (const size of SIZES) {
  const { status } = spawnSync(
    'rsvg-convert',
    ['-w', size, '-h', size, '-o', `build/icons/${size}x${size}.png`, 'build/icon.svg'],
    { stdio: 'inherit' },
  );
  if (status !== 0)
    throw new Error('rsvg-convert failed; it is in the Debian package librsvg2-bin');
}
