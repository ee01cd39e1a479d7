import type { ButtonHTMLAttributes, ReactNode } from 'react';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> {
  readonly look?: 'plain' | 'primary' | 'quiet' | 'icon' | 'over' | 'danger';
  /** The key that does the same, written on the button. */
  readonly shortcut?: string;
  /** Sends the form that it stands in. */
  readonly submits?: boolean;
  readonly children: ReactNode;
  readonly 'data-testid'?: string;
}

/** A button as all screens use it. */
export function Button({
  look = 'plain',
  shortcut,
  submits = false,
  className = '',
  children,
  ...rest
}: ButtonProps) {
  const looks =
    look === 'plain' ? '' : look === 'icon' ? 'button--icon button--over' : `button--${look}`;
  return (
    <button
      type={submits ? 'submit' : 'button'}
      className={`button ${looks} ${className}`.trim()}
      aria-keyshortcuts={shortcut}
      {...rest}
    >
      {children}
      {shortcut !== undefined && (
        <span className="key" aria-hidden="true">
          {shortcut}
        </span>
      )}
    </button>
  );
}
