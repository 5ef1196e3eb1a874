import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { type Id, ToastContainer, type ToastContentProps, toast } from 'react-toastify/unstyled';
import { useTexts } from '../element/use-element';

/** Duration of a toast in milliseconds, unless hovered or focused (docs/behaviour.md#62-toasts). */
const toastDurationMs = 5_000;

/** Duration of a toast that offers Undo, in milliseconds. */
const undoDurationMs = 10_000;

let containers = 0;

/** Messages of one component. */
export interface Toasts {
  /** Render once inside the component, or in its dialog if it has one. Messages need it in the document. */
  readonly outlet: ReactNode;
  showError(text: string): void;
  /** Announces a removal and offers Undo for ten seconds. */
  offerUndo(text: string, undo: () => void): void;
  /** Withdraws every Undo, because the current state has been used. */
  withdrawUndo(): void;
}

/** Self-closing messages at the top right (docs/behaviour.md#62-toasts), in the element's own shadow root. */
export function useToasts(): Toasts {
  // The library has one store per page, so each container shows only its own messages. Not the tag's id
  // prefix, which a page that includes a prerendered tag twice has twice.
  const [containerId] = useState(() => `painting-toasts-${++containers}`);
  const offers = useRef<Id[]>([]);
  const focusedBefore = useRef<HTMLElement | null>(null);
  const outlet = useRef<HTMLDivElement>(null);

  function onFocus({ currentTarget, relatedTarget }: FocusEvent): void {
    if (!currentTarget.contains(relatedTarget)) focusedBefore.current = relatedTarget as HTMLElement | null;
  }

  function show(text: string, undo?: () => void): Id {
    raise(outlet.current);
    const content = (props: ToastContentProps) => (
      <Message {...props} text={text} undo={undo} returnFocus={() => focusedBefore.current?.focus()} />
    );
    return toast(content, {
      containerId,
      className: () => (undo ? 'toast toast--undo' : 'toast'),
      autoClose: undo ? undoDurationMs : toastDurationMs,
    });
  }

  return {
    outlet: (
      <div className="toasts" ref={outlet} onFocusCapture={onFocus}>
        <ToastContainer {...containerOptions} containerId={containerId} />
      </div>
    ),
    showError: (text) => void show(text),
    offerUndo: (text, undo) => void offers.current.push(show(text, undo)),
    withdrawUndo() {
      for (const id of offers.current.splice(0)) toast.dismiss({ id, containerId });
    },
  };
}

/**
 * Puts messages on top of all that the page shows, where the browser has popovers: below an ancestor with `transform`
 * and the like they would move with it.
 */
function raise(outlet: HTMLElement | null): void {
  if (!outlet?.isConnected || !('popover' in outlet)) return;
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
  /** Restores the removed item; messages without it report failures. */
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
