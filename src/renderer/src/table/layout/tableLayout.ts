import type { Edge, SeatAnchor, TableAnchors, WordsAt } from './anchors';
import { CARD_RATIO, type Fan } from './fan';
import { bottomOf, centreOf, clamp, type Point, type Rect, rectBetween, rightOf } from './geometry';
import type { Lean } from './packCards';
import { columnOf, edgesOf, rowOf, type Stand, standOf } from './seatStands';
import { type Frame, frameOf, isCrowded, type LayoutInput } from './tableFrame';

/** A seat with all its places on the table. */
export interface SeatLayout extends SeatAnchor {
  readonly fan: Fan;
  /** Where its melds and open cards lie. */
  readonly meld: Rect;
  /** Melds lie as near to their owner as that rectangle lets them. */
  readonly meldLean: Lean;
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

/** The felt between the hands; `topFan` is the hand at the top edge, if somebody sits there. */
function feltBetween(frame: Frame, topFan: Fan | null): Rect {
  const { width, margin, unit, areas, otherCard, players } = frame;
  const reach = otherCard * CARD_RATIO + 26 * unit;
  const side = players === 2 ? 0 : isCrowded(players) ? frame.plate.width : reach;
  const left = margin + side + 8 * unit;
  const top =
    topFan === null
      ? bottomOf(areas.contract)
      : topFan.centre.y + (topFan.cardWidth * CARD_RATIO) / 2;
  return rectBetween(left, top + 8 * unit, width - left, areas.prompt.y - 6 * unit);
}

/** Steps in card widths and heights from the middle of the trick, and a lean in degrees, by place. */
const TRICK_SPOTS: Readonly<Record<number, readonly (readonly [number, number, number])[]>> = {
  2: [
    [0, 0.53, -2],
    [0, -0.53, 3],
  ],
  3: [
    [0, 0.5, -2],
    [-1.1, -0.2, -5],
    [1.1, -0.2, 5],
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

/** The share of the felt's width that the melds of the seats at the top and the bottom have. */
const middleShare = (players: number): number => (isCrowded(players) ? 0.5 : 0.36);

/**
 * The place of what is said about all melds together, above the hand. Where the lowest melds at the
 * sides lie beside it, it has the width of the middle, and the height of its sums, two a line.
 */
function summaryOf(frame: Frame, felt: Rect): Rect {
  const { players, areas, width, unit, rem } = frame;
  const bottom = bottomOf(areas.prompt);
  if (!isCrowded(players)) {
    const top = bottomOf(felt) - Math.max(48 * unit, 60);
    return rectBetween(felt.x, top, rightOf(felt), bottom);
  }
  const half = (felt.width * middleShare(players)) / 2;
  const lines = Math.ceil(players / 4);
  const top = bottom - (lines * 1.5 + 3) * rem - 26 * unit;
  return rectBetween(width / 2 - half, top, width / 2 + half, bottom);
}

/** The rectangle for a seat's melds and, at the owner's side of it, the tag with their names. */
function meldArea(
  frame: Frame,
  felt: Rect,
  floor: number,
  edges: readonly Edge[],
  place: number,
  stand: Stand,
): Rect {
  const edge = edges[place] ?? 'top';
  const gap = 8 * frame.unit;
  if (frame.players === 2) return twoHandArea(frame, felt, edge);
  const middleWidth = felt.width * middleShare(frame.players);
  const middle = frame.width / 2;
  const half = (felt.y + floor) / 2;
  // Large text widens the contract's panel towards the middle.
  const reach = Math.min(middleWidth / 2, frame.areas.contract.x - gap - middle);
  if (edge === 'top') return rectBetween(middle - reach, felt.y, middle + reach, half - gap);
  if (edge === 'bottom') return rectBetween(middle - reach, half, middle + reach, floor);
  const sideWidth = (felt.width - middleWidth) / 2 - gap;
  const x = edge === 'left' ? felt.x : rightOf(felt) - sideWidth;
  const { rows } = rowOf(edges, place);
  if (rows === 1) {
    const ceiling =
      edge === 'left' ? felt.y : Math.max(felt.y, bottomOf(frame.areas.contract) + gap);
    const height = Math.min(floor - ceiling, 210 * frame.unit);
    const y = clamp(stand.fan.centre.y - height / 2, ceiling, floor - height);
    return { x, y, width: sideWidth, height };
  }
  const { top, slot } = columnOf(frame, rows);
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
      return { x: width / 2 + fan.length / 2 + 44 * unit, y: fan.centre.y };
    case 'left':
      return { x: rightOf(plate) + 44 * unit, y: centreOf(plate).y };
    case 'right':
      return { x: plate.x - 44 * unit, y: centreOf(plate).y };
  }
}

/** The widest bubble, in rem: a number of four figures. */
const BUBBLE_REM = 5.2;

function bubbleOf(frame: Frame, edge: Edge, felt: Rect, { fan, plate }: Stand): WordsAt {
  const { unit, width, rem } = frame;
  const y = isCrowded(frame.players) ? centreOf(plate).y : fan.centre.y;
  switch (edge) {
    case 'bottom':
      return { x: width / 2, y: bottomOf(felt) - 24 * unit, side: 'middle' };
    case 'top':
      // Beside the cards: below them it would lie where the panels end.
      return {
        x: fan.centre.x - fan.length / 2 - 10 * unit,
        y: Math.max(fan.centre.y + 4 * unit, bottomOf(plate) + 1.2 * rem),
        side: 'end',
      };
    case 'left':
      return { x: felt.x + 6 * unit, y, side: 'start' };
    case 'right':
      return { x: rightOf(felt) - 6 * unit, y, side: 'end' };
  }
}

/** The felt that the panel of an auction may cover. */
function centreOfFelt(frame: Frame, felt: Rect, edges: readonly Edge[]): Rect {
  const { unit, rem, low, areas } = frame;
  const bubble = low || !edges.includes('left') ? 0 : BUBBLE_REM * rem + 12 * unit;
  return rectBetween(felt.x + bubble, felt.y, rightOf(felt) - bubble, bottomOf(areas.prompt));
}

const tagHeight = (frame: Frame): number => 34 * frame.unit * Math.min(frame.textScale, 1.3);

const SIDES: Readonly<Record<Edge, WordsAt['side']>> = {
  bottom: 'middle',
  left: 'start',
  top: 'middle',
  right: 'end',
};

/** Melds and their tag in the rectangle that a seat has for both: both near to their owner. */
function shareArea(
  frame: Frame,
  edge: Edge,
  area: Rect,
): Pick<SeatLayout, 'meld' | 'meldLean' | 'meldTag'> {
  // The player's melds have no tag, and those of two players are in sight all the time.
  const tag =
    frame.players === 2 || edge === 'bottom' ? 0 : Math.min(tagHeight(frame), area.height);
  const height = area.height - tag;
  const tagAbove = edge === 'top' && frame.players > 2;
  const x = edge === 'left' ? 0 : edge === 'right' ? 1 : 0.5;
  return {
    meld: { ...area, y: tagAbove ? area.y + tag : area.y, height },
    meldLean: { x, y: tagAbove ? 0 : 1 },
    meldTag: {
      ...area,
      y: tagAbove ? area.y : area.y + height + tag * 0.15,
      height: tag * 0.85,
      side: SIDES[edge],
    },
  };
}

/** Places everything on a table of this size: pure, and the same for the same input. */
export function tableLayout(input: LayoutInput): TableLayout {
  const frame = frameOf(input);
  const { unit, handCard, players, bottomSeat, width } = frame;
  const edges = edgesOf(players);
  const stands = edges.map((edge, place) => ({ edge, place, stand: standOf(frame, edges, place) }));
  const felt = feltBetween(frame, stands.find(({ edge }) => edge === 'top')?.stand.fan ?? null);
  const middle = { x: width / 2, y: felt.y + felt.height / 2 };
  const trickHeight = Math.min(
    handCard * CARD_RATIO * 0.86,
    felt.height / (TRICK_HEIGHTS[players] ?? 2.3),
  );
  const trickCard = trickHeight / CARD_RATIO;
  const summary = summaryOf(frame, felt);
  const floor = summary.y - (isCrowded(players) ? 8 * unit : 0);
  const seats = stands.map(({ edge, place, stand }): SeatLayout => {
    const area = meldArea(frame, felt, floor, edges, place, stand);
    const [dx = 0, dy = 0, lean = 0] = TRICK_SPOTS[players]?.[place] ?? [];
    return {
      ...stand,
      seat: (bottomSeat + place) % players,
      place,
      edge,
      bubble: bubbleOf(frame, edge, felt, stand),
      ...shareArea(frame, edge, area),
      pile: pileOf(frame, edge, stand),
      trick: {
        x: middle.x + dx * trickCard,
        y: middle.y + dy * trickHeight,
        rotation: (lean * Math.PI) / 180,
      },
    };
  });
  const centre = centreOfFelt(frame, felt, edges);
  return {
    width,
    height: frame.height,
    unit,
    areas: { ...frame.areas, centre, summary },
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
