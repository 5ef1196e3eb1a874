import { type ReactNode, useEffect, useState } from 'react';
import { useStrings } from '../../element/host';
import { toastStrings } from './strings';
import { toastDurationMs } from './toast-duration';

/** One message. */
export interface Toast {
  /** Different for each message of a component, though the texts may be the same. */
  readonly id: number;
  readonly text: string;
}

interface Properties {
  readonly toasts: readonly Toast[];
  readonly onClose: (toast: Toast) => void;
}

/**
 * The messages, the newest last. The animation of a message's bar is the clock that closes it: the style sheet stops it
 * under the pointer, with the focus and while the tab is hidden.
 */
export function Toaster({ toasts, onClose }: Properties): ReactNode {
  const strings = useStrings(toastStrings);
  const isHidden = useIsTabHidden();
  return (
    <section
      className={`toasts ${isHidden ? 'toasts--waiting' : ''}`}
      aria-label={strings.notifications}
      aria-live="polite"
    >
      {toasts.map((toast) => (
        <div key={toast.id} className="toast" role="alert">
          <p>{toast.text}</p>
          <button
            type="button"
            className="toast__close"
            aria-label={strings.close}
            onClick={() => onClose(toast)}
          >
            ×
          </button>
          <div
            className="toast__clock"
            style={{ animationDuration: `${toastDurationMs}ms` }}
            onAnimationEnd={() => onClose(toast)}
          />
        </div>
      ))}
    </section>
  );
}

function useIsTabHidden(): boolean {
  const [isHidden, setHidden] = useState(() => document.hidden);
  useEffect(() => {
    const follow = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, []);
  return isHidden;
}
