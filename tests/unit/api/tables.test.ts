import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { defaultText } from '../../../build/api/attribute-type';
import { tagApis } from '../../../build/api/tag-apis';
import { allEvents } from '../../../build/api/type-declarations';
import { fromRoot } from '../../../build/from-root';
import type { AttributeRow } from '../../../widgets/element/attribute-table';
import type { TagApi } from '../../../widgets/element/describe-tag';
import { contract } from './contract';

const byTag = new Map(tagApis.map((api) => [api.tag, api]));

describe("the tags' tables", () => {
  it("cover every tag's folder", () => {
    const folders = readdirSync(fromRoot('widgets')).filter((name) => name.startsWith('painting-'));
    expect([...byTag.keys()].sort()).toEqual(folders.sort());
  });

  it('match the contract', () => {
    expect([...byTag.keys()].sort()).toEqual(Object.keys(contract).sort());
  });

  it('reject one event with two details', () => {
    expect(allEvents(tagApis).size).toBeGreaterThan(0);
    const [form] = tagApis;
    if (!form) throw new Error('No tag');
    const other = { ...form, events: { 'painting-start': { description: '', detail: 'string' } } };
    expect(() => allEvents([form, other])).toThrow('another detail with painting-start');
  });

  describe.each(tagApis)('of $tag', (api) => {
    const promised = contract[api.tag];

    it("have exactly the contract's attributes, with kind and default", () => {
      const kinds = Object.entries(api.attributes).map(([name, row]) => [
        name,
        [kindOf(row), defaultText(row)].filter((part) => part !== undefined),
      ]);
      expect(Object.fromEntries(kinds)).toEqual(promised?.attributes);
    });

    it("have exactly the contract's events and methods", () => {
      expect(Object.keys(api.events).sort()).toEqual([...(promised?.events ?? [])].sort());
      expect(Object.keys(api.methods)).toEqual(promised?.methods ?? []);
    });

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

function kindOf(row: AttributeRow): string {
  if (row.kind === 'choice') return ['choice', ...row.values].join(' ');
  if (row.kind === 'words') return ['words', ...row.values].join(' ');
  return row.kind === 'list' ? ['list', ...row.fields].join(' ') : row.kind;
}

/** Names of `part="…"` in the tag's folder and of every tag's base node. */
function partsInMarkup({ tag }: TagApi): string[] {
  const files = readdirSync(fromRoot(`widgets/${tag}`)).filter((name) => name.endsWith('.tsx'));
  const markup = files.map((name) => readFileSync(fromRoot(`widgets/${tag}/${name}`), 'utf8'));
  const frame = readFileSync(fromRoot('widgets/element/frame.tsx'), 'utf8');
  const names = [frame, ...markup].flatMap((text) =>
    [...text.matchAll(/\bpart="([^"]+)"/g)].map(([, name]) => name ?? ''),
  );
  return [...new Set(names.flatMap((name) => name.split(/\s+/)))];
}
