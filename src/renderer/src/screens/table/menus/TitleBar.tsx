import type { TableUpdate } from '@shared/protocol/table';
import { Button } from '../../../dialogs/Button';
import { gameWords } from '../../../i18n/gameWords';
import { texts } from '../../../i18n/texts';
import { toggleOverlay } from '../../../store/tableStore';
import { TalkButtons } from '../../network/talk/TalkButtons';
import { SaveNote } from './SaveNote';
import styles from './TitleBar.module.css';

/** The menu button, and what is played here. */
export function TitleBar({ update }: { readonly update: TableUpdate }) {
  return (
    <>
      <Button
        look="icon"
        aria-label={texts.table.menu}
        title={`${texts.table.menu} (Esc)`}
        data-testid="menu"
        onClick={() => toggleOverlay('menu')}
      >
        ☰
      </Button>
      <TalkButtons />
      <SaveNote />
      <div className={`${styles.name} panel`}>
        <h1>
          <bdi>{update.title}</bdi>
        </h1>
        <p className="second">
          {texts.table.titleLine(gameWords(update.view.rules), update.view.dealNumber)}
        </p>
      </div>
    </>
  );
}
