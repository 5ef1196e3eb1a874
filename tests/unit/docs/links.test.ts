import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fromRoot } from '../../../build/business/from-root';
import { codeWords, headingAnchors, localLinks } from './markdown';

const trackedFiles = execFileSync('git', ['ls-files', '-z'], { cwd: fromRoot(''), encoding: 'utf8' })
  .split('\0')
  .filter((file) => file && existsSync(fromRoot(file)));

/** Tracked Markdown, except page texts, whose links the build checks. */
const documents = trackedFiles.filter((file) => file.endsWith('.md') && !/\/(content|legal)\//.test(file));

/** Every end of a tracked path, as documents shorten them; tests also without their ending. */
const knownPaths = new Set(
  trackedFiles
    .flatMap((file) => [file, file.replace(/\.(test|spec)\.tsx?$/, '')])
    .flatMap((file) => file.split('/').map((_, depth, parts) => parts.slice(0, depth + 1).join('/')))
    .flatMap((path) => path.split('/').map((_, depth, parts) => parts.slice(depth).join('/'))),
);

/** What isn't in the repository: made by commands, a business's own, other packages, types of media and time zones. */
const elsewhere =
  /^(dist|\.cache|data|deploy|clients|node_modules)\/|^(text|image|application|America)\/|^widgets\/THIRD-PARTY|^(painting-widgets|react|react-dom|preact|zod|react-toastify|playwright)\//;

/** What a build makes, or a business may have in its own folder. */
const made =
  /^((react|preact|vue|svelte)\.d\.ts|blog\/(search|list)\.json|about\/index\.html|(jobs\/exterior|content\/reviews)\.json|site\/releases\/1\.1\.0)$/;

describe.each(documents)('%s', (file) => {
  const text = readFileSync(fromRoot(file), 'utf8');

  it('links to existing files, pictures and headings', () => {
    expect(localLinks(text).filter((link) => !isThere(file, link))).toEqual([]);
  });

  // A changelog and results of measurements tell how things were.
  const isHistory = /CHANGELOG|RESULTS/.test(file);
  if (!isHistory)
    it('names existing files, folders and tests', () => {
      const named = codeWords(text).filter(
        (word) =>
          /^[\w.-]+(\/[\w.-]+)+\/?$|^[\w.-]+\.(tsx?|css|liquid|grit|mjs)$/.test(word) && !/^\.{3}/.test(word),
      );
      const missing = named.filter((word) => {
        const path = word.replace(/^(\.\.?\/)+|\/$/g, '');
        return !(knownPaths.has(path) || elsewhere.test(word) || made.test(path));
      });
      expect(missing).toEqual([]);
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

it('every package has a line in decision 16', () => {
  const named = codeWords(readFileSync(fromRoot('docs/decisions/16-packages.md'), 'utf8'));
  const isNamed = (name: string) =>
    named.some((word) => (word.endsWith('*') ? name.startsWith(word.slice(0, -1)) : name === word));
  const packages = ['package.json', 'tests/release/package.json'].flatMap((file) => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(fromRoot(file), 'utf8'));
    return Object.keys({ ...dependencies, ...devDependencies });
  });
  // The companions of a package that is named.
  const own = packages.filter((name) => !/^@web\/test-runner-/.test(name));
  expect(own.filter((name) => !isNamed(name))).toEqual([]);
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
