import { escapeHtml } from '../business/escape-html';
import { prerenderPage } from './prerender-page';
import { prerenderableTags } from './prerender-tag';

/** Entry of `painting-widgets/server`, which the build of our own pages uses, too. */
export { prerenderPage } from './prerender-page';

/** Values of attributes by name; null, undefined and false leave an attribute out. */
export type GivenAttributes = Readonly<Record<string, unknown>>;

/**
 * HTML of a tag with its declarative shadow root, as on our own pages: its first render shows before the script, which
 * then takes it over and keeps any text typed meanwhile. For Node and edge servers; needs no DOM.
 *
 * `true` writes a bare attribute, an array or object is written as JSON, anything else as text; all are
 * escaped. `children` is HTML and written unchanged. `lang` decides the language, else the business's first.
 * Throws for an unknown tag, an impossible attribute name, and a value that the attribute does not allow.
 */
export function renderTag(tag: string, attributes: GivenAttributes = {}, children = ''): string {
  if (!prerenderableTags.has(tag))
    throw new Error(`renderTag can't render <${tag}>, only ${[...prerenderableTags].join(', ')}.`);
  const written = Object.entries(attributes).map(([name, value]) => writeAttribute(name, value));
  return prerenderPage(`<${tag}${written.join('')}>${children}</${tag}>`);
}

function writeAttribute(name: string, value: unknown): string {
  if (!/^[a-z_][\w:.-]*$/i.test(name)) throw new Error(`renderTag can't write an attribute named "${name}".`);
  if (value === null || value === undefined || value === false) return '';
  if (value === true) return ` ${name}`;
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return ` ${name}="${escapeHtml(text)}"`;
}
