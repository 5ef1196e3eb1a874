import { type ReactNode, useEffect, useState } from 'react';
import type { ToastContentProps } from 'react-toastify/unstyled';
import { useStrings } from '../../element/host';
import { toastStrings } from './strings';

interface Properties extends ToastContentProps {
  readonly text: string;
  /** Restores what the message says was removed; messages without it report failures. */
  readonly undo: (() => void) | undefined;
  /** Returns the focus to where it was before the messages. */
  readonly returnFocus: () => void;
}

/** A message with its buttons and timer: an animated bar whose end closes it. */
export function Message({
  text,
  undo,
  returnFocus,
  closeToast,
  toastProps,
  isPaused,
}: Properties): ReactNode {
  const strings = useStrings(toastStrings);
  const isWaiting = useIsTabHidden() || isPaused;

  function close(): void {
    // Keeps the focus when its button disappears.
    returnFocus();
    closeToast();
  }

  return (
    <>
      <p>{text}</p>
      {undo && (
        <button
          type="button"
          className="button button--link"
          onClick={() => {
            close();
            undo();
          }}
        >
          {strings.undo}
        </button>
      )}
      <button type="button" className="toast__close" aria-label={strings.close} onClick={close}>
        ×
      </button>
      <div
        className={isWaiting ? 'toast__clock toast__clock--waiting' : 'toast__clock'}
        style={{ animationDuration: `${toastProps.autoClose}ms` }}
        onAnimationEnd={() => closeToast()}
      />
    </>
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
