import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { describe, expect, it } from 'vitest';
import { fromRoot } from '../../../../build/business/from-root';
import { makePackage } from '../../../../build/tools/make-package';
import { builtRelease, isReleased } from '../../../../build/widgets/release';
import { defineName, tagApis } from '../../../../build/widgets/tag-apis';
import { headingAnchors, localLinks } from '../../docs/markdown';

const manifest = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'));
const script = readFileSync(fromRoot('dist/widgets/painting-widgets.js'));
const [, lastReleased = ''] =
  /^## \[(\d+\.\d+\.\d+)\] - \d{4}-\d\d-\d\d$/m.exec(readFileSync(fromRoot('CHANGELOG.md'), 'utf8')) ?? [];
const module = fromRoot('dist/widgets/painting-widgets.mjs');
/** A script that speaks French at first has the texts of both languages. */
const fetchedTexts = readdirSync(fromRoot('dist/widgets'))
  .filter((file) => /^painting-widgets\.[a-z]{2}\.js$/.test(file))
  .map((file) => `dist/widgets/${file}`);

const folder = makePackage(fromRoot('.cache/package-of-test'));
const published = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

describe('the package', () => {
  it('contains exactly the widgets, their types and documents', () => {
    const options = ['pack', '--dry-run', '--json'];
    const [packed] = JSON.parse(execFileSync('npm', options, { cwd: folder, encoding: 'utf8' }));
    expect(packed.files.map(({ path }: { path: string }) => path).sort()).toEqual([
      'CHANGELOG.md',
      'LICENSE',
      'README.md',
      'dist/widgets/THIRD-PARTY-LICENCES.txt',
      'dist/widgets/custom-elements.json',
      'dist/widgets/painting-widgets.after-lead.js',
      'dist/widgets/painting-widgets.colour-preview.js',
      'dist/widgets/painting-widgets.d.ts',
      'dist/widgets/painting-widgets.drawings.js',
      ...fetchedTexts,
      'dist/widgets/painting-widgets.jobs.js',
      'dist/widgets/painting-widgets.js',
      'dist/widgets/painting-widgets.mjs',
      'dist/widgets/painting-widgets.mjs.map',
      'dist/widgets/painting-widgets.service-map.js',
      'dist/widgets/preact.d.ts',
      'dist/widgets/react.d.ts',
      'dist/widgets/server.d.ts',
      'dist/widgets/server.mjs',
      'dist/widgets/svelte.d.ts',
      'dist/widgets/vscode.html-custom-data.json',
      'dist/widgets/vue.d.ts',
      'dist/widgets/web-types.json',
      'package.json',
    ]);
  });

  it('can be published and has no dependencies', () => {
    expect(published.private).toBeUndefined();
    expect(published.dependencies).toBeUndefined();
    expect(published.scripts).toBeUndefined();
  });

  it('has a script without syntax newer than Safari 16, where it would not run at all', () => {
    expect(script.toString()).not.toMatch(/\bstatic\s*\{|\(\?<[=!]/);
  });

  it('names its homepage and repository', () => {
    expect(published.homepage).toMatch(/^https:\/\/.*\/partners$/);
    expect(published.repository).toEqual({ type: 'git', url: expect.stringMatching(/^git\+https:\/\//) });
  });

  it('passes publint', async () => {
    const { messages } = await publint({ pkgDir: folder, strict: true, pack: false });
    expect(messages.map((message) => formatMessage(message, manifest))).toEqual([]);
  });

  it("has a README with every tag's tables and no links outside the package", () => {
    const readme = readFileSync(join(folder, 'README.md'), 'utf8');
    for (const { tag, attributes } of tagApis) {
      expect(readme).toContain(`\n## \`<${tag}>\`\n`);
      for (const name of Object.keys(attributes)) expect(readme).toContain(`\n| \`${name}\` |`);
    }
    const anchors = headingAnchors(readme).map((anchor) => `#${anchor}`);
    expect(localLinks(readme).filter((link) => !anchors.includes(link))).toEqual([]);
  });

  it.each(Object.keys(manifest.exports))('can be imported in Node by its path %s', (path) => {
    const name = `${manifest.name}${path.slice(1)}`;
    const options = path.endsWith('.json') ? ", { with: { type: 'json' } }" : '';
    const code = `await import('${name}'${options})`;
    const run = () =>
      execFileSync(process.execPath, ['--input-type=module', '-e', code], { cwd: fromRoot('.') });
    expect(run).not.toThrow();
  });

  it('names only existing files in its fields', () => {
    const { main, types, unpkg, jsdelivr, customElements } = manifest;
    const exported = Object.values(manifest.exports).flatMap((target) =>
      typeof target === 'string' ? target : Object.values(target as Record<string, string>),
    );
    for (const path of [main, types, unpkg, jsdelivr, customElements, ...exported]) {
      expect(existsSync(fromRoot(path)), path).toBe(true);
    }
  });

  it("has the changelog's latest version, or a later one in development", () => {
    const { version } = manifest;
    if (isReleased(version)) expect(version).toBe(lastReleased);
    else {
      expect(version).toMatch(/^\d+\.\d+\.\d+-dev$/);
      expect(version.localeCompare(lastReleased, 'en', { numeric: true })).toBe(1);
    }
  });
});

describe('the ES module', () => {
  it('imports without a document and does nothing', () => {
    const program = `
      const names = [];
      for (const [name, define] of Object.entries(await import(${JSON.stringify(module)}))) {
        define();
        names.push(name);
      }
      process.stdout.write(JSON.stringify({ names, document: typeof document, globals: Object.keys(globalThis) }));`;
    const bare = 'process.stdout.write(JSON.stringify({ globals: Object.keys(globalThis) }))';
    const loaded = runNode(program);
    expect(loaded.names.sort()).toEqual(tagApis.map(({ tag }) => defineName(tag)).sort());
    expect(loaded.document).toBe('undefined');
    expect(loaded.globals).toEqual(runNode(bare).globals);
  });

  it('is self-contained', () => {
    expect(readFileSync(module, 'utf8')).not.toMatch(/^\s*(?:import\b(?!\()|export .* from\b)/m);
  });

  it('sends to the business wherever it is bundled', () => {
    const [, url] =
      /^Sitemap: (.*)\/sitemap\.xml$/m.exec(readFileSync(fromRoot('dist/robots.txt'), 'utf8')) ?? [];
    expect(readFileSync(module, 'utf8')).toContain(`"${url}"`);
  });
});

describe('the script', () => {
  const release = builtRelease();

  it('has an identical versioned copy', () => {
    expect(release.version).toBe(manifest.version);
    expect(release.path).toBe(`/widgets/${manifest.version}/painting-widgets.js`);
    expect(readFileSync(fromRoot(`dist${release.path}`)).equals(script)).toBe(true);
  });

  it('has the published hash', () => {
    expect(release.integrity).toBe(`sha384-${createHash('sha384').update(script).digest('base64')}`);
  });

  it('pinned in widgets/README.md is the latest release, by hash', () => {
    const [, src, integrity] =
      /<script src="([^"]+)" integrity="([^"]+)" crossorigin="anonymous" defer>/.exec(
        readFileSync(fromRoot('widgets/README.md'), 'utf8'),
      ) ?? [];
    expect(new URL(src ?? '').pathname).toBe(`/widgets/${lastReleased}/painting-widgets.js`);
    expect(integrity).toMatch(/^sha384-[A-Za-z0-9+/]{64}$/);
    if (isReleased(manifest.version)) expect(integrity).toBe(release.integrity);
  });

  it('contains no documentation of the tags', () => {
    const text = script.toString('utf8');
    for (const { summary, children, attributes, events, parts, methods } of tagApis) {
      const texts = [
        summary,
        children,
        ...Object.values(attributes).map(({ description }) => description),
        ...Object.values(events).flatMap(({ description, detail }) => [description, detail]),
        ...Object.values(parts),
        ...Object.values(methods ?? {}),
      ];
      for (const one of texts.filter((one) => one.length > 4)) expect(text.includes(one), one).toBe(false);
    }
  });
});

function runNode(program: string) {
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' }),
  );
}
