import type { FoundTable } from '@shared/protocol/lan/discovery';
import { useEffect, useState } from 'react';
import { ScreenHead } from '../../../dialogs/ScreenHead';
import { texts } from '../../../i18n/texts';
import { bridge } from '../../../store/bridge';
import { useLan } from '../../../store/lanStore';
import { goTo } from '../../../store/screenStore';
import { FoundTables } from './FoundTables';
import { HostInvitation } from './HostInvitation';
import { JoinForm } from './JoinForm';
import styles from './NetworkScreen.module.css';
import { RememberedHosts } from './RememberedHosts';

const t = texts.network;

/** The way to tables on the local network: those that are found, an address by hand, or one's own. */
export function NetworkScreen() {
  const found = useLan((state) => state.found);
  const [chosen, setChosen] = useState<FoundTable | null>(null);
  useEffect(() => {
    useLan.setState({ found: null });
    void bridge().lan.search(true);
    return () => void bridge().lan.search(false);
  }, []);
  return (
    <main className="screen page" data-testid="network">
      <ScreenHead title={t.title} onBack={() => goTo({ kind: 'home' })} />
      <div className={`page__body ${styles.root}`}>
        <div className={styles.column}>
          <FoundTables found={found ?? []} chosen={chosen} onChoose={setChosen} />
          <HostInvitation />
        </div>
        <div className={`${styles.column} ${styles.columnJoin}`}>
          <JoinForm chosen={chosen} onOther={() => setChosen(null)} />
          <RememberedHosts />
        </div>
      </div>
    </main>
  );
}
