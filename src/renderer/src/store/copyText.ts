import { texts } from '../i18n/texts';
import { showToast } from './toastStore';

/** Puts a text on the clipboard and says so; it must follow a click or a key. */
export function copyText(text: string, done: string): void {
  const give = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
  };
  document.addEventListener('copy', give);
  try {
    // The asynchronous clipboard needs a permission that the window doesn't have.
    if (document.execCommand('copy')) showToast(done);
    else showToast(texts.common.notCopied, 'error');
  } finally {
    document.removeEventListener('copy', give);
  }
}

/** Puts a position as text on the clipboard. */
export const copyPosition = (position: string): void =>
  copyText(position, texts.common.positionCopied);
