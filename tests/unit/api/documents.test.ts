import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { customElementsManifest } from '../../../build/api/custom-elements-manifest';
import { htmlCustomData } from '../../../build/api/editor-data';
import { readmeFiles, refreshedReadme, replaceRegion } from '../../../build/api/readme-files';
import { tagTables } from '../../../build/api/readme-tables';
import { brandedTokens, styleTokens } from '../../../build/api/style-tokens';
import { tagApis } from '../../../build/api/tag-apis';
import { type BrandValues, brandValues, describedBrandValues } from '../../../build/brand/brand-values';
import { readBusiness } from '../../../build/business';
import { fromRoot } from '../../../build/from-root';

describe('the documents', () => {
  const readmes = readmeFiles();

  it.each(readmes)('$path has current tables; otherwise run `npm run docs`', (file) => {
    expect(readFileSync(fromRoot(file.path), 'utf8')).toBe(refreshedReadme(file));
  });

  it.each(tagApis)('contain the tables of $tag', ({ tag }) => {
    const text = readFileSync(fromRoot(`widgets/${tag}/README.md`), 'utf8');
    expect(replaceRegion(text, 'api', 'x')).toContain('<!-- api:begin -->\n\nx\n\n<!-- api:end -->');
  });

  it.each(tagApis)('of $tag start with its name and contain a snippet', ({ tag }) => {
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
      const rows = tagTables(api)
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
    expect(tokens.get('--painting-space')).toMatchObject({ light: '16px', dark: '16px' });
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
