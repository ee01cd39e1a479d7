import { groupOf, isFaceUp, type Stage, type StageCard } from '../stage/Stage';
import type { HandSlot } from './anchors';
import { CARD_RATIO, fanPoses, fanStep } from './fan';
import { between, centreOf, type Point, type Rect } from './geometry';
import { packCards } from './packCards';
import type { SeatLayout, TableLayout } from './tableLayout';

/** Where a card's middle is, how wide it is, how it leans (radians), and what covers what. */
export interface Pose extends Point {
  readonly width: number;
  readonly rotation: number;
  readonly z: number;
  readonly faceUp: boolean;
}

/** What lies over what, by kind of place. */
const LEVEL = {
  pile: 0,
  stock: 200,
  'turned-up': 100,
  widow: 300,
  hand: 1000,
  packet: 500,
  meld: 600,
  open: 600,
  trick: 700,
} as const;

type Placing = Omit<Pose, 'z' | 'faceUp'>;

/** The small back that stands for one trick taken: laid crosswise in turn. */
function pilePose(layout: TableLayout, seat: SeatLayout, slot: number): Placing {
  const inward = seat.edge === 'right' || seat.edge === 'bottom' ? -1 : 1;
  const step = Math.min(3 * layout.unit, (36 * layout.unit) / Math.max(1, slot));
  return {
    x: seat.pile.x + inward * slot * step,
    y: seat.pile.y,
    width: layout.cardWidth.other * 0.62,
    rotation: slot % 2 === 0 ? 0.1 : Math.PI / 2 - 0.12,
  };
}

function packetPose(layout: TableLayout, seat: SeatLayout, slot: number, count: number): Placing {
  const spot = between(seat.fan.centre, layout.middle, seat.edge === 'bottom' ? 0.62 : 0.45);
  const offset = slot - (count - 1) / 2;
  const width = layout.cardWidth.other * 1.15;
  return { x: spot.x + offset * width * 0.4, y: spot.y, width, rotation: offset * 0.07 };
}

function stockPose(layout: TableLayout, slot: number): Placing {
  const shift = slot * 0.45 * layout.unit;
  return {
    x: layout.stock.x - shift,
    y: layout.stock.y - shift,
    width: layout.cardWidth.trick,
    rotation: 0,
  };
}

function seatOf(layout: TableLayout, card: StageCard): SeatLayout {
  const seat = 'seat' in card.spot ? layout.seats[card.spot.seat] : undefined;
  if (seat === undefined) throw new Error(`no seat for a card at ${groupOf(card.spot)}`);
  return seat;
}

/** Poses of all cards of one group, which are `cards` in the order of their slots. */
function poseGroup(layout: TableLayout, cards: readonly StageCard[]): Placing[] {
  const [first] = cards;
  if (first === undefined) return [];
  const count = cards.length;
  const { at } = first.spot;
  const { trick } = layout.cardWidth;
  switch (at) {
    case 'hand': {
      const { fan } = seatOf(layout, first);
      return fanPoses(fan, count).map((pose) => ({ ...pose, width: fan.cardWidth }));
    }
    case 'meld':
    case 'open': {
      const { meld, meldLean } = seatOf(layout, first);
      const packed = packCards(count, meld, layout.cardWidth.meld, meldLean);
      return packed.cards.map((spot) => ({ ...spot, width: packed.cardWidth, rotation: 0 }));
    }
    case 'trick':
      return cards.map((card) => ({ ...seatOf(layout, card).trick, width: trick }));
    case 'pile':
      return cards.map((card) => pilePose(layout, seatOf(layout, card), card.spot.slot));
    case 'packet':
      return cards.map((card, slot) => packetPose(layout, seatOf(layout, card), slot, count));
    case 'widow':
      return cards.map((_, slot) => ({
        x: layout.middle.x + (slot - (count - 1) / 2) * trick * 1.1,
        y: layout.middle.y,
        width: trick,
        rotation: 0,
      }));
    case 'stock':
      return cards.map((_, slot) => stockPose(layout, slot));
    case 'turned-up':
      return [
        {
          x: layout.stock.x + trick * 0.62,
          y: layout.stock.y,
          width: trick,
          rotation: Math.PI / 2,
        },
      ];
  }
}

function grouped(stage: Stage): StageCard[][] {
  const groups = new Map<string, StageCard[]>();
  for (const card of stage.cards) {
    // The cards of a trick belong together although each lies before its own seat.
    const name = card.spot.at === 'trick' ? 'trick' : groupOf(card.spot);
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [card]);
    else group.push(card);
  }
  return [...groups.values()].map((cards) => cards.sort((a, b) => a.spot.slot - b.spot.slot));
}

/** The pose of every card of a picture, by key. */
export function poseCards(layout: TableLayout, stage: Stage): Map<number, Pose> {
  const poses = new Map<number, Pose>();
  for (const cards of grouped(stage)) {
    const placings = poseGroup(layout, cards);
    cards.forEach((card, index) => {
      const placing = placings[index];
      if (placing === undefined) return;
      const z = LEVEL[card.spot.at] + index;
      poses.set(card.key, { ...placing, z, faceUp: isFaceUp(card) });
    });
  }
  return poses;
}

/** A point of the table in a card's own measure: both 0..1 inside the card, from its top left. */
function pointInCard(pose: Pose, point: Point): Point {
  const cos = Math.cos(-pose.rotation);
  const sin = Math.sin(-pose.rotation);
  const dx = point.x - pose.x;
  const dy = point.y - pose.y;
  return {
    x: (dx * cos - dy * sin) / pose.width + 0.5,
    y: (dx * sin + dy * cos) / (pose.width * CARD_RATIO) + 0.5,
  };
}

export function isInCard(pose: Pose, point: Point): boolean {
  const { x, y } = pointInCard(pose, point);
  return x >= 0 && x <= 1 && y >= 0 && y <= 1;
}

function stripOf(pose: Pose, width: number): Rect {
  const height = pose.width * CARD_RATIO;
  return { x: pose.x - pose.width / 2, y: pose.y - height / 2, width, height };
}

/** The player's cards in the order in which they lie, each with the strip that shows of it. */
export function handSlots(
  layout: TableLayout,
  stage: Stage,
  poses: ReadonlyMap<number, Pose>,
): HandSlot[] {
  const own = stage.cards
    .filter((card) => card.handIndex !== null && card.face !== null)
    .sort((a, b) => LEVEL[b.spot.at] - LEVEL[a.spot.at] || a.spot.slot - b.spot.slot);
  return own.flatMap((card) => {
    const pose = poses.get(card.key);
    if (pose === undefined || card.handIndex === null || card.face === null) return [];
    const width = card.spot.at === 'hand' ? stripWidth(layout, stage, card) : pose.width;
    return [{ handIndex: card.handIndex, card: card.face, strip: stripOf(pose, width) }];
  });
}

function stripWidth(layout: TableLayout, stage: Stage, card: StageCard): number {
  const group = groupOf(card.spot);
  const count = stage.cards.filter((other) => groupOf(other.spot) === group).length;
  const { fan } = seatOf(layout, card);
  return card.spot.slot === count - 1 ? fan.cardWidth : fanStep(fan, count);
}

/** Where the deck lies while it is dealt: before the dealer, on the way to the middle. */
export function deckPoint(layout: TableLayout, dealer: SeatLayout | undefined): Point {
  return dealer === undefined ? layout.middle : between(centreOf(dealer.plate), layout.middle, 0.7);
}
