import { hasFreeQuote } from 'virtual:business-settings';
import { type ReactNode, useEffect, useState } from 'react';
import type { PropsOf } from '../element/attribute-table';
import { isElement, isHtml } from '../element/node-kinds';
import { useElement, useHeadings, useTexts } from '../element/use-element';
import { highlightFree } from '../forms/highlight-free';
import { useFirstTouch } from '../lead/use-lead';
import { QuoteForm } from '../painting-quote-form/quote-form';
import type { attributes } from './api';
import { useDialog } from './use-dialog';

/**
 * The quote modal (docs/behaviour.md#15-quote-modal): a native dialog, which traps and restores the focus and
 * closes by Escape. Renders the form on first opening and keeps it, so closing loses no input.
 */
export function QuoteModal(props: PropsOf<typeof attributes>): ReactNode {
  const { element, handle, idPrefix } = useElement();
  const texts = useTexts().quoteModal;
  const [Heading] = useHeadings();
  const { ref, show, close, wasOpened, opening, handlers } = useDialog();

  useEffect(() => handle({ show, close }), [handle, show, close]);
  // Another document if the modal was moved there.
  const page = element?.ownerDocument;
  const [message, setMessage] = useState('');
  useEffect(() => {
    if (!page) return;
    // A link from another page or a mail opens it with the page.
    if (page.location.hash === openerHash) show();
    return onQuoteRequest(page, (asked) => {
      const isShown = show();
      if (isShown) setMessage(asked);
      return isShown;
    });
  }, [page, show]);
  // Usually the form does this, but it may not render before a later page.
  useFirstTouch(props.attribution);

  const titleId = `${idPrefix}-title`;
  return (
    <dialog className="modal" part="dialog" ref={ref} aria-labelledby={titleId} {...handlers}>
      <div className="modal__box">
        {/* Not `header`, which would be a banner of the page. */}
        <div className="modal__header">
          <Heading id={titleId} part="heading">
            {highlightFree(hasFreeQuote ? texts.title : texts.plainTitle)}
          </Heading>
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
        </div>
        {wasOpened && (
          <QuoteForm
            {...props}
            heading={undefined}
            background="white"
            button="solid"
            // If the form was closed while sending, its thank-you belongs to the next opening.
            appearances={opening}
            message={message}
            // If the form was closed while sending, an error reopens it.
            onFailure={show}
          />
        )}
      </div>
    </dialog>
  );
}

/** Opens the modal from editors whose links take no attributes. */
const openerHash = '#painting-quote';

/**
 * Calls `open` on a click on an element with `data-painting-quote` or a link to `#painting-quote` of the page, with its `data-painting-message`, until the
 * returned function is called. `open` returns whether the modal opened; if not, the browser follows the element's
 * link. Ignores clicks for a new tab and clicks already handled, so one click opens at most one modal.
 */
function onQuoteRequest(page: Document, open: (message: string) => boolean): () => void {
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    const opener = event
      .composedPath()
      .find(
        (target) =>
          isElement(target) &&
          (target.hasAttribute('data-painting-quote') ||
            (isHtml(target, 'a') && target.href === new URL(openerHash, page.baseURI).href)),
      );
    if (isElement(opener) && open(opener.getAttribute('data-painting-message') ?? '')) event.preventDefault();
  };
  // Captured, because themes and routers stop clicks on links.
  page.addEventListener('click', onClick, true);
  return () => page.removeEventListener('click', onClick, true);
}

function isPlainClick(event: MouseEvent): boolean {
  return !event.defaultPrevented && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
}
