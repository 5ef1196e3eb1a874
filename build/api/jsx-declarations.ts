import type { TagApi } from '../../widgets/element/describe-tag';
import { attributeType } from './attribute-type';
import { elementName, entryName } from './tag-names';
import { docstring } from './type-declarations';

/** The names that a JSX library has for what the tags' types are made of. */
interface JsxLibrary {
  /** The module whose `JSX` namespace is extended. */
  readonly module: string;
  /** The type of an ordinary element's JSX attributes, with `Element` in place of the element's interface. */
  readonly baseAttributes: string;
  readonly imports: string;
}

const react: JsxLibrary = {
  module: 'react',
  baseAttributes: 'DetailedHTMLProps<HTMLAttributes<Element>, Element>',
  imports: "import type { DetailedHTMLProps, HTMLAttributes } from 'react';",
};

const preact: JsxLibrary = {
  module: 'preact',
  baseAttributes: 'HTMLAttributes<Element> & ClassAttributes<Element>',
  imports: "import type { ClassAttributes, HTMLAttributes } from 'preact';",
};

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
    `/** \`onpainting-success\` and the like: both libraries use the event's name after \`on\` unchanged. */
type EventAttributes = {
  [Name in keyof PaintingEventMap as \`on\${Name}\`]?: (event: PaintingEventMap[Name]) => void;
};`,
    `type TagAttributes<Element extends HTMLElement, Own> = Omit<${library.baseAttributes}, keyof Own> & Own & EventAttributes;`,
    `declare module '${library.module}' {
  namespace JSX {
    interface IntrinsicElements {
${apis.map(intrinsicElement).join('\n')}
    }
  }
}`,
    '',
  ].join('\n\n');
}

/** Attributes keep their own names: a framework that renders before the script has run sets attributes, not properties. */
function intrinsicElement({ tag, attributes }: TagApi): string {
  const lines = Object.entries(attributes).flatMap(([name, row]) => [
    `          ${docstring(row.description)}`,
    `          ${name.includes('-') ? `'${name}'` : name}?: ${attributeType(tag, name, row).jsx};`,
  ]);
  return `      '${tag}': TagAttributes<
        ${elementName(tag)},
        {
${lines.join('\n')}
        }
      >;`;
}

function typeNames(apis: readonly TagApi[]): string[] {
  const entries = apis.flatMap(({ tag, attributes }) =>
    Object.entries(attributes)
      .filter(([, row]) => row.kind === 'list')
      .map(([name]) => entryName(tag, name)),
  );
  return [...apis.map(({ tag }) => elementName(tag)), ...entries, 'PaintingEventMap'].sort();
}
