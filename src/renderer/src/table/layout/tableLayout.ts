import type { Seat } from '@shared/game/seats';
import type { Edge, Point, Rect, SeatAnchor, TableAnchors } from '../TableScene';
import { CARD_RATIO, type Fan, MIN_STRIP } from './fan';
import { bottomOf, centreOf, clamp, rectBetween, rightOf } from './geometry';

/** All that the layout depends on. */
export interface LayoutInput {
  readonly width: number;
  readonly height: number;
  readonly players: number;
  /** Whose place is at the bottom. */
  readonly bottomSeat: Seat;
  /** The most cards the hand at the bottom can hold in this game. */
  readonly mostCards: number;
  readonly cardScale: number;
  readonly textScale: number;
}

/** A seat with all its places on the table. */
export interface SeatLayout extends SeatAnchor {
  readonly fan: Fan;
  /** Where its melds and open cards lie. */
  readonly meld: Rect;
  /** Where its tricks lie. */
  readonly pile: Point;
  /** Where its card of a trick lies, and how it leans, in radians. */
  readonly trick: Point & { readonly rotation: number };
}

export interface TableLayout {
  readonly width: number;
  readonly height: number;
  /** 1 at 1280 x 800. */
  readonly unit: number;
  readonly areas: TableAnchors['areas'];
  readonly seats: readonly SeatLayout[];
  /** The middle of the trick. */
  readonly middle: Point;
  readonly stock: Point;
  /** Widths of cards by what they are for. */
  readonly cardWidth: {
    readonly hand: number;
    readonly trick: number;
    readonly other: number;
    readonly meld: number;
  };
  /** How far a card rises under the pointer. */
  readonly lift: number;
}

const DESIGN = { width: 1280, height: 800 };

/** Sizes in CSS pixels that everything else is measured against. */
interface Frame extends LayoutInput {
  readonly unit: number;
  readonly margin: number;
  readonly plate: { readonly width: number; readonly height: number };
  readonly handCard: number;
  readonly handTop: number;
  readonly otherCard: number;
  readonly areas: TableAnchors['areas'];
  readonly ownPlate: Rect;
}

/** Many players: plates in columns with small hands behind them. */
const isCrowded = (players: number): boolean => players > 4;

export function unitOf(width: number, height: number): number {
  return clamp(Math.min(width / DESIGN.width, height / DESIGN.height), 0.7, 3);
}

/** The width of the own cards: as designed, or less where a full hand would hide an index. */
function handCardWidth(input: LayoutInput, unit: number, room: number): number {
  const wanted = 118 * unit * input.cardScale;
  const strips = (input.mostCards - 1) * (MIN_STRIP + 0.5);
  // A leaning last card reaches further than its width: see `fanStep`.
  return clamp((room - strips) / (1 + CARD_RATIO * 0.12), 44, wanted);
}

function cornerSize(input: LayoutInput, unit: number) {
  const text = Math.min(input.textScale, 1.25);
  const button = clamp(46 * unit * text, 40, 110);
  return { width: clamp(112 * unit * text, 92, 240), height: 2 * button + 8 * unit };
}

