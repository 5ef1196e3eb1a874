import { baseDocs, languageDocs, readyDocs } from '../element/common.docs';
import { describeTag } from '../element/describe-tag';
import * as api from './api';

/** Describes `<painting-service-map>`. */
export const docs = describeTag(api, {
  summary: 'A map of the area the business serves, or a drawing of it with its towns.',
  children:
    "The towns, as a list. They show wherever there is no map, and screen readers read them; an empty tag shows the business's own.",
  attributes: {
    lang: languageDocs,
    'api-key': "Key of the maps service; without one the list of towns shows. Default: the business's own.",
    latitude: 'Centre of the area, in degrees north; the default is the one in `business.json`.',
    longitude: 'Centre of the area, in degrees east; the default is the one in `business.json`.',
    zoom: "The maps service's zoom level; fractions are allowed; the default is the one in `business.json`.",
    'radius-km':
      'Radius of the circle around the centre, in kilometres; the default is the one in `business.json`.',
  },
  events: readyDocs,
  parts: { base: baseDocs, map: 'The panel, 400 px high.', towns: 'The card with the towns.' },
  methods: {},
});
