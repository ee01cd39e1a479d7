/**
 * A thinking bot ends by then (milliseconds), whatever it has found out: nobody waits longer for a card, or for advice,
 * which takes a second look at what was chosen.
 */
export const MOST_THINKING_MS = { action: 200, advice: 1000 } as const;
