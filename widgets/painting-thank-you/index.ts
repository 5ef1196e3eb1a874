import { definePaintingElement, type PaintingElementDefinition } from '../element/define-painting-element';
import type { Prerendering } from '../element/prerendered';
import errors from '../forms/text-fields.css?inline';
import toasts from '../forms/toasts.css?inline';
import drawing from '../lead/drawing.css?inline';
import styles from '../lead/thank-you-panel.css?inline';
import { attributes, tag } from './api';
import { ThankYou } from './thank-you';

/** Definition of `<painting-thank-you>` (docs/behaviour.md#118-thank-you-page). */
export const element: PaintingElementDefinition<typeof attributes> = {
  tag,
  attributes,
  component: ThankYou,
  styles: [errors, toasts, drawing, styles],
};

/** Prerendering options. */
export const prerendering: Prerendering = { hasFallback: true };

/** Defines `<painting-thank-you>`. */
export function definePaintingThankYou(): void {
  definePaintingElement(element);
}
