import type { TagApi } from '../../widgets/element/describe-tag';
import { attributeType, defaultText } from './attribute-type';

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
