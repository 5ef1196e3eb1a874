import { describeKind, documentedDefault } from '../../api/attribute-type';
import { tagApis } from '../../api/tag-apis';

/**
 * Documented API of every tag as templates see it (`tags`), in registry order; missing values are `null`, texts are
 * Markdown.
 */
export const tagTables = tagApis.map(({ tag, summary, children, attributes, events, methods, parts }) => ({
  tag,
  summary,
  children,
  attributes: Object.entries(attributes).map(([name, row]) => ({
    name,
    value: describeKind(row),
    default: documentedDefault(row) ?? null,
    description: row.description,
  })),
  events: Object.entries(events).map(([name, { detail, description, cancelable = false }]) => ({
    name,
    detail,
    description,
    cancelable,
  })),
  methods: described(methods),
  parts: described(parts),
}));

function described(rows: Readonly<Record<string, string>>) {
  return Object.entries(rows).map(([name, description]) => ({ name, description }));
}
