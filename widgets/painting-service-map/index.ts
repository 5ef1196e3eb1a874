import { businessSettings } from 'virtual:business-settings';
import { definePaintingElement, type PaintingElementDefinition } from '../element/define-painting-element';
import type { Prerendering } from '../element/prerendering';
import { attributes, tag } from './api';
import styles from './painting-service-map.css?inline';
import { ServiceMap } from './service-map';

const { latitude, longitude, zoom, radiusKm } = businessSettings;

/** The area is the business's own where the tag says nothing else: another business moves it by its data alone. */
const attributesOfBusiness = {
  ...attributes,
  latitude: { ...attributes.latitude, default: latitude },
  longitude: { ...attributes.longitude, default: longitude },
  zoom: { ...attributes.zoom, default: zoom },
  'radius-km': { ...attributes['radius-km'], default: radiusKm },
};

/** All that makes `<painting-service-map>` (docs/behaviour.md#114-service-area-map). */
export const element: PaintingElementDefinition<typeof attributesOfBusiness> = {
  tag,
  attributes: attributesOfBusiness,
  component: ServiceMap,
  styles: [styles],
};

/** What its first drawing in a built page needs besides. */
export const prerendering: Prerendering = {};

/** Defines `<painting-service-map>`. */
export function definePaintingServiceMap(): void {
  definePaintingElement(element);
}
