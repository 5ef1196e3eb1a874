import type {
  Attribute,
  ClassField,
  ClassMethod,
  CssCustomProperty,
  CustomElementDeclaration,
  Event,
  JavaScriptModule,
  Package,
} from 'custom-elements-manifest/schema';
import { propertyName } from '../../widgets/element/attribute-table';
import type { TagApi } from '../../widgets/element/describe-tag';
import { attributeType, defaultText } from './attribute-type';
import type { StyleToken } from './style-tokens';
import { defineName, elementName } from './tag-apis';

const modulePath = 'dist/widgets/painting-widgets.mjs';

/** Custom Elements Manifest of the tags, for editors, catalogues and linters. */
export function customElementsManifest(apis: readonly TagApi[], tokens: readonly StyleToken[]): Package {
  return {
    schemaVersion: '2.1.0',
    modules: [moduleOf(apis, tokens)],
  };
}

function moduleOf(apis: readonly TagApi[], tokens: readonly StyleToken[]): JavaScriptModule {
  return {
    kind: 'javascript-module',
    path: modulePath,
    declarations: [
      ...apis.map((api) => declarationOf(api, tokens)),
      ...apis.map(({ tag }) => ({
        kind: 'function' as const,
        name: defineName(tag),
        description: `Defines \`<${tag}>\`.`,
        return: { type: { text: 'void' } },
      })),
    ],
    exports: apis.flatMap(({ tag }) => [
      {
        kind: 'custom-element-definition' as const,
        name: tag,
        declaration: { name: elementName(tag), module: modulePath },
      },
      {
        kind: 'js' as const,
        name: defineName(tag),
        declaration: { name: defineName(tag), module: modulePath },
      },
    ]),
  };
}

function declarationOf(api: TagApi, tokens: readonly StyleToken[]): CustomElementDeclaration {
  return {
    kind: 'class',
    customElement: true,
    name: elementName(api.tag),
    tagName: api.tag,
    description: api.summary,
    superclass: { name: 'HTMLElement' },
    attributes: attributesOf(api),
    members: [...fieldsOf(api), ...methodsOf(api)],
    events: eventsOf(api),
    slots: [{ name: '', description: api.children }],
    cssParts: Object.entries(api.parts).map(([name, description]) => ({ name, description })),
    cssProperties: tokens.map(cssPropertyOf),
  };
}

function attributesOf({ tag, attributes }: TagApi): Attribute[] {
  return Object.entries(attributes).map(([name, row]) => ({
    name,
    fieldName: propertyName(name),
    description: row.description,
    type: { text: attributeType(tag, name, row).read },
    ...withDefault(defaultText(row)),
  }));
}

function fieldsOf({ tag, attributes }: TagApi): ClassField[] {
  return Object.entries(attributes)
    .filter(([name]) => name !== 'lang')
    .map(([name, row]) => ({
      kind: 'field',
      name: propertyName(name),
      attribute: name,
      description: row.description,
      type: { text: attributeType(tag, name, row).read },
      privacy: 'public',
    }));
}

function methodsOf({ methods = {} }: TagApi): ClassMethod[] {
  return Object.entries(methods).map(([name, description]) => ({
    kind: 'method',
    name,
    description,
    return: { type: { text: 'void' } },
    privacy: 'public',
  }));
}

function eventsOf({ events }: TagApi): Event[] {
  return Object.entries(events).map(([name, { description, detail }]) => ({
    name,
    description,
    type: { text: `CustomEvent<${detail}>` },
  }));
}

function cssPropertyOf({ name, description, light, dark }: StyleToken): CssCustomProperty {
  return { name, description, default: light === dark ? light : `light-dark(${light}, ${dark})` };
}

function withDefault(text: string | undefined): { default?: string } {
  return text === undefined ? {} : { default: text };
}
