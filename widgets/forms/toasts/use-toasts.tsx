import { type ReactNode, useEffect, useState } from 'react';
import { ToastContainer, type ToastTransitionProps, toast } from 'react-toastify/unstyled';
import { useHost } from '../../element/host';
import { toastStrings } from './strings';
import { toastDurationMs } from './toast-duration';

/** Where a component's error messages go, and how it shows one. */
export interface Toasts {
  /** To be drawn once inside the component, within the dialog when there is one. */
  readonly outlet: ReactNode;
  showError(message: string): void;
}

/**
 * Error messages at the top right that leave after 5 s unless the pointer rests on them (docs/behaviour.md#62-toasts).
 * They live in the element's own shadow root; the container is mounted with the first message.
 */
export function useToasts(): Toasts {
  const { idPrefix, language } = useHost();
  const [messages, setMessages] = useState<readonly string[]>([]);
  const [shown, setShown] = useState(0);
  const containerId = `${idPrefix}-toasts`;

  // A message sent to a container that is not mounted yet is lost, so it goes out after the container is in place.
  useEffect(() => {
    for (const message of messages.slice(shown)) toast.error(message, { containerId });
    setShown(messages.length);
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
      // Told to hide the bar, the library keeps it from screen readers, to whom it would be named in English; it is drawn all the same.
      hideProgressBar
      // So would its icon be: a picture without a name.
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

/** Comes with the style sheet's own small motion and leaves at once: no class to wait for under reduced motion. */
function AtOnce({ children, isIn, done, playToast }: ToastTransitionProps): ReactNode {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock starts once; a new function must not restart it.
  useEffect(() => playToast(), []);
  useEffect(() => {
    if (!isIn) done();
  }, [isIn, done]);
  return children;
}
