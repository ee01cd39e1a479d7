import { useEffect } from 'react';
import { dismissToast, roomFor, type Toast, useToasts } from '../store/toastStore';
import styles from './Toasts.module.css';

const SHOWN_MS = 4500;

/** The short notes; errors are read out at once. */
export function Toasts() {
  const toasts = useToasts((state) => state.toasts);
  return (
    <div className={styles.root} data-testid="toasts">
      {roomFor(toasts).map((toast) => (
        <ToastNote key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

function ToastNote({ toast }: { readonly toast: Toast }) {
  useEffect(() => {
    const timer = setTimeout(() => dismissToast(toast.id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [toast.id]);
  return (
    <button
      type="button"
      className={toast.tone === 'error' ? `${styles.toast} ${styles.error}` : styles.toast}
      data-testid="toast"
      onClick={() => dismissToast(toast.id)}
      tabIndex={-1}
    >
      <span role={toast.tone === 'error' ? 'alert' : 'status'}>{toast.text}</span>
    </button>
  );
}
