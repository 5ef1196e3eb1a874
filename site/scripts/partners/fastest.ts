import type { Language } from '../../../shared/texts';
import type { Prerendered } from './formats';
import { type MarkupElement, writeHtml } from './markup';
import { newestScript, pinnedScript, type ScriptReference } from './script-reference';

/** The module that servers render tags with (`painting-widgets/server`), half a megabyte. */
interface ServerModule {
  renderTag(tag: string, attributes: Readonly<Record<string, unknown>>, children: string): string;
}

/** Renders a tag as the host's own pages have it. `language` is that of a tag that names none. Rejects if the host has no renderer. */
export async function prerender(
  tag: MarkupElement,
  language: Language,
  origin: string,
): Promise<Prerendered> {
  const address = `${origin}/widgets/server.mjs`;
  const [{ renderTag }, pinned]: [ServerModule, ScriptReference | null] = await Promise.all([
    import(/* @vite-ignore */ address),
    pinnedScript(origin),
  ]);
  const attributes = Object.fromEntries(
    Object.entries({ lang: language, ...tag.attributes }).map(([name, value]) => [name, value ?? true]),
  );
  const html = renderTag(tag.name, attributes, tag.children.map(writeHtml).join('\n'));
  return { script: pinned ?? newestScript(origin), html: withLowerCaseNames(html) };
}

/**
 * HTML with React's names of attributes (`autoComplete`) as browsers write them: editors compare what they read with what
 * they would write. SVG's own names keep their capitals.
 */
function withLowerCaseNames(html: string): string {
  return html.replace(/<(?!svg)[a-z][^<>]*>/g, (tag) =>
    tag.replace(/ [a-z]+[A-Z]\w*(?==")/g, (name) => name.toLowerCase()),
  );
}
