import { type HTMLElement as ParsedElement, parse } from 'node-html-parser';
import { prerenderableTags, prerenderTag, slottedChildren } from './prerender-tag';

/**
 * A page's HTML with each of our tags prerendered into a declarative shadow root, its own content kept: as the fallback,
 * or shown through the root's slots.
 */
export function prerenderPage(html: string): string {
  const page = parse(html, { comment: true });
  const tags = page.querySelectorAll([...prerenderableTags].join(','));
  const insertions = tags.flatMap((element, index) => {
    const on = {
      tag: element.rawTagName.toLowerCase(),
      attribute: (name: string) => element.getAttribute(name) ?? null,
      language: element.closest('[lang]')?.getAttribute('lang'),
      content: asNode(element),
      idPrefix: `painting-p${index + 1}`,
    };
    const slots = [...slottedChildren(on)].map(([child, name]) => ({
      at: asParsed(child).range[0] + `<${child.localName}`.length,
      text: ` slot="${name}"`,
    }));
    return [{ at: contentStart(html, element), text: prerenderTag(on) }, ...slots];
  });
  // From the end, so that each place still counts.
  return insertions
    .sort((one, other) => other.at - one.at)
    .reduce((text, { at, text: added }) => text.slice(0, at) + added + text.slice(at), html);
}

/** The parser's nodes answer all that our widgets' readers ask of what a tag holds: children, attributes, texts, selectors. */
function asNode(element: ParsedElement): HTMLElement {
  return element as unknown as HTMLElement;
}

function asParsed(node: HTMLElement): ParsedElement {
  return node as unknown as ParsedElement;
}

/** Where the content of an element begins: behind its start tag. The text of the page is otherwise left as it is. */
function contentStart(html: string, element: ParsedElement): number {
  let quote = '';
  for (let index = element.range[0]; index < html.length; index += 1) {
    const character = html.charAt(index);
    if (quote) quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === '>') return index + 1;
  }
  throw new Error(`<${element.rawTagName}> does not end`);
}
