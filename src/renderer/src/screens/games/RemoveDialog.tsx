import { Button } from '../../dialogs/Button';
import { Modal } from '../../dialogs/Modal';
import { texts } from '../../i18n/texts';

const t = texts.games;

/** Asks once more before a game is deleted. */
export function RemoveDialog({
  text,
  onRemove,
  onClose,
}: {
  readonly text: string;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}) {
  return (
    <Modal
      title={t.removeTitle}
      onClose={onClose}
      testId="remove-game"
      foot={
        <>
          <Button onClick={onClose}>{texts.common.cancel}</Button>
          <Button look="danger" onClick={onRemove} data-testid="confirm-remove">
            {t.remove}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Modal>
  );
}
