import { propertyName } from '../../widgets/element/attribute-table';
import type { TagApi } from '../../widgets/element/describe-tag';
import { attributeType } from './attribute-type';
import { elementName, entryName } from './tag-apis';
import { docstring, textsByName } from './type-declarations';

/** The parts of a type declaration that differ between JSX libraries. */
interface JsxLibrary {
  /** Module whose elements interface the declaration augments. */
  readonly module: string;
  /** Opens the augmented scope inside the module. */
  readonly open: string;
  readonly close: string;
  /** Generic type that wraps a tag's attributes, where the library needs one. */
  readonly entry?: string;
  /** Key after `on` in a handler's name, if it isn't the event's name, and an example of the whole name. */
  readonly handler?: { readonly key: string; readonly example: string };
  /** Type of a plain element's JSX attributes; `Element` stands for the element's interface. */
  readonly baseAttributes: string;
  readonly imports: string;
}

const inJsx = { open: 'namespace JSX { interface IntrinsicElements {', close: '} }' };

const libraries: Readonly<Record<string, JsxLibrary>> = {
  react: {
    module: 'react',
    ...inJsx,
    baseAttributes: 'DetailedHTMLProps<HTMLAttributes<Element>, Element>',
    imports: "import type { DetailedHTMLProps, HTMLAttributes } from 'react';",
  },
  preact: {
    module: 'preact',
    ...inJsx,
    baseAttributes: 'HTMLAttributes<Element> & ClassAttributes<Element>',
    imports: "import type { ClassAttributes, HTMLAttributes } from 'preact';",
  },
  vue: {
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
  },
  svelte: {
    module: 'svelte/elements',
    open: 'interface SvelteHTMLElements {',
    close: '}',
    baseAttributes: 'HTMLAttributes<Element>',
    imports: "import type { HTMLAttributes } from 'svelte/elements';",
  },
};

/** Files by name that type the tags in the markup of React 19, Preact, Vue 3 and Svelte 5. */
export function jsxDeclarations(apis: readonly TagApi[]): [name: string, text: string][] {
  return Object.entries(libraries).map(([name, library]) => [`${name}.d.ts`, declarations(apis, library)]);
}

function declarations(apis: readonly TagApi[], library: JsxLibrary): string {
  return [
    '// Generated from api.ts in each folder of widgets/.',
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

/**
 * Keeps attribute names, because a framework that renders before the script runs sets attributes, not
 * properties. Vue checks them in camel case.
 */
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
