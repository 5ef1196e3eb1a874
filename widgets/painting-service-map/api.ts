import type { AttributeTable } from '../element/attribute-table';
import { languageAttribute } from '../element/language-attribute';

/** The name of the tag. */
export const tag = 'painting-service-map';

/** The attributes of the tag, with their kinds and defaults. */
export const attributes = {
  lang: languageAttribute,
  'api-key': { kind: 'text' },
  latitude: { kind: 'number', default: 43.708, minimum: -85, maximum: 85 },
  longitude: { kind: 'number', default: -79.359, minimum: -180, maximum: 180 },
  zoom: { kind: 'number', default: 8.2, minimum: 0, maximum: 22 },
  'radius-km': { kind: 'number', default: 55, minimum: 0, maximum: 20_000 },
} as const satisfies AttributeTable;

/** The events that the tag sends. */
export const events = ['painting-ready'] as const;

/** What can be styled with `::part()`. */
export const parts = ['base', 'map', 'towns'] as const;
