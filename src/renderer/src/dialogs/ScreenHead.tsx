import { type ReactNode, useEffect } from 'react';
import { texts } from '../i18n/texts';
import { Button } from './Button';
import { isField } from './isField';

interface ScreenHeadProps {
  readonly title: string;
  readonly onBack: () => void;
  /** Buttons at the right. */
  readonly children?: ReactNode;
}

const isSwitch = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('[type="checkbox"], [type="radio"]');

/** Escape leads back, unless it has another meaning: for a field, or a dialog that lies over the page. */
function useEscape(onEscape: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (isField(event.target) && !isSwitch(event.target)) return;
      if (document.querySelector('[role="dialog"]') === null) onEscape();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [onEscape]);
}

/** The head of a page: the way back (Escape does the same), what it is, and what can be done with all of it. */
export function ScreenHead({ title, onBack, children }: ScreenHeadProps) {
  useEscape(onBack);
  return (
    <header className="page__head no-print">
      <Button look="over" onClick={onBack} data-testid="back">
        ← {texts.common.back}
      </Button>
      <h1 className="page__title">{title}</h1>
      <div className="page__tools">{children}</div>
    </header>
  );
}
