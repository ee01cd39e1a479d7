import type { ReopenableTable } from '@shared/protocol/lan/lanState';
import { useEffect, useState } from 'react';
import { Button } from '../../../dialogs/Button';
import { texts } from '../../../i18n/texts';
import { bridge } from '../../../store/bridge';
import { reopenTable } from '../../../store/lanRequests';
import { goTo } from '../../../store/screenStore';
import { Problem } from '../Problem';
import styles from './HostInvitation.module.css';
import networkScreenStyles from './NetworkScreen.module.css';
import rememberedHostsStyles from './RememberedHosts.module.css';

const t = texts.network.invite;

/** The way to a table of one's own, and to those whose games were not finished. */
export function HostInvitation() {
  const [tables, setTables] = useState<readonly ReopenableTable[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    void bridge()
      .lan.reopenable()
      .then((found) => {
        if (wanted) setTables(found);
      });
    return () => {
      wanted = false;
    };
  }, []);
  const reopen = async (id: string) => setProblem(await reopenTable(id));
  return (
    <section className={`${networkScreenStyles.part} panel`} aria-labelledby="invite-title">
      <h2 className="panel__head" id="invite-title">
        {t.title}
      </h2>
      <p className="second">{t.text}</p>
      <Button
        look="primary"
        className={styles.go}
        data-testid="host-table"
        onClick={() => goTo({ kind: 'host', draft: null })}
      >
        {t.host}
      </Button>
      <Problem sentence={problem} />
      {tables.length > 0 && (
        <>
          <h3 className="field__label">{t.reopenTitle}</h3>
          <ul className={rememberedHostsStyles.root}>
            {tables.map(({ id, title, names, dealNumber, scores }) => (
              <li key={id} className={rememberedHostsStyles.host} data-testid="reopenable">
                <span className={rememberedHostsStyles.words}>
                  <strong>{title}</strong>
                  <span className="second">{t.reopenLine(dealNumber, scores, names)}</span>
                </span>
                <Button aria-label={t.reopenTable(title)} onClick={() => void reopen(id)}>
                  {t.reopen}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
