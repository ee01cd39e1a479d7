/**
 * Draws the grain of the felt: short fibres, faint light and dark, 128 x 128 pixels that can be repeated. Run by hand
 * (`node scripts/assets/drawFeltGrain.mjs`); the picture is committed.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deflateSync } from 'node:zlib';
import { createRandom } from './random.mjs';

const SIZE = 128;
const FIBRES = 5200;
const TARGET = fileURLToPath(new URL('../../resources/felt-grain.png', import.meta.url));

const random = createRandom(20240517);
const light = new Float64Array(SIZE * SIZE);

for (let fibre = 0; fibre < FIBRES; fibre += 1) {
  const angle = random() * Math.PI;
  const length = 2 + random() * 4;
  const strength = random() - 0.5;
  const x = random() * SIZE;
  const y = random() * SIZE;
  for (let step = 0; step < length; step += 0.5) {
    const column = Math.floor(x + Math.cos(angle) * step + SIZE) % SIZE;
    const row = Math.floor(y + Math.sin(angle) * step + SIZE) % SIZE;
    light[row * SIZE + column] += strength * 0.5;
  }
}

/** White or black, as opaque as the fibre is strong: it lies over a felt of any color. */
const rows = Buffer.alloc(SIZE * (1 + SIZE * 2));
for (let row = 0; row < SIZE; row += 1) {
  for (let column = 0; column < SIZE; column += 1) {
    const value = light[row * SIZE + column];
    const at = row * (1 + SIZE * 2) + 1 + column * 2;
    rows[at] = value > 0 ? 255 : 0;
    rows[at + 1] = Math.min(14, Math.round(Math.abs(value) * 9));
  }
}

writeFileSync(TARGET, png(rows));

/** A PNG of gray and alpha, eight bits each, from rows that begin with their filter byte. */
function png(data) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(SIZE, 0);
  header.writeUInt32BE(SIZE, 4);
  header.set([8, 4, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(data, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(checksum(body), body.length + 4);
  return whole;
}

/** CRC-32 as PNG wants it. */
function checksum(bytes) {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}