function frameOf(input: LayoutInput): Frame {
  const { width, height, textScale } = input;
  const unit = unitOf(width, height);
  const margin = Math.round(16 * unit);
  const corner = cornerSize(input, unit);
  const handRoom = width - 2 * (margin + corner.width + 10 * unit);
  const handCard = handCardWidth(input, unit, handRoom);
  const handTop = height - 36 * unit - handCard * CARD_RATIO;
  const promptHeight = clamp(38 * unit * Math.min(textScale, 1.5), 30, 120);
  const promptWidth = width * (isCrowded(input.players) ? 0.46 : 0.56);
  const promptTop = handTop - 20 * unit - promptHeight;
  const contractWidth = clamp(330 * unit * textScale, 250, Math.max(250, width * 0.34));
  const contractHeight = clamp(168 * unit * textScale, 132, height * 0.3);
  const plateText = Math.min(textScale, 1.4);
  const plate = {
    width: clamp((isCrowded(input.players) ? 156 : 176) * unit * plateText, 122, width * 0.18),
    height: clamp(54 * unit * plateText, 42, 140),
  };
  const left = { x: margin, y: height - margin - corner.height, ...corner };
  return {
    ...input,
    unit,
    margin,
    plate,
    handCard,
    handTop,
    otherCard: Math.max(34, (isCrowded(input.players) ? 46 : 52) * unit),
    ownPlate: {
      x: margin,
      y: left.y - 8 * unit - plate.height,
      width: corner.width,
      height: plate.height,
    },
    areas: {
      title: {
        x: margin,
        y: margin,
        width: clamp(310 * unit * textScale, 64, width * 0.3),
        height: 58 * unit,
      },
      contract: {
        x: width - margin - contractWidth,
        y: margin,
        width: contractWidth,
        height: contractHeight,
      },
      left,
      right: { ...left, x: width - margin - corner.width },
      prompt: {
        x: (width - promptWidth) / 2,
        y: promptTop,
        width: promptWidth,
        height: promptHeight,
      },
      centre: rectBetween(0, 0, 0, 0),
    },
  };
}

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
function rowOf(edges: readonly Edge[], place: number): { row: number; rows: number } {
  const edge = edges[place];
  const same = edges.map((each, index) => ({ each, index })).filter(({ each }) => each === edge);
  const upwards = same.findIndex(({ index }) => index === place);
  return { row: edge === 'left' ? same.length - 1 - upwards : upwards, rows: same.length };
}

/** A seat's plate and hand. */
type Stand = Pick<SeatLayout, 'plate' | 'fan'>;

const OTHER_BEND = { each: 2.2, whole: 26 };

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
      bend: { each: 1.1, whole: 13 },
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
  const { width, margin, plate, otherCard, unit, areas, ownPlate } = frame;
  const top = bottomOf(areas.contract) + 10 * unit;
  const bottom = ownPlate.y - 10 * unit;
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

/** One of several at a side: a small hand that looks out from behind its plate. */
function columnStand(frame: Frame, edge: 'left' | 'right', row: number, rows: number): Stand {
  const { width, margin, plate, otherCard, unit, areas, ownPlate } = frame;
  const top = bottomOf(areas.contract) + 8 * unit;
  const bottom = ownPlate.y - 8 * unit;
  const slot = (bottom - top) / rows;
  const peek = clamp(slot - plate.height - 10 * unit, 10, otherCard * CARD_RATIO * 0.72);
  const slotMiddle = top + slot * (row + 0.5);
  const plateTop = slotMiddle - (peek + plate.height) / 2 + peek;
  const plateX = edge === 'left' ? margin : width - margin - plate.width;
  return {
    plate: { x: plateX, y: plateTop, ...plate },
    fan: {
      centre: {
        x: plateX + plate.width / 2,
        y: plateTop - peek + (otherCard * CARD_RATIO) / 2 + 3 * unit,
      },
      length: plate.width * 0.96,
      cardWidth: otherCard,
      spread: 0.26,
      bend: { each: 2, whole: 18 },
      turn: 0,
    },
  };
}

function standOf(frame: Frame, edges: readonly Edge[], place: number): Stand {
  const edge = edges[place] ?? 'top';
  if (edge === 'bottom') return bottomStand(frame);
  if (edge === 'top') return topStand(frame);
  const { row, rows } = rowOf(edges, place);
  return rows === 1 ? sideStand(frame, edge) : columnStand(frame, edge, row, rows);
}

