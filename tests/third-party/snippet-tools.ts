import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { expect, type Page } from 'playwright/test';
import { build, type Plugin, parseAst } from 'vite';

/** Common syntax added to JavaScript in 2015 or later. */
const newKinds = [
  'ArrowFunctionExpression',
  'AwaitExpression',
  'ChainExpression',
  'ClassDeclaration',
  'ClassExpression',
  'ForOfStatement',
  'ImportExpression',
  'SpreadElement',
  'RestElement',
  'ArrayPattern',
  'ObjectPattern',
  'AssignmentPattern',
  'TaggedTemplateExpression',
  'TemplateLiteral',
  'YieldExpression',
];

const newOperators = ['**', '??', '??=', '||=', '&&='];

/** Syntax in a script that an ES5 parser, such as a tag manager's, would reject. */
export function newSyntaxIn(code: string): string[] {
  const found: string[] = [];
  walk(parseAst(code), found);
  return found;
}

function walk(node: unknown, found: string[]): void {
  if (typeof node !== 'object' || node === null) return;
  const { type, kind, operator, shorthand, method, computed } = node as Readonly<Record<string, unknown>>;
  if (typeof type === 'string' && newKinds.includes(type)) found.push(type);
  if (type === 'VariableDeclaration' && kind !== 'var') found.push(String(kind));
  if (typeof operator === 'string' && newOperators.includes(operator)) found.push(operator);
  if (type === 'Property' && (shorthand === true || method === true || computed === true)) {
    found.push('a new kind of property');
  }
  for (const child of Object.values(node)) walk(child, found);
}

const entry = 'pasted-app.jsx';

/** Bundles a React snippet, as pasted, into a script that renders its component in `#app`. */
export async function bundleReactSnippet(code: string): Promise<string> {
  const component = /export function (\w+)/.exec(code)?.[1];
  const app = `import { createRoot } from 'react-dom/client';
${code}
createRoot(document.querySelector('#app')).render(<${component} />);`;
  const result = await build({
    configFile: false,
    root: fileURLToPath(new URL('../..', import.meta.url)),
    publicDir: false,
    logLevel: 'error',
    plugins: [pastedApp(app), react()],
    build: { write: false, modulePreload: false, rolldownOptions: { input: entry } },
  });
  const [bundle] = Array.isArray(result) ? result : [result];
  const [chunk] = bundle && 'output' in bundle ? bundle.output : [];
  if (chunk?.type !== 'chunk') throw new Error('The snippet made no script');
  return chunk.code;
}

function pastedApp(app: string): Plugin {
  const id = fileURLToPath(new URL(entry, import.meta.url));
  return {
    name: 'pasted-app',
    enforce: 'pre',
    resolveId: (source) => (source === entry ? id : undefined),
    load: (source) => (source === id ? app : undefined),
  };
}

/** Opens the builder of /partners with a tag chosen and every option group expanded. */
export async function openBuilder(page: Page, tag: string): Promise<void> {
  // Only a released script is offered for pinning, and this one may be in development.
  await page.route('**/widgets/integrity.json', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), version: '1.1.0' } });
  });
  await page.goto('/partners');
  await page.locator('#lines').scrollIntoViewIfNeeded();
  await page.locator('#stage > *').first().waitFor();
  await page.getByRole('combobox', { name: 'Tag', exact: true }).selectOption(tag);
  const closed = page.locator('#choices details:not([open], [hidden]) > summary');
  while ((await closed.count()) > 0) await closed.first().click();
}

/** Snippet of the builder for the format with this label. */
export async function linesFor(page: Page, label: string): Promise<string> {
  await page.locator('#formats').getByText(label, { exact: true }).click();
  // A format may have to be rendered first.
  await expect(page.locator('#snippet')).not.toContainText('being made');
  return (await page.locator('#snippet').textContent()) ?? '';
}
