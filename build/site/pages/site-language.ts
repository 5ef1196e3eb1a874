import type { Business } from '../../business';

/** `lang` of the pages, such as `en-CA`: the business's first language, in its country. */
export function siteLanguage({ languages: [first = 'en'], country }: Business): string {
  return `${first}-${country}`;
}
