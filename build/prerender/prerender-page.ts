import { type HTMLElement, parse } from 'node-html-parser';
import { prerenderableTags, prerenderTag } from './prerender-tag';

/** A page's HTML with each of our tags prerendered into a declarative shadow root, its own content kept as the fallback. */
export function prerenderPage(html: string): string {
  const page = parse(html, { comment: true });
  const tags = page.querySelectorAll([...prerenderableTags].join(','));
  const insertions = tags.map((element, index) => ({
    at: contentStart(html, element),
    text: prerenderTag({
      tag: element.rawTagName.toLowerCase(),
      attribute: (name) => element.getAttribute(name) ?? null,
      language: element.closest('[lang]')?.getAttribute('lang'),
      idPrefix: `painting-p${index + 1}`,
    }),
  }));
  // From the end, so that each place still counts.
  return insertions.reduceRight(
    (text, { at, text: root }) => text.slice(0, at) + root + text.slice(at),
    html,
  );
}

/** Where the content of an element begins: behind its start tag. The text of the page is otherwise left as it is. */
function contentStart(html: string, element: HTMLElement): number {
  let quote = '';
  for (let index = element.range[0]; index < html.length; index += 1) {
    const character = html.charAt(index);
    if (quote) quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === '>') return index + 1;
  }
  throw new Error(`<${element.rawTagName}> does not end`);
}
