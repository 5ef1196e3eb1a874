import { type AttributeTable, languageAttribute } from '../element/attribute-table';
import { baseDocs, describeTag, languageDocs, readyDocs } from '../element/describe-tag';

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

/** Documentation of `<painting-service-map>`. */
export const docs = /* @__PURE__ */ describeTag(
  { tag, attributes, events, parts },
  {
    summary: 'A map of the area the business serves, or a drawing of it with its towns.',
    children:
      "The towns, as a list, where they are not the business's own. They show wherever there is no map, and screen readers read them.",
    attributes: {
      lang: languageDocs,
      'api-key':
        "The key of the maps service. Without one, a drawing with the towns shows. Default: the business's own.",
      latitude: 'The centre of the area, in degrees north. The default is the one in `business.json`.',
      longitude: 'The centre of the area, in degrees east. The default is the one in `business.json`.',
      zoom: "The maps service's zoom level; fractions are allowed. The default is the one in `business.json`.",
      'radius-km':
        'The radius of the circle around the centre, in kilometres. The default is the one in `business.json`.',
    },
    events: readyDocs,
    parts: {
      base: baseDocs,
      map: 'The panel, 400 px high with a key. The map ignores its padding, the drawing keeps to it.',
      towns: 'The towns beside or below the drawing.',
    },
    methods: {},
  },
);
