import { MAX_NAME } from '@shared/protocol/lan/limits';
import { texts } from '../../i18n/texts';

interface NameFieldProps {
  readonly name: string;
  readonly onName: (name: string) => void;
}

/** What the others call one. */
export function NameField({ name, onName }: NameFieldProps) {
  return (
    <label className="field">
      <span className="field__label">{texts.network.yourName}</span>
      <input
        className="input"
        data-testid="your-name"
        required
        maxLength={MAX_NAME}
        value={name}
        onChange={(event) => onName(event.target.value)}
      />
    </label>
  );
}
