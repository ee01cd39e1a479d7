import { Modal } from '../../dialogs/Modal';
import { texts } from '../../i18n/texts';

/** The keys of the table. */
export function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Modal title={texts.help.title} onClose={onClose} testId="help">
      <dl className="keys">
        {texts.help.keys.map(([key, words]) => (
          <div key={key} className="keys__row">
            <dt>
              <span className="key">{key}</span>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
