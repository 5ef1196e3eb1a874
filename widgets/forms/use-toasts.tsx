import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { ToastContainer, type ToastContentProps, toast } from 'react-toastify/unstyled';
import { Announcer } from '../element/announcer';
import { useTexts } from '../element/use-element';

/** Duration of a toast in milliseconds, unless hovered or focused (docs/behaviour.md#62-toasts). */
const toastDurationMs = 5_000;

let containers = 0;

/** Messages of one component. */
export interface Toasts {
  /** Render once inside the component, or in its dialog if it has one. Messages need it in the document. */
  readonly outlet: ReactNode;
  showError(text: string): void;
}

/** Self-closing messages at the top right (docs/behaviour.md#62-toasts), in the element's own shadow root. */
export function useToasts(): Toasts {
  // The library has one store per page, so each container shows only its own messages. Not the tag's id
  // prefix, which a page that includes a prerendered tag twice has twice.
  const [containerId] = useState(() => `painting-toasts-${++containers}`);
  const focusedBefore = useRef<HTMLElement | null>(null);
  const outlet = useRef<HTMLDivElement>(null);

  function onFocus({ currentTarget, relatedTarget }: FocusEvent): void {
    if (!currentTarget.contains(relatedTarget)) focusedBefore.current = relatedTarget as HTMLElement | null;
  }

  return {
    outlet: (
      <>
        <Announcer />
        <div className="toasts" ref={outlet} onFocusCapture={onFocus}>
          <ToastContainer {...containerOptions} containerId={containerId} />
        </div>
      </>
    ),
    showError(text) {
      raise(outlet.current);
      const content = (props: ToastContentProps) => (
        <Message {...props} text={text} returnFocus={() => focusedBefore.current?.focus()} />
      );
      toast(content, { containerId, className: () => 'toast', autoClose: toastDurationMs });
    },
  };
}

/**
 * Puts messages on top of all that the page shows, where the browser has popovers: below an ancestor with `transform`
 * and the like they would move with it.
 */
function raise(outlet: HTMLElement | null): void {
  if (!outlet?.isConnected || !('popover' in outlet)) return;
  // Below what the page keeps fixed at its top.
  outlet.style.insetBlockStart = `max(16px,${getComputedStyle(document.documentElement).scrollPaddingTop})`;
  outlet.popover = 'manual';
  // Again, above a dialog that opened in between; but hiding it would take the focus from a message.
  if (outlet.matches(':popover-open') && !outlet.matches(':focus-within')) outlet.hidePopover();
  if (!outlet.matches(':popover-open')) outlet.showPopover();
}

/** Uses our classes and disables the library's icons, gestures and shortcut. */
const containerOptions = {
  className: () => 'toasts__list',
  // The container is the live region; an alert inside would be announced twice.
  role: 'group',
  // Nameless, so it isn't a landmark.
  'aria-label': '',
  hotKeys: () => false,
  transition: false,
  draggable: false,
  icon: false,
  closeButton: false,
  customProgressBar: true,
  // A visible tab may lack focus, for example beside a focused frame; the message checks visibility instead.
  pauseOnFocusLoss: false,
} as const;

interface Properties extends ToastContentProps {
  readonly text: string;
  /** Returns the focus to where it was before the messages. */
  readonly returnFocus: () => void;
}

/** A message with its buttons and timer: an animated bar whose end closes it. */
export function Message({ text, returnFocus, closeToast, toastProps, isPaused }: Properties): ReactNode {
  const texts = useTexts().form;
  const isWaiting = useIsTabHidden() || isPaused;

  function close(): void {
    // Keeps the focus when its button disappears.
    returnFocus();
    closeToast();
  }

  return (
    <>
      <p ref={leaveTabOrder}>{text}</p>
      <button type="button" className="toast__close" aria-label={texts.closeMessage} onClick={close}>
        {/* The message is spoken with all that it holds. */}
        <span aria-hidden="true">×</span>
      </button>
      <div
        className={isWaiting ? 'toast__clock toast__clock--waiting' : 'toast__clock'}
        style={{ animationDuration: `${toastProps.autoClose}ms` }}
        onAnimationEnd={() => closeToast()}
      />
    </>
  );
}

/** The library puts a message itself into the order of the Tab key, without a name. */
function leaveTabOrder(text: HTMLElement | null): void {
  text?.parentElement?.setAttribute('tabindex', '-1');
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
