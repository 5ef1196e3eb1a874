import { type FocusEvent, type ReactNode, useRef, useState } from 'react';
import { type Id, ToastContainer, type ToastContentProps, toast } from 'react-toastify/unstyled';
import { Message } from './message';

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

  function onFocus({ currentTarget, relatedTarget }: FocusEvent): void {
    if (!currentTarget.contains(relatedTarget)) focusedBefore.current = relatedTarget as HTMLElement | null;
  }

  function show(text: string, undo?: () => void): Id {
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
      <div className="toasts" onFocusCapture={onFocus}>
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
