import { propertyName } from '../../widgets/element/attribute-table';
import type { TagApi } from '../../widgets/element/describe-tag';
import { attributeType } from './attribute-type';
import { elementName, entryName } from './tag-names';
import { docstring, textsByName } from './type-declarations';

/** The names that a JSX library has for what the tags' types are made of. */
interface JsxLibrary {
  /** The module whose interface of elements is extended. */
  readonly module: string;
  /** What the entries stand in, from the module's own scope. */
  readonly open: string;
  readonly close: string;
  /** What makes an entry of a tag's attributes. */
  readonly entry?: string;
  /** A handler as a property, in place of the event's own name after `on`. */
  readonly handler?: { readonly key: string; readonly example: string };
  /** The type of an ordinary element's JSX attributes, with `Element` in place of the element's interface. */
  readonly baseAttributes: string;
  readonly imports: string;
}

const inJsx = { open: 'namespace JSX { interface IntrinsicElements {', close: '} }' };

const react: JsxLibrary = {
  module: 'react',
  ...inJsx,
  baseAttributes: 'DetailedHTMLProps<HTMLAttributes<Element>, Element>',
  imports: "import type { DetailedHTMLProps, HTMLAttributes } from 'react';",
};

const preact: JsxLibrary = {
  module: 'preact',
  ...inJsx,
  baseAttributes: 'HTMLAttributes<Element> & ClassAttributes<Element>',
  imports: "import type { ClassAttributes, HTMLAttributes } from 'preact';",
};

const svelte: JsxLibrary = {
  module: 'svelte/elements',
  open: 'interface SvelteHTMLElements {',
  close: '}',
  baseAttributes: 'HTMLAttributes<Element>',
  imports: "import type { HTMLAttributes } from 'svelte/elements';",
};

const vue: JsxLibrary = {
  module: 'vue',
  open: 'interface GlobalComponents {',
  close: '}',
  entry: 'DefineComponent',
  handler: { key: 'PascalCase<Name>', example: 'onPaintingSuccess' },
  baseAttributes: 'HTMLAttributes & ReservedProps',
  imports: `import type { DefineComponent, HTMLAttributes, ReservedProps } from 'vue';

type PascalCase<Name extends string> = Name extends \`\${infer Head}-\${infer Tail}\`
  ? \`\${Capitalize<Head>}\${PascalCase<Tail>}\`
  : Capitalize<Name>;`,
};

/** `svelte.d.ts`: the tags in the markup of Svelte 5. */
export function svelteDeclarations(apis: readonly TagApi[]): string {
  return declarations(apis, svelte);
}

/** `vue.d.ts`: the tags in the templates of Vue 3. */
export function vueDeclarations(apis: readonly TagApi[]): string {
  return declarations(apis, vue);
}

/** `react.d.ts`: the tags in the JSX of React 19. */
export function reactDeclarations(apis: readonly TagApi[]): string {
  return declarations(apis, react);
}

/** `preact.d.ts`: the tags in the JSX of Preact. */
export function preactDeclarations(apis: readonly TagApi[]): string {
  return declarations(apis, preact);
}

function declarations(apis: readonly TagApi[], library: JsxLibrary): string {
  return [
    '// Generated from api.ts and api.docs.ts in each folder of widgets/.',
    `${library.imports}\nimport type { ${typeNames(apis).join(', ')} } from './painting-widgets.js';`,
    `/** The handlers: \`${library.handler?.example ?? 'onpainting-success'}\` and the like. */
type EventAttributes = {
  [Name in keyof PaintingEventMap as \`on\${${library.handler?.key ?? 'Name'}}\`]?: (event: PaintingEventMap[Name]) => void;
};`,
    `type TagAttributes<Element extends HTMLElement, Own> = Omit<${library.baseAttributes}, keyof Own> & Own & EventAttributes;`,
    `declare module '${library.module}' {
  ${library.open}
${apis.map((api) => intrinsicElement(api, library)).join('\n')}
  ${library.close}
}`,
    '',
  ].join('\n\n');
}

/** Attributes keep their own names: a framework that renders before the script has run sets attributes, not properties. Vue checks them by their camel case. */
function intrinsicElement(
  { tag, attributes, methods, setters }: TagApi,
  { entry, handler }: JsxLibrary,
): string {
  const written = (name: string) => (handler ? propertyName(name) : name.includes('-') ? `'${name}'` : name);
  const lines = [
    ...Object.entries(attributes).map(
      ([name, row]) => [row.description, written(name), attributeType(tag, name, row).jsx] as const,
    ),
    ...setters.map((name) => [methods[name] ?? '', name, `${textsByName} | undefined`] as const),
  ].flatMap(([description, name, type]) => [
    `          ${docstring(description)}`,
    `          ${name}?: ${type};`,
  ]);
  const [before, after] = entry ? [`${entry}<`, '>'] : ['', ''];
  return `      '${tag}': ${before}TagAttributes<
        ${elementName(tag)},
        {
${lines.join('\n')}
        }
      >${after};`;
}

function typeNames(apis: readonly TagApi[]): string[] {
  const entries = apis.flatMap(({ tag, attributes }) =>
    Object.entries(attributes)
      .filter(([, row]) => row.kind === 'list')
      .map(([name]) => entryName(tag, name)),
  );
  return [...apis.map(({ tag }) => elementName(tag)), ...entries, 'PaintingEventMap'].sort();
}
