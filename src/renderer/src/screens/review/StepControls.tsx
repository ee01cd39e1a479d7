import { Button } from '../../dialogs/Button';
import { texts } from '../../i18n/texts';
import styles from './StepControls.module.css';
import { earlierMistake, laterMistake } from './useStepKeys';

const t = texts.review;

interface ControlProps {
  readonly shown: number;
  /** The number of steps: one more than the last. */
  readonly end: number;
  /** Steps that were mistakes, in order. */
  readonly mistakes: readonly number[];
  readonly onShow: (step: number) => void;
  /** Null where nothing can be played on. */
  readonly onPlayOn: (() => void) | null;
}

/** From step to step, to the mistakes, and back to the table. */
export function StepControls({ shown, end, mistakes, onShow, onPlayOn }: ControlProps) {
  const earlier = earlierMistake(mistakes, shown);
  const later = laterMistake(mistakes, shown);
  return (
    <div className={styles.root}>
      <Button
        shortcut="←"
        disabled={shown === 0}
        onClick={() => onShow(shown - 1)}
        data-testid="step-back"
      >
        {t.previous}
      </Button>
      <input
        type="range"
        className={`slider ${styles.slider}`}
        aria-label={t.slider}
        aria-valuetext={t.place(Math.min(shown + 1, end), end)}
        min={0}
        max={end}
        value={shown}
        data-testid="step-slider"
        onChange={(event) => onShow(Number(event.target.value))}
      />
      <Button
        shortcut="→"
        disabled={shown === end}
        onClick={() => onShow(shown + 1)}
        data-testid="step-on"
      >
        {t.next}
      </Button>
      <Button
        shortcut="P"
        disabled={earlier === null}
        onClick={() => earlier !== null && onShow(earlier)}
        data-testid="earlier-mistake"
      >
        {t.earlierCost}
      </Button>
      <Button
        shortcut="N"
        disabled={later === null}
        onClick={() => later !== null && onShow(later)}
        data-testid="later-mistake"
      >
        {t.laterCost}
      </Button>
      {onPlayOn !== null && (
        <Button onClick={onPlayOn} title={t.playOnNote} data-testid="play-on-here">
          {t.playOn}
        </Button>
      )}
    </div>
  );
}
