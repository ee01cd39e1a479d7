/** After a card was sent, further clicks are the rest of a double or triple click. */
const SETTLE_MS = 400;

/**
 * Lets one card through for each turn, however fast it is clicked: the latch opens with the next
 * turn, or when the card was not accepted. Times are milliseconds of one clock.
 */
export class PlayGate {
  private sentTurn: number | null = null;
  private sentAt = Number.NEGATIVE_INFINITY;

  /** Whether a click now may be the rest of a double click that has already played. */
  isSettling(now: number): boolean {
    return now - this.sentAt < SETTLE_MS;
  }

  /** Whether a card may be sent for this turn now. */
  isOpen(turn: number, now: number): boolean {
    return this.sentTurn !== turn && !this.isSettling(now);
  }

  /** Takes note that a card was sent. */
  close(turn: number, now: number): void {
    this.sentTurn = turn;
    this.sentAt = now;
  }

  /** The card sent was not accepted. */
  release(): void {
    this.sentTurn = null;
    this.sentAt = Number.NEGATIVE_INFINITY;
  }
}
