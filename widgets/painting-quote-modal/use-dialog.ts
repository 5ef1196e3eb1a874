import {
  type MouseEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useHost } from '../element/host';
import { lockScroll } from './lock-scroll';

/** A native modal dialog, and how to open and close it. */
export interface Dialog {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly show: () => void;
  readonly close: () => void;
  /** Whether it has ever been opened. */
  readonly wasOpened: boolean;
  /** Which opening this is, counted from 1; while the dialog is closed, the next one. */
  readonly opening: number;
  /** What the dialog itself listens to. */
  readonly handlers: {
    readonly onClose: () => void;
    readonly onMouseDown: (event: MouseEvent<HTMLDialogElement>) => void;
  };
}

/** Opens and closes the dialog that gets the returned `ref`, tells the page, and keeps the page from scrolling meanwhile. */
export function useDialog(): Dialog {
  const { emit, signal } = useHost();
  const ref = useRef<HTMLDialogElement>(null);
  // How often it was opened and closed, in all: odd while it is open.
  const [turns, setTurns] = useState(0);
  const shownTurn = useRef(0);

  const controls = useMemo(() => {
    const show = () => setTurns((known) => known + Number(!isOpenAt(known)));
    const setClosed = () => setTurns((known) => known + Number(isOpenAt(known)));
    const close = () => {
      ref.current?.close();
      setClosed();
    };
    // The browser reports a closed dialog only a task later: by then the page may have opened it again, or asked for it.
    const onClose = () => {
      if (!ref.current?.open) setTurns((known) => known + Number(known === shownTurn.current));
    };
    const onMouseDown = (event: MouseEvent<HTMLDialogElement>) => {
      if (isOnBackdrop(event)) close();
    };
    return { show, close, handlers: { onClose, onMouseDown } };
  }, []);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !isOpenAt(turns)) return;
    dialog.showModal();
    const topPx = Math.max((innerHeight - dialog.offsetHeight) / 2, 12);
    dialog.style.setProperty('--top', `${topPx}px`);
    dialog.querySelector('input')?.focus();
    shownTurn.current = turns;
    emit('painting-open');
    const unlockScroll = lockScroll(dialog.ownerDocument);
    return () => {
      unlockScroll();
      // A tag that is removed says nothing more.
      if (!signal.aborted) emit('painting-close');
    };
  }, [turns, emit, signal]);

  // A dialog that is moved within the document stays `open`, but is no longer in the top layer.
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog?.open || dialog.matches(':modal')) return;
    dialog.open = false;
    dialog.showModal();
  });

  return { ref, ...controls, wasOpened: turns > 0, opening: Math.floor(turns / 2) + 1 };
}

function isOpenAt(turns: number): boolean {
  return turns % 2 === 1;
}

/** The backdrop belongs to the dialog: a press beside the dialog's box. A press on its scroll bar is not beside it. */
function isOnBackdrop({
  target,
  currentTarget,
  clientX: x,
  clientY: y,
  button,
}: MouseEvent<HTMLDialogElement>): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  const isBeside = x < left || x > right || y < top || y > bottom;
  return target === currentTarget && isBeside && button === 0;
}
