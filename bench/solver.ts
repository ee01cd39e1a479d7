import { quantile } from '@main/bots/lab/arena/quantile';
import type { SolverPosition } from '../src/main/bots/solver/position';
import { createSolver } from '../src/main/bots/solver/solver';
import { randomDeal, realisticDeal } from '../tests/support/openHands';
import type { Figure } from './support/figure';

interface Deals {
  readonly name: string;
  readonly count: number;
  readonly tableBits: number;
  readonly deal: (seed: number) => SolverPosition;
}

const SETS: readonly Deals[] = [
  { name: '6 tricks', count: 400, tableBits: 16, deal: (seed) => randomDeal(seed, 'single', 6) },
  { name: '8 tricks', count: 300, tableBits: 16, deal: (seed) => randomDeal(seed, 'single', 8) },
  { name: '10 tricks', count: 100, tableBits: 20, deal: (seed) => randomDeal(seed, 'single', 10) },
  { name: '12 tricks after passing', count: 100, tableBits: 20, deal: realisticDeal },
  {
    name: 'double deck, 6 tricks',
    count: 300,
    tableBits: 16,
    deal: (seed) => randomDeal(seed, 'double80', 6),
  },
  {
    name: 'double deck, 8 tricks',
    count: 200,
    tableBits: 16,
    deal: (seed) => randomDeal(seed, 'double80', 8),
  },
];
const FIRST_SEED = 1;
const WARM_UP_SEEDS = 60;

const processorMs = (): number => process.cpuUsage().user / 1000;

/** Processor time and nodes of the exact value, every deal in an empty table. */
export default function measure(): Figure[] {
  const warmUp = createSolver();
  for (let seed = 0; seed < WARM_UP_SEEDS; seed += 1) {
    warmUp.solve(randomDeal(-1 - seed, 'single', 8));
  }
  return SETS.flatMap(({ name, count, tableBits, deal }) => {
    const solver = createSolver({ tableBits });
    const times: number[] = [];
    const nodes: number[] = [];
    for (let seed = FIRST_SEED; seed < FIRST_SEED + count; seed += 1) {
      const position = deal(seed);
      solver.clear();
      const start = processorMs();
      const solution = solver.solve(position);
      times.push(processorMs() - start);
      nodes.push(solution.nodes / 1000);
    }
    const line = (what: string, value: number, unit: string) => ({
      name: `${name}, ${what}`,
      value,
      unit,
    });
    return [
      line('median', quantile(times, 0.5), 'ms'),
      line('95th percentile', quantile(times, 0.95), 'ms'),
      line('longest', quantile(times, 1), 'ms'),
      line('nodes, median', quantile(nodes, 0.5), 'thousand'),
      line('nodes, 95th percentile', quantile(nodes, 0.95), 'thousand'),
      line('nodes, mean', nodes.reduce((a, b) => a + b, 0) / count, 'thousand'),
    ];
  });
}
