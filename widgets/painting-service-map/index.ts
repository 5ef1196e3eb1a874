import { businessSettings } from 'virtual:business-settings';
import { definePaintingElement, type PaintingElementDefinition } from '../element/define-painting-element';
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
export const serviceMapElement: PaintingElementDefinition<typeof attributesOfBusiness> = {
  tag,
  attributes: attributesOfBusiness,
  component: ServiceMap,
  styles: [styles],
};

/** Defines `<painting-service-map>`. */
export function definePaintingServiceMap(): void {
  definePaintingElement(serviceMapElement);
}
