import type { CARD_BACKS } from '@shared/protocol/settings';

export type CardBackId = (typeof CARD_BACKS)[number];

/** Measures of a card in the drawing's own units: the same 5 : 7 as the faces. */
const WIDTH = 240;
const HEIGHT = 336;
/** The printed field within the paper's edge. */
const FIELD = { x: 13, y: 13, width: WIDTH - 26, height: HEIGHT - 26, radius: 9 };

/** Ground colors as designed; the user may choose another (`cardBackColour`). */
export const BACK_COLOURS: Readonly<Record<CardBackId, string>> = {
  burgundy: '#7a2136',
  navy: '#20406f',
  forest: '#1f5740',
  weave: '#6b4a2f',
  rosette: '#55306b',
  lattice: '#8a4526',
  waves: '#1f6077',
  plain: '#39424e',
};

interface Inks {
  readonly ground: string;
  readonly light: string;
  readonly pale: string;
  readonly dark: string;
}

/** Mixes two `#rrggbb` colors. */
function blend(from: string, to: string, share: number): string {
  const channel = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) =>
    Math.round(channel(from, at) * (1 - share) + channel(to, at) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${mixed.join('')}`;
}

const inksFor = (ground: string): Inks => ({
  ground,
  light: blend(ground, '#f6e3c4', 0.34),
  pale: blend(ground, '#fff6e4', 0.78),
  dark: blend(ground, '#000000', 0.3),
});

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** A pattern that fills the field, and an ornament in its middle. */
type Draw = (inks: Inks) => string;

const tile = (id: string, size: readonly [number, number], body: string, turn = 0): string =>
  `<defs><pattern id="${id}" width="${size[0]}" height="${size[1]}" patternUnits="userSpaceOnUse"` +
  ` x="120" y="168" patternTransform="rotate(${turn} 120 168)">${body}</pattern></defs>` +
  `<rect x="${FIELD.x}" y="${FIELD.y}" width="${FIELD.width}" height="${FIELD.height}" rx="${FIELD.radius}" fill="url(#${id})"/>`;

/** A four-pointed star of the suits' outline: the program's own mark. */
function star(x: number, y: number, size: number, fill: string): string {
  const s = size;
  const c = size * 0.22;
  return `<path d="M${x} ${y - s}Q${x + c} ${y - c} ${x + s} ${y}Q${x + c} ${y + c} ${x} ${y + s}Q${x - c} ${y + c} ${x - s} ${y}Q${x - c} ${y - c} ${x} ${y - s}Z" fill="${fill}"/>`;
}

const medallion = (inks: Inks): string =>
  `<circle cx="120" cy="168" r="46" fill="${inks.ground}" stroke="${inks.pale}" stroke-width="2.5"/>` +
  `<circle cx="120" cy="168" r="40" fill="none" stroke="${inks.light}" stroke-width="1.5"/>` +
  star(120, 168, 31, inks.pale) +
  range(4)
    .map((i) => {
      const angle = (Math.PI / 2) * i + Math.PI / 4;
      return `<circle cx="${120 + 23 * Math.cos(angle)}" cy="${168 + 23 * Math.sin(angle)}" r="4" fill="${inks.light}"/>`;
    })
    .join('');

const burgundy: Draw = (inks) =>
  tile(
    'p',
    [18, 18],
    `<path d="M0 0H18M0 0V18" stroke="${inks.light}" stroke-width="2.2"/>` +
      `<circle cx="9" cy="9" r="2.6" fill="${inks.light}"/>`,
    45,
  ) + medallion(inks);

const navy: Draw = (inks) =>
  tile(
    'p',
    [30, 46],
    `<path d="M15 0L30 23L15 46L0 23Z" fill="${inks.dark}"/>` +
      `<path d="M15 8L25 23L15 38L5 23Z" fill="none" stroke="${inks.light}" stroke-width="1.6"/>` +
      `<path d="M0 0L30 46M30 0L0 46" stroke="${inks.light}" stroke-width="1"/>` +
      `<circle cx="15" cy="23" r="2.4" fill="${inks.pale}"/>`,
  );

const forest: Draw = (inks) => {
  const leaf = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0 -15C8 -8 8 8 0 15C-8 8 -8 -8 0 -15Z" fill="${inks.dark}" stroke="${inks.light}" stroke-width="1.4"/><path d="M0 -11V11" stroke="${inks.light}" stroke-width="1"/></g>`;
  return tile(
    'p',
    [44, 44],
    leaf(11, 11, 45) +
      leaf(33, 11, -45) +
      leaf(11, 33, -45) +
      leaf(33, 33, 45) +
      `<circle cx="22" cy="22" r="2.6" fill="${inks.pale}"/><circle cx="0" cy="0" r="2.6" fill="${inks.pale}"/><circle cx="44" cy="0" r="2.6" fill="${inks.pale}"/><circle cx="0" cy="44" r="2.6" fill="${inks.pale}"/><circle cx="44" cy="44" r="2.6" fill="${inks.pale}"/>`,
  );
};

