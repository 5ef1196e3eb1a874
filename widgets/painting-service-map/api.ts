import { readyEvent } from '../element/api-tables';
import type { AttributeTable } from '../element/attribute-table';
import { languageAttribute } from '../element/language-attribute';

export const tag = 'painting-service-map';

export const attributes = {
  lang: languageAttribute,
  'api-key': {
    kind: 'text',
    description: "Key of the maps service; without one the list of towns shows. Default: the business's own.",
  },
  latitude: {
    kind: 'number',
    default: 43.708,
    minimum: -85,
    maximum: 85,
    description: 'Centre of the area, in degrees north; the default is the one of `business.json`.',
  },
  longitude: {
    kind: 'number',
    default: -79.359,
    minimum: -180,
    maximum: 180,
    description: 'Centre of the area, in degrees east; the default is the one of `business.json`.',
  },
  zoom: {
    kind: 'number',
    default: 8.2,
    minimum: 0,
    maximum: 22,
    description: "The maps service's zoom level; fractions count; the default is the one of `business.json`.",
  },
  'radius-km': {
    kind: 'number',
    default: 55,
    minimum: 0,
    maximum: 20_000,
    description:
      'Radius of the circle around the centre, in kilometres; the default is the one of `business.json`.',
  },
} as const satisfies AttributeTable;

export const summary = 'A map of the area the business serves, or a drawing of it with its towns.';

export const children =
  "The towns, as a list. They show wherever there is no map and are read by those who cannot see it; an empty tag shows the business's own.";

export const events = readyEvent;

export const parts = {
  base: 'The node that holds everything, with the inherited font.',
  map: 'The panel, 400 px high.',
  towns: 'The card with the towns.',
} as const;
