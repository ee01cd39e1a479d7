import {
  type Counters,
  isInOnes,
  MAX_POINTS,
  type MeldTable,
  type RuleSet,
} from '@shared/game/rules';

export const METHODS = ['tens', 'ones', 'ten-five', 'eleven'] as const;
export type Method = (typeof METHODS)[number];

const COUNTERS: Readonly<Record<Method, Counters>> = {
  tens: { A: 10, T: 10, K: 10, Q: 0, J: 0, '9': 0 },
  ones: { A: 1, T: 1, K: 1, Q: 0, J: 0, '9': 0 },
  'ten-five': { A: 10, T: 10, K: 5, Q: 5, J: 0, '9': 0 },
  eleven: { A: 11, T: 10, K: 4, Q: 3, J: 2, '9': 0 },
};

const sameCounters = (a: Counters, b: Counters): boolean =>
  (['A', 'T', 'K', 'Q', 'J', '9'] as const).every((rank) => a[rank] === b[rank]);

/** The scoring method of a rule set; null for counters of its own. */
export const methodOf = (rules: RuleSet): Method | null =>
  METHODS.find((method) => sameCounters(COUNTERS[method], rules.counters)) ?? null;

/** Every value of a table of melds, changed in the same way. */
export const mapMelds = (meld: MeldTable, change: (points: number) => number): MeldTable => ({
  run: meld.run.map(change),
  runExtra: change(meld.runExtra),
  royal: change(meld.royal),
  marriage: change(meld.marriage),
  dix: change(meld.dix),
  pinochle: meld.pinochle.map(change),
  aces: meld.aces.map(change),
  kings: meld.kings.map(change),
  queens: meld.queens.map(change),
  jacks: meld.jacks.map(change),
});

/** Every figure of a rule set but the counters, changed in the same way. */
function mapFigures(rules: RuleSet, change: (points: number) => number): RuleSet {
  const orNull = (points: number | null) => (points === null ? null : change(points));
  return {
    ...rules,
    opening: orNull(rules.opening),
    increment: orNull(rules.increment),
    maxRaise: orNull(rules.maxRaise),
    meldNeeds: typeof rules.meldNeeds === 'number' ? change(rules.meldNeeds) : rules.meldNeeds,
    lastTrick: change(rules.lastTrick),
    target: orNull(rules.target),
    meld: mapMelds(rules.meld, change),
  };
}

/** Whether the rule set could be written without the last zero. */
export function canBeInOnes(rules: RuleSet): boolean {
  if (isInOnes(rules)) return true;
  let divisible = true;
  mapFigures(rules, (points) => {
    if (points % 10 !== 0) divisible = false;
    return points;
  });
  return divisible;
}

/**
 * The same rules with another scoring method: going to ones divides every figure by ten, coming from
 * them multiplies it. Null where a figure can't be divided.
 */
export function withMethod(rules: RuleSet, method: Method): RuleSet | null {
  const toOnes = method === 'ones';
  const fromOnes = isInOnes(rules);
  const counters = COUNTERS[method];
  if (toOnes === fromOnes) return { ...rules, counters };
  if (toOnes && !canBeInOnes(rules)) return null;
  const change = (points: number) => (toOnes ? points / 10 : Math.min(MAX_POINTS, points * 10));
  return { ...mapFigures(rules, change), counters };
}
