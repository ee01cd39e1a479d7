import type { OpenedFile } from '@shared/protocol/library';
import { texts } from '../i18n/texts';
import { bridge } from './bridge';
import { goTo, type Screen, useScreen } from './screenStore';
import { reportFault } from './tableRequests';
import { showToast } from './toastStore';

/** Shows what a file held, over the screen that is there, and goes back to it. */
export function showOpened(opened: OpenedFile): void {
  const back = placeToReturn(useScreen.getState().screen);
  if (opened.kind === 'rules') {
    const { name, rules } = opened.saved;
    showToast(texts.rules.kept(name));
    goTo({ kind: 'rules', rules, convention: 'natural', back });
    return;
  }
  const [game] = opened.games;
  if (game === undefined) return;
  showToast(texts.games.imported(opened.games.length));
  const canBeReviewed = opened.games.length === 1 && game.scores.length > 0;
  goTo(
    canBeReviewed
      ? { kind: 'review', source: { kind: 'saved', id: game.id }, dealNumber: null, back }
      : { kind: 'games' },
  );
}

/** Of several files opened one after the other, none leads back to the one before. */
const placeToReturn = (screen: Screen): Screen =>
  screen.kind === 'rules' || screen.kind === 'review' ? screen.back : screen;

/** Opens the files that are dropped anywhere on the window. */
export function openDroppedFiles(): void {
  window.addEventListener('dragover', (event) => {
    event.preventDefault();
    if (event.dataTransfer !== null) event.dataTransfer.dropEffect = 'copy';
  });
  window.addEventListener('drop', (event) => {
    event.preventDefault();
    void openAll([...(event.dataTransfer?.files ?? [])]);
  });
}

async function openAll(files: readonly File[]): Promise<void> {
  for (const file of files) {
    const bytes = await file.arrayBuffer().catch(() => null);
    if (bytes === null) {
      showToast(texts.games.unreadableFile(file.name), 'error');
      continue;
    }
    const answer = await bridge().app.openFile(file.name, new Uint8Array(bytes));
    if (answer.ok) showOpened(answer.value);
    else reportFault(answer.error);
  }
}
