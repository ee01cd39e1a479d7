import type { Edge } from './anchors';
import { CARD_RATIO, type Fan } from './fan';
import { bottomOf, clamp, type Rect } from './geometry';
import type { Frame } from './tableFrame';

/** Which edge each place is at, clockwise from the bottom, partners opposite. */
const EDGES: Readonly<Record<number, readonly Edge[]>> = {
  2: ['bottom', 'top'],
  3: ['bottom', 'left', 'right'],
  4: ['bottom', 'left', 'top', 'right'],
  6: ['bottom', 'left', 'left', 'top', 'right', 'right'],
  8: ['bottom', 'left', 'left', 'left', 'top', 'right', 'right', 'right'],
};

export function edgesOf(players: number): readonly Edge[] {
  const edges = EDGES[players];
  if (edges === undefined) throw new Error(`no table for ${players} players`);
  return edges;
}

/** Where a place is in the column of its edge: 0 is the highest. */
export function rowOf(edges: readonly Edge[], place: number): { row: number; rows: number } {
  const edge = edges[place];
  const same = edges.map((each, index) => ({ each, index })).filter(({ each }) => each === edge);
  const upwards = same.findIndex(({ index }) => index === place);
  return { row: edge === 'left' ? same.length - 1 - upwards : upwards, rows: same.length };
}

/** A seat's plate and hand. */
export interface Stand {
  readonly plate: Rect;
  readonly fan: Fan;
}

const OTHER_BEND = { each: 2.2, whole: 26, sag: 0.4 };

function bottomStand(frame: Frame): Stand {
  const { width, handTop, handCard, areas, margin, unit } = frame;
  const room = width - 2 * (margin + areas.left.width + 10 * unit);
  return {
    plate: frame.ownPlate,
    fan: {
      centre: { x: width / 2, y: handTop + (handCard * CARD_RATIO) / 2 },
      length: room,
      cardWidth: handCard,
      spread: 0.64,
      bend: { each: 1.1, whole: 13, sag: 0.18 },
      turn: 0,
    },
  };
}

function topStand(frame: Frame): Stand {
  const { width, margin, plate, otherCard, unit } = frame;
  const fanTop = margin + plate.height + 6 * unit;
  return {
    plate: { x: (width - plate.width) / 2, y: margin, ...plate },
    fan: {
      // The ends of the arc rise towards the plate: the middle hangs lowest.
      centre: { x: width / 2, y: fanTop + (otherCard * CARD_RATIO) / 2 + 10 * unit },
      length: 236 * unit,
      cardWidth: otherCard,
      spread: 0.28,
      bend: OTHER_BEND,
      turn: 180,
    },
  };
}

/** A player alone at a side: the hand upright along the edge, the plate below it. */
function sideStand(frame: Frame, edge: 'left' | 'right'): Stand {
  const { width, margin, plate, otherCard, unit, areas, ownPlate, handTop, low } = frame;
  const top = bottomOf(areas.contract) + 10 * unit;
  // Where the player's plate gives way, others' plates are wide enough to reach the hand.
  const bottom = (low ? handTop : ownPlate.y) - 10 * unit;
  const gap = 10 * unit;
  const length = clamp(bottom - top - plate.height - gap, 60, 224 * unit);
  const groupTop = (top + bottom - length - gap - plate.height) / 2;
  const thickness = otherCard * CARD_RATIO;
  const x = margin + thickness / 2 + 12 * unit;
  const plateX = edge === 'left' ? margin : width - margin - plate.width;
  return {
    plate: { x: plateX, y: groupTop + length + gap, ...plate },
    fan: {
      centre: { x: edge === 'left' ? x : width - x, y: groupTop + length / 2 },
      length,
      cardWidth: otherCard,
      spread: 0.28,
      bend: OTHER_BEND,
      turn: edge === 'left' ? 90 : 270,
    },
  };
}

/** The part of a side's edge that seats share: its top, and the height for each. */
export function columnOf(frame: Frame, rows: number): { top: number; slot: number } {
  const top = bottomOf(frame.areas.contract) + 8 * frame.unit;
  const bottom = Math.min(frame.ownPlate.y, frame.handTop) - 8 * frame.unit;
  return { top, slot: (bottom - top) / rows };
}

/** The strip of a hand that shows over its plate, at least. */
const LEAST_PEEK = 10;

/** One of several at a side: a small hand that looks out from behind its plate. */
function columnStand(frame: Frame, edge: 'left' | 'right', row: number, rows: number): Stand {
  const { width, margin, unit } = frame;
  const { top, slot } = columnOf(frame, rows);
  // In a low window with large text the plate gives way, never the seat below.
  const plate = {
    ...frame.plate,
    height: Math.min(frame.plate.height, slot - LEAST_PEEK - 4 * unit),
  };
  // A card must not reach into the place of the seat below.
  const cardWidth = Math.min(frame.otherCard * 0.88, (slot - 6 * unit) / (CARD_RATIO * 1.06));
  const cardHeight = cardWidth * CARD_RATIO;
  const peek = clamp(slot - plate.height - 10 * unit, LEAST_PEEK, cardHeight * 0.72);
  const plateTop = top + slot * (row + 0.5) - (peek + plate.height) / 2 + peek;
  const plateX = edge === 'left' ? margin : width - margin - plate.width;
  return {
    plate: { x: plateX, y: plateTop, ...plate },
    fan: {
      centre: {
        x: plateX + plate.width / 2,
        y: plateTop - peek + cardHeight / 2 + 3 * unit,
      },
      length: plate.width * 0.96,
      cardWidth,
      spread: 0.26,
      bend: { each: 2, whole: 18, sag: 0.2 },
      turn: 0,
    },
  };
}

export function standOf(frame: Frame, edges: readonly Edge[], place: number): Stand {
  const edge = edges[place] ?? 'top';
  if (edge === 'bottom') return bottomStand(frame);
  if (edge === 'top') return topStand(frame);
  const { row, rows } = rowOf(edges, place);
  return rows === 1 ? sideStand(frame, edge) : columnStand(frame, edge, row, rows);
}
