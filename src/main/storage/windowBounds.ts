import { z } from 'zod';

/** A rectangle of the desktop, in device-independent pixels. */
export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The smallest page that the layouts of the window are made for. */
const LEAST_PAGE = { width: 940, height: 500 } as const;
const DEFAULT_WIDTH_PX = 1280;
const DEFAULT_HEIGHT_PX = 800;

const pixels = z.number().int().min(-100_000).max(100_000);

export const windowStateSchema = z.object({
  bounds: z.object({ x: pixels, y: pixels, width: pixels, height: pixels }),
  maximized: z.boolean(),
});
export type WindowState = z.output<typeof windowStateSchema>;

/**
 * Where a window that was at `wanted` goes on the displays there are now (`areas` without task bars, the first is
 * the main one): at its place if it fits, else moved and shrunk onto the display it overlaps most.
 */
export function fitToDisplays(wanted: Rectangle | null, areas: readonly Rectangle[]): Rectangle {
  const [main] = areas;
  if (main === undefined) return wanted ?? { x: 0, y: 0, ...DEFAULT_SIZE };
  if (wanted === null) return centred(DEFAULT_SIZE, main);
  const best = areas.reduce((a, b) => (overlap(wanted, b) > overlap(wanted, a) ? b : a), main);
  if (overlap(wanted, best) === 0) return centred(wanted, main);
  const size = fittedSize(wanted, best);
  return {
    ...size,
    x: clamp(wanted.x, best.x, best.x + best.width - size.width),
    y: clamp(wanted.y, best.y, best.y + best.height - size.height),
  };
}

const DEFAULT_SIZE = { width: DEFAULT_WIDTH_PX, height: DEFAULT_HEIGHT_PX } as const;

export type Size = Pick<Rectangle, 'width' | 'height'>;

/** Never larger than the display, and only on a smaller display below the least size. */
const fittedSize = (wanted: Size, area: Size): Size => ({
  width: Math.min(area.width, Math.max(LEAST_PAGE.width, wanted.width)),
  height: Math.min(area.height, Math.max(LEAST_PAGE.height, wanted.height)),
});

/**
 * The least size of a window whose frame takes that much: its page has the least size, unless the display is too small for
 * that.
 */
export const leastWindow = (frame: Size, area: Size): Size => ({
  width: Math.min(area.width, LEAST_PAGE.width + frame.width),
  height: Math.min(area.height, LEAST_PAGE.height + frame.height),
});

/** How much smaller a page is drawn that has less room than the layouts are made for; 1 where it has enough. */
export const pageZoom = (page: Size): number =>
  Math.min(1, page.width / LEAST_PAGE.width, page.height / LEAST_PAGE.height);

function centred(wanted: Size, area: Rectangle): Rectangle {
  const size = fittedSize(wanted, area);
  return {
    ...size,
    x: area.x + Math.max(0, Math.floor((area.width - size.width) / 2)),
    y: area.y + Math.max(0, Math.floor((area.height - size.height) / 2)),
  };
}

function overlap(a: Rectangle, b: Rectangle): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
}

const clamp = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(value, high));
