import type { RuleSet } from '@shared/game/rules';
import type { Faults } from './faults';
import { type Heard, sortByDeals } from './heard';
import { type DealEnd, judgeOpening } from './judgeOpening';
import { judgeShares } from './judgeShares';

/** What a program finds about a deal, and why. */
export interface Finding {
  readonly game: string;
  readonly deal: number;
  readonly verdict: 'fair' | 'unfair' | 'unseen';
  readonly reason: string | null;
}

/**
 * A second verifier of fair deals, written from docs/network.md, docs/record-format.md, and docs/rules.md alone: only
 * types come from the program. It judges each deal that was opened, or passed over, in what one program heard and sent
 * in a game at a table with these rules.
 */
export function judgeHeard(heard: readonly Heard[], rules: RuleSet): Finding[] {
  const { deals, runs } = sortByDeals(heard);
  const ends = new Map<string, DealEnd>();
  const findings: Finding[] = [];
  for (const seen of deals) {
    const { game, deal, openings } = seen;
    const faults: Faults = { unfair: [], unseen: [] };
    judgeShares(seen, faults);
    for (const opening of openings) {
      const before = ends.get(`${game}/${deal - 1}`) ?? null;
      const end = judgeOpening({ seen, opening, rules, runs, before }, faults);
      if (end !== null) ends.set(`${game}/${deal}`, end);
    }
    const isLast = !deals.some((other) => other.game === game && other.deal > deal);
    if (openings.length === 0 && !isLast) faults.unseen.push('the secret was never opened');
    if (openings.length === 0 && isLast && faults.unfair.length === 0) continue;
    findings.push({ game, deal, ...verdictOf(faults) });
  }
  return findings;
}

function verdictOf({ unfair, unseen }: Faults): Pick<Finding, 'verdict' | 'reason'> {
  const verdict = unfair.length > 0 ? 'unfair' : unseen.length > 0 ? 'unseen' : 'fair';
  return { verdict, reason: unfair[0] ?? unseen[0] ?? null };
}
