import type { TableUpdate } from '@shared/protocol/table';
import { Button } from '../../../dialogs/Button';
import { Modal } from '../../../dialogs/Modal';
import { texts } from '../../../i18n/texts';
import { bridge } from '../../../store/bridge';
import { isAtNetworkTable, useLan } from '../../../store/lanStore';
import { goTo } from '../../../store/screenStore';
import { copyShownPosition, leaveTable, pauseClock } from '../../../store/tableRequests';
import { setOverlay, useTable } from '../../../store/tableStore';
import { NetworkItems } from '../../network/NetworkItems';
import styles from './TableMenu.module.css';

const t = texts.table.menuItems;

const networkNote = (hosting: boolean): string =>
  hosting ? texts.network.table.closeNote : texts.network.table.leaveNote;

/** What can be done besides playing. */
export function TableMenu({ update }: { readonly update: TableUpdate }) {
  const close = () => setOverlay('none');
  const leave = () => {
    close();
    goTo({ kind: 'home' });
    void leaveTable();
  };
  const showScore = () =>
    update.view.result === null
      ? setOverlay('score')
      : useTable.setState({ overlay: 'none', sheetClosed: false });
  const atNetwork = useLan((state) => isAtNetworkTable(state.lan));
  const hosting = useLan((state) => state.lan.role === 'host');
  const hasClock = update.timer !== null || update.paused;
  return (
    <Modal
      title={t.title}
      onClose={close}
      testId="table-menu"
      foot={
        <Button look="primary" shortcut="Esc" onClick={close}>
          {t.resume}
        </Button>
      }
    >
      <div className={styles.root}>
        <Button shortcut="S" data-testid="menu-score" onClick={showScore}>
          {t.score}
        </Button>
        <Button
          data-testid="menu-rules"
          onClick={() => {
            close();
            const { convention, view } = update;
            goTo({ kind: 'rules', rules: view.rules, convention, back: { kind: 'table' } });
          }}
        >
          {t.rules}
        </Button>
        <Button
          data-testid="menu-settings"
          onClick={() => {
            close();
            goTo({ kind: 'settings', back: { kind: 'table' } });
          }}
        >
          {t.settings}
        </Button>
        <Button shortcut="?" onClick={() => setOverlay('help')} data-testid="menu-help">
          {t.help}
        </Button>
        <Button
          data-testid="menu-copy-position"
          onClick={() => {
            close();
            void copyShownPosition();
          }}
        >
          {texts.common.copyPosition}
        </Button>
        <Button shortcut="F11" onClick={() => void bridge().app.toggleFullScreen()}>
          {t.fullScreen}
        </Button>
        <Button
          data-testid="menu-fair"
          onClick={() => {
            close();
            goTo({ kind: 'fair-deal', back: { kind: 'table' } });
          }}
        >
          {texts.network.fair.title}
        </Button>
        {atNetwork && <NetworkItems />}
        {hasClock && !atNetwork && (
          <Button
            data-testid="menu-pause"
            onClick={() => {
              close();
              void pauseClock(!update.paused);
            }}
          >
            {update.paused ? t.goOn : t.pause}
          </Button>
        )}
        <Button onClick={leave} data-testid="menu-leave">
          {hosting ? texts.network.lobby.close : t.leave}
        </Button>
        <p className="second">{atNetwork ? networkNote(hosting) : t.leaveNote}</p>
      </div>
    </Modal>
  );
}
