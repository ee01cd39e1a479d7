import type { Point } from '../layout/geometry';

/** After a card was sent, further clicks on the same place are the rest of a double or triple click. */
const SETTLE_MS = 400;
/** So far apart, in CSS pixels, the clicks of a double click may be. */
const SAME_PLACE = 16;

interface Sent {
  /** Null once the game has gone on from that turn. */
  readonly turn: number | null;
  readonly at: number;
  readonly point: Point;
}

/**
 * Lets one card through for each turn, however fast it is clicked: the latch opens with the next
 * turn, or when the card was not accepted. Times are milliseconds of one clock.
 */
export class PlayGate {
  private sent: Sent | null = null;

  /** Whether a click there and now may be the rest of a double click that has already played. */
  isSettling(point: Point, now: number): boolean {
    if (this.sent === null || now - this.sent.at >= SETTLE_MS) return false;
    return Math.hypot(point.x - this.sent.point.x, point.y - this.sent.point.y) <= SAME_PLACE;
  }

  /** Whether no card was sent for this turn. */
  isOpen(turn: number): boolean {
    return this.sent?.turn !== turn;
  }

  /** Takes note that a card was sent by a click or a drag from this point. */
  close(sent: { readonly turn: number; readonly at: number; readonly point: Point }): void {
    this.sent = sent;
  }

  /** The game has come to that turn: one that is come back to, by undo, is played anew. */
  reach(turn: number): void {
    if (this.sent !== null && this.sent.turn !== turn) this.sent = { ...this.sent, turn: null };
  }

  /** The card sent was not accepted. */
  release(): void {
    this.sent = null;
  }
}
