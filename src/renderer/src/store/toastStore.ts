import { create } from 'zustand';

export interface Toast {
  readonly id: number;
  readonly text: string;
  /** Errors are read out at once; the others wait their turn. */
  readonly tone: 'info' | 'error';
}

interface ToastState {
  readonly toasts: readonly Toast[];
  /** How many have been shown so far: gives each its id. */
  readonly count: number;
}

/** Short notes at the edge of the window. */
export const useToasts = create<ToastState>()(() => ({ toasts: [], count: 0 }));

const MOST_AT_ONCE = 3;

/** Shows a note; one that says the same as the newest replaces it. */
export function showToast(text: string, tone: Toast['tone'] = 'info'): void {
  useToasts.setState(({ toasts, count }) => ({
    toasts: [...toasts.filter((toast) => toast.text !== text), { id: count + 1, text, tone }].slice(
      -MOST_AT_ONCE,
    ),
    count: count + 1,
  }));
}

export function dismissToast(id: number): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}
