import type { RememberedHost } from '@shared/protocol/lan/lanState';
import { DEFAULT_PORT } from '@shared/protocol/lan/limits';
import { useEffect, useState } from 'react';
import { Button } from '../../../dialogs/Button';
import { texts } from '../../../i18n/texts';
import { bridge } from '../../../store/bridge';
import { rejoinTable } from '../../../store/lanRequests';
import { placeWords } from '../lobby/placeWords';
import { Problem } from '../Problem';
import networkScreenStyles from './NetworkScreen.module.css';
import styles from './RememberedHosts.module.css';

const t = texts.network.remembered;

/** The last hosts: a seat that is still kept there is taken again without a code. */
export function RememberedHosts() {
  const [hosts, setHosts] = useState<readonly RememberedHost[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [joining, setJoining] = useState(false);
  const reload = () => void bridge().lan.remembered().then(setHosts);
  useEffect(reload, []);
  if (hosts.length === 0) return null;
  const goBack = async (id: string) => {
    setJoining(true);
    setProblem(null);
    setProblem(await rejoinTable(id));
    setJoining(false);
  };
  const forget = async (id: string) => {
    await bridge().lan.forget(id);
    reload();
  };
  return (
    <section className={`${networkScreenStyles.part} panel`} aria-labelledby="remembered-title">
      <h2 className="panel__head" id="remembered-title">
        {t.title}
      </h2>
      <Problem sentence={problem} />
      <ul className={styles.root}>
        {hosts.map((host) => (
          <li key={host.id} className={styles.host} data-testid="remembered">
            <span className={styles.words}>
              <strong>
                <bdi>{host.title}</bdi>
              </strong>
              <span className="second">
                {placeWords(host, DEFAULT_PORT)} ·{' '}
                {t.when(new Date(host.joinedAt).toLocaleDateString())}
              </span>
            </span>
            <Button
              disabled={joining}
              aria-label={t.againTo(host.title)}
              data-testid="go-back"
              onClick={() => void goBack(host.id)}
            >
              {t.again}
            </Button>
            <Button
              look="quiet"
              aria-label={t.forgetOne(host.title)}
              onClick={() => void forget(host.id)}
            >
              {t.forget}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
