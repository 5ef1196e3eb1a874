import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fromRoot } from '../../../build/from-root';

// widgets/lib/storage-key.ts lists every key, because storage functions accept no others.

const keys = [
  ...readFileSync(fromRoot('widgets/lib/storage-key.ts'), 'utf8').matchAll(/[|=] ['`]([^'`$]+)/g),
].map(([, key]) => key);

it('the storage keys are found', () => {
  expect(keys).toEqual(expect.arrayContaining(['painting-thank-you', 'painting-outbox:', 'height:']));
});

it.each(['site/content', 'tests/businesses/maple-brush/content'])(
  'the privacy page in %s lists every storage key',
  (folder) => {
    const page = readFileSync(fromRoot(`${folder}/privacy.md`), 'utf8');
    const listed = [...page.matchAll(/^\| [^|`]*`([^`…]+)…?`/gm)].map(([, key]) => key);
    expect(listed.sort()).toEqual(keys.sort());
  },
);
