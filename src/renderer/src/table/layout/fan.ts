import { type Point, radians, turned } from './geometry';

/** Height of a card over its width: the faces are drawn 5 : 7. */
export const CARD_RATIO = 1.4;
/** Rank and suit of every card must show: no strip of a hand is narrower, in CSS pixels. */
export const MIN_STRIP = 26;

/** Where and how a hand is spread. */
export interface Fan {
  /** The middle of its middle card. */
  readonly centre: Point;
  /** No card may reach further than half of this from the middle, along the fan. */
  readonly length: number;
  readonly cardWidth: number;
  /** The widest step between two cards, as a share of the card's width. */
  readonly spread: number;
  /**
   * The largest angle between two neighbours, and between the first and the last, in degrees; and how
   * far the ends may hang below the middle, over the card's width.
   */
  readonly bend: { readonly each: number; readonly whole: number; readonly sag: number };
  /** 0: held by a player at the bottom; clockwise in degrees. */
  readonly turn: number;
}

export interface FanPose extends Point {
  /** Radians, clockwise. */
  readonly rotation: number;
}

/** Radians between two neighbours of a fan of that number of cards, a step apart. */
function bendOf(fan: Fan, count: number, step: number): number {
  if (count < 2) return 0;
  const { each, whole, sag } = fan.bend;
  const half = (count - 1) / 2;
  // The ends hang by half of bend x step x distance squared.
  const bySag =
    step === 0 ? Number.POSITIVE_INFINITY : (2 * sag * fan.cardWidth) / (half * half * step);
  return Math.min(radians(Math.min(each, whole / (count - 1))), bySag);
}

/** The step between two cards of a fan, in pixels: all of it stays within the fan's length. */
export function fanStep(fan: Fan, count: number): number {
  if (count < 2) return 0;
  const lean = (bendOf(fan, count, 0) * (count - 1)) / 2;
  const endCard =
    fan.cardWidth * Math.cos(lean) + fan.cardWidth * CARD_RATIO * Math.sin(Math.abs(lean));
  const room = (fan.length - endCard) / (count - 1);
  return Math.max(0, Math.min(fan.cardWidth * fan.spread, room));
}

/** The poses of a hand: on an arc whose ends sag as far as the angles between the cards ask. */
export function fanPoses(fan: Fan, count: number): FanPose[] {
  const step = fanStep(fan, count);
  const bend = bendOf(fan, count, step);
  const turn = radians(fan.turn);
  return Array.from({ length: count }, (_, index) => {
    const distance = index - (count - 1) / 2;
    const sag = (distance * distance * step * bend) / 2;
    const offset = turned({ x: distance * step, y: sag }, turn);
    return {
      x: fan.centre.x + offset.x,
      y: fan.centre.y + offset.y,
      rotation: turn + distance * bend,
    };
  });
}
