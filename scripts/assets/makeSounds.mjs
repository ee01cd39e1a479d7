/**
 * Makes the table's sounds out of noise and sines: 16 bit mono WAV at 44.1 kHz, always the same bytes. Run by hand
 * (`node scripts/assets/makeSounds.mjs`); the files are committed and are CC0.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createRandom } from './random.mjs';

const RATE = 44100;
const TARGET = fileURLToPath(new URL('../../resources/sounds', import.meta.url));

const silence = (seconds) => new Float64Array(Math.round(seconds * RATE));

/** Adds a sound at a moment, in seconds. */
function mix(into, sound, at = 0, gain = 1) {
  const start = Math.round(at * RATE);
  for (let i = 0; i < sound.length && start + i < into.length; i += 1) {
    into[start + i] += sound[i] * gain;
  }
  return into;
}

/** Rises within `attack` seconds, then dies away; `decay` is how long it takes to lose most of it. */
const envelope = (time, attack, decay) =>
  time < attack ? time / attack : Math.exp((-3 * (time - attack)) / decay);

/**
 * Noise through a resonant band whose middle glides from one frequency to another (Hz): what paper sounds like
 * when it slides. `swell` 0 begins with a click, 1 grows and fades.
 */
function rustle({ seconds, from, to, width, attack, decay, seed }) {
  const random = createRandom(seed);
  const sound = silence(seconds);
  let low = 0;
  let band = 0;
  for (let i = 0; i < sound.length; i += 1) {
    const time = i / RATE;
    const centre = from * (to / from) ** (time / seconds);
    const f = 2 * Math.sin((Math.PI * Math.min(centre, RATE / 6)) / RATE);
    const noise = random() * 2 - 1;
    low += f * band;
    band += f * (noise - low - width * band);
    sound[i] = band * envelope(time, attack, decay);
  }
  return level(sound, 1);
}

/** Partials of a small bell or a plucked string: [multiple of the pitch, strength, decay in seconds]. */
function chime({ seconds, pitch, partials, attack = 0.004 }) {
  const sound = silence(seconds);
  for (const [multiple, strength, decay] of partials) {
    for (let i = 0; i < sound.length; i += 1) {
      const time = i / RATE;
      sound[i] +=
        strength * Math.sin(2 * Math.PI * pitch * multiple * time) * envelope(time, attack, decay);
    }
  }
  return level(sound, 1);
}

/** Scales a sound so that its highest peak is at `peak`. */
function level(sound, peak) {
  const highest = sound.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  return highest === 0 ? sound : sound.map((value) => (value / highest) * peak);
}

/** The end of a file must be silent, or it clicks. */
function fadeOut(sound, seconds = 0.02) {
  const count = Math.min(sound.length, Math.round(seconds * RATE));
  for (let i = 0; i < count; i += 1) sound[sound.length - 1 - i] *= i / count;
  return sound;
}

const SOFT_BELL = [
  [1, 1, 0.5],
  [2.01, 0.32, 0.3],
  [3.02, 0.12, 0.18],
  [5.4, 0.05, 0.08],
];
const WARM = [
  [1, 1, 0.7],
  [2, 0.45, 0.45],
  [3, 0.18, 0.28],
];

const NOTE = {
  C4: 261.63,
  E4: 329.63,
  G4: 392,
  A4: 440,
  C5: 523.25,
  D5: 587.33,
  E5: 659.26,
  G5: 783.99,
  C6: 1046.5,
};

const slideOf = (seed) =>
  rustle({ seconds: 0.17, from: 2600, to: 1300, width: 0.7, attack: 0.035, decay: 0.13, seed });
const snapOf = (seed) =>
  rustle({ seconds: 0.09, from: 3400, to: 1800, width: 0.5, attack: 0.002, decay: 0.05, seed });
const thud = (seed) =>
  rustle({ seconds: 0.1, from: 320, to: 140, width: 0.6, attack: 0.002, decay: 0.07, seed });

/** Notes one after the other. */
function melody(seconds, notes, partials) {
  const sound = silence(seconds);
  for (const [at, pitch, gain = 1] of notes) {
    mix(sound, chime({ seconds: seconds - at, pitch, partials }), at, gain);
  }
  return sound;
}