/** The felt between the hands. */
function feltBetween(frame: Frame, stands: readonly Stand[], edges: readonly Edge[]): Rect {
  const { width, margin, unit, areas, otherCard } = frame;
  const hasSides = edges.includes('left');
  const reach = otherCard * CARD_RATIO + 26 * unit;
  const side = isCrowded(frame.players) ? frame.plate.width : reach;
  const left = margin + (hasSides ? side : 0) + 8 * unit;
  const top = edges.indexOf('top');
  const topFan = stands[top]?.fan;
  const topEdge =
    topFan === undefined
      ? bottomOf(areas.title) + 8 * unit
      : topFan.centre.y + (topFan.cardWidth * CARD_RATIO) / 2 + 8 * unit;
  return rectBetween(left, topEdge, width - left, areas.prompt.y - 6 * unit);
}

/** Steps in card widths and heights from the middle of the trick, and a lean in degrees, by place. */
const TRICK_SPOTS: Readonly<Record<number, readonly (readonly [number, number, number])[]>> = {
  2: [
    [0, 0.53, -2],
    [0, -0.53, 3],
  ],
  3: [
    [0, 0.5, -2],
    [-0.98, -0.2, -5],
    [0.98, -0.2, 5],
  ],
  4: [
    [0, 0.53, -2],
    [-1.06, 0, -5],
    [0, -0.53, 3],
    [1.06, 0, 5],
  ],
  6: [
    [0, 0.6, -1],
    [-1.1, 0.53, -3],
    [-1.1, -0.53, 2],
    [0, -0.6, 2],
    [1.1, -0.53, -2],
    [1.1, 0.53, 3],
  ],
  8: [
    [0, 0.6, -1],
    [-1.1, 1.04, -3],
    [-1.2, 0, -1],
    [-1.1, -1.04, 2],
    [0, -0.6, 2],
    [1.1, -1.04, -2],
    [1.2, 0, 1],
    [1.1, 1.04, 3],
  ],
};
const TRICK_HEIGHTS: Readonly<Record<number, number>> = {
  2: 2.14,
  3: 2.1,
  4: 2.14,
  6: 2.3,
  8: 3.16,
};

/** The rectangle for a seat's melds; the tag with their names takes the lowest strip of it. */
function meldArea(
  frame: Frame,
  felt: Rect,
  edges: readonly Edge[],
  place: number,
  stand: Stand,
): Rect {
  const edge = edges[place] ?? 'top';
  const gap = 8 * frame.unit;
  if (frame.players === 2) return twoHandArea(frame, felt, edge);
  const middleWidth = felt.width * (isCrowded(frame.players) ? 0.4 : 0.36);
  const middleLeft = frame.width / 2 - middleWidth / 2;
  const half = felt.height / 2;
  if (edge === 'top')
    return rectBetween(middleLeft, felt.y, middleLeft + middleWidth, felt.y + half - gap);
  if (edge === 'bottom') {
    return rectBetween(middleLeft, felt.y + half, middleLeft + middleWidth, bottomOf(felt));
  }
  const sideWidth = (felt.width - middleWidth) / 2 - gap;
  const x = edge === 'left' ? felt.x : rightOf(felt) - sideWidth;
  const { rows } = rowOf(edges, place);
  if (rows === 1) {
    const height = Math.min(felt.height, 210 * frame.unit);
    const y = clamp(stand.fan.centre.y - height / 2, felt.y, bottomOf(felt) - height);
    return { x, y, width: sideWidth, height };
  }
  const top = bottomOf(frame.areas.contract) + gap;
  const slot = (Math.min(frame.ownPlate.y, frame.handTop) - gap - top) / rows;
  const { row } = rowOf(edges, place);
  return { x, y: top + row * slot, width: sideWidth, height: slot - gap };
}

/** Two-hand: the melds that stay open lie at the right, where nobody sits. */
function twoHandArea(frame: Frame, felt: Rect, edge: Edge): Rect {
  const { width, unit, margin, areas } = frame;
  const left = width / 2 + frame.handCard * 0.6 + 20 * unit;
  const right = width - margin;
  const upper = bottomOf(areas.contract) + 10 * unit;
  const middle = (upper + bottomOf(felt)) / 2;
  return edge === 'top'
    ? rectBetween(left, upper, right, middle - 6 * unit)
    : rectBetween(left, middle + 6 * unit, right, bottomOf(felt));
}

