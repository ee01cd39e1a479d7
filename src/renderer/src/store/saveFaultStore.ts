import { create } from 'zustand';
import { texts } from '../i18n/texts';
import { bridge } from './bridge';
import { showToast } from './toastStore';

/** Why the game at the table isn't saved, as the end of a sentence; null while it is. */
export const useSaveFault = create<{ readonly fault: string | null }>()(() => ({ fault: null }));

export const saveFaultSentence = (fault: string): string => texts.table.saving.failed(fault);

/** Follows whether the game is saved, and says each change. */
export async function followSaving(): Promise<void> {
  bridge().table.onSaveFault((fault) => {
    useSaveFault.setState({ fault });
    if (fault === null) showToast(texts.table.saving.again);
    else showToast(saveFaultSentence(fault), 'error');
  });
  useSaveFault.setState({ fault: await bridge().table.saveFault() });
}
