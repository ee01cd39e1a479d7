import type { Seat } from '@shared/game/seats';
import { fittedTextScale, isLow, isShort, remPx } from '../../styles/rooms';
import type { TableAnchors } from './anchors';
import { CARD_RATIO, MIN_STRIP } from './fan';
import { clamp, type Rect, rectBetween } from './geometry';

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

const DESIGN = { width: 1280, height: 800 };

/** Sizes in CSS pixels that everything else is measured against. */
export interface Frame extends LayoutInput {
  readonly unit: number;
  /** The size of the text. */
  readonly rem: number;
  /** Large text in a small window: the player's plate and the bubbles under a panel give way. */
  readonly low: boolean;
  readonly margin: number;
  readonly plate: { readonly width: number; readonly height: number };
  readonly handCard: number;
  readonly handTop: number;
  readonly otherCard: number;
  readonly areas: TableAnchors['areas'];
  readonly ownPlate: Rect;
}

/** Many players: plates in columns with small hands behind them. */
export const isCrowded = (players: number): boolean => players > 4;

function unitOf(width: number, height: number): number {
  return clamp(Math.min(width / DESIGN.width, height / DESIGN.height), 0.7, 3);
}

/** The width of the player's cards: as designed, or less where a full hand would hide an index. */
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

/** The height of the contract and the scores: many sides have a line each, or two a line in a low window. */
function contractRoom({ players, height, textScale }: LayoutInput, unit: number, rem: number) {
  const wanted = 168 * unit * textScale;
  return isCrowded(players) && !isShort(height / rem)
    ? Math.max(wanted, (7.6 + 0.66 * players) * rem)
    : wanted;
}

export function frameOf(asked: LayoutInput): Frame {
  const { width, height } = asked;
  const textScale = fittedTextScale(width, height, asked.textScale);
  const input = { ...asked, textScale };
  const unit = unitOf(width, height);
  const rem = remPx(width, height, textScale);
  const low = isLow(height / rem);
  const margin = Math.round(16 * unit);
  const corner = cornerSize(input, unit);
  const handRoom = width - 2 * (margin + corner.width + 10 * unit);
  const handCard = handCardWidth(input, unit, handRoom);
  const handTop = height - 36 * unit - handCard * CARD_RATIO;
  const promptHeight = clamp(38 * unit * Math.min(textScale, 1.5), 30, 120);
  const promptWidth = width * (isCrowded(input.players) ? 0.46 : 0.56);
  const promptTop = handTop - 24 * unit - promptHeight;
  const contractWidth = clamp(330 * unit * textScale, 250, Math.max(250, width * 0.34));
  const contractHeight = clamp(contractRoom(input, unit, rem), 132, height * (low ? 0.32 : 0.3));
  const plateText = Math.min(textScale, 1.4);
  const plate = {
    width: clamp((isCrowded(input.players) ? 156 : 176) * unit * plateText, 122, width * 0.18),
    height: clamp(Math.max(54 * unit * plateText, low ? 2.2 * rem : 0), 42, 140),
  };
  const left = { x: margin, y: height - margin - corner.height, ...corner };
  return {
    ...input,
    unit,
    rem,
    low,
    margin,
    plate,
    handCard,
    handTop,
    otherCard: Math.max(34, 52 * unit),
    ownPlate: {
      x: margin,
      y: low ? left.y : left.y - 8 * unit - plate.height,
      width: corner.width,
      height: low ? 0 : plate.height,
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
      summary: rectBetween(0, 0, 0, 0),
    },
  };
}
