/** A position with what a strong partnership accepts there, and why. */
export interface Scenario {
  readonly name: string;
  /** As docs/position-notation.md has it; seat 0 decides. */
  readonly position: string;
  /** Accepted actions: `pass`, `bid 250`, `trump H`, `play KD`, or `bid` and `play` for any. */
  readonly accept?: readonly string[];
  /** Actions no partner forgives. */
  readonly refuse?: readonly string[];
  /** For cards given or buried: those that must be among them, and those that must not. */
  readonly includes?: string;
  readonly excludes?: string;
  readonly why: string;
}
