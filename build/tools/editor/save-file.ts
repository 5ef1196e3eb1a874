import { parse, parseDocument, stringify } from 'yaml';
import { withoutByteOrderMark } from '../../../shared/without-byte-order-mark';
import { type EditorField, type Form, formOfItem, listField } from './form';
import { inOrder } from './in-order';

/** Content of a file in the editor. Its original text travels with it, so that saving changes only the edited parts. */
export type FileContent = Record<string, unknown>;

/** Property that holds the text of the file. */
const sourceKey = '$source';
/** Property that holds the text to save. */
const savedKey = '$saved';

/** Content of a JSON or Markdown file, with its text. */
export function readFile(written: string): FileContent {
  const text = withoutByteOrderMark(written);
  const { frontMatter, body } = partsOfMarkdown(text);
  if (frontMatter !== undefined) return { ...parse(frontMatter), body, [sourceKey]: text };
  const content = JSON.parse(text);
  if (Array.isArray(content)) return { [listField]: content, [sourceKey]: text };
  // The editor's own backup of unsaved changes has the text in it.
  return { [sourceKey]: text, ...content };
}

/** Text of a file from content with `prepared` text; any other content is a backup, whose text `readFile` reads. */
export function writeFile(content: FileContent): string {
  const text = content[savedKey];
  return typeof text === 'string' ? text : JSON.stringify(content);
}

/** Content of the file as it is before the edits. */
export function formerContent(content: FileContent): FileContent {
  const source = content[sourceKey];
  return typeof source === 'string' ? readFile(source) : {};
}

/** Content with the text to save: the keys in the order of the file, unchanged parts of Markdown as they were. */
export function prepared(content: FileContent, form: Form, isMarkdown: boolean): FileContent {
  const { [sourceKey]: source = '', [savedKey]: _former, ...edited } = content;
  const clean = withoutEmpty(edited, form, source ? readFile(String(source)) : {});
  const text = isMarkdown ? markdownText(clean, String(source), form) : jsonText(clean, String(source), form);
  return { ...content, [savedKey]: text };
}

function jsonText(content: FileContent, source: string, form: Form): string {
  const [first, ...others] = form.fields ?? [];
  const isList = first?.name === listField && others.length === 0;
  const former = source ? JSON.parse(source) : undefined;
  const ordered = isList ? inOrder(content[listField] ?? [], first, former) : inOrder(content, form, former);
  return `${JSON.stringify(ordered, null, 2)}\n`;
}

function markdownText({ body, ...values }: FileContent, source: string, form: Form): string {
  const former = partsOfMarkdown(source);
  const text = String(body ?? '');
  const end = text === former.body || text.endsWith('\n') ? '' : '\n';
  const ordered = inOrder(values, form, undefined) as FileContent;
  const style = { lineWidth: 0, singleQuote: true };
  if (former.frontMatter === undefined)
    return `---\n${stringify(ordered, style)}---\n\n${text.trimStart()}${end}`;
  const document = parseDocument(former.frontMatter);
  update(document, [], document.toJSON(), ordered);
  const indentSeq = !/^- /m.test(former.frontMatter);
  return `---\n${document.toString({ ...style, indentSeq })}---\n${text}${end}`;
}

function partsOfMarkdown(text: string): { frontMatter?: string | undefined; body?: string | undefined } {
  const [, frontMatter, body] =
    /^---[ \t]*\n([\s\S]*?)\n---[ \t]*\n([\s\S]*)$/.exec(text.replaceAll('\r\n', '\n')) ?? [];
  return { frontMatter, body };
}

/** Changes only the differing parts of a YAML document. */
function update(
  document: ReturnType<typeof parseDocument>,
  path: readonly string[],
  former: unknown,
  value: unknown,
): void {
  if (JSON.stringify(former) === JSON.stringify(value)) return;
  if (!isObject(former) || !isObject(value)) {
    document.setIn(path, value);
    return;
  }
  for (const key of Object.keys(former)) if (!(key in value)) document.deleteIn([...path, key]);
  for (const [key, entry] of Object.entries(value)) update(document, [...path, key], former[key], entry);
}

/**
 * Leaves out properties that the form left empty, except those that were empty in the file before. The form ensures
 * that required ones are filled.
 */
function withoutEmpty(content: FileContent, { fields = [] }: Form, former: unknown): FileContent {
  const byName = new Map(fields.map((field) => [field.name, field]));
  const untouched = fields
    .filter(({ name, keepsEmpty }) => keepsEmpty && content[name] === undefined)
    .map(({ name, widget }) => [name, widget === 'list' ? [] : '']);
  const filled = Object.fromEntries(
    Object.entries(content).flatMap(([name, value]) => {
      const field = byName.get(name);
      if (!field) return [[name, value]];
      const before = isObject(former) ? former[name] : undefined;
      const clean = cleaned(value, field, before);
      const isKept = field.keepsEmpty || JSON.stringify(clean) === JSON.stringify(before);
      return isEmpty(clean) && !isKept ? [] : [[name, clean ?? '']];
    }),
  );
  return { ...Object.fromEntries(untouched), ...filled };
}

function cleaned(value: unknown, field: EditorField, former: unknown): unknown {
  if (isObject(value)) return withoutEmpty(value, field, former);
  if (!Array.isArray(value)) return value;
  return value.map((item: unknown) =>
    isObject(item) ? withoutEmpty(item, formOfItem(item, field), undefined) : item,
  );
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return isObject(value)
    ? Object.values(value).every(isEmpty)
    : value === undefined || value === null || value === '';
}

function isObject(value: unknown): value is FileContent {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
