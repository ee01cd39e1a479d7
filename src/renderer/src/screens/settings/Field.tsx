import type { ReactNode } from 'react';

interface FieldProps {
  readonly label: string;
  readonly note?: string;
  readonly children: ReactNode;
}

/** A heading over a control that names itself. */
export function Field({ label, note, children }: FieldProps) {
  return (
    <div className="field">
      <span className="field__label" aria-hidden="true">
        {label}
      </span>
      {children}
      {note !== undefined && <span className="second">{note}</span>}
    </div>
  );
}

interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** The value in words, beside the label and for assistive technology. */
  readonly words: string;
  readonly onChange: (value: number) => void;
  readonly testId?: string;
}

/** A value on a scale. */
export function SliderField({ label, value, words, onChange, testId, ...scale }: SliderProps) {
  return (
    <label className="field">
      <span className="field__label">
        {label} <span className="second">{words}</span>
      </span>
      <input
        className="slider"
        type="range"
        value={value}
        aria-valuetext={words}
        data-testid={testId}
        onChange={(event) => onChange(Number(event.target.value))}
        {...scale}
      />
    </label>
  );
}
