import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type BrandValues, brandValues, describedBrandValues } from '../../../build/business/brand-values';
import { readBusiness } from '../../../build/business/business';
import { fromRoot } from '../../../build/business/from-root';
import { customElementsManifest } from '../../../build/widgets/custom-elements-manifest';
import { htmlCustomData } from '../../../build/widgets/editor-data';
import { readmeFiles, refreshedReadme, replaceRegion } from '../../../build/widgets/readme-files';
import { readmeTables } from '../../../build/widgets/readme-tables';
import { brandedTokens, styleTokens } from '../../../build/widgets/style-tokens';
import { tagApis } from '../../../build/widgets/tag-apis';
import { allEvents } from '../../../build/widgets/type-declarations';
import type { TagApi } from '../../../widgets/element/describe-tag';

describe('the documents', () => {
  const readmes = readmeFiles();

  it.each(readmes)('$path has current tables; otherwise run `npm run docs`', (file) => {
    const text = readFileSync(fromRoot(file.path), 'utf8');
    expect(withoutSizes(text)).toBe(withoutSizes(refreshedReadme(file)));
  });

  it.each(tagApis)('contain the tables of $tag', ({ tag }) => {
    const text = readFileSync(fromRoot(`widgets/${tag}/README.md`), 'utf8');
    expect(replaceRegion(text, 'api', 'x')).toContain('<!-- api:begin -->\n\nx\n\n<!-- api:end -->');
  });

  it.each(tagApis)('the document of $tag starts with its name and contains a snippet', ({ tag }) => {
    const text = readFileSync(fromRoot(`widgets/${tag}/README.md`), 'utf8');
    expect(text).toMatch(new RegExp(`^# \`<${tag}>\`\n`));
    expect(text).toMatch(new RegExp(`\`\`\`html\n[^\`]*<${tag}[ >][^\`]*</${tag}>`));
  });

  it('keep text around a region, and reject a region that never ends', () => {
    expect(replaceRegion('a <!-- api:begin --> old <!-- api:end --> b', 'api', 'new')).toBe(
      'a <!-- api:begin -->\n\nnew\n\n<!-- api:end --> b',
    );
    expect(replaceRegion('nothing marked', 'api', 'new')).toBeUndefined();
    expect(() => replaceRegion('<!-- api:begin --> old', 'api', 'new')).toThrow('has no <!-- api:end -->');
  });

  it('escape bars in types, so tables stay intact', () => {
    for (const api of tagApis) {
      const rows = readmeTables(api)
        .split('\n')
        .filter((line) => line.startsWith('|'));
      for (const row of rows) expect([4, 3, 6]).toContain(row.match(/(?<!\\)\|/g)?.length);
    }
  });
});

describe('the manifest', () => {
  const manifest = JSON.parse(JSON.stringify(customElementsManifest(tagApis, styleTokens())));
  const [module] = manifest.modules;

  it('declares every tag and exports its definition from the module', () => {
    const declared = module.declarations.filter((one: { customElement?: boolean }) => one.customElement);
    expect(declared.map((one: { tagName: string }) => one.tagName)).toEqual(tagApis.map(({ tag }) => tag));
    for (const { name, tagName } of declared) {
      expect(module.exports).toContainEqual({
        kind: 'custom-element-definition',
        name: tagName,
        declaration: { name, module: module.path },
      });
    }
  });

  it('links each attribute to a field, except `lang`, which HTML defines', () => {
    for (const { attributes, members } of module.declarations.filter(
      (one: { attributes?: [] }) => one.attributes,
    )) {
      const fields = members.map((one: { name: string }) => one.name);
      for (const { name, fieldName } of attributes) if (name !== 'lang') expect(fields).toContain(fieldName);
    }
  });

  it('has a sentence for every declaration', () => {
    for (const { description } of module.declarations) expect(description).toMatch(/\.$/);
  });
});

describe("the editors' data", () => {
  it('offers the values of a choice and none for a boolean', () => {
    const form = htmlCustomData(tagApis).tags.find(({ name }) => name === 'painting-quote-form');
    const attribute = (name: string) => form?.attributes.find((one) => one.name === name);
    expect(attribute('mode')?.values).toEqual([{ name: 'live' }, { name: 'test' }]);
    expect(attribute('data-layer')).toMatchObject({ valueSet: 'v' });
    expect(attribute('mode')?.description.value).toContain('Default: `live`');
  });
});

