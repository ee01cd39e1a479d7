/** Numbers that follow their targets smoothly, such as how far a card is raised. Keys as in Stage. */
export class Approach {
  private readonly values = new Map<number, number>();

  /** `riseMs`: after so long nearly all of the way is done. `grain`: closer than this is there. */
  constructor(
    private readonly riseMs: number,
    private readonly grain: number,
  ) {}

  /** Follows the targets (0 for those not named). True while something still moves. */
  advance(deltaMs: number, targets: ReadonlyMap<number, number>, atOnce: boolean): boolean {
    const share = atOnce ? 1 : 1 - Math.exp((-3.2 * deltaMs) / this.riseMs);
    let moves = false;
    for (const key of new Set([...targets.keys(), ...this.values.keys()])) {
      const target = targets.get(key) ?? 0;
      const value = this.valueOf(key);
      const next =
        Math.abs(target - value) <= this.grain ? target : value + (target - value) * share;
      if (next !== target) moves = true;
      if (next === 0) this.values.delete(key);
      else this.values.set(key, next);
    }
    return moves;
  }

  valueOf(key: number): number {
    return this.values.get(key) ?? 0;
  }
}
