import { texts } from '../../../i18n/texts';
import { saveFaultSentence, useSaveFault } from '../../../store/saveFaultStore';
import { showToast } from '../../../store/toastStore';
import styles from './SaveNote.module.css';

/** Says for as long as the game isn't saved that it isn't; why is a click away. */
export function SaveNote() {
  const fault = useSaveFault((state) => state.fault);
  if (fault === null) return null;
  return (
    <button
      type="button"
      className={styles.root}
      title={saveFaultSentence(fault)}
      data-testid="not-saved"
      onClick={() => showToast(saveFaultSentence(fault), 'error')}
    >
      {texts.table.saving.chip}
    </button>
  );
}
