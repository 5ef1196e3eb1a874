import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fromRoot } from '../../../build/from-root';

const css = readdirSync(fromRoot('site/styles'))
  .map((file) => readFileSync(fromRoot(`site/styles/${file}`), 'utf8'))
  .join('\n');
const defined = new Set([...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));

it('the style sheets of the site read only custom properties that they set, or name a default', () => {
  const read = [...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name);
  expect([...new Set(read)].filter((name) => !defined.has(name))).toEqual([]);
});
