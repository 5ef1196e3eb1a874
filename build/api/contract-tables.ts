import type { EventDocs, TagApi } from '../../widgets/element/describe-tag';
import { describeKind, documentedDefault } from './attribute-type';
import { code, table } from './markdown-table';

/** Something that several tags share, with the tags that do. */
interface Shared {
  /** The cells that are the same for all of them. */
  readonly cells: readonly string[];
  readonly tags: readonly { readonly tag: string; readonly text: string | undefined }[];
}

/** The attributes of all tags in one table: a row for each attribute, and the tags that have it. */
export function allAttributesTable(apis: readonly TagApi[]): string {
  const shared = share(
    apis.flatMap(({ tag, attributes }) =>
      Object.entries(attributes).map(([name, row]) => ({
        cells: [code(name), describeKind(row), row.description],
        tag,
        text: documentedDefault(row),
      })),
    ),
  );
  return table(
    ['Attribute', 'Tags', 'Value', 'Default', 'Meaning'],
    shared.map(({ cells: [name = '', kind = '', meaning = ''], tags }) => [
      name,
      tagNames(tags, apis),
      kind,
      defaults(tags),
      meaning,
    ]),
  );
}

/** The events of all tags in one table: a row for each event, and the tags that send it. */
export function allEventsTable(apis: readonly TagApi[]): string {
  const shared = share(
    apis.flatMap(({ tag, events }) =>
      Object.entries(events).map(([name, docs]) => ({ cells: eventCells(name, docs), tag, text: undefined })),
    ),
  );
  return table(
    ['Event', '`detail`', 'When', 'Tags'],
    shared.map(({ cells, tags }) => [...cells, tagNames(tags, apis)]),
  );
}

/** A section for each tag with what the other tables do not show; `folder` is where the tags' folders are, seen from the document. */
export function tagSections(apis: readonly TagApi[], folder: string): string {
  return apis.map((api) => tagSection(api, folder)).join('\n\n');
}

function tagSection(
  { tag, summary, children, attributes, events, methods, parts }: TagApi,
  folder: string,
): string {
  const list = (names: object) => Object.keys(names).map(code).join(', ');
  const calls = Object.entries(methods).map(
    ([name, description]) => `- ${code(`${name}()`)}: ${description}`,
  );
  return [
    `## ${tag}`,
    `${summary} Its tables and examples are in [its README](${folder}${tag}/README.md).`,
    [
      `- Children: ${children}`,
      `- Attributes: ${list(attributes)}`,
      `- Events: ${list(events)}`,
      ...calls,
      `- Parts: ${list(parts)}`,
    ].join('\n'),
  ].join('\n\n');
}

function eventCells(name: string, { detail, description, cancelable }: EventDocs): string[] {
  return [code(name), code(detail), cancelable ? `${description} Cancelable.` : description];
}

/** One row for all tags whose cells are the same. */
function share(
  rows: readonly {
    readonly cells: readonly string[];
    readonly tag: string;
    readonly text: string | undefined;
  }[],
): readonly Shared[] {
  const byCells = new Map<
    string,
    { cells: readonly string[]; tags: { tag: string; text: string | undefined }[] }
  >();
  for (const { cells, tag, text } of rows) {
    const key = cells.join('\n');
    const shared = byCells.get(key) ?? { cells, tags: [] };
    shared.tags.push({ tag, text });
    byCells.set(key, shared);
  }
  return [...byCells.values()];
}

function tagNames(tags: Shared['tags'], apis: readonly TagApi[]): string {
  return tags.length === apis.length ? 'all' : tags.map(({ tag }) => shortName(tag)).join(', ');
}

function defaults(tags: Shared['tags']): string {
  const texts = new Set(tags.map(({ text }) => text));
  if (texts.size > 1) {
    return tags
      .map(({ tag, text }) => `${text === undefined ? 'none' : code(text)} (${shortName(tag)})`)
      .join(', ');
  }
  const [text] = texts;
  return text === undefined ? '' : code(text);
}

/** `painting-quote-form` → `quote-form`: all names begin alike. */
function shortName(tag: string): string {
  return tag.replace(/^painting-/, '');
}
