import { definePaintingElement, type PaintingElementDefinition } from '../element/define-painting-element';
import type { Prerendering } from '../element/prerendered';
import fields from '../forms/text-fields.css?inline';
import toasts from '../forms/toasts.css?inline';
import thankYou from '../lead/thank-you-panel.css?inline';
import form from '../painting-quote-form/painting-quote-form.css?inline';
import { attributes, methods, setters, tag } from './api';
import styles from './painting-quote-modal.css?inline';
import { QuoteModal } from './quote-modal';

/** Definition of `<painting-quote-modal>` (docs/behaviour.md#15-quote-modal). */
export const element: PaintingElementDefinition<typeof attributes> = {
  tag,
  attributes,
  methods,
  setters,
  component: QuoteModal,
  leadKind: 'contact',
  styles: [fields, toasts, thankYou, form, styles],
};

/** Prerendering options. */
export const prerendering: Prerendering = { hasFallback: true, laterStyles: [toasts, thankYou] };

/** Defines `<painting-quote-modal>`. */
export function definePaintingQuoteModal(): void {
  definePaintingElement(element);
}
