import { describe, expect, it } from 'vitest';
import { isLow, remPx } from '@/styles/rooms';
import { CARD_RATIO, MIN_STRIP } from '@/table/layout/fan';
import type { Rect } from '@/table/layout/geometry';
import { handSlots, isInCard, type Pose, poseCards } from '@/table/layout/poseCards';
import type { LayoutInput } from '@/table/layout/tableFrame';
import { type TableLayout, tableLayout } from '@/table/layout/tableLayout';
import { stageOfHands } from '../support/stageOfHands';

const SIZES = [
  [940, 500],
  [960, 600],
  [1280, 800],
  [1920, 1080],
  [2560, 1440],
  [3440, 1440],
] as const;
const GAMES = [
  { players: 2, hand: 12 },
  { players: 3, hand: 18 },
  { players: 4, hand: 12 },
  { players: 4, hand: 20 },
  { players: 4, hand: 24 },
  { players: 6, hand: 8 },
  { players: 6, hand: 16 },
  { players: 8, hand: 6 },
  { players: 8, hand: 12 },
] as const;
const SCALES = [
  { cardScale: 1, textScale: 1 },
  { cardScale: 1.2, textScale: 1 },
  { cardScale: 0.8, textScale: 1.5 },
  { cardScale: 1.2, textScale: 2 },
];

interface Case extends LayoutInput {
  readonly name: string;
}

const CASES: Case[] = SIZES.flatMap(([width, height]) =>
  GAMES.flatMap(({ players, hand }) =>
    SCALES.map((scales) => ({
      name: `${width}x${height}, ${players} players, ${hand} cards, cards x${scales.cardScale}, text x${scales.textScale}`,
      width,
      height,
      players,
      bottomSeat: players - 1,
      mostCards: hand,
      ...scales,
    })),
  ),
);

/** The corners of a card. */
function cornersOf(pose: Pose): { x: number; y: number }[] {
  const [w, h] = [pose.width / 2, (pose.width * CARD_RATIO) / 2];
  const cos = Math.cos(pose.rotation);
  const sin = Math.sin(pose.rotation);
  return [
    [-w, -h],
    [w, -h],
    [w, h],
    [-w, h],
  ].map(([dx = 0, dy = 0]) => ({
    x: pose.x + dx * cos - dy * sin,
    y: pose.y + dx * sin + dy * cos,
  }));
}

