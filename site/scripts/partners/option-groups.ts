import type { TagOption } from '../snippets/tags';

/** Section of the builder for an option; `behaviour` is the default. */
export type OptionGroup = 'look' | 'words' | 'fields' | 'tracking' | 'behaviour' | 'services';

/** Option sections by attribute. */
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

/** The builder's section for an option. */
export function groupOf({ name, isTechnical }: TagOption): OptionGroup {
  return isTechnical ? 'services' : (groups[name] ?? 'behaviour');
}
