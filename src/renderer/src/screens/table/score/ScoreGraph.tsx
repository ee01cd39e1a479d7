import { texts } from '../../../i18n/texts';
import styles from './ScoreGraph.module.css';

const WIDTH = 400;
const HEIGHT = 260;
const LEFT = 46;
const RIGHT = 12;
const TOP = 14;
const BOTTOM = 14;
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2500, 5000];

interface GraphProps {
  /** For each side in the order shown, its score after each deal, from 0. */
  readonly lines: readonly (readonly number[])[];
  readonly names: readonly string[];
  readonly target: number | null;
}

/** The smallest step that draws at most five lines. */
const stepFor = (span: number): number => STEPS.find((step) => span / step <= 5) ?? span;

/** The game so far: a line for each side, the target dashed. */
export function ScoreGraph({ lines, names, target }: GraphProps) {
  const values = lines.flat();
  const top = Math.max(target ?? 0, ...values, 1);
  const bottom = Math.min(0, ...values);
  const deals = Math.max(1, (lines[0]?.length ?? 1) - 1);
  const x = (deal: number) => LEFT + (deal / deals) * (WIDTH - LEFT - RIGHT);
  const y = (score: number) => TOP + ((top - score) / (top - bottom)) * (HEIGHT - TOP - BOTTOM);
  const step = stepFor(top - bottom);
  const first = Math.ceil(bottom / step);
  const marks = Array.from(
    { length: Math.floor(top / step) - first + 1 },
    (_, index) => (first + index) * step,
  ).filter((mark) => target === null || mark === target || y(mark) - y(target) > 16);
  const label = texts.score.graphLabel(
    names.map((name, index) => `${name}: ${(lines[index] ?? []).slice(1).join(', ')}`),
  );
  return (
    <svg className={styles.root} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {marks.map((mark) => (
        <g key={mark}>
          <line className={styles.grid} x1={LEFT} x2={WIDTH - RIGHT} y1={y(mark)} y2={y(mark)} />
          <text className={styles.mark} x={LEFT - 8} y={y(mark) + 4}>
            {mark}
          </text>
        </g>
      ))}
      {target !== null && (
        <>
          <line
            className={styles.target}
            x1={LEFT}
            x2={WIDTH - RIGHT}
            y1={y(target)}
            y2={y(target)}
          />
          {!marks.includes(target) && (
            <text className={styles.mark} x={LEFT - 8} y={y(target) + 4}>
              {target}
            </text>
          )}
        </>
      )}
      {lines.map((line, side) => (
        <g key={names[side]} className={styles.side} style={{ '--stroke': `var(--side-${side})` }}>
          <polyline points={line.map((score, deal) => `${x(deal)},${y(score)}`).join(' ')} />
          <circle cx={x(line.length - 1)} cy={y(line.at(-1) ?? 0)} r={4.5} />
        </g>
      ))}
    </svg>
  );
}
