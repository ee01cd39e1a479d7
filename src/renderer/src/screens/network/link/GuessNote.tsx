import { texts } from '../../../i18n/texts';
import { useLan } from '../../../store/lanStore';
import linkNoteStyles from './LinkNote.module.css';

/** For the host, while somebody on the network is guessing the code of this table. */
export function GuessNote() {
  const isGuessed = useLan((state) => state.lan.invitation?.isGuessed === true);
  return (
    <div className={linkNoteStyles.root} role="status">
      {isGuessed && (
        <div className="note-chip" data-testid="guess-note">
          <span>{texts.network.link.guessed}</span>
        </div>
      )}
    </div>
  );
}