describe('the custom properties', () => {
  it('are read from the style sheets with both defaults', () => {
    const tokens = new Map(styleTokens().map((token) => [token.name, token]));
    expect(tokens.get('--painting-brand')).toMatchObject({
      light: '--brand(brand)',
      dark: '--brand(night-brand)',
    });
    expect(tokens.get('--painting-space')?.light).toMatch(/^\d+px$/);
    expect([...tokens.keys()]).toEqual(expect.arrayContaining(['--painting-font', '--painting-space']));
  });

  it("have the business's colours in editors' data, and rules in documents", () => {
    const { brand } = readBusiness();
    const defaultsWith = (values: BrandValues) =>
      brandedTokens(values).find(({ name }) => name === '--painting-brand');
    expect(defaultsWith(brandValues(brand))?.light).toBe(brand.colours.brand);
    expect(defaultsWith(describedBrandValues(brand))).toMatchObject({
      light: 'brand',
      dark: 'brand at 77 %',
    });
  });

  it('need a description and a single default', () => {
    const all = styleTokens()
      .map(({ name }) => `a { color: var(${name}, red) }`)
      .join('\n');
    expect(styleTokens(all)).toHaveLength(styleTokens().length);
    expect(() => styleTokens(`${all} b { color: var(--painting-new, red) }`)).toThrow(
      '--painting-new has no description',
    );
    expect(() => styleTokens(`${all} b { color: var(--painting-brand, blue) }`)).toThrow('two defaults');
    expect(() => styleTokens('a { color: var(--painting-brand, red) }')).toThrow('No style sheet reads');
  });
});

/** A style may change without changing the documents: `npm run package` writes its own sizes. */
function withoutSizes(text: string): string {
  return text.replace(/`\d+px`/g, '');
}

const byTag = new Map(tagApis.map((api) => [api.tag, api]));

describe("the tags' tables", () => {
  it("cover every tag's folder", () => {
    const folders = readdirSync(fromRoot('widgets')).filter((name) => name.startsWith('painting-'));
    expect([...byTag.keys()].sort()).toEqual(folders.sort());
  });

  it('reject one event with two details', () => {
    expect(allEvents(tagApis).size).toBeGreaterThan(0);
    const [form] = tagApis;
    if (!form) throw new Error('No tag');
    const other = { ...form, events: { 'painting-start': { description: '', detail: 'string' } } };
    expect(() => allEvents([form, other])).toThrow('sends painting-start with another detail');
  });

  describe.each(tagApis)('of $tag', (api) => {
    it('name every part in the markup', () => {
      expect(partsInMarkup(api)).toEqual(expect.arrayContaining(['base']));
      const unlisted = partsInMarkup(api).filter((part) => !Object.hasOwn(api.parts, part));
      expect(unlisted).toEqual([]);
    });

    it('use whole sentences', () => {
      const texts = [
        api.summary,
        api.children,
        ...Object.values(api.attributes).map(({ description }) => description),
        ...Object.values(api.events).map(({ description }) => description),
        ...Object.values(api.parts),
        ...Object.values(api.methods),
      ];
      for (const text of texts) expect(text).toMatch(/^\S.{5,}\.$/);
    });
  });
});

/** Names of `part="…"` in the tag's folder and of every tag's base node. */
function partsInMarkup({ tag }: TagApi): string[] {
  const files = readdirSync(fromRoot(`widgets/${tag}`)).filter((name) => name.endsWith('.tsx'));
  const markup = files.map((name) => readFileSync(fromRoot(`widgets/${tag}/${name}`), 'utf8'));
  const frame = readFileSync(fromRoot('widgets/element/use-element.tsx'), 'utf8');
  const names = [frame, ...markup].flatMap((text) =>
    [...text.matchAll(/\bpart="([^"]+)"/g)].map(([, name]) => name ?? ''),
  );
  return [...new Set(names.flatMap((name) => name.split(/\s+/)))];
}
