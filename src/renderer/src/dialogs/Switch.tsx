import styles from './Switch.module.css';

interface SwitchProps {
  readonly label: string;
  readonly note?: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
  readonly testId?: string;
}

/** On or off. */
export function Switch({ label, note, value, onChange, testId }: SwitchProps) {
  return (
    <label className={styles.root}>
      <input
        className={styles.box}
        type="checkbox"
        role="switch"
        aria-checked={value}
        checked={value}
        data-testid={testId}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        <span className="field__label">{label}</span>
        {note !== undefined && <span className={`second ${styles.note}`}>{note}</span>}
      </span>
    </label>
  );
}
