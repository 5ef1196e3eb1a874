import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fromRoot } from '../../../build/from-root';

// widgets/lib/storage-key.ts has every key: the functions that write into the storage take no other.

const keys = [
  ...readFileSync(fromRoot('widgets/lib/storage-key.ts'), 'utf8').matchAll(/[|=] ['`]([^'`$]+)/g),
].map(([, key]) => key);

it('the keys of the storage are found', () => {
  expect(keys).toEqual(expect.arrayContaining(['painting-thank-you', 'painting-outbox:', 'height:']));
});

it.each(['site/content', 'tests/businesses/maple-brush/content'])(
  'the privacy page in %s lists what is written into the browser',
  (folder) => {
    const page = readFileSync(fromRoot(`${folder}/privacy.md`), 'utf8');
    const listed = [...page.matchAll(/^\| [^|`]*`([^`…]+)…?`/gm)].map(([, key]) => key);
    expect(listed.sort()).toEqual(keys.sort());
  },
);
