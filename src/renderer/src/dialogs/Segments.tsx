import { useId } from 'react';
import styles from './Segments.module.css';

interface SegmentOption<Value> {
  readonly value: Value;
  readonly label: string;
}

interface SegmentsProps<Value> {
  readonly label: string;
  readonly options: readonly SegmentOption<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly testId?: string;
  readonly disabled?: boolean;
}

/** One of a few values, side by side. */
export function Segments<Value extends string | number | boolean | null>({
  label,
  options,
  value,
  onChange,
  testId,
  disabled = false,
}: SegmentsProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.root} aria-label={label} data-testid={testId} disabled={disabled}>
      {options.map((option) => (
        <label key={String(option.value)} className={styles.segment}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            data-value={String(option.value)}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
