import { definePaintingElement, type PaintingElementDefinition } from '../element/define-painting-element';
import type { Prerendering } from '../element/prerendering';
import fields from '../forms/text-field.css?inline';
import toasts from '../forms/toasts/toasts.css?inline';
import thankYou from '../lead/thank-you-panel.css?inline';
import { attributes, setters, tag } from './api';
import styles from './painting-quote-form.css?inline';
import { QuoteForm } from './quote-form';

/** Everything `<painting-quote-form>` is made of (docs/behaviour.md#21-the-quote-form). */
export const element: PaintingElementDefinition<typeof attributes> = {
  tag,
  attributes,
  setters,
  component: QuoteForm,
  leadKind: 'contact',
  styles: [fields, toasts, thankYou, styles],
};

/** What prerendering needs besides the definition. */
export const prerendering: Prerendering = { hasFallback: true, laterStyles: [toasts, thankYou] };

/** Defines `<painting-quote-form>`. */
export function definePaintingQuoteForm(): void {
  definePaintingElement(element);
}
