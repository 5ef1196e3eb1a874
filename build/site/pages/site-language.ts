import type { Business } from '../../business';

/** The language of the pages as `lang` has it, such as `en-CA`: the business's first, as its country writes it. */
export function siteLanguage({ languages: [first = 'en'], country }: Business): string {
  return `${first}-${country}`;
}
