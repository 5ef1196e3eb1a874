import { definePaintingElement, type PaintingElementDefinition } from '../element/define-painting-element';
import type { Prerendering } from '../element/prerendered';
import { fieldsAmong } from '../forms/own-fields';
import fields from '../forms/text-fields.css?inline';
import toasts from '../forms/toasts.css?inline';
import drawing from '../lead/drawing.css?inline';
import thankYou from '../lead/thank-you-panel.css?inline';
import { attributes, setters, tag } from './api';
import { Estimator } from './estimator';
import styles from './painting-estimator.css?inline';

/** The definition of `<painting-estimator>` (docs/behaviour.md#31-the-wizard). */
export const element: PaintingElementDefinition<typeof attributes> = {
  tag,
  attributes,
  setters,
  component: Estimator,
  leadKind: 'estimate',
  styles: [fields, toasts, drawing, thankYou, styles],
};

/** Prerendering options. */
export const prerendering: Prerendering = {
  hasFallback: true,
  laterStyles: [toasts, drawing, thankYou],
  slottedChildren: fieldsAmong,
};

/** Defines `<painting-estimator>`. */
export function definePaintingEstimator(): void {
  definePaintingElement(element);
}
