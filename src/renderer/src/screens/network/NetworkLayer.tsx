import type { TableUpdate } from '@shared/protocol/table';
import { Button } from '../../dialogs/Button';
import { Modal } from '../../dialogs/Modal';
import { texts } from '../../i18n/texts';
import { manage } from '../../store/lanRequests';
import { isAtNetworkTable, isBetweenGames, isOwner, useLan } from '../../store/lanStore';
import { setOverlay, useTable } from '../../store/tableStore';
import type { TableAnchors } from '../../table/layout/anchors';
import { UnfairNote } from './fair/UnfairNote';
import { GuessNote } from './link/GuessNote';
import { LinkEnded } from './link/LinkEnded';
import { LinkNote } from './link/LinkNote';
import { Invitation } from './lobby/Invitation';
import { PeopleList } from './lobby/PeopleList';
import styles from './NetworkLayer.module.css';
import { ChatPanel } from './talk/ChatPanel';
import { Utterances } from './talk/Utterances';

const t = texts.network;

interface NetworkLayerProps {
  readonly update: TableUpdate;
  readonly anchors: TableAnchors | null;
}

/** What a table on the network has besides the game: the connection, the people and what they say. */
export function NetworkLayer({ update, anchors }: NetworkLayerProps) {
  const lan = useLan((state) => state.lan);
  const overlay = useTable((state) => state.overlay);
  if (!isAtNetworkTable(lan)) return null;
  return (
    <>
      <div className={styles.notes}>
        <LinkNote />
        <GuessNote />
        <PauseNote />
        <UnfairNote />
      </div>
      {anchors !== null && <Utterances anchors={anchors} watching={update.view.seat === null} />}
      {overlay === 'chat' && <ChatPanel />}
      {overlay === 'people' && <PeopleDialog />}
      <LinkEnded />
    </>
  );
}

function PauseNote() {
  const lan = useLan((state) => state.lan);
  if (lan.table === null || !lan.table.paused) return null;
  return (
    <div className="note-chip" role="status" data-testid="paused">
      <span>{isOwner(lan) ? t.table.paused : t.table.pausedByHost}</span>
      {isOwner(lan) && (
        <Button data-testid="go-on" onClick={() => void manage({ type: 'pause', paused: false })}>
          {t.table.goOn}
        </Button>
      )}
    </div>
  );
}

/** The lobby while a game is played: who is there, the code, and the pause. */
function PeopleDialog() {
  const lan = useLan((state) => state.lan);
  const { table } = lan;
  if (table === null) return null;
  const close = () => setOverlay('none');
  return (
    <Modal
      wide
      title={t.people.title}
      onClose={close}
      testId="people"
      foot={
        <>
          {isOwner(lan) && !isBetweenGames(table) && (
            <Button
              data-testid="people-pause"
              onClick={() => void manage({ type: 'pause', paused: !table.paused })}
            >
              {table.paused ? t.people.goOn : t.people.pause}
            </Button>
          )}
          <Button look="primary" shortcut="Esc" onClick={close}>
            {texts.table.menuItems.resume}
          </Button>
        </>
      }
    >
      <PeopleList lan={lan} table={table} />
      {lan.invitation !== null && (
        <details className={styles.invitation}>
          <summary>{t.lobby.invitation}</summary>
          <Invitation invitation={lan.invitation} />
        </details>
      )}
    </Modal>
  );
}
