import { propertyName } from '../../widgets/element/attribute-table';
import type { DescribedAttribute, TagApi } from '../../widgets/element/describe-tag';
import { describeKind, documentedDefault } from './attribute-type';
import { code, table } from './markdown-table';
import type { StyleToken } from './style-tokens';

/** What a tag's README shows between its markers: attributes, events, parts and methods. */
export function tagTables({ attributes, events, parts, methods, children }: TagApi): string {
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
    ...(methods
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

/** The list of the tags with one sentence each; `folder` is where the tags' folders are, seen from the README. */
export function tagList(apis: readonly TagApi[], folder: string): string {
  return table(
    ['Tag', 'What it is'],
    apis.map(({ tag, summary }) => [`[${code(`<${tag}>`)}](${folder}${tag}/README.md)`, summary]),
  );
}

/** The custom properties that a page may set. */
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

function section(title: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  return `## ${title}\n\n${table(head, rows)}`;
}
