import { propertyName } from '../../widgets/element/attribute-table';
import type { DescribedAttribute, TagApi } from '../../widgets/element/describe-tag';
import { describeKind, documentedDefault } from './attribute-type';
import { code, table } from './markdown-table';
import type { StyleToken } from './style-tokens';

/**
 * The API section of a tag's README: attributes, events, parts and methods, under headings of the given
 * level.
 */
export function tagTables(
  { attributes, events, parts, methods, children }: TagApi,
  level: '##' | '###' = '##',
): string {
  const section = (title: string, head: readonly string[], rows: readonly (readonly string[])[]) =>
    `${level} ${title}\n\n${table(head, rows)}`;
  const attributeRows = Object.entries(attributes).map(([name, row]) => attributeCells(name, row));
  const eventRows = Object.entries(events).map(([name, { detail, description, cancelable }]) => [
    code(name),
    code(detail),
    cancelable ? `${description} Cancelable.` : description,
  ]);
  return [
    `**Children.** ${children}`,
    section('Attributes', ['Attribute', 'Property', 'Value', 'Default', 'Meaning'], attributeRows),
    section('Events', ['Event', '`detail`', 'When'], eventRows),
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
