import type { ReactNode } from 'react';
import { texts } from '../i18n/texts';
import { Button } from './Button';

interface ScreenHeadProps {
  readonly title: string;
  readonly onBack: () => void;
  /** Buttons at the right. */
  readonly children?: ReactNode;
}

/** The head of a page: the way back, what it is, and what can be done with all of it. */
export function ScreenHead({ title, onBack, children }: ScreenHeadProps) {
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
