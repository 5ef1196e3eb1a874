import {
  type MouseEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { adoptIntoHostRoot } from '../element/style-sheets';
import { useElement } from '../element/use-element';
import { watchSight } from '../lib/watch-sight';

/** A native modal dialog and its controls. */
export interface Dialog {
  readonly ref: RefObject<HTMLDialogElement | null>;
  /** Opens the dialog and returns true; false if the page doesn't show its place. */
  readonly show: () => boolean;
  readonly close: () => void;
  /** Whether it has ever been opened. */
  readonly wasOpened: boolean;
  /** Number of this opening, from 1; while closed, of the next one. */
  readonly opening: number;
  /** Event handlers of the dialog. */
  readonly handlers: {
    readonly onClose: () => void;
    readonly onMouseDown: (event: MouseEvent<HTMLDialogElement>) => void;
  };
}

/**
 * Controls the dialog behind the returned `ref`, emits its events, and locks the page's scrolling. Closes it
 * if the page hides its place.
 */
export function useDialog(): Dialog {
  const { emit, signal } = useElement();
  const ref = useRef<HTMLDialogElement>(null);
  // Total of openings and closings: odd while open.
  const [turns, setTurns] = useState(0);
  const shownTurn = useRef(0);

  const controls = useMemo(() => {
    const show = () => {
      const canShow = isShowable(ref.current);
      if (canShow) setTurns((known) => known + Number(!isOpenAt(known)));
      return canShow;
    };
    const setClosed = () => setTurns((known) => known + Number(isOpenAt(known)));
    const close = () => {
      ref.current?.close();
      setClosed();
    };
    // The browser reports closing a task late, when the page may have reopened the dialog, or asked to.
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
    // An unseen modal dialog would still block the page.
    const stopWatching = watchSight(dialog, () => {
      if (dialog.open && !isDrawn(dialog)) controls.close();
    });
    return () => {
      stopWatching();
      unlockScroll();
      // A removed tag emits nothing.
      if (!signal.aborted) emit('painting-close');
    };
  }, [turns, emit, signal, controls]);

  // A dialog moved within the document stays `open` but leaves the top layer.
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

/** Whether a dialog can be seen once it is open; a closed one is opened to find out. */
function isShowable(dialog: HTMLDialogElement | null): boolean {
  if (!dialog) return false;
  const { open } = dialog;
  dialog.open = true;
  const isSeen = isDrawn(dialog);
  dialog.open = open;
  return isSeen;
}

/** Whether an element is rendered, in a place without `display: none` and `content-visibility: hidden`. */
function isDrawn(element: Element): boolean {
  // Safari before 17.4 has neither `checkVisibility` nor `content-visibility`.
  return element.checkVisibility?.() ?? element.getClientRects().length > 0;
}

/** Whether a press is on the backdrop, outside the dialog's box; its scroll bar counts as inside. */
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

/**
 * Locks the page's scrolling behind an open dialog until the returned function is called, without shifting
 * the page. `--painting-scroll-bar` is the hidden scroll bar's width, for the page's fixed elements.
 *
 * Adopted sheets, unlike the root's own style, aren't saved with a page, which would stay locked.
 */
function lockScroll(document: Document): () => void {
  const widthPx = () => document.documentElement.getBoundingClientRect().width;
  const widthBeforePx = widthPx();
  const unlock = adoptIntoHostRoot(document, ':root{overflow:hidden!important}');
  // Zero with overlay scroll bars or `scrollbar-gutter`.
  const gainedPx = widthPx() - widthBeforePx;
  const unpad =
    gainedPx > 0 &&
    adoptIntoHostRoot(
      document,
      `:root{padding-inline-end:${gainedPx}px!important;--painting-scroll-bar:${gainedPx}px}`,
    );
  return () => {
    unlock?.();
    if (unpad) unpad();
  };
}
