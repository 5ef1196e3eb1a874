import { businessSettings } from 'virtual:business-settings';
import { definePaintingElement, type PaintingElementDefinition } from '../element/define-painting-element';
import type { Prerendering } from '../element/prerendering';
import { attributes, tag } from './api';
import styles from './painting-service-map.css?inline';
import { ServiceMap } from './service-map';

const { latitude, longitude, zoom, radiusKm } = businessSettings;

/** The defaults are the business's own area: another business changes them by its data alone. */
const attributesOfBusiness = {
  ...attributes,
  latitude: { ...attributes.latitude, default: latitude },
  longitude: { ...attributes.longitude, default: longitude },
  zoom: { ...attributes.zoom, default: zoom },
  'radius-km': { ...attributes['radius-km'], default: radiusKm },
};

/** The definition of `<painting-service-map>` (docs/behaviour.md#114-service-area-map). */
export const element: PaintingElementDefinition<typeof attributesOfBusiness> = {
  tag,
  attributes: attributesOfBusiness,
  component: ServiceMap,
  styles: [styles],
};

/** What prerendering needs besides the definition. */
export const prerendering: Prerendering = {};

/** Defines `<painting-service-map>`. */
export function definePaintingServiceMap(): void {
  definePaintingElement(element);
}
