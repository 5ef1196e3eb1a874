import { Marked, type Token, type Tokens } from 'marked';
import { escapeHtml } from '../business/escape-html';

interface TableWithCaption extends Tokens.Table {
  caption?: string;
}

const captionStart = /^Table: /;
/** Heading level that starts a section. */
const sectionDepth = 2;

const marked = new Marked({
  // No automatic links, so an email address in a sentence stays text.
  tokenizer: { url: () => undefined },
  renderer: {
    // Escapes only HTML syntax, not every apostrophe.
    text(token) {
      if ('tokens' in token && token.tokens) return this.parser.parseInline(token.tokens);
      return token.text
        .replace(/&(?!#?\w+;)/g, '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;');
    },
    heading(token) {
      const { id, heading } = sectionOf(token);
      const attribute = token.depth === sectionDepth ? ` id="${id}"` : '';
      return `<h${token.depth}${attribute}>${inlineMarkdown(heading)}</h${token.depth}>\n`;
    },
    table(token: TableWithCaption) {
      const cells = (row: Tokens.TableCell[]) => row.map(({ tokens }) => this.parser.parseInline(tokens));
      const headTexts = token.header.map(({ text }) => escapeHtml(text));
      const head = cells(token.header).map((cell) => `<th scope="col">${cell}</th>`);
      const rows = token.rows.map((row) => {
        const [first, ...others] = cells(row);
        const data = others.map((cell, index) => `<td data-head="${headTexts[index + 1]}">${cell}</td>`);
        return `<tr><th scope="row">${first}</th>${data.join('')}</tr>`;
      });
      return [
        '<table>',
        ...(token.caption === undefined ? [] : [`<caption>${inlineMarkdown(token.caption)}</caption>`]),
        `<thead>\n<tr>${head.join('')}</tr>\n</thead>`,
        `<tbody>\n${rows.join('\n')}\n</tbody>`,
        '</table>\n',
      ].join('\n');
    },
  },
  hooks: { processAllTokens: withCaptions },
});

/** A section of a text: its Markdown heading and its HTML `id`. */
export interface Section {
  readonly id: string;
  readonly heading: string;
}

/** Sections of a Markdown text, for a table of contents. */
export function sectionsOf(text: string): Section[] {
  return marked
    .lexer(text)
    .filter((token): token is Tokens.Heading => token.type === 'heading' && token.depth === sectionDepth)
    .map(sectionOf);
}

/**
 * The `id` is explicit, as in `## Your rights {#rights}`, or made from the words without accents:
 * `your-rights`.
 */
function sectionOf({ text }: Tokens.Heading): Section {
  const [, heading = text, given] = /^(.*?)\s*\{#([\w-]+)\}$/.exec(text) ?? [];
  const plain = heading.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return { id: given ?? plain.match(/[a-z0-9]+/g)?.join('-') ?? '', heading };
}

/**
 * Renders Markdown. Section headings have ids. Table rows have a header cell first; other cells carry their
 * column's name in `data-head`. A line `Table: …` above a table becomes its caption.
 */
export function markdown(text: string): string {
  return marked.parse(text, { async: false });
}

/** Renders one line of Markdown: **bold** and [links](/contact). */
export function inlineMarkdown(text: string): string {
  return marked.parseInline(text, { async: false });
}

/** Moves each caption into its table's token. */
function withCaptions(tokens: Token[]): Token[] {
  const seen = tokens.filter(({ type }) => type !== 'space');
  return seen.flatMap((token, index) => {
    if (captionOf(token) !== undefined && seen[index + 1]?.type === 'table') return [];
    const caption = token.type === 'table' ? captionOf(seen[index - 1]) : undefined;
    return [caption === undefined ? token : { ...token, caption }];
  });
}

function captionOf(token: Token | undefined): string | undefined {
  if (token?.type !== 'paragraph' || !captionStart.test(token.raw)) return undefined;
  return token.raw.replace(captionStart, '').trim();
}
