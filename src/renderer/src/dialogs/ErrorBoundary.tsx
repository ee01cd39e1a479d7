import { Component, type ReactNode } from 'react';
import { texts } from '../i18n/texts';
import { reportError } from '../store/pageErrors';
import { goTo } from '../store/screenStore';
import { Button } from './Button';

interface Props {
  readonly children: ReactNode;
}

interface State {
  readonly error: Error | null;
}

/** Says that drawing failed, and goes on: the game lives in the main process and is kept. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error, true);
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    const goOn = () => this.setState({ error: null });
    return (
      <main className="crash panel" role="alert" data-testid="crash">
        <h1 className="panel__head">{texts.common.crash.title}</h1>
        <p>{texts.common.crash.text}</p>
        <div className="crash__buttons">
          <Button look="primary" onClick={goOn}>
            {texts.common.crash.goOn}
          </Button>
          <Button
            onClick={() => {
              goTo({ kind: 'home' });
              goOn();
            }}
          >
            {texts.common.home}
          </Button>
          <Button
            onClick={() => {
              goTo({ kind: 'report', back: { kind: 'home' } });
              goOn();
            }}
            data-testid="crash-report"
          >
            {texts.report.open}
          </Button>
        </div>
        <details>
          <summary>{texts.common.crash.details}</summary>
          <pre className="second">{error.message}</pre>
        </details>
      </main>
    );
  }
}
