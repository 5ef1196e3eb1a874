import { languageCodes } from '../../shared/language';
import type { AttributeRow } from '../../widgets/element/attribute-table';
import { readBusiness, widgetSettings } from '../business';
import { entryName } from './tag-names';

/** What an attribute, its property and its JSX attribute accept, as TypeScript. */
export interface AttributeType {
  /** What reading the property gives. */
  readonly read: string;
  /** What may be written to the property. */
  readonly write: string;
  /** What may be written in JSX. */
  readonly jsx: string;
}

/** What the defaults that are the business's own come from. */
const settings = widgetSettings(readBusiness());

const nothing = 'null | undefined';

/** The types of a tag's attribute with this name and row. */
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
    default:
      return { ...withNothing('string'), read: 'string | undefined' };
  }
}

/** The values of the attribute as tables and editors describe them: `` `live` or `test` ``, `number`, … */
export function describeKind(row: AttributeRow): string {
  switch (row.kind) {
    case 'choice':
      return row.values.map((value) => `\`${value}\``).join(' or ');
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

/** The default as documents for any business tell it: as text of the attribute, or that it is the business's own. */
export function documentedDefault(row: AttributeRow): string | undefined {
  if (row.kind === 'number' && typeof row.default === 'string') return "the business's";
  return defaultText(row);
}

/** The default as text of the attribute; undefined where the row has none. */
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
