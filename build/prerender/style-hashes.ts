import { createHash } from 'node:crypto';
import { parse } from 'node-html-parser';

/** The hashes that a content security policy needs for the styles of the prerendered tags on these pages: `'sha256-…'`, each once. */
export function styleHashes(pages: readonly string[]): readonly string[] {
  const styles = pages.flatMap((html) => parse(html).querySelectorAll('template[shadowrootmode] > style'));
  const hashes = styles.map(
    ({ rawText }) => `'sha256-${createHash('sha256').update(rawText).digest('base64')}'`,
  );
  return [...new Set(hashes)];
}
