import { type HTMLElement as ParsedElement, parse } from 'node-html-parser';
import { prerenderableTags, prerenderTag, slottedChildren } from './prerender-tag';

/**
 * A page's HTML with every tag prerendered into a declarative shadow root. Each tag keeps its children, as
 * fallback or slotted content.
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
    const slots = slottedChildren(on);
    const slotAttributes = element.children.flatMap((child) => {
      const name = slots.get(asNode(child));
      return name ? [{ at: child.range[0] + `<${child.rawTagName}`.length, text: ` slot="${name}"` }] : [];
    });
    return [{ at: contentStart(html, element), text: prerenderTag(on) }, ...slotAttributes];
  });
  // From the end, so earlier positions stay valid.
  return insertions
    .sort((one, other) => other.at - one.at)
    .reduce((text, { at, text: added }) => text.slice(0, at) + added + text.slice(at), html);
}

/**
 * The parser's nodes support everything that widgets read from a tag's content: children, attributes, text
 * and selectors.
 */
function asNode(element: ParsedElement): HTMLElement {
  return element as unknown as HTMLElement;
}

/** Position just after an element's start tag. */
function contentStart(html: string, element: ParsedElement): number {
  let quote = '';
  for (let index = element.range[0]; index < html.length; index += 1) {
    const character = html.charAt(index);
    if (quote) quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === '>') return index + 1;
  }
  throw new Error(`<${element.rawTagName}> has no end tag`);
}
