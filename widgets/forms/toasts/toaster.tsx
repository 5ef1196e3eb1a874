import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useStrings } from '../../element/host';
import { toastStrings } from './strings';
import { toastDurationMs, undoDurationMs } from './toast-duration';

/** One message. */
export interface Toast {
  /** Different for each message of a component, though the texts may be the same. */
  readonly id: number;
  readonly text: string;
  /** Brings back what the message says is gone; a message without it tells of a failure. */
  readonly undo: (() => void) | undefined;
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
  const focusedBefore = useRef<HTMLElement | null>(null);

  function onFocus({ relatedTarget }: FocusEvent): void {
    const from = relatedTarget as HTMLElement | null;
    if (!from?.closest('.toasts')) focusedBefore.current = from;
  }

  function close(toast: Toast): void {
    // The focus must not vanish with the button.
    focusedBefore.current?.focus();
    onClose(toast);
  }

  return (
    <section
      className={`toasts ${isHidden ? 'toasts--waiting' : ''}`}
      aria-label={strings.notifications}
      aria-live="polite"
    >
      {toasts.map((toast) => (
        <div key={toast.id} className={`toast ${toast.undo ? 'toast--undo' : ''}`} role="alert">
          <p>{toast.text}</p>
          {toast.undo && (
            <button
              type="button"
              className="button button--link"
              onFocus={onFocus}
              onClick={() => {
                close(toast);
                toast.undo?.();
              }}
            >
              {strings.undo}
            </button>
          )}
          <button
            type="button"
            className="toast__close"
            aria-label={strings.close}
            onFocus={onFocus}
            onClick={() => close(toast)}
          >
            ×
          </button>
          <div
            className="toast__clock"
            style={{ animationDuration: `${toast.undo ? undoDurationMs : toastDurationMs}ms` }}
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
