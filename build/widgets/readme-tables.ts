import { propertyName } from '../../widgets/element/attribute-table';
import type { DescribedAttribute, EventDocs, TagApi } from '../../widgets/element/describe-tag';
import { describeKind, documentedDefault } from './attribute-type';
import type { StyleToken } from './style-tokens';

/**
 * The API section of a tag's README: attributes, events, parts and methods, under headings of the given
 * level.
 */
export function readmeTables(
  { attributes, events, parts, methods, fields, children }: TagApi,
  level: '##' | '###' = '##',
): string {
  const section = (title: string, head: readonly string[], rows: readonly (readonly string[])[]) =>
    `${level} ${title}\n\n${table(head, rows)}`;
  const attributeRows = Object.entries(attributes).map(([name, row]) => attributeCells(name, row));
  const eventRows = Object.entries(events).map(([name, docs]) => eventCells(name, docs));
  return [
    `**Children.** ${children}`,
    section('Attributes', ['Attribute', 'Property', 'Value', 'Default', 'Meaning'], attributeRows),
    section('Events', ['Event', '`detail`', 'When'], eventRows),
    ...(Object.keys(fields).length > 0 ? [section('Fields', ['Name', 'Label'], described(fields))] : []),
    ...(Object.keys(methods).length > 0
      ? [
          section(
            'Methods',
            ['Method', 'What it does'],
            described(methods, (name) => `${name}()`),
          ),
        ]
      : []),
    section('Parts', ['`::part()`', 'What it is'], described(parts)),
  ].join('\n\n');
}

/** Table of the tags with a summary and a link for each. */
export function tagList(apis: readonly TagApi[], linkTo: (tag: string) => string): string {
  return table(
    ['Tag', 'What it is'],
    apis.map(({ tag, summary }) => [`[${code(`<${tag}>`)}](${linkTo(tag)})`, summary]),
  );
}

/** Table of the custom properties that a page can set. */
export function tokenTable(tokens: readonly StyleToken[]): string {
  return table(
    ['Custom property', 'Light', 'Dark', 'What it colours or measures'],
    tokens.map(({ name, description, light, dark }) => [code(name), code(light), code(dark), description]),
  );
}

function attributeCells(name: string, row: DescribedAttribute): string[] {
  const text = documentedDefault(row);
  const property = name === 'lang' ? code('lang') : code(propertyName(name));
  return [code(name), property, describeKind(row), text === undefined ? '' : code(text), row.description];
}

function described(rows: Readonly<Record<string, string>>, nameOf = (name: string) => name): string[][] {
  return Object.entries(rows).map(([name, description]) => [code(nameOf(name)), description]);
}

/** Markdown table, with cells escaped. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.map(escapeCell).join(' | ')} |`).join('\n');
}

function escapeCell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}

/** Markdown code span. */
function code(text: string): string {
  return `\`${text}\``;
}

/** A row of one tag. */
interface Row {
  readonly cells: readonly string[];
  readonly tag: string;
  /** Default value, which may differ between the tags that share a row. */
  readonly text: string | undefined;
}

/** A row that several tags share, with those tags. */
interface Shared {
  readonly cells: readonly string[];
  readonly tags: readonly Row[];
}

/** One table of every attribute, with the tags that have it. */
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

/** One table of every event, with the tags that dispatch it. */
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

/**
 * A section per tag with everything not in the shared tables. `folder` is the path from the document to the tags'
 * folders.
 */
export function tagSections(apis: readonly TagApi[], folder: string): string {
  return apis.map((api) => tagSection(api, folder)).join('\n\n');
}

function tagSection(
  { tag, summary, children, attributes, events, methods, fields, parts }: TagApi,
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
      ...(Object.keys(fields).length > 0 ? [`- Fields: ${list(fields)}`] : []),
      ...calls,
      `- Parts: ${list(parts)}`,
    ].join('\n'),
  ].join('\n\n');
}

function eventCells(name: string, { detail, description, cancelable }: EventDocs): string[] {
  return [code(name), code(detail), cancelable ? `${description} Cancelable.` : description];
}

/** Merges rows with equal cells. */
function share(rows: readonly Row[]): readonly Shared[] {
  const byCells = new Map<string, Row[]>();
  for (const row of rows) {
    const key = row.cells.join('\n');
    byCells.set(key, [...(byCells.get(key) ?? []), row]);
  }
  return [...byCells.values()].map((tags) => ({ cells: tags[0]?.cells ?? [], tags }));
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

/** `painting-quote-form` → `quote-form`, since every tag has the same prefix. */
function shortName(tag: string): string {
  return tag.replace(/^painting-/, '');
}
