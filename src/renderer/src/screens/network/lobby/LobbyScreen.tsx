import type { LanState } from '@shared/protocol/lan/lanState';
import type { LanTable } from '@shared/protocol/lan/lanTable';
import { useEffect, useState } from 'react';
import { Button } from '../../../dialogs/Button';
import { Modal } from '../../../dialogs/Modal';
import { tableConventionWords } from '../../../i18n/conventionWords';
import { gameWords } from '../../../i18n/gameWords';
import { texts } from '../../../i18n/texts';
import { leaveNetwork, manage } from '../../../store/lanRequests';
import { isOwner, useLan } from '../../../store/lanStore';
import { goTo } from '../../../store/screenStore';
import { useTable } from '../../../store/tableStore';
import { GuessNote } from '../link/GuessNote';
import { LinkEnded } from '../link/LinkEnded';
import { LinkNote } from '../link/LinkNote';
import { ChatBox } from '../talk/ChatBox';
import { Invitation } from './Invitation';
import styles from './LobbyScreen.module.css';
import { PeopleList } from './PeopleList';

const t = texts.network.lobby;

/** Before the first game: who is there, who sits where, and how others come. */
export function LobbyScreen() {
  const lan = useLan((state) => state.lan);
  const hasGame = useTable((state) => state.latest !== null);
  // The game has begun: from here on the table shows everything.
  useEffect(() => {
    if (hasGame) goTo({ kind: 'table' });
  }, [hasGame]);
  // The host's table is gone, and with it the connection, before it was ever shown.
  const isGone = lan.role === 'none';
  useEffect(() => {
    if (isGone) goTo({ kind: 'network', page: 'start' });
  }, [isGone]);
  return lan.table === null ? null : <OpenLobby lan={lan} table={lan.table} />;
}

function OpenLobby({ lan, table }: { readonly lan: LanState; readonly table: LanTable }) {
  const [asking, setAsking] = useState(false);
  const owner = isOwner(lan);
  const told = tableConventionWords(table.convention, table.rules);
  const others = table.members.length > 1;
  const leave = () => {
    if (lan.role === 'host' && others) setAsking(true);
    else void leaveNetwork();
  };
  return (
    <main className="screen page" data-testid="lobby">
      <header className="page__head">
        <Button look="over" onClick={leave} data-testid="leave-lobby">
          ← {lan.role === 'host' ? t.close : t.leave}
        </Button>
        <h1 className="page__title">{table.title}</h1>
        <p className={`second ${styles.game}`}>{gameWords(table.rules)}</p>
      </header>
      <LinkNote />
      <GuessNote />
      <div className={`page__body ${styles.root}`} data-host={lan.invitation !== null}>
        {lan.invitation !== null && <Invitation invitation={lan.invitation} />}
        <section className={`${styles.people} panel`}>
          <h2 className="panel__head">{texts.network.people.title}</h2>
          {told !== null && (
            <p className={styles.told} data-testid="lobby-convention">
              {told}
            </p>
          )}
          <PeopleList lan={lan} table={table} />
        </section>
        <section className={`${styles.chat} panel`}>
          <ChatBox />
        </section>
      </div>
      <footer className="page__foot">
        {table.stage === 'dealing' ? (
          <p role="status">{t.dealing}</p>
        ) : owner ? (
          <Button
            look="primary"
            className="page__go"
            data-testid="start-game"
            onClick={() => void manage({ type: 'start' })}
          >
            {t.start}
          </Button>
        ) : (
          <p>{t.waitForHost}</p>
        )}
      </footer>
      {asking && (
        <Modal
          title={t.close}
          onClose={() => setAsking(false)}
          testId="ask-close"
          foot={
            <>
              <Button onClick={() => setAsking(false)}>{texts.common.cancel}</Button>
              <Button look="primary" onClick={() => void leaveNetwork()} data-testid="close-table">
                {t.close}
              </Button>
            </>
          }
        >
          <p>{t.closeAsk}</p>
        </Modal>
      )}
      <LinkEnded />
    </main>
  );
}
