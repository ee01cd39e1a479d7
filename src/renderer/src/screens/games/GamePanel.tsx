import type { ReviewSource } from '@shared/protocol/review';
import type { ReactNode } from 'react';
import { minus } from '../../i18n/en/cardWords';
import { goTo } from '../../store/screenStore';
import styles from './GamePanel.module.css';

/** One game of a list: what it was, how it stands, and what can be done with it. */
export function GamePanel({
  id,
  testId,
  title,
  facts,
  sides,
  scores,
  winner,
  children,
}: {
  readonly id: string;
  readonly testId: string;
  readonly title: string;
  readonly facts: string;
  /** The names of each side. */
  readonly sides: readonly string[];
  readonly scores: readonly number[];
  /** The side that has won; null while nobody has. */
  readonly winner: number | null;
  readonly children: ReactNode;
}) {
  return (
    <li className={`${styles.root} panel`} data-testid={testId} data-id={id}>
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <p className="second">{facts}</p>
        <ul className={`${styles.sides} numbers`}>
          {sides.map((names, side) => (
            <li key={names} data-won={side === winner}>
              {names} <strong>{scores[side] === undefined ? '' : minus(scores[side])}</strong>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.tools}>{children}</div>
    </li>
  );
}

/** Opens the review of a game of the lists; *Back* leads to them again. */
export const reviewFromGames = (source: ReviewSource): void =>
  goTo({ kind: 'review', source, dealNumber: null, back: { kind: 'games' } });
