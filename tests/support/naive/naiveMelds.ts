import type { MeldTable } from '@shared/game/rules';
import { type Card, count, inOrder, type NaiveSuit, SUIT_ORDER } from './naiveCards';

export interface NaiveMeld {
  readonly name: string;
  readonly cards: readonly Card[];
  readonly points: number;
}

export interface NaiveMelds {
  readonly points: number;
  readonly melds: readonly NaiveMeld[];
}

const sum = (melds: readonly NaiveMeld[]): number =>
  melds.reduce((total, meld) => total + meld.points, 0);

const times = (card: Card, copies: number): Card[] => new Array<Card>(copies).fill(card);

const copiesValue = (values: readonly number[], copies: number): number => values[copies - 1] ?? 0;

/** One way of using the trumps for runs, extra kings and queens, and royal marriages. */
interface TrumpPlan {
  readonly runs: number;
  readonly melds: NaiveMeld[];
}

/**
 * Tries every number of runs, of royal marriages, and of extra kings and queens that the trumps
 * allow. Extra kings and queens count beside a run only, and only where the table gives them a
 * value; there they take the place of royal marriages (rules, section 4).
 */
function trumpPlans(table: MeldTable, trump: NaiveSuit, hand: readonly Card[]): TrumpPlan[] {
  const n = (r: string): number => count(hand, r + trump);
  const plans: TrumpPlan[] = [];
  for (let runs = 0; runs <= 4; runs += 1) {
    if (['A', 'T', 'K', 'Q', 'J'].some((r) => n(r) < runs)) break;
    const run: NaiveMeld = {
      name: 'run',
      cards: ['A', 'T', 'K', 'Q', 'J'].flatMap((r) => times(r + trump, runs)),
      points: runs === 0 ? 0 : copiesValue(table.run, runs),
    };
    const base = runs === 0 ? [] : [run];
    const kings = n('K') - runs;
    const queens = n('Q') - runs;
    if (runs > 0 && table.runExtra > 0) {
      for (let k = 0; k <= kings; k += 1)
        for (let q = 0; q <= queens; q += 1)
          plans.push({
            runs,
            melds: [
              ...base,
              {
                name: 'run-extra',
                cards: [...times(`K${trump}`, k), ...times(`Q${trump}`, q)],
                points: (k + q) * table.runExtra,
              },
            ],
          });
    } else {
      for (let pairs = 0; pairs <= Math.min(kings, queens); pairs += 1) {
        const royal: NaiveMeld = {
          name: 'royal-marriage',
          cards: [`K${trump}`, `Q${trump}`],
          points: table.royal,
        };
        plans.push({ runs, melds: [...base, ...new Array<NaiveMeld>(pairs).fill(royal)] });
      }
    }
  }
  return plans;
}

/** The plan with the highest total; of equal ones the one with fewer runs. */
function bestTrumpMelds(table: MeldTable, trump: NaiveSuit, hand: readonly Card[]): NaiveMeld[] {
  let best: TrumpPlan = { runs: 0, melds: [] };
  for (const plan of trumpPlans(table, trump, hand))
    if (sum(plan.melds) > sum(best.melds)) best = plan;
  return best.melds;
}

function plainMarriages(table: MeldTable, trump: NaiveSuit, hand: readonly Card[]): NaiveMeld[] {
  const melds: NaiveMeld[] = [];
  for (const s of SUIT_ORDER) {
    if (s === trump) continue;
    const pairs = Math.min(count(hand, `K${s}`), count(hand, `Q${s}`));
    for (let i = 0; i < pairs; i += 1)
      melds.push({ name: 'marriage', cards: [`K${s}`, `Q${s}`], points: table.marriage });
  }
  return melds;
}

function arounds(table: MeldTable, hand: readonly Card[]): NaiveMeld[] {
  const named = [
    ['A', 'aces', table.aces],
    ['K', 'kings', table.kings],
    ['Q', 'queens', table.queens],
    ['J', 'jacks', table.jacks],
  ] as const;
  return named.map(([r, name, values]) => {
    const copies = Math.min(...SUIT_ORDER.map((s) => count(hand, r + s)));
    return {
      name,
      cards: SUIT_ORDER.flatMap((s) => times(r + s, copies)),
      points: copies === 0 ? 0 : copiesValue(values, copies),
    };
  });
}

/** What a hand melds (rules, section 4): a card may serve once in each of the three types. */
export function naiveMelds(table: MeldTable, trump: NaiveSuit, hand: readonly Card[]): NaiveMelds {
  const pinochles = Math.min(count(hand, 'JD'), count(hand, 'QS'));
  const pinochle: NaiveMeld = {
    name: 'pinochle',
    cards: [...times('QS', pinochles), ...times('JD', pinochles)],
    points: pinochles === 0 ? 0 : copiesValue(table.pinochle, pinochles),
  };
  const dix: NaiveMeld = { name: 'dix', cards: [`9${trump}`], points: table.dix };
  const all = [
    ...bestTrumpMelds(table, trump, hand),
    ...plainMarriages(table, trump, hand),
    ...new Array<NaiveMeld>(count(hand, `9${trump}`)).fill(dix),
    pinochle,
    ...arounds(table, hand),
  ];
  const melds = all
    .filter((meld) => meld.points > 0)
    .map((meld) => ({ ...meld, cards: inOrder(meld.cards) }));
  return { points: sum(melds), melds };
}

/** A way of comparing melds that doesn't depend on the order in which they or their cards come. */
export const meldsAsText = (melds: readonly NaiveMeld[]): string[] =>
  melds.map((meld) => `${meld.name} ${inOrder(meld.cards).join(' ')} = ${meld.points}`).sort();
