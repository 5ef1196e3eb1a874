import type { TagApi } from '../../../widgets/element/describe-tag';
import { describeKind, documentedDefault } from '../../api/attribute-type';
import { tagApis } from '../../api/tag-apis';

/** A name and description in a table of the site. */
interface DescribedName {
  readonly name: string;
  readonly description: string;
}

/** A tag as templates see it (`tags`); missing values are `null`, texts are Markdown. */
interface TagTables extends Pick<TagApi, 'tag' | 'summary' | 'children'> {
  readonly attributes: readonly (DescribedName & {
    readonly value: string;
    readonly default: string | null;
  })[];
  readonly events: readonly (DescribedName & { readonly detail: string; readonly cancelable: boolean })[];
  readonly methods: readonly DescribedName[];
  readonly parts: readonly DescribedName[];
}

/** Documented API of every tag, in registry order. */
export const tagTables: readonly TagTables[] = tagApis.map(
  ({ tag, summary, children, attributes, events, methods, parts }) => ({
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
  }),
);

function described(rows: Readonly<Record<string, string>>): DescribedName[] {
  return Object.entries(rows).map(([name, description]) => ({ name, description }));
}
