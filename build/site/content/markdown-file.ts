import { parse } from 'yaml';

/**
 * Fields of a Markdown file: its front matter, between two lines of `---`, and the rest as Markdown in
 * `body`. Errors start with `name`.
 */
export function parseMarkdownFile(source: string, name: string): unknown {
  const [, frontMatter, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(source.replaceAll('\r\n', '\n')) ?? [];
  if (frontMatter === undefined)
    throw new Error(`${name}: does not begin with front matter between two lines of ---`);
  try {
    return { ...parse(frontMatter), body };
  } catch (error) {
    throw new Error(
      `${name}: its front matter is not valid YAML: ${error instanceof Error ? error.message : error}`,
    );
  }
}
