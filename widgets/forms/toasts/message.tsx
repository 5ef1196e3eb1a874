import { type ReactNode, useEffect, useState } from 'react';
import type { ToastContentProps } from 'react-toastify/unstyled';
import { useTexts } from '../../element/host';

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
  const texts = useTexts().form;
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
          {texts.undo}
        </button>
      )}
      <button type="button" className="toast__close" aria-label={texts.closeMessage} onClick={close}>
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