function boundsOf(poses: readonly Pose[]): Rect {
  const corners = poses.flatMap(cornersOf);
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Whether two rectangles share more than a hair. */
const overlap = (a: Rect, b: Rect, slack = 0.5): boolean =>
  a.x + a.width > b.x + slack &&
  b.x + b.width > a.x + slack &&
  a.y + a.height > b.y + slack &&
  b.y + b.height > a.y + slack;

const isWithin = (inner: Rect, outer: Rect, slack = 0.5): boolean =>
  inner.x >= outer.x - slack &&
  inner.y >= outer.y - slack &&
  inner.x + inner.width <= outer.x + outer.width + slack &&
  inner.y + inner.height <= outer.y + outer.height + slack;

const window = ({ width, height }: LayoutInput): Rect => ({ x: 0, y: 0, width, height });

function dealt(layout: TableLayout, input: Case) {
  const stage = stageOfHands(input.players, input.mostCards, input.bottomSeat);
  return { stage, poses: poseCards(layout, stage) };
}

/** Poses of one seat's hand, in order. */
function handOf(seat: number, table: ReturnType<typeof dealt>): Pose[] {
  return table.stage.cards.flatMap((card) => {
    const pose = table.poses.get(card.key);
    return card.spot.at === 'hand' && card.spot.seat === seat && pose !== undefined ? [pose] : [];
  });
}

describe.each(CASES)('$name', (input) => {
  const layout = tableLayout(input);
  const table = dealt(layout, input);
  const own = handOf(input.bottomSeat, table);
  const { areas } = layout;

  it('keeps every card in the window', () => {
    expect(isWithin(boundsOf([...table.poses.values()]), window(input))).toBe(true);
  });

  it('keeps the player’s hand clear of the panels', () => {
    const hand = boundsOf(own);
    for (const area of [areas.left, areas.right, areas.prompt, areas.contract, areas.title]) {
      expect(overlap(hand, area)).toBe(false);
    }
  });

  it('shows the index of every own card in a strip that can be clicked', () => {
    const slots = handSlots(layout, table.stage, table.poses);
    expect(slots).toHaveLength(input.mostCards);
    slots.forEach(({ strip }, index) => {
      expect(strip.width).toBeGreaterThanOrEqual(MIN_STRIP);
      const middle = { x: strip.x + strip.width / 2, y: strip.y + strip.height / 2 };
      const under = own.map((pose, at) => (isInCard(pose, middle) ? at : -1));
      expect(Math.max(...under)).toBe(index);
    });
    // The last card lies uncovered.
    expect(slots.at(-1)?.strip.width).toBeCloseTo(layout.cardWidth.hand);
  });

  it('lays panels and plates apart from each other', () => {
    const rects = [
      areas.title,
      areas.contract,
      areas.left,
      areas.right,
      areas.prompt,
      ...layout.seats.map(({ plate }) => plate),
    ];
    rects.forEach((rect, index) => {
      expect(isWithin(rect, window(input))).toBe(true);
      for (const other of rects.slice(index + 1)) expect(overlap(rect, other)).toBe(false);
    });
  });

  it('keeps other hands clear of panels, of each other and of the player’s hand', () => {
    const hands = layout.seats
      .filter(({ place }) => place > 0)
      .map(({ seat }) => boundsOf(handOf(seat, table)));
    const fixed = [areas.title, areas.contract, areas.left, areas.right, boundsOf(own)];
    hands.forEach((hand, index) => {
      for (const other of [...fixed, ...hands.slice(index + 1)]) {
        expect(overlap(hand, other)).toBe(false);
      }
    });
  });

  it('plays tricks on free felt, with every index in sight', () => {
    const cards = layout.seats.map(
      ({ trick }): Pose => ({ ...trick, width: layout.cardWidth.trick, z: 0, faceUp: true }),
    );
    const around = boundsOf(cards);
    for (const { seat } of layout.seats) {
      expect(overlap(around, boundsOf(handOf(seat, table)))).toBe(false);
    }
    for (const area of [areas.title, areas.contract, areas.prompt]) {
      expect(overlap(around, area)).toBe(false);
    }
    // Whichever lies on top, it leaves the upper left corner of every other card free.
    cards.forEach((card, index) => {
      const corner = cornersOf({ ...card, width: card.width * 0.86 })[0];
      cards.forEach((other, at) => {
        if (at !== index && corner !== undefined) expect(isInCard(other, corner)).toBe(false);
      });
    });
  });

  it('seats partners opposite and everybody clockwise', () => {
    const { seats } = layout;
    const opposite = seats.find(({ place }) => place === input.players / 2);
    if (opposite !== undefined) expect(opposite.edge).toBe('top');
    for (const { seat, place } of seats) {
      expect(seat).toBe((input.bottomSeat + place) % input.players);
    }
    // Clockwise on a screen: up on the left, down on the right.
    const left = seats.filter(({ edge }) => edge === 'left').sort((a, b) => a.place - b.place);
    const right = seats.filter(({ edge }) => edge === 'right').sort((a, b) => a.place - b.place);
    expect(left.map(({ plate }) => plate.y)).toEqual(
      left.map(({ plate }) => plate.y).sort((a, b) => b - a),
    );
    expect(right.map(({ plate }) => plate.y)).toEqual(
      right.map(({ plate }) => plate.y).sort((a, b) => a - b),
    );
    expect(seats.filter(({ edge }) => edge === 'bottom').map(({ seat }) => seat)).toEqual([
      input.bottomSeat,
    ]);
  });

  it('names melds beside them, clear of what is said about all of them', () => {
    const tagged = layout.seats.filter(({ meldTag }) => meldTag.height > 0);
    expect(tagged).toHaveLength(input.players === 2 ? 0 : input.players - 1);
    const tags = tagged.map(({ meldTag }) => meldTag);
    const melds = layout.seats.map(({ meld }) => meld);
    for (const [index, tag] of tags.entries()) {
      expect(isWithin(tag, window(input))).toBe(true);
      for (const other of [...melds, ...tags.slice(index + 1), areas.summary]) {
        expect(overlap(tag, other)).toBe(false);
      }
    }
    if (input.players > 2) {
      for (const meld of melds) {
        for (const area of [areas.summary, areas.contract, areas.title]) {
          expect(overlap(meld, area)).toBe(false);
        }
      }
    }
    for (const area of [boundsOf(own), areas.left, areas.right]) {
      expect(overlap(areas.summary, area)).toBe(false);
    }
  });

  it('hangs bubbles beside their seats, clear of the bid panel', () => {
    // A number of three figures and one line, at the sizes that the styles name.
    const rem = remPx(input.width, input.height, input.textScale);
    const [width, height] = [4.4 * rem, 2.4 * rem];
    const shift = { start: 0, middle: width / 2, end: width };
    const isLowRoom = isLow(input.height / rem);
    for (const { edge, bubble } of layout.seats) {
      // The player's bubble lies where the panel comes; in a low room the panel covers them all.
      if (edge === 'bottom' || isLowRoom || input.players === 2) continue;
      const rect = { x: bubble.x - shift[bubble.side], y: bubble.y - height / 2, width, height };
      expect(isWithin(rect, window(input))).toBe(true);
      for (const { plate, seat } of layout.seats) {
        if (seat !== input.bottomSeat) expect(overlap(rect, plate)).toBe(false);
      }
      for (const area of [areas.title, areas.contract]) expect(overlap(rect, area)).toBe(false);
      if (edge !== 'top') expect(overlap(rect, areas.centre)).toBe(false);
    }
    expect(areas.centre.width).toBeGreaterThan(input.width * 0.4);
  });

  it('keeps the places for melds clear of the hands and of each other', () => {
    const places = layout.seats.map(({ meld }) => meld);
    places.forEach((place, index) => {
      expect(isWithin(place, window(input))).toBe(true);
      for (const other of places.slice(index + 1)) expect(overlap(place, other)).toBe(false);
      for (const { seat } of layout.seats) {
        expect(overlap(place, boundsOf(handOf(seat, table)))).toBe(false);
      }
    });
  });
});
