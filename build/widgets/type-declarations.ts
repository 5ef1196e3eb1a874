import { propertyName } from '../../widgets/element/attribute-table';
import type { DescribedAttribute, EventDocs, TagApi } from '../../widgets/element/describe-tag';
import { attributeType } from './attribute-type';
import { defineName, elementName, entryName } from './tag-apis';

/**
 * `painting-widgets.d.ts`: an interface per element, additions to the DOM's tag and event maps, and the ES
 * module's functions.
 */
export function typeDeclarations(apis: readonly TagApi[]): string {
  return [
    '// Generated from api.ts in each folder of widgets/.',
    ...apis.flatMap(listEntries),
    ...apis.map(elementInterface),
    eventMap(apis),
    globals(apis),
    ...apis.map(
      ({ tag }) => `/** Defines \`<${tag}>\`; does nothing where it is already defined, or on a server. */
export declare function ${defineName(tag)}(): void;`,
    ),
    '',
  ].join('\n\n');
}

/** `server.d.ts`: the function of `painting-widgets/server`. */
export function serverDeclarations(apis: readonly TagApi[]): string {
  return `// Generated from api.ts in each folder of widgets/.

/** Every tag by name. */
export type PaintingTag = ${apis.map(({ tag }) => `'${tag}'`).join(' | ')};

/**
 * HTML of a tag with its declarative shadow root: its first render shows before the script, which then takes it over
 * and keeps any text typed meanwhile. Attributes are escaped: \`true\` writes a bare one, null, undefined and false
 * none, an array or object JSON. \`children\` is HTML and written unchanged. Throws for an unknown tag and for a value
 * not allowed.
 */
export declare function renderTag(
  tag: PaintingTag,
  attributes?: Readonly<Record<string, unknown>>,
  children?: string,
): string;
`;
}

/** Type of a setter's value. */
export const textsByName = 'Readonly<Record<string, string>>';

/** Events of all tags by name. Throws if two tags give one event different details. */
export function allEvents(apis: readonly TagApi[]): ReadonlyMap<string, EventDocs> {
  const all = new Map<string, EventDocs>();
  for (const { tag, events } of apis) {
    for (const [name, row] of Object.entries(events)) {
      const known = all.get(name) ?? row;
      if (known.detail !== row.detail)
        throw new Error(`<${tag}> sends ${name} with another detail than the other tags`);
      all.set(name, known);
    }
  }
  return all;
}

/** One-line docstring. */
export function docstring(text: string): string {
  return `/** ${text.replaceAll('*/', '*\\/')} */`;
}

function listEntries({ tag, attributes }: TagApi): string[] {
  return Object.entries(attributes).flatMap(([name, row]) => {
    if (row.kind !== 'list') return [];
    return [
      `/** One entry of \`${name}\` of \`<${tag}>\`. */
export interface ${entryName(tag, name)} {
${row.fields.map((field) => `  readonly ${field}: string;`).join('\n')}
}`,
    ];
  });
}

function elementInterface({ tag, summary, attributes, methods, setters }: TagApi): string {
  const lines = [
    ...Object.entries(attributes)
      .filter(([name]) => name !== 'lang') // every HTML element has it
      .flatMap(([name, row]) => accessors(tag, name, row)),
    ...Object.entries(methods).flatMap(([name, description]) => [
      docstring(description),
      ...(setters.includes(name)
        ? [`get ${name}(): (texts: ${textsByName}) => void;`, `set ${name}(texts: ${textsByName});`]
        : [`${name}(): void;`]),
    ]),
  ];
  return `/** \`<${tag}>\`: ${summary} */
export interface ${elementName(tag)} extends HTMLElement {
${indent(lines)}
}`;
}

function accessors(tag: string, name: string, row: DescribedAttribute): string[] {
  const { read, write } = attributeType(tag, name, row);
  const property = propertyName(name);
  return [docstring(row.description), `get ${property}(): ${read};`, `set ${property}(value: ${write});`];
}

function eventMap(apis: readonly TagApi[]): string {
  const lines = [...allEvents(apis)].flatMap(([name, { description, detail, cancelable }]) => [
    docstring(cancelable ? `${description} Cancelable.` : description),
    `'${name}': CustomEvent<${detail}>;`,
  ]);
  return `/** Events of the tags; all bubble and cross shadow roots. */
export interface PaintingEventMap {
${indent(lines)}
}`;
}

function globals(apis: readonly TagApi[]): string {
  return `declare global {
  interface HTMLElementTagNameMap {
${indent(
  apis.map(({ tag }) => `'${tag}': ${elementName(tag)};`),
  4,
)}
  }
  interface GlobalEventHandlersEventMap extends PaintingEventMap {}
}`;
}

function indent(lines: readonly string[], width = 2): string {
  return lines.map((line) => `${' '.repeat(width)}${line}`).join('\n');
}
