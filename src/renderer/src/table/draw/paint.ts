import { type Face, rankOf, type Suit, suitOf } from '@shared/game/cards';
import { CARD_RATIO } from '../layout/fan';

/** Radius of a card's corners over its width. */
const CORNER = 0.066;
const PAPER = '#fffdf8';
const OUTLINE = 'rgba(32, 24, 16, 0.38)';
/** How far a soft edge reaches beyond the card, over its width, on each side. */
export const SHADOW_REACH = 0.14;
export const EDGE_REACH = 0.06;

export type Canvas = HTMLCanvasElement;

/** A canvas for one card of a width in device pixels, with room around it. */
export function cardCanvas(widthPx: number, reach = 0): Canvas {
  const canvas = document.createElement('canvas');
  const around = 2 * reach * widthPx;
  canvas.width = Math.round(widthPx + around);
  canvas.height = Math.round(widthPx * CARD_RATIO + around);
  return canvas;
}

function contextOf(canvas: Canvas): CanvasRenderingContext2D {
  // What is drawn here goes to the graphics card once: it is best drawn in plain memory.
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('this window gives no 2D canvas');
  return context;
}

function cardPath(context: CanvasRenderingContext2D, canvas: Canvas, inset: number): void {
  const corner = canvas.width * CORNER;
  context.beginPath();
  context.roundRect(
    inset,
    inset,
    canvas.width - 2 * inset,
    canvas.height - 2 * inset,
    Math.max(0, corner - inset),
  );
}

/** Draws a picture as a card: rounded, on warm paper, with a fine outline. Null: blank paper. */
export function paintCard(canvas: Canvas, picture: CanvasImageSource | null): void {
  const context = contextOf(canvas);
  const { width, height } = canvas;
  context.clearRect(0, 0, width, height);
  context.save();
  cardPath(context, canvas, 0);
  context.clip();
  context.fillStyle = PAPER;
  context.fillRect(0, 0, width, height);
  if (picture !== null) {
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, width, height);
    context.globalCompositeOperation = 'multiply';
    context.fillStyle = PAPER;
    context.fillRect(0, 0, width, height);
  }
  context.restore();
  const line = Math.max(1, width * 0.006);
  cardPath(context, canvas, line / 2);
  context.lineWidth = line;
  context.strokeStyle = OUTLINE;
  context.stroke();
}

const SUIT_SIGNS: Readonly<Record<Suit, string>> = {
  S: '\u2660',
  H: '\u2665',
  D: '\u2666',
  C: '\u2663',
};

/** Rank and suit alone, until the picture of the face has been drawn. */
export function paintIndex(canvas: Canvas, face: Face): void {
  paintCard(canvas, null);
  const context = contextOf(canvas);
  const suit = suitOf(face);
  const rank = rankOf(face);
  const size = canvas.width * 0.24;
  context.fillStyle = suit === 'H' || suit === 'D' ? '#d40000' : '#111111';
  context.textAlign = 'center';
  context.textBaseline = 'top';
  context.font = `600 ${size}px Inter, sans-serif`;
  context.fillText(rank === 'T' ? '10' : rank, canvas.width * 0.15, canvas.width * 0.06);
  context.fillText(SUIT_SIGNS[suit], canvas.width * 0.15, canvas.width * 0.06 + size);
}

/** Draws a smaller copy: far quicker than drawing the picture anew. */
export function copyCard(target: Canvas, source: Canvas): void {
  const context = contextOf(target);
  context.clearRect(0, 0, target.width, target.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, target.width, target.height);
}

/** A soft shadow around a card of this width. */
export function paintShadow(widthPx: number): Canvas {
  const canvas = cardCanvas(widthPx, SHADOW_REACH);
  const context = contextOf(canvas);
  const reach = SHADOW_REACH * widthPx;
  context.shadowColor = 'rgba(0, 0, 0, 1)';
  context.shadowBlur = reach * 0.9;
  // The card itself is drawn outside the canvas: its shadow alone is wanted.
  context.shadowOffsetX = canvas.width * 2;
  context.fillStyle = '#000';
  context.beginPath();
  context.roundRect(
    reach - canvas.width * 2,
    reach,
    widthPx,
    widthPx * CARD_RATIO,
    widthPx * CORNER,
  );
  context.fill();
  return canvas;
}

/** Covers a card that can't be played: it stays readable. */
export function paintShade(widthPx: number): Canvas {
  const canvas = cardCanvas(widthPx);
  const context = contextOf(canvas);
  cardPath(context, canvas, 0);
  context.fillStyle = '#10211c';
  context.fill();
  return canvas;
}

/** A colored edge with a faint glow around a card. */
export function paintEdge(widthPx: number, color: string): Canvas {
  const canvas = cardCanvas(widthPx, EDGE_REACH);
  const context = contextOf(canvas);
  const reach = EDGE_REACH * widthPx;
  const line = Math.max(2, widthPx * 0.026);
  context.shadowColor = color;
  context.shadowBlur = reach * 0.8;
  context.strokeStyle = color;
  context.lineWidth = line;
  context.beginPath();
  context.roundRect(
    reach,
    reach,
    canvas.width - 2 * reach,
    canvas.height - 2 * reach,
    widthPx * CORNER,
  );
  context.stroke();
  context.shadowBlur = 0;
  context.stroke();
  return canvas;
}
