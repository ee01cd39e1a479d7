import type { Hint, TableUpdate } from '@shared/protocol/table';
import { hintReasonWords } from '../../../i18n/hintReasons';
import { texts } from '../../../i18n/texts';
import styles from './HintNote.module.css';
import { hintAdvice } from './hintAdvice';

const t = texts.table;

/** The hint with its reason, above the prompt. */
export function HintNote({ hint, update }: { readonly hint: Hint; readonly update: TableUpdate }) {
  return (
    <output className={styles.root} data-part="hint" data-testid="hint-note">
      <strong>
        {t.hintTitle}: {hintAdvice(hint.action)}
      </strong>{' '}
      {hintReasonWords(hint, update.view.rules)}
    </output>
  );
}
