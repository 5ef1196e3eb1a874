import type { TagOption } from './tags';

/** Section of the builder for an option; `behaviour` is the default. */
export type OptionGroup = 'look' | 'words' | 'fields' | 'tracking' | 'behaviour' | 'services';

/** Option sections by attribute. */
export const optionGroups: Readonly<Record<string, OptionGroup>> = {
  attribution: 'tracking',
  background: 'look',
  button: 'look',
  consent: 'tracking',
  'data-layer': 'tracking',
  heading: 'words',
  'heading-level': 'words',
  hide: 'fields',
  optional: 'fields',
  'privacy-url': 'tracking',
  'service-area': 'fields',
  source: 'tracking',
  'submit-label': 'words',
  'thank-you-text': 'words',
  unstyled: 'fields',
};

/** The builder's section for an option. */
export function optionGroupOf({ name, isTechnical }: TagOption): OptionGroup {
  return isTechnical ? 'services' : (optionGroups[name] ?? 'behaviour');
}

/** Plain-language names of the attributes in the builder. */
export const optionLabels: Readonly<Record<string, string>> = {
  'api-key': 'Key for Google Maps',
  'autoplay-ms': 'Milliseconds until it moves by itself',
  attribution: 'Remember where visitors came from',
  background: 'Background',
  button: 'Button',
  'confirmation-template': 'Mail to the visitor',
  consent: 'Ask for consent',
  'data-layer': 'Tell Google Tag Manager of each lead',
  'email-public-key': 'Key of your mail service',
  'email-service-id': 'Name of your mail service',
  'email-url': 'Address of your mail service',
  'estimate-url': 'Address of your estimate service',
  'gap-px': 'Pixels between the slides',
  heading: 'Heading',
  'heading-level': 'Level of the headings, from 1 to 6',
  hide: 'Fields to leave out',
  'home-url': "Where 'Return to Home' leads",
  job: 'The one job to offer',
  jobs: 'Jobs to offer',
  'keep-draft': 'Keep what was typed when the page is loaded again',
  latitude: 'Middle of the map: latitude',
  'lead-url': 'Address that gets each lead as data',
  longitude: 'Middle of the map: longitude',
  mask: 'Picture of what may be painted',
  'minimum-order': 'Lowest price',
  mode: 'Live or for trying out',
  'more-url': 'Page with all reviews',
  'notification-template': 'Mail to the business',
  optional: 'Fields that may stay empty',
  photos: 'Ask for photos after sending',
  'prefill-query': "Fill fields from the page's address",
  'privacy-url': 'Your privacy page',
  'quote-url': 'Page with the quote form',
  'radius-km': 'Kilometres around the middle of the map',
  'service-area': 'Beginnings of the postal codes you serve',
  source: 'Name of your page, shown with each lead',
  step: 'Slides to move at once',
  'submit-label': 'Words on the button',
  'thank-you-text': 'Words of the thank-you',
  'thank-you-url': 'Page to go to after sending',
  'time-zone': 'Time zone',
  'transition-ms': 'Milliseconds that a move takes',
  unstyled: 'Leave the look of your own fields to your page',
  visible: 'Slides in view',
  visits: 'Offer times for a visit after sending',
  zoom: 'Zoom of the map',
};
