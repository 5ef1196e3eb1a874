import { parseAttribute, tagTables } from 'virtual:tag-tables';
import { attributeMistakes, tagMistakes, unsentFields, valueMistake } from '../../../widgets/contract';
import { hasOwnFields } from './tags';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML: (markup: string) => string },
  ): { createHTML(markup: string): string };
}

/** The site's policy asks for trusted markup. Nothing of this is shown, loaded or run: its document has no window. */
const trusted = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('pasted-markup', {
  createHTML: (markup) => markup,
});

/** Lists the mistakes in the pasted markup as it changes, or shows the page's text for markup without any. */
export function checkMarkup(field: HTMLTextAreaElement, place: HTMLElement): void {
  let shown = '';
  field.addEventListener('input', () => {
    const { none = '', nothing = '' } = place.dataset;
    const page = parseMarkup(field.value);
    const mistakes = markupMistakes(page);
    const isOurs = page.querySelector(tagTables.map(({ tag }) => tag).join()) !== null;
    const sentences = mistakes.length > 0 || field.value.trim() === '' ? mistakes : [isOurs ? nothing : none];
    // The same again would be announced again with every letter.
    if (shown === sentences.join('\n')) return;
    shown = sentences.join('\n');
    place.className = mistakes.length > 0 ? 'faults' : '';
    place.replaceChildren(
      ...sentences.map((sentence) => {
        const item = document.createElement('li');
        item.textContent = sentence;
        return item;
      }),
    );
  });
}

/** Messages that our script would log on a page's console: misspelt tags, attributes, values and fields that are not sent. */
function markupMistakes(page: Document): readonly string[] {
  const ours = tagTables.map(({ tag }) => tag);
  const inTags = tagTables.flatMap(({ tag, attributes }) =>
    [...page.querySelectorAll<HTMLElement>(tag)].flatMap((element) => [
      ...attributeMistakes(element, Object.keys(attributes)),
      ...Object.entries(attributes).flatMap(([name, row]) => {
        const text = element.getAttribute(name);
        const { allowed } = { allowed: undefined, ...parseAttribute(row, text) };
        return allowed === undefined ? [] : [valueMistake(tag, name, text, allowed)];
      }),
      ...(hasOwnFields(tag) ? unsentFields(element) : []),
    ]),
  );
  return [...new Set([...tagMistakes(page.querySelectorAll('*'), ours), ...inTags])];
}

/** Markup as a document without a window. */
function parseMarkup(markup: string): Document {
  return new DOMParser().parseFromString(trusted?.createHTML(markup) ?? markup, 'text/html');
}