const weave: Draw = (inks) => {
  const band = (x: number, y: number, wide: boolean) => {
    const [w, h] = wide ? [26, 10] : [10, 26];
    const lines = wide
      ? `<path d="M${x + 2} ${y + 3.3}h22M${x + 2} ${y + 6.7}h22" stroke="${inks.ground}" stroke-width="1"/>`
      : `<path d="M${x + 3.3} ${y + 2}v22M${x + 6.7} ${y + 2}v22" stroke="${inks.ground}" stroke-width="1"/>`;
    return `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="3" fill="${inks.light}" stroke="${inks.dark}" stroke-width="1.4"/>${lines}`;
  };
  return tile(
    'p',
    [36, 36],
    `<rect width="36" height="36" fill="${inks.dark}"/>` +
      band(5, 4, true) +
      band(-13, 22, true) +
      band(23, 22, true) +
      band(4, 14, false) +
      band(22, -4, false) +
      band(22, 32, false) +
      band(4, -22, false),
  );
};

const rosette: Draw = (inks) => {
  const petals = (count: number, rx: number, ry: number, color: string, width: number) =>
    range(count)
      .map(
        (i) =>
          `<ellipse cx="120" cy="168" rx="${rx}" ry="${ry}" transform="rotate(${(180 / count) * i} 120 168)" fill="none" stroke="${color}" stroke-width="${width}"/>`,
      )
      .join('');
  const corner = (x: number, y: number) =>
    range(6)
      .map(
        (i) =>
          `<ellipse cx="${x}" cy="${y}" rx="40" ry="13" transform="rotate(${30 * i} ${x} ${y})" fill="none" stroke="${inks.light}" stroke-width="1.2"/>`,
      )
      .join('');
  return (
    `<defs><clipPath id="c"><rect x="${FIELD.x}" y="${FIELD.y}" width="${FIELD.width}" height="${FIELD.height}" rx="${FIELD.radius}"/></clipPath></defs>` +
    `<g clip-path="url(#c)">${corner(13, 13)}${corner(227, 13)}${corner(13, 323)}${corner(227, 323)}` +
    `${petals(18, 138, 44, inks.light, 1.1)}${petals(12, 84, 30, inks.pale, 1.1)}</g>` +
    `<circle cx="120" cy="168" r="22" fill="${inks.ground}" stroke="${inks.pale}" stroke-width="2"/>` +
    star(120, 168, 16, inks.pale)
  );
};

const lattice: Draw = (inks) =>
  tile(
    'p',
    [42, 42],
    `<path d="M0 21C10 21 21 10 21 0C21 10 32 21 42 21C32 21 21 32 21 42C21 32 10 21 0 21Z" fill="${inks.dark}" stroke="${inks.light}" stroke-width="2"/>` +
      `<path d="M21 0V42M0 21H42" stroke="${inks.light}" stroke-width="1"/>` +
      `<circle cx="0" cy="0" r="5" fill="none" stroke="${inks.pale}" stroke-width="1.6"/><circle cx="42" cy="0" r="5" fill="none" stroke="${inks.pale}" stroke-width="1.6"/><circle cx="0" cy="42" r="5" fill="none" stroke="${inks.pale}" stroke-width="1.6"/><circle cx="42" cy="42" r="5" fill="none" stroke="${inks.pale}" stroke-width="1.6"/>` +
      `<circle cx="21" cy="21" r="4" fill="${inks.pale}"/>`,
    45,
  );

const waves: Draw = (inks) => {
  const shell = (x: number, y: number) =>
    [20, 14, 8]
      .map(
        (r, i) =>
          `<circle cx="${x}" cy="${y}" r="${r}" fill="${i === 0 ? inks.ground : 'none'}" stroke="${i === 2 ? inks.pale : inks.light}" stroke-width="1.8"/>`,
      )
      .join('');
  return tile(
    'p',
    [40, 20],
    shell(20, 0) + shell(0, 10) + shell(40, 10) + shell(20, 20) + shell(0, 30) + shell(40, 30),
  );
};

const plain: Draw = (inks) =>
  `<rect x="22" y="22" width="196" height="292" rx="6" fill="none" stroke="${inks.light}" stroke-width="1.6"/>` +
  `<rect x="27" y="27" width="186" height="282" rx="4" fill="none" stroke="${inks.light}" stroke-width="0.8"/>` +
  star(120, 168, 40, inks.pale) +
  star(120, 168, 22, inks.ground) +
  [
    [46, 46],
    [194, 46],
    [46, 290],
    [194, 290],
  ]
    .map(([x = 0, y = 0]) => star(x, y, 10, inks.light))
    .join('');

const DRAWINGS: Readonly<Record<CardBackId, Draw>> = {
  burgundy,
  navy,
  forest,
  weave,
  rosette,
  lattice,
  waves,
  plain,
};

/** A card back as an SVG document of 240 x 336, on another ground (`#rrggbb`) if one is given. */
export function cardBackSvg(id: CardBackId, ground: string | null): string {
  const inks = inksFor(ground ?? BACK_COLOURS[id]);
  const { x, y, width, height, radius } = FIELD;
  const field = `x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" rx="15" fill="#fdf8ec"/>` +
    `<rect ${field} fill="${inks.ground}"/>${DRAWINGS[id](inks)}` +
    `<rect ${field} fill="none" stroke="${inks.dark}" stroke-width="2.5"/>` +
    `<rect x="${x + 3.5}" y="${y + 3.5}" width="${width - 7}" height="${height - 7}" rx="${radius - 3}" fill="none" stroke="${inks.pale}" stroke-opacity="0.8" stroke-width="1.6"/>` +
    '</svg>'
  );
}

/** The same as an address that an image can be drawn from. */
export const cardBackUrl = (id: CardBackId, ground: string | null): string =>
  `data:image/svg+xml,${encodeURIComponent(cardBackSvg(id, ground))}`;
