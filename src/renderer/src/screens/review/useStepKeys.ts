import { useEffect } from 'react';
import { isField } from '../../dialogs/isField';

export const laterMistake = (mistakes: readonly number[], shown: number): number | null =>
  mistakes.find((step) => step > shown) ?? null;

export const earlierMistake = (mistakes: readonly number[], shown: number): number | null =>
  mistakes.findLast((step) => step < shown) ?? null;

interface Steps {
  readonly shown: number;
  readonly end: number;
  readonly mistakes: readonly number[];
  readonly onShow: (step: number) => void;
}

/** Where a key leads; null: nowhere. */
function stepFor(key: string, { shown, end, mistakes }: Steps): number | null {
  switch (key) {
    case 'ArrowLeft':
      return shown - 1;
    case 'ArrowRight':
      return shown + 1;
    case 'Home':
      return 0;
    case 'End':
      return end;
    case 'n':
      return laterMistake(mistakes, shown);
    case 'p':
      return earlierMistake(mistakes, shown);
    default:
      return null;
  }
}

/** Arrows, Home and End move through the steps, N and P to the mistakes, wherever the focus is but in a field. */
export function useStepKeys(steps: Steps): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isField(event.target) || event.ctrlKey || event.altKey || event.metaKey) return;
      const step = stepFor(event.key, steps);
      if (step === null) return;
      event.preventDefault();
      steps.onShow(step);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [steps]);
}
