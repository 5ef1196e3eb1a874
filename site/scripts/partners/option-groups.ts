import type { TagOption } from '../snippets/tags';

/** Where the builder shows an option; `behaviour` has all that are of no other group. */
export type OptionGroup = 'look' | 'words' | 'fields' | 'tracking' | 'behaviour' | 'services';

/** The groups of the options, by their attributes. */
export const groups: Readonly<Record<string, OptionGroup>> = {
  attribution: 'tracking',
  background: 'look',
  button: 'look',
  consent: 'tracking',
  'data-layer': 'tracking',
  heading: 'words',
  hide: 'fields',
  optional: 'fields',
  'privacy-url': 'tracking',
  'service-area': 'fields',
  source: 'tracking',
  'submit-label': 'words',
  'thank-you-text': 'words',
};

/** The group of the builder that an option is shown in. */
export function groupOf({ name, isTechnical }: TagOption): OptionGroup {
  return isTechnical ? 'services' : (groups[name] ?? 'behaviour');
}
