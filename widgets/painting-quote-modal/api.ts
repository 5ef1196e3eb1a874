import type { AttributeTable } from '../element/attribute-table';
import { describeTag } from '../element/describe-tag';
import { formParts, formPartsDocs, leadDocs, leadEvents, ownFieldsDocs, prefillDocs } from '../lead/lead-api';
import { quoteAttributes, quoteAttributesDocs, quoteFieldDocs, setters } from '../painting-quote-form/api';

/** Name of the tag. */
export const tag = 'painting-quote-modal';

/** Attributes with their kinds and defaults. */
export const attributes = quoteAttributes satisfies AttributeTable;

/** Public methods of the tag. */
export const methods = ['show', 'close'] as const;

/** Setters that take texts by field name. */
export { setters };

/** Events of the tag. */
export const events = [...leadEvents, 'painting-open', 'painting-close'] as const;

/** Names for `::part()`. */
export const parts = [...formParts, 'dialog', 'close'] as const;

/** Documentation of `<painting-quote-modal>`. */
export const docs = /* @__PURE__ */ describeTag(
  { tag, attributes, events, parts, methods, setters },
  {
    summary:
      'The quote form in a dialog that any element of the page with `data-painting-quote`, or a link to `#painting-quote`, opens.',
    children: ownFieldsDocs,
    attributes: quoteAttributesDocs,
    events: {
      ...leadDocs.events,
      'painting-open': { detail: '{}', description: 'The dialog opened.' },
      'painting-close': { detail: '{}', description: 'The dialog closed.' },
    },
    parts: {
      ...formPartsDocs,
      dialog: 'The dialog.',
      close: 'The close icon.',
    },
    methods: {
      show: 'Opens the dialog.',
      close: 'Closes the dialog and keeps what was typed.',
      ...prefillDocs,
    },
    fields: /* @__PURE__ */ quoteFieldDocs(),
  },
);
