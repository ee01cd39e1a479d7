import { KeyList } from '../../../dialogs/KeyList';
import { Modal } from '../../../dialogs/Modal';
import { texts } from '../../../i18n/texts';

/** The keys of the table. */
export function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Modal title={texts.help.title} onClose={onClose} testId="help">
      <KeyList />
    </Modal>
  );
}
