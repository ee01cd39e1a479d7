import { Button } from '../../dialogs/Button';
import { texts } from '../../i18n/texts';
import { manage } from '../../store/lanRequests';
import { isBetweenGames, isOwner, useLan } from '../../store/lanStore';
import { setOverlay } from '../../store/tableStore';

const t = texts.network.table;

/** What the menu of a table on the network has besides. */
export function NetworkItems() {
  const lan = useLan((state) => state.lan);
  const { table } = lan;
  if (table === null) return null;
  const close = () => setOverlay('none');
  return (
    <>
      <Button data-testid="menu-people" onClick={() => setOverlay('people')}>
        {t.people}
      </Button>
      <Button shortcut="C" data-testid="menu-chat" onClick={() => setOverlay('chat')}>
        {t.chat}
      </Button>
      {isOwner(lan) && !isBetweenGames(table) && (
        <Button
          data-testid="menu-pause"
          onClick={() => {
            close();
            void manage({ type: 'pause', paused: !table.paused });
          }}
        >
          {table.paused ? t.unpause : t.pause}
        </Button>
      )}
    </>
  );
}
