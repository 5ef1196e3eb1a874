import { business } from '../../support/business';

const { latitude, longitude, zoom, radiusKm } = business.serviceArea;

/** The contract's promise of an attribute: its kind, and its default as written. */
export type Promised = readonly [kind: string, byDefault?: string];

/** The contract's promise of a tag. */
export interface Contract {
  readonly attributes: Readonly<Record<string, Promised>>;
  readonly events: readonly string[];
  readonly methods?: readonly string[];
}

const lead: Readonly<Record<string, Promised>> = {
  lang: ['language'],
  'email-url': ['url'],
  'email-service-id': ['text'],
  'email-public-key': ['text'],
  'notification-template': ['text'],
  'confirmation-template': ['text'],
  'lead-url': ['url'],
  'thank-you-url': ['url'],
  'home-url': ['url'],
  'time-zone': ['time-zone'],
  source: ['text'],
  mode: ['choice live test', 'live'],
  'data-layer': ['boolean'],
  'privacy-url': ['url'],
  consent: ['choice none optional required', 'none'],
  attribution: ['choice on consent off', 'on'],
  visits: ['choice on off', 'on'],
  photos: ['choice on off', 'on'],
};

const form: Readonly<Record<string, Promised>> = {
  ...lead,
  hide: ['words address phone'],
  optional: ['words address phone'],
  'service-area': ['text'],
  'submit-label': ['text'],
  'prefill-query': ['renames'],
  'keep-draft': ['boolean'],
  unstyled: ['boolean'],
};

const quote: Readonly<Record<string, Promised>> = {
  ...form,
  hide: ['words address phone message'],
  'thank-you-text': ['text'],
};

const addedEvents = ['painting-visit', 'painting-photos'];

const leadEvents = [
  'painting-ready',
  'painting-view',
  'painting-start',
  'painting-success',
  'painting-error',
  ...addedEvents,
];

function carousel(transitionMs: string, pair: string): Readonly<Record<string, Promised>> {
  return {
    lang: ['language'],
    'transition-ms': ['number', transitionMs],
    'autoplay-ms': ['number', '0'],
    'gap-px': ['number', '0'],
    visible: ['pair', pair],
    step: ['pair', pair],
  };
}

/**
 * The public API as promised to sites that use the snippet (docs/tags.md#events), repeated on purpose: it
 * changes only with a major version.
 */
export const contract: Readonly<Record<string, Contract>> = {
  'painting-quote-form': {
    attributes: {
      ...quote,
      heading: ['text'],
      background: ['choice white none', 'none'],
      button: ['choice solid light', 'solid'],
    },
    events: leadEvents,
    methods: ['prefill'],
  },
  'painting-quote-modal': {
    attributes: quote,
    events: [...leadEvents, 'painting-open', 'painting-close'],
    methods: ['show', 'close', 'prefill'],
  },
  'painting-estimator': {
    attributes: {
      ...form,
      heading: ['text'],
      'estimate-url': ['url'],
      'minimum-order': ['number', `${business.minimumOrder}`],
      job: ['text'],
      jobs: ['text'],
    },
    events: [...leadEvents, 'painting-step', 'painting-price'],
    methods: ['prefill'],
  },
  'painting-thank-you': {
    attributes: { lang: ['language'], 'home-url': ['url'] },
    events: ['painting-ready', ...addedEvents],
  },
  'painting-service-map': {
    attributes: {
      lang: ['language'],
      'api-key': ['text'],
      latitude: ['number', `${latitude}`],
      longitude: ['number', `${longitude}`],
      zoom: ['number', `${zoom}`],
      'radius-km': ['number', `${radiusKm}`],
    },
    events: ['painting-ready'],
  },
  'painting-review-carousel': {
    attributes: {
      ...carousel('500', '1 2'),
      reviews: ['list fullName reviewText stars?'],
      heading: ['text'],
      'more-url': ['url'],
    },
    events: ['painting-ready', 'painting-slide'],
  },
  'painting-faq': {
    attributes: { lang: ['language'], items: ['list question answer'] },
    events: ['painting-ready'],
  },
  'painting-carousel': {
    attributes: carousel('300', '1 1'),
    events: ['painting-ready', 'painting-slide'],
  },
  'painting-colour-preview': {
    attributes: { lang: ['language'], mask: ['url'], colours: ['list name colour'], 'quote-url': ['url'] },
    events: ['painting-ready'],
  },
};