function pileOf(frame: Frame, edge: Edge, stand: Stand): Point {
  const { unit, areas, width } = frame;
  const { plate, fan } = stand;
  switch (edge) {
    case 'bottom':
      return { x: areas.right.x + areas.right.width / 2 - 8 * unit, y: areas.right.y - 38 * unit };
    case 'top':
      return {
        x: width / 2 + Math.max(plate.width, fan.length) / 2 + 34 * unit,
        y: plate.y + plate.height,
      };
    case 'left':
      return { x: rightOf(plate) + 30 * unit, y: centreOf(plate).y };
    case 'right':
      return { x: plate.x - 30 * unit, y: centreOf(plate).y };
  }
}

function bubbleOf(frame: Frame, edge: Edge, felt: Rect, stand: Stand): Point {
  const { unit, width } = frame;
  const side = 46 * unit * Math.min(frame.textScale, 1.5);
  const crowdedY = isCrowded(frame.players) ? centreOf(stand.plate).y : stand.fan.centre.y;
  switch (edge) {
    case 'bottom':
      return { x: width / 2, y: bottomOf(felt) - 24 * unit };
    case 'top':
      return { x: width / 2, y: felt.y + 20 * unit };
    case 'left':
      return { x: felt.x + side, y: crowdedY };
    case 'right':
      return { x: rightOf(felt) - side, y: crowdedY };
  }
}

const tagHeight = (frame: Frame): number => 34 * frame.unit * Math.min(frame.textScale, 1.3);

/** Places everything on a table of this size: pure, and the same for the same input. */
export function tableLayout(input: LayoutInput): TableLayout {
  const frame = frameOf(input);
  const { unit, handCard, players, bottomSeat, width } = frame;
  const edges = edgesOf(players);
  const stands = edges.map((_, place) => standOf(frame, edges, place));
  const felt = feltBetween(frame, stands, edges);
  const middle = { x: width / 2, y: felt.y + felt.height / 2 };
  const trickHeight = Math.min(
    handCard * CARD_RATIO * 0.86,
    felt.height / (TRICK_HEIGHTS[players] ?? 2.3),
  );
  const trickCard = trickHeight / CARD_RATIO;
  const seats = edges.map((edge, place): SeatLayout => {
    const stand = stands[place] ?? bottomStand(frame);
    const area = meldArea(frame, felt, edges, place, stand);
    const [dx = 0, dy = 0, lean = 0] = TRICK_SPOTS[players]?.[place] ?? [];
    const tag = players === 2 ? 0 : tagHeight(frame);
    return {
      ...stand,
      seat: (bottomSeat + place) % players,
      place,
      edge,
      bubble: bubbleOf(frame, edge, felt, stand),
      meld: { ...area, height: Math.max(0, area.height - tag) },
      meldTag: { x: centreOf(area).x, y: bottomOf(area) - tag / 2 },
      pile: pileOf(frame, edge, stand),
      trick: {
        x: middle.x + dx * trickCard,
        y: middle.y + dy * trickHeight,
        rotation: (lean * Math.PI) / 180,
      },
    };
  });
  const inset = 96 * unit;
  const centre = rectBetween(
    felt.x + (edges.includes('left') ? inset : 40 * unit),
    felt.y + 40 * unit,
    rightOf(felt) - (edges.includes('left') ? inset : 40 * unit),
    bottomOf(frame.areas.prompt),
  );
  return {
    width,
    height: frame.height,
    unit,
    areas: { ...frame.areas, centre },
    seats: [...seats].sort((a, b) => a.seat - b.seat),
    middle,
    stock: { x: Math.max(width * 0.2, frame.margin + trickHeight), y: middle.y },
    cardWidth: {
      hand: handCard,
      trick: trickCard,
      other: frame.otherCard,
      meld: Math.max(78 * unit, 58),
    },
    lift: 18 * unit,
  };
}
