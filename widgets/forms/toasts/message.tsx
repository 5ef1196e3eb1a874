import { type ReactNode, useEffect, useState } from 'react';
import type { ToastContentProps } from 'react-toastify/unstyled';
import { useStrings } from '../../element/host';
import { toastStrings } from './strings';

interface Properties extends ToastContentProps {
  readonly text: string;
  /** Brings back what the message says is gone; a message without it tells of a failure. */
  readonly undo: (() => void) | undefined;
  /** Puts the focus where it was before it came to the messages. */
  readonly returnFocus: () => void;
}

/** One message, its buttons and its clock: the animation of a bar, whose end closes the message. */
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
    // The focus must not vanish with the button.
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
