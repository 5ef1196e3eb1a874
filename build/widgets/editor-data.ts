import { languageCodes } from '../../shared/texts';
import type { DescribedAttribute, TagApi } from '../../widgets/element/describe-tag';
import { attributeType, defaultText } from './attribute-type';

/** VS Code's custom HTML data: completion and hover text for the tags; that of a tag lists its events. */
export function htmlCustomData(apis: readonly TagApi[]) {
  return {
    version: 1.1,
    tags: apis.map(({ tag, summary, events, attributes }) => ({
      name: tag,
      description: markdown(`${summary}\n\nEvents: ${Object.keys(events).map(code).join(', ')}`),
      attributes: Object.entries(attributes).map(([name, row]) => attributeOf(name, row)),
    })),
  };
}

function attributeOf(name: string, row: DescribedAttribute) {
  const text = defaultText(row);
  const values = row.kind === 'choice' ? row.values : row.kind === 'language' ? languageCodes : undefined;
  return {
    name,
    description: markdown(
      text === undefined ? row.description : `${row.description}\n\nDefault: ${code(text)}`,
    ),
    // VS Code's value set for boolean attributes.
    ...(row.kind === 'boolean' && { valueSet: 'v' }),
    ...(values && { values: values.map((value) => ({ name: value })) }),
  };
}

function markdown(value: string) {
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
