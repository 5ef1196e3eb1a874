import { type FocusEvent, type ReactNode, useRef } from 'react';
import { type Id, ToastContainer, type ToastContentProps, toast } from 'react-toastify/unstyled';
import { useHost } from '../../element/host';
import { Message } from './message';
import { toastDurationMs, undoDurationMs } from './toast-duration';

/** The messages of one component. */
export interface Toasts {
  /** To be rendered once inside the component; in its dialog, if it has one. A message needs it to be in the document. */
  readonly outlet: ReactNode;
  showError(text: string): void;
  /** Says what has just been taken away, and gives it back on request for ten seconds. */
  offerUndo(text: string, undo: () => void): void;
  /** Takes back every offer: what is there now is used. */
  withdrawUndo(): void;
}

/** Messages at the top right that close by themselves (docs/behaviour.md#62-toasts), in the element's own shadow root. */
export function useToasts(): Toasts {
  // The library has one store for the whole page: a container shows only the messages that name it.
  const containerId = `${useHost().idPrefix}-toasts`;
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

/** Our classes in place of the library's; its words, pictures, gestures and shortcut are left out. */
const containerOptions = {
  className: () => 'toasts__list',
  // The container is the live region: an alert within it would be announced twice.
  role: 'group',
  // Without a name it is no landmark of the page.
  'aria-label': '',
  hotKeys: () => false,
  transition: false,
  draggable: false,
  icon: false,
  closeButton: false,
  customProgressBar: true,
  // A tab in front can be without the focus, such as beside a frame that has it: the message asks whether the tab is hidden.
  pauseOnFocusLoss: false,
} as const;
