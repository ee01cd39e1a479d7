import { Component, type ReactNode } from 'react';
import { texts } from '../i18n/texts';
import { leaveNetwork } from '../store/lanRequests';
import { isAtNetworkTable, useLan } from '../store/lanStore';
import { reportError } from '../store/pageErrors';
import { goTo, useScreen } from '../store/screenStore';
import { Button } from './Button';
import styles from './ErrorBoundary.module.css';

const t = texts.common.crash;

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
    return <CrashPage error={error} onLeft={() => this.setState({ error: null })} />;
  }
}

interface CrashPageProps {
  readonly error: Error;
  /** The screen is drawn again, or another one instead. */
  readonly onLeft: () => void;
}

/** Says what happened, and leads on: a table of one's own is gone on with from home, one on the network is left. */
function CrashPage({ error, onLeft }: CrashPageProps) {
  const atNetwork = useLan((state) => isAtNetworkTable(state.lan));
  const screen = useScreen((state) => state.screen);
  const leaveScreen = () => {
    if (atNetwork) void leaveNetwork();
    else goTo({ kind: 'home' });
    onLeft();
  };
  const openReport = () => {
    goTo({ kind: 'report', back: atNetwork ? screen : { kind: 'home' } });
    onLeft();
  };
  return (
    <main className={`${styles.root} panel`} role="alert" data-testid="crash">
      <h1 className="panel__head">{t.title}</h1>
      <p>{atNetwork ? t.networkText : t.text}</p>
      <div className={styles.buttons}>
        <Button look="primary" onClick={onLeft}>
          {t.goOn}
        </Button>
        <Button onClick={leaveScreen} data-testid="crash-leave">
          {atNetwork ? t.leave : texts.common.home}
        </Button>
        <Button onClick={openReport} data-testid="crash-report">
          {texts.report.open}
        </Button>
      </div>
      <details>
        <summary>{t.details}</summary>
        <pre className="second">{error.message}</pre>
      </details>
    </main>
  );
}
