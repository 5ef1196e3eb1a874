import { definePaintingElement, type PaintingElementDefinition } from '../element/define-painting-element';
import type { Prerendering } from '../element/prerendered';
import { fieldsAmong } from '../forms/own-fields';
import fields from '../forms/text-fields.css?inline';
import toasts from '../forms/toasts.css?inline';
import thankYou from '../lead/thank-you-panel.css?inline';
import { attributes, setters, tag } from './api';
import styles from './painting-quote-form.css?inline';
import { QuoteForm } from './quote-form';

/** Definition of `<painting-quote-form>` (docs/behaviour.md#21-the-quote-form). */
export const element: PaintingElementDefinition<typeof attributes> = {
  tag,
  attributes,
  setters,
  component: QuoteForm,
  leadKind: 'contact',
  styles: [fields, toasts, thankYou, styles],
};

/** Prerendering options. */
export const prerendering: Prerendering = {
  hasFallback: true,
  laterStyles: [toasts, thankYou],
  slottedChildren: fieldsAmong,
};

/** Defines `<painting-quote-form>`. */
export function definePaintingQuoteForm(): void {
  definePaintingElement(element);
}
