import { definePaintingElement, type PaintingElementDefinition } from '../element/define-painting-element';
import fields from '../forms/text-field.css?inline';
import toasts from '../forms/toasts/toasts.css?inline';
import thankYou from '../lead/thank-you-panel.css?inline';
import { attributes, tag } from './api';
import { Estimator } from './estimator';
import styles from './painting-estimator.css?inline';

/** All that makes `<painting-estimator>`, the three-step wizard (docs/behaviour.md#31-the-wizard, docs/behaviour.md#35-calculation). */
export const estimatorElement: PaintingElementDefinition<typeof attributes> = {
  tag,
  attributes,
  component: Estimator,
  styles: [fields, toasts, thankYou, styles],
};

/** Defines `<painting-estimator>`. */
export function definePaintingEstimator(): void {
  definePaintingElement(estimatorElement);
}
