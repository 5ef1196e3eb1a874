import { createHash } from 'node:crypto';
import { parse } from 'node-html-parser';

/** The hashes that a content security policy needs for the styles inside these pages: their heads' and those of the prerendered tags: `'sha256-…'`, each once. */
export function styleHashes(pages: readonly string[]): readonly string[] {
  const styles = pages.flatMap((html) =>
    parse(html).querySelectorAll('head > style, template[shadowrootmode] > style'),
  );
  const hashes = styles.map(
    ({ rawText }) => `'sha256-${createHash('sha256').update(rawText).digest('base64')}'`,
  );
  return [...new Set(hashes)];
}