function dealt() {
  const sound = silence(1.3);
  for (let card = 0; card < 16; card += 1) {
    mix(sound, snapOf(100 + card), card * 0.07, 0.5 + 0.2 * (card % 2));
    mix(sound, slideOf(200 + card), card * 0.07, 0.4);
  }
  return sound;
}

function shuffled() {
  const sound = silence(0.9);
  for (let leaf = 0; leaf < 34; leaf += 1) {
    mix(sound, snapOf(300 + leaf), 0.05 + 0.6 * (leaf / 34) ** 0.85, 0.35 + (leaf % 3) * 0.1);
  }
  return mix(sound, slideOf(350), 0.66, 0.7);
}

/** Name (SOUND_NAMES in src/renderer/src/audio/sounds.ts) to what it sounds like, and how loud, 0..1. */
const SOUNDS = {
  slide: [() => mix(mix(silence(0.24), slideOf(1)), thud(2), 0.1, 0.35), 0.5],
  flip: [() => mix(mix(silence(0.26), slideOf(3), 0, 0.5), snapOf(4), 0.11, 0.9), 0.45],
  deal: [dealt, 0.5],
  shuffle: [shuffled, 0.5],
  sweep: [
    () =>
      mix(
        rustle({
          seconds: 0.42,
          from: 900,
          to: 2200,
          width: 0.8,
          attack: 0.12,
          decay: 0.24,
          seed: 5,
        }),
        thud(6),
        0.28,
        0.4,
      ),
    0.45,
  ],
  knock: [() => mix(mix(silence(0.16), thud(7)), snapOf(8), 0, 0.15), 0.35],
  turn: [
    () =>
      melody(
        0.9,
        [
          [0, NOTE.E5, 0.8],
          [0.11, NOTE.G5],
        ],
        SOFT_BELL,
      ),
    0.35,
  ],
  meld: [
    () =>
      melody(
        0.9,
        [
          [0, NOTE.C5],
          [0.07, NOTE.E5, 0.8],
          [0.14, NOTE.G5, 0.7],
        ],
        WARM,
      ),
    0.35,
  ],
  made: [
    () =>
      melody(
        1.4,
        [
          [0, NOTE.G4],
          [0.13, NOTE.C5],
          [0.26, NOTE.E5],
          [0.42, NOTE.G5],
        ],
        WARM,
      ),
    0.5,
  ],
  set: [
    () =>
      melody(
        1.3,
        [
          [0, NOTE.E4],
          [0.2, NOTE.C4, 0.9],
          [0.2, NOTE.G4 / 2, 0.6],
        ],
        WARM,
      ),
    0.45,
  ],
  win: [
    () =>
      melody(
        2.2,
        [
          [0, NOTE.C5],
          [0.14, NOTE.E5],
          [0.28, NOTE.G5],
          [0.46, NOTE.C6],
          [0.46, NOTE.E5, 0.6],
          [0.46, NOTE.G4, 0.6],
        ],
        WARM,
      ),
    0.5,
  ],
  refuse: [() => mix(mix(silence(0.26), thud(9), 0, 0.9), thud(10), 0.11, 0.8), 0.45],
};

function wav(sound) {
  const bytes = Buffer.alloc(44 + sound.length * 2);
  bytes.write('RIFF', 0, 'latin1');
  bytes.writeUInt32LE(36 + sound.length * 2, 4);
  bytes.write('WAVEfmt ', 8, 'latin1');
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(RATE, 24);
  bytes.writeUInt32LE(RATE * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36, 'latin1');
  bytes.writeUInt32LE(sound.length * 2, 40);
  sound.forEach((value, index) => {
    bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, value)) * 32767), 44 + index * 2);
  });
  return bytes;
}

mkdirSync(TARGET, { recursive: true });
for (const [name, [make, peak]] of Object.entries(SOUNDS)) {
  writeFileSync(join(TARGET, `${name}.wav`), wav(fadeOut(level(make(), peak))));
}
