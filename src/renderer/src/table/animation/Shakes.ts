const SHAKE_MS = 260;
const TIMES = 3;
/** Over the card's width. */
const REACH = 0.07;

/** Refused cards shake their heads. Keys as in Stage. */
export class Shakes {
  private readonly leftMs = new Map<number, number>();

  start(key: number): void {
    this.leftMs.set(key, SHAKE_MS);
  }

  /** True while something still shakes. */
  advance(deltaMs: number): boolean {
    for (const [key, leftMs] of this.leftMs) {
      if (leftMs > deltaMs) this.leftMs.set(key, leftMs - deltaMs);
      else this.leftMs.delete(key);
    }
    return this.leftMs.size > 0;
  }

  has(key: number): boolean {
    return this.leftMs.has(key);
  }

  /** How far aside the card is now, over its width. */
  shiftOf(key: number): number {
    const leftMs = this.leftMs.get(key);
    if (leftMs === undefined) return 0;
    const share = 1 - leftMs / SHAKE_MS;
    return Math.sin(share * TIMES * 2 * Math.PI) * (1 - share) * REACH;
  }
}
