import { importComponent } from '../element/beside-component';
import { definePaintingElement, type PaintingElementDefinition } from '../element/define-painting-element';
import type { Prerendering } from '../element/prerendered';
import { attributes, tag } from './api';
import { onKeyRefused, openAreaMap } from './maps';
import styles from './painting-service-map.css?inline';
import { ServiceMap } from './service-map';

/** Definition of `<painting-service-map>` (docs/behaviour.md#114-service-area-map). */
export const element: PaintingElementDefinition<typeof attributes> = {
  tag,
  attributes,
  ...(import.meta.env.TAGS_ARE_BESIDE
    ? { fetch: () => importComponent(tag, { onKeyRefused, openAreaMap }) }
    : { component: ServiceMap, styles: [styles] }),
};

/** Prerendering options. */
export const prerendering: Prerendering = {};

/** Defines `<painting-service-map>`. */
export function definePaintingServiceMap(): void {
  definePaintingElement(element);
}
