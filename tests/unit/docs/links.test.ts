import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fromRoot } from '../../../build/business/from-root';
import { headingAnchors, localLinks } from './markdown';

/** Tracked Markdown, except page texts, whose links the build checks. */
const documents = execFileSync('git', ['ls-files', '-z', '*.md'], { cwd: fromRoot(''), encoding: 'utf8' })
  .split('\0')
  .filter((file) => file && !/\/(content|legal)\//.test(file) && existsSync(fromRoot(file)));

describe.each(documents)('%s', (file) => {
  const text = readFileSync(fromRoot(file), 'utf8');

  it('links to existing files, pictures and headings', () => {
    expect(localLinks(text).filter((link) => !isThere(file, link))).toEqual([]);
  });

  it('names existing npm scripts', () => {
    const known = [...new Set([packageFolder(dirname(file)), '.'])].flatMap((folder) => {
      const { scripts } = JSON.parse(readFileSync(fromRoot(join(folder, 'package.json')), 'utf8'));
      return Object.keys(scripts ?? {});
    });
    const named = [...text.matchAll(/\bnpm run (?:-s )?([\w:.-]*\w)/g)].map(([, script = '']) => script);
    expect(named.filter((script) => !known.includes(script))).toEqual([]);
  });
});

function isThere(file: string, link: string): boolean {
  const [path = '', anchor] = decodeURI(link).split('#');
  const target = fromRoot(path ? join(dirname(file), path) : file);
  if (!existsSync(target)) return false;
  return anchor === undefined || headingAnchors(readFileSync(target, 'utf8')).includes(anchor);
}

function packageFolder(folder: string): string {
  return existsSync(fromRoot(join(folder, 'package.json'))) ? folder : packageFolder(dirname(folder));
}
