import { baseDocs, languageDocs, readyDocs } from '../element/common.docs';
import { describeTag } from '../element/describe-tag';
import * as api from './api';

/** Documentation of `<painting-service-map>`. */
export const docs = describeTag(api, {
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
});
