import { importComponent } from '../element/beside-component';
import { definePaintingElement, type PaintingElementDefinition } from '../element/define-painting-element';
import type { Prerendering } from '../element/prerendered';
import { attributes, tag } from './api';
import { ColourPreview } from './colour-preview';
import styles from './painting-colour-preview.css?inline';

/** Definition of `<painting-colour-preview>` (docs/behaviour.md#122-colour-preview). */
export const element: PaintingElementDefinition<typeof attributes> = {
  tag,
  attributes,
  ...(import.meta.env.TAGS_ARE_BESIDE
    ? { fetch: () => importComponent(tag) }
    : { component: ColourPreview, styles: [styles] }),
};

/** Prerendering options. */
export const prerendering: Prerendering = {};

/** Defines `<painting-colour-preview>`. */
export function definePaintingColourPreview(): void {
  definePaintingElement(element);
}
