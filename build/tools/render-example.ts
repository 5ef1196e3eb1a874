import type { Business } from '../../shared/business/business-schema';
import { escapeHtml } from '../business/escape-html';
import type { ExamplePage } from './example-page';

/**
 * The page as served: with the business's data, built script names and, unless it has its own look, our
 * header and styles.
 */
export function renderExample(page: ExamplePage, business: Business): string {
  const code = fillIn(page.source, business);
  const served = withBuiltScripts(code);
  return page.hasOwnLook ? served : inOurLook(page, served, code);
}

/** TypeScript sources that a page loads, as written there: `./react-19/page.tsx`. */
export function scriptsToBundle({ source }: ExamplePage): string[] {
  return [...source.matchAll(typeScriptSource)].map(([, address = '']) => address);
}

const typeScriptSource = /(?<=<script type="module" src=")([^"]+\.tsx?)(?=")/g;

function withBuiltScripts(html: string): string {
  return html.replace(typeScriptSource, (address) => address.replace(/\.tsx?$/, '.js'));
}

/** Leaves `%WIDGETS_ORIGIN%`, which only the server knows. */
function fillIn(source: string, { name, phone, email }: Business): string {
  return source
    .replaceAll('%BUSINESS_NAME%', escapeHtml(name))
    .replaceAll('%PHONE_SHOWN%', escapeHtml(phone.shown))
    .replaceAll('%PHONE_DIALLED%', escapeHtml(phone.dialled))
    .replaceAll('%EMAIL%', escapeHtml(email));
}

function inOurLook({ title, description }: ExamplePage, html: string, code: string): string {
  // Before the page's own style sheets, so they override ours.
  const head = `</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/styles/examples.css">`;
  const header = `
    <header class="example-header">
      <a class="example-back" href="/">All examples</a>
      <h1>${escapeHtml(title)}</h1>
      <p>${escapeHtml(description)}</p>
    </header>
    <main class="example">`;
  const footer = `</main>
    <details class="example-code">
      <summary>The code of this page</summary>
      <pre tabindex="0"><code>${escapeHtml(code.trim())}</code></pre>
    </details>
  </body>`;
  return html
    .replace('</title>', () => head)
    .replace(/<body[^>]*>/, (body) => body + header)
    .replace(/<\/body>(?![\s\S]*<\/body>)/, () => footer);
}

/** The gallery with a card for each page, at the place of its folder; throws if a folder has no place. */
export function withCards(gallery: string, pages: readonly ExamplePage[]): string {
  const folders = new Set(pages.map(({ folder }) => folder).filter(Boolean));
  return [...folders].reduce((html, folder) => {
    const place = `<!-- cards of ${folder} -->`;
    if (!html.includes(place)) throw new Error(`examples/index.html has no ${place}`);
    const cards = pages.filter((page) => page.folder === folder).map(cardHtml);
    return html.replace(place, () => `<ul class="cards">\n${cards.join('\n')}\n  </ul>`);
  }, gallery);
}

function cardHtml({ path, title, description }: ExamplePage): string {
  return `    <li class="card"><h3><a href="${path}">${escapeHtml(title)}</a></h3><p>${escapeHtml(description)}</p></li>`;
}
