import type { TableUpdate } from '@shared/protocol/table';
import { Button } from '../../../dialogs/Button';
import { texts } from '../../../i18n/texts';
import { useSettings } from '../../../store/settingsStore';
import { toggleHint, undo } from '../../../store/tableRequests';
import { isYourTurn, toggleOverlay, useTable } from '../../../store/tableStore';
import type { TableAnchors } from '../../../table/layout/anchors';
import { filling } from '../parts/position';
import styles from './SideButtons.module.css';

const t = texts.table;

/** Hint and undo at the left of the hand, last trick and melds at its right. */
export function SideButtons({
  update,
  anchors,
  ready,
}: {
  readonly update: TableUpdate;
  readonly anchors: TableAnchors;
  readonly ready: boolean;
}) {
  const hints = useSettings((state) => state.settings.hints);
  const overlay = useTable((state) => state.overlay);
  const { view } = update;
  return (
    <>
      <div className={`${styles.root} ${styles.left}`} style={filling(anchors.areas.left)}>
        {hints && (
          <Button
            look="over"
            shortcut="H"
            data-testid="hint"
            disabled={!ready || !isYourTurn(update)}
            onClick={() => void toggleHint()}
          >
            {t.hint}
          </Button>
        )}
        <Button
          look="over"
          shortcut="U"
          data-testid="undo"
          disabled={!update.canUndo}
          onClick={() => void undo()}
        >
          {t.undo}
        </Button>
      </div>
      <div className={`${styles.root} ${styles.right}`} style={filling(anchors.areas.right)}>
        <Button
          look="over"
          shortcut="T"
          data-testid="last-trick"
          aria-pressed={overlay === 'last-trick'}
          disabled={view.tricks.length === 0}
          onClick={() => toggleOverlay('last-trick')}
        >
          {t.lastTrick}
        </Button>
        <Button
          look="over"
          shortcut="M"
          data-testid="melds"
          aria-pressed={overlay === 'melds'}
          disabled={view.melds === null}
          onClick={() => toggleOverlay('melds')}
        >
          {t.melds}
        </Button>
      </div>
    </>
  );
}
