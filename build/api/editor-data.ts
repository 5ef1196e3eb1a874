import { languageCodes } from '../../shared/texts';
import type { DescribedAttribute, TagApi } from '../../widgets/element/describe-tag';
import { attributeType, defaultText } from './attribute-type';

/** VS Code's custom HTML data, version 1.1: completion and hover text for the tags. */
export interface HtmlCustomData {
  readonly version: 1.1;
  readonly tags: readonly HtmlTag[];
}

interface HtmlTag {
  readonly name: string;
  readonly description: Markdown;
  readonly attributes: readonly HtmlAttribute[];
}

interface HtmlAttribute {
  readonly name: string;
  readonly description: Markdown;
  /** 'v' is VS Code's value set for boolean attributes. */
  readonly valueSet?: 'v';
  readonly values?: readonly { readonly name: string }[];
}

interface Markdown {
  readonly kind: 'markdown';
  readonly value: string;
}

/** Tags and attributes for VS Code; the hover text of a tag lists its events. */
export function htmlCustomData(apis: readonly TagApi[]): HtmlCustomData {
  return {
    version: 1.1,
    tags: apis.map(({ tag, summary, events, attributes }) => ({
      name: tag,
      description: markdown(`${summary}\n\nEvents: ${Object.keys(events).map(code).join(', ')}`),
      attributes: Object.entries(attributes).map(([name, row]) => attributeOf(name, row)),
    })),
  };
}

function attributeOf(name: string, row: DescribedAttribute): HtmlAttribute {
  const text = defaultText(row);
  const description = markdown(
    text === undefined ? row.description : `${row.description}\n\nDefault: ${code(text)}`,
  );
  if (row.kind === 'boolean') return { name, description, valueSet: 'v' };
  if (row.kind === 'choice')
    return { name, description, values: row.values.map((value) => ({ name: value })) };
  if (row.kind === 'language')
    return { name, description, values: languageCodes.map((code) => ({ name: code })) };
  return { name, description };
}

function markdown(value: string): Markdown {
  return { kind: 'markdown', value };
}

function code(text: string): string {
  return `\`${text}\``;
}

/** JetBrains web-types: completion and documentation for the tags in JetBrains IDEs, in any framework. */
export function webTypes(apis: readonly TagApi[], { name, version }: { name: string; version: string }) {
  return {
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    name,
    version,
    'description-markup': 'markdown',
    contributions: { html: { elements: apis.map(elementOf) } },
  };
}

function elementOf({ tag, summary, attributes, events }: TagApi) {
  return {
    name: tag,
    description: summary,
    attributes: Object.entries(attributes).map(([name, row]) => ({
      name,
      description: row.description,
      ...(defaultText(row) !== undefined && { default: defaultText(row) }),
      value: { type: attributeType(tag, name, row).jsx, required: row.kind !== 'boolean' },
    })),
    js: {
      events: Object.entries(events).map(([name, { description }]) => ({ name, description })),
    },
  };
}
