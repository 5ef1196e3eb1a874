import type { AttributeTable } from '../element/attribute-table';
import { languageAttribute } from '../element/language-attribute';

/** Name of the tag. */
export const tag = 'painting-service-map';

/** Attributes with their kinds and defaults. */
export const attributes = {
  lang: languageAttribute,
  'api-key': { kind: 'text' },
  latitude: { kind: 'number', default: 'latitude', minimum: -85, maximum: 85 },
  longitude: { kind: 'number', default: 'longitude', minimum: -180, maximum: 180 },
  zoom: { kind: 'number', default: 'zoom', minimum: 0, maximum: 22 },
  'radius-km': { kind: 'number', default: 'radiusKm', minimum: 0, maximum: 20_000 },
} as const satisfies AttributeTable;

/** Events of the tag. */
export const events = ['painting-ready'] as const;

/** Names for `::part()`. */
export const parts = ['base', 'map', 'towns'] as const;
