import { create } from 'zustand';

export interface Toast {
  readonly id: number;
  readonly text: string;
  /** Errors are read out at once; the others wait their turn. */
  readonly tone: 'info' | 'error';
  /** Whether newer ones only make it wait: what is said once has to be seen. */
  readonly isKept: boolean;
}

interface ToastState {
  readonly toasts: readonly Toast[];
  /** How many have been shown so far: gives each its id. */
  readonly count: number;
}

/** Short notes at the edge of the window, and those that wait for room there. */
export const useToasts = create<ToastState>()(() => ({ toasts: [], count: 0 }));

const MOST_AT_ONCE = 3;

/** The notes that there is room for: the newest. */
export const roomFor = (toasts: readonly Toast[]): readonly Toast[] => toasts.slice(-MOST_AT_ONCE);

/** Shows a note; one that says the same is replaced, and the oldest goes when there are too many. */
export function showToast(text: string, tone: Toast['tone'] = 'info'): void {
  add({ text, tone, isKept: false });
}

/** Shows what the program says only once: it stays until it was seen for its time, however many there are. */
export function showNotice(text: string): void {
  add({ text, tone: 'info', isKept: true });
}

function add(toast: Omit<Toast, 'id'>): void {
  useToasts.setState(({ toasts, count }) => {
    const all = [...toasts.filter(({ text }) => text !== toast.text), { ...toast, id: count + 1 }];
    const shown = roomFor(all);
    return { toasts: all.filter((each) => each.isKept || shown.includes(each)), count: count + 1 };
  });
}

export function dismissToast(id: number): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}
