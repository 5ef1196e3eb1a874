import { definePaintingElement } from '../shared/element/define-painting-element';
import fields from '../shared/fields/text-field.css?inline';
import thankYou from '../shared/lead/thank-you-panel.css?inline';
import toasts from '../shared/toasts/toasts.css?inline';
import { attributes, tag } from './api';
import { Estimator } from './estimator';
import styles from './painting-estimator.css?inline';

/** Defines `<painting-estimator>`, the three-step wizard (SPEC 2.19, 4.7). */
export function definePaintingEstimator(): void {
  definePaintingElement({
    tag,
    attributes,
    component: Estimator,
    styles: [fields, toasts, thankYou, styles],
  });
}
