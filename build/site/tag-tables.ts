import { inAmericanEnglish } from '../../shared/locales/american-english';
import { describeKind, documentedDefault } from '../widgets/attribute-type';
import { tagApis } from '../widgets/tag-apis';

/**
 * Documented API of every tag as templates see it (`tags`), in registry order and in the country's spelling; missing
 * values are `null`, texts are Markdown.
 */
export function tagTables(country: string) {
  const spelt = country === 'US' ? inAmericanEnglish<string> : String;
  const described = (rows: Readonly<Record<string, string>>) =>
    Object.entries(rows).map(([name, description]) => ({ name, description: spelt(description) }));
  return tagApis.map(({ tag, summary, children, attributes, events, methods, parts }) => ({
    tag,
    summary: spelt(summary),
    children: children && spelt(children),
    attributes: Object.entries(attributes).map(([name, row]) => ({
      name,
      value: describeKind(row),
      default: documentedDefault(row) ?? null,
      description: spelt(row.description),
    })),
    events: Object.entries(events).map(([name, { detail, description, cancelable = false }]) => ({
      name,
      detail,
      description: spelt(description),
      cancelable,
    })),
    methods: described(methods),
    parts: described(parts),
  }));
}
