import { at } from '@shared/game/cards';
import { cardWords } from '@shared/game/words';
import type { TableUpdate } from '@shared/protocol/table';
import { Button } from '../../../dialogs/Button';
import { promptOf } from '../../../i18n/prompts';
import { texts } from '../../../i18n/texts';
import { act } from '../../../store/tableRequests';
import { useTable } from '../../../store/tableStore';
import type { TableAnchors } from '../../../table/layout/anchors';
import { hasCentrePanel } from '../parts/hasCentrePanel';
import { filling } from '../parts/position';
import { HintNote } from './HintNote';
import styles from './PromptLine.module.css';

const t = texts.table;

/** One sentence above the hand: what to do, and why; with it the buttons that belong to a play. */
export function PromptLine({
  update,
  anchors,
  ready,
}: {
  readonly update: TableUpdate;
  readonly anchors: TableAnchors;
  readonly ready: boolean;
}) {
  const hint = useTable((state) => state.hint);
  const asked = useTable((state) => state.asked);
  const covered = useTable(hasCentrePanel);
  const { view } = update;
  const prompt = promptOf(update);
  const legal = ready ? view.legal : null;
  const shown = prompt.yours ? ready : view.phase.kind !== 'over';
  return (
    <div className={styles.root} style={filling(anchors.areas.prompt)}>
      {ready && hint !== null && !covered && <HintNote hint={hint} update={update} />}
      <div className={styles.row}>
        {shown && !covered && (
          <p className={styles.line} data-yours={prompt.yours} data-testid="prompt">
            {prompt.text}
          </p>
        )}
        {legal?.kind === 'play' && legal.claim && (
          <Button
            className={styles.button}
            look="over"
            title={t.claimWhy}
            data-testid="claim"
            onClick={() => void act({ type: 'claim' })}
          >
            {t.claim}
          </Button>
        )}
        {legal?.kind === 'play' && asked !== null && asked < view.hand.length && (
          <Button
            className={styles.button}
            look="primary"
            shortcut="Enter"
            data-primary
            data-testid="confirm-play"
            onClick={() => void act({ type: 'play', card: at(view.hand, asked) })}
          >
            {t.confirmPlay(cardWords(at(view.hand, asked)))}
          </Button>
        )}
      </div>
      <p className="for-reader" role="alert">
        {prompt.yours && ready ? prompt.text : ''}
      </p>
    </div>
  );
}
