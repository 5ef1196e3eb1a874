import { tags } from '../../widgets/registry';
import { readBusiness } from '../business';
import { loadPrerender } from './load-prerender';

/** These show the page's own content. */
const withContent = /carousel|faq|colour-preview/;

/**
 * Files to include in pages, by name below `dist/widgets`: each tag in each language of the business, as our
 * own pages have it, `prerendered/painting-estimator.fr.html`. Without script, a link calls the business.
 */
export async function prerenderedFiles(): Promise<readonly (readonly [name: string, html: string])[]> {
  const { renderTag } = await loadPrerender();
  const { languages, phone } = readBusiness();
  const call = `<a href="tel:${phone.dialled}">${phone.shown}</a>`;
  return tags
    .filter((tag) => !withContent.test(tag))
    .flatMap((tag) =>
      languages.map((lang) => [`prerendered/${tag}.${lang}.html`, renderTag(tag, { lang }, call)] as const),
    );
}
