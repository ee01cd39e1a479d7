import { useEffect } from 'react';
import { dismissToast, roomFor, type Toast, useToasts } from '../store/toastStore';

const SHOWN_MS = 4500;

/** The short notes; errors are read out at once. */
export function Toasts() {
  const toasts = useToasts((state) => state.toasts);
  return (
    <div className="toasts" data-testid="toasts">
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
      className={`toast toast--${toast.tone}`}
      data-testid="toast"
      onClick={() => dismissToast(toast.id)}
      tabIndex={-1}
    >
      <span role={toast.tone === 'error' ? 'alert' : 'status'}>{toast.text}</span>
    </button>
  );
}
