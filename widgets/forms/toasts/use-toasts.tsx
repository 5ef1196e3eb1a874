import { type ReactNode, useEffect, useState } from 'react';
import { ToastContainer, type ToastTransitionProps, toast } from 'react-toastify/unstyled';
import { useHost } from '../../element/host';
import { toastStrings } from './strings';
import { toastDurationMs } from './toast-duration';

/** The error messages of one component. */
export interface Toasts {
  /** To be rendered once inside the component; in its dialog, if it has one. */
  readonly outlet: ReactNode;
  showError(message: string): void;
}

/**
 * Error messages at the top right that close by themselves unless the pointer rests on them
 * (docs/behaviour.md#62-toasts). They are in the element's own shadow root; the container is mounted with the first one.
 */
export function useToasts(): Toasts {
  const { idPrefix, language } = useHost();
  const [messages, setMessages] = useState<readonly string[]>([]);
  const [shown, setShown] = useState(0);
  const containerId = `${idPrefix}-toasts`;

  // In an effect: a message sent to a container that is not mounted yet would be lost.
  useEffect(() => {
    for (const message of messages.slice(shown)) toast.error(message, { containerId });
    setShown(messages.length);
    // Their time runs only while they can be seen.
    const followTab = () => (document.hidden ? toast.pause : toast.play)({ containerId });
    document.addEventListener('visibilitychange', followTab);
    return () => document.removeEventListener('visibilitychange', followTab);
  }, [messages, shown, containerId]);

  const strings = toastStrings[language];
  const outlet = messages.length > 0 && (
    <ToastContainer
      containerId={containerId}
      position="top-right"
      autoClose={toastDurationMs}
      pauseOnHover
      pauseOnFocusLoss={false}
      draggable={false}
      // Hides the bar, which has an English name, from screen readers only: the library renders it all the same.
      hideProgressBar
      // The icon would be an image without a name.
      icon={false}
      transition={AtOnce}
      aria-label={strings.notifications}
      hotKeys={() => false}
      closeButton={({ closeToast }) => (
        <button type="button" className="toast__close" aria-label={strings.close} onClick={closeToast}>
          ×
        </button>
      )}
    />
  );
  return { outlet, showError: (message) => setMessages((known) => [...known, message]) };
}

/** Enters with the style sheet's animation and leaves at once: under reduced motion there is no animation to wait for. */
function AtOnce({ children, isIn, done, playToast }: ToastTransitionProps): ReactNode {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the timer starts once; a new function must not restart it.
  useEffect(() => {
    if (!document.hidden) playToast();
  }, []);
  useEffect(() => {
    if (!isIn) done();
  }, [isIn, done]);
  return children;
}
