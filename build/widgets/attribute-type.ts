import { languageCodes } from '../../shared/texts';
import type { AttributeRow } from '../../widgets/element/attribute-table';
import { readBusiness, widgetSettings } from '../business/business';
import { entryName } from './tag-apis';

/** TypeScript types of one attribute: its property and its JSX attribute. */
export interface AttributeType {
  /** Type when reading the property. */
  readonly read: string;
  /** Type when writing the property. */
  readonly write: string;
  /** Type of the JSX attribute. */
  readonly jsx: string;
}

/** Source of the defaults that each business sets itself. */
const settings = widgetSettings(readBusiness());

const nothing = 'null | undefined';

/** TypeScript types for one attribute of a tag. */
export function attributeType(tag: string, name: string, row: AttributeRow): AttributeType {
  switch (row.kind) {
    case 'boolean':
      return { read: 'boolean', write: 'boolean', jsx: "boolean | '' | undefined" };
    case 'language':
      return { read: 'string', write: 'string', jsx: 'string | undefined' };
    case 'choice':
      return withNothing(row.values.map((value) => `'${value}'`).join(' | '));
    case 'number':
      return withNothing('number', ` | \`\${number}\``);
    case 'pair':
      return {
        ...withNothing('readonly [mobile: number, desktop: number]', ` | \`\${number} \${number}\``),
        jsx: `\`\${number} \${number}\` | undefined`,
      };
    case 'list':
      return {
        ...withNothing(`readonly ${entryName(tag, name)}[]`, ' | string'),
        read: `readonly ${entryName(tag, name)}[] | undefined`,
      };
    case 'words':
      return {
        ...withNothing('string', ' | readonly string[]'),
        read: 'readonly string[]',
        jsx: 'string | undefined',
      };
    case 'renames':
      return {
        read: 'string | undefined',
        write: `string | boolean | ${nothing}`,
        jsx: 'string | boolean | undefined',
      };
    default:
      return { ...withNothing('string'), read: 'string | undefined' };
  }
}

/** Allowed values of an attribute in Markdown, for tables and editors: `` `live` or `test` ``, `number`, … */
export function describeKind(row: AttributeRow): string {
  switch (row.kind) {
    case 'choice':
      return row.values.map((value) => `\`${value}\``).join(' or ');
    case 'words':
      return `some of ${row.values.map((value) => `\`${value}\``).join(', ')}`;
    case 'renames':
      return 'boolean, or `parameter:field, …`';
    case 'language':
      return languageCodes.map((code) => `\`${code}\``).join(' or ');
    case 'url':
      return `URL, relative to the ${row.relativeTo}`;
    case 'number':
      return `number${describeRange(row)}`;
    case 'time-zone':
      return 'time zone';
    case 'pair':
      return 'two numbers, `mobile desktop`';
    case 'list':
      return `JSON array of \`{${row.fields.join(', ')}}\``;
    default:
      return row.kind;
  }
}

/** Default for documents that serve every business: the attribute's text, or "the business's". */
export function documentedDefault(row: AttributeRow): string | undefined {
  if (row.kind === 'number' && typeof row.default === 'string') return "the business's";
  return defaultText(row);
}

/** Default as attribute text; undefined if the row has none. */
export function defaultText(row: AttributeRow): string | undefined {
  if (!('default' in row)) return undefined;
  if (row.kind === 'number' && typeof row.default === 'string') return String(settings[row.default]);
  return typeof row.default === 'object' ? row.default.join(' ') : String(row.default);
}

function withNothing(type: string, otherForms = ''): AttributeType {
  return {
    read: type,
    write: `${type}${otherForms} | ${nothing}`,
    jsx: `${type}${otherForms} | undefined`,
  };
}

function describeRange({ minimum, maximum }: { minimum?: number; maximum?: number }): string {
  if (minimum !== undefined && maximum !== undefined) return ` from ${minimum} to ${maximum}`;
  if (minimum !== undefined) return ` from ${minimum}`;
  return maximum === undefined ? '' : ` to ${maximum}`;
}
