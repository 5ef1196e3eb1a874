import { type MouseEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { PropsOf } from '../element/attribute-table';
import { useHost, useStrings } from '../element/host';
import { rememberFirstTouch } from '../lead/lead-source';
import { highlightFree } from '../painting-quote-form/highlight-free';
import { QuoteForm } from '../painting-quote-form/quote-form';
import type { attributes } from './api';
import { lockScroll } from './lock-scroll';
import { onQuoteRequest } from './on-quote-request';
import { strings } from './strings';

/**
 * The quote modal (docs/behaviour.md#15-quote-modal): a native dialog, which keeps the focus inside, returns it at the end and closes by Escape.
 * The form is drawn when the modal opens first and kept from then on, so that closing loses nothing typed.
 */
export function QuoteModal(props: PropsOf<typeof attributes>): ReactNode {
  const { element, emit, handle, idPrefix } = useHost();
  const texts = useStrings(strings);
  const dialog = useRef<HTMLDialogElement>(null);
  const [{ isOpen, openings }, setOpening] = useState({ isOpen: false, openings: 0 });

  const show = useCallback(
    () => setOpening((known) => (known.isOpen ? known : { isOpen: true, openings: known.openings + 1 })),
    [],
  );
  // The browser tells of a closed dialog only a task later, when the page may have opened it again already.
  const isShown = useRef(false);
  const onClosed = useCallback(() => {
    if (!isShown.current || dialog.current?.open) return;
    isShown.current = false;
    setOpening(({ openings }) => ({ isOpen: false, openings }));
    emit('painting-close');
  }, [emit]);
  const close = useCallback(() => {
    dialog.current?.close();
    // Closed again before it was drawn: nothing was shown, and nothing is told.
    if (!isShown.current) setOpening(({ openings }) => ({ isOpen: false, openings }));
    onClosed();
  }, [onClosed]);

  useEffect(() => handle({ show, close }), [handle, show, close]);
  // Another one after the modal was adopted into it.
  const page = element?.ownerDocument;
  useEffect(() => (page && element ? onQuoteRequest(page, element, show) : undefined), [page, element, show]);
  // The form, which remembers it otherwise, may be drawn only on a later page.
  useEffect(rememberFirstTouch, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: closed and opened again in one task is another opening.
  useEffect(() => {
    const box = dialog.current;
    if (!isOpen || !box) return;
    box.showModal();
    isShown.current = true;
    emit('painting-open');
    return lockScroll(box.ownerDocument);
  }, [isOpen, openings, emit]);

  // Moved within the document, a dialog keeps its `open` and loses its place above the page.
  useEffect(() => {
    const box = dialog.current;
    if (!box?.open || box.matches(':modal')) return;
    box.open = false;
    box.showModal();
  });

  return (
    <dialog
      className="modal"
      part="dialog"
      ref={dialog}
      aria-labelledby={`${idPrefix}-title`}
      onClose={onClosed}
      onMouseDown={(event) => closeFromBackdrop(event, close)}
    >
      <div className="modal__box">
        <header className="modal__header">
          <h2 id={`${idPrefix}-title`} part="heading">
            {highlightFree(texts.title)}
          </h2>
          <button
            className="modal__close"
            part="close"
            type="button"
            aria-label={texts.close}
            onClick={close}
          >
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d="M6 6l12 12M18 6L6 18" />
            </svg>
          </button>
        </header>
        {openings > 0 && (
          <QuoteForm
            {...props}
            heading={undefined}
            background="white"
            button="solid"
            // Closed while it was sent: the thanks wait for the next opening.
            appearances={isOpen ? openings : openings + 1}
            // Closed while it was sent: what went wrong is to be seen.
            onFailure={show}
          />
        )}
      </div>
    </dialog>
  );
}

/** The backdrop belongs to the dialog: a press on the dialog that lies beside it. One on its scroll bar does not. */
function closeFromBackdrop(event: MouseEvent<HTMLDialogElement>, close: () => void): void {
  const { target, currentTarget, clientX: x, clientY: y, button } = event;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  const isBeside = x < left || x > right || y < top || y > bottom;
  if (target === currentTarget && isBeside && button === 0) close();
}
