/** What was found against a deal: the reasons for each of the two verdicts. */
export interface Faults {
  readonly unfair: string[];
  readonly unseen: string[];
}
