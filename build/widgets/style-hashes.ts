import { createHash } from 'node:crypto';
import { parse } from 'node-html-parser';

/** CSP hashes (`'sha256-…'`) of the styles in these pages' heads and prerendered tags, without duplicates. */
export function styleHashes(pages: readonly string[]): readonly string[] {
  const styles = pages.flatMap((html) =>
    parse(html).querySelectorAll('head > style, template[shadowrootmode] > style'),
  );
  const hashes = styles.map(
    ({ rawText }) => `'sha256-${createHash('sha256').update(rawText).digest('base64')}'`,
  );
  return [...new Set(hashes)];
}
