import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fromRoot } from '../../../build/from-root';

const siteFolder = fromRoot('site');
const root = fromRoot('');

/** What a TypeScript file imports from outside its own room, as paths from the project's root. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, path = '']) =>
    relative(root, join(file, '..', path))
      .split('\\')
      .join('/'),
  );
}

const scripts = readdirSync(siteFolder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.ts'),
);

describe('the scripts of the site', () => {
  it('are found, and so are their imports', () => {
    expect(importsOf(join(siteFolder, 'scripts/thank-you.ts'))).toEqual(['widgets/contract']);
  });

  it.each(scripts)(
    '%s knows the widgets by their contract only, and of the rest the arithmetic of colours',
    (file) => {
      const outside = importsOf(join(siteFolder, file)).filter((path) => !path.startsWith('site/'));
      expect(outside.filter((path) => path !== 'widgets/contract' && path !== 'brand/colour')).toEqual([]);
    },
  );
});
