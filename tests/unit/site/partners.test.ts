import fc from 'fast-check';
import { parse } from 'node-html-parser';
import { parseAst } from 'vite';
import { describe, expect, it, vi } from 'vitest';
import { readBusiness } from '../../../build/business/business';
import { readContent } from '../../../build/content/read-content';
import { tagApis } from '../../../build/widgets/tag-apis';
import { formats } from '../../../site/scripts/partners/formats';
import { literal, markupElement, writeHtml, writeJsx } from '../../../site/scripts/partners/markup';
import { optionGroups, optionLabels } from '../../../site/scripts/partners/options';
import { pinnedScript } from '../../../site/scripts/partners/script-reference';

describe('the script of the builder', () => {
  const path = '/widgets/1.1.0/painting-widgets.js';
  it.each([
    ['1.1.0', { address: `https://painter.example${path}`, integrity: 'sha384-x' }],
    ['1.1.0-dev', null],
  ])('the script of %s is pinned as %j', async (version, pinned) => {
    vi.stubGlobal('fetch', async () => Response.json({ version, path, integrity: 'sha384-x' }));
    expect(await pinnedScript('https://painter.example')).toEqual(pinned);
    vi.unstubAllGlobals();
  });
});

const anyText = fc.string({ unit: 'grapheme', maxLength: 40 });
const trickyText = fc.oneof(
  anyText,
  fc.constantFrom('</script>', '"><b>', '{x}', '&quot;', '<!--', "'", '\u2028', '\\', '`x`'),
);

/** Attributes offered by the builder; language has its own control, and the content shows lists. */
const offered = tagApis.map(({ attributes }) =>
  Object.entries(attributes)
    .filter(([name, { kind }]) => name !== 'lang' && kind !== 'list')
    .map(([name]) => name),
);

describe('the options of the builder', () => {
  it('have labels, one for each attribute', () => {
    expect(Object.keys(optionLabels).sort()).toEqual([...new Set(offered.flat())].sort());
  });

  it('have labels that differ within a tag', () => {
    for (const names of offered) {
      const labels = names.map((name) => optionLabels[name]);
      expect(new Set(labels).size).toBe(labels.length);
    }
  });

  it('have groups that /partners shows', () => {
    expect(Object.keys(optionGroups).filter((name) => !offered.flat().includes(name))).toEqual([]);
    const shown = [
      'look',
      ...(readContent(readBusiness()).partners?.builder.groups ?? []).map(({ name }) => name),
    ];
    expect(shown).toEqual(
      expect.arrayContaining([...new Set(Object.values(optionGroups)), 'behaviour', 'services']),
    );
  });
});

describe('a snippet that pins its script', () => {
  const script = {
    address: 'https://painter.example/widgets/1.0.0/painting-widgets.js',
    integrity: 'sha384-abc',
  };
  const parts = {
    script,
    content: [markupElement('painting-faq')],
    place: 'main',
    frameUrl: undefined,
    frameAttributes: {},
    frameTitle: '',
    frameScriptUrl: '',
    prerendered: { html: '<painting-faq></painting-faq>', script },
  };

  it.each(formats.filter(({ name }) => name !== 'frame'))(
    'a pinned snippet as $label has the hash, which needs crossorigin elsewhere, and no other snippet has',
    ({ write }) => {
      const crossOrigin = /crossorigin(?:="|', '|': '|": ")anonymous/i;
      expect(write(parts)).toContain('sha384-abc');
      expect(write(parts)).toMatch(crossOrigin);
      const { integrity, ...newest } = script;
      const plain = write({
        ...parts,
        script: newest,
        prerendered: { ...parts.prerendered, script: newest },
      });
      expect(plain).toContain(script.address);
      expect(plain).not.toMatch(/integrity|crossorigin/i);
    },
  );
});

describe('the HTML of a snippet', () => {
  it('parses back to its input', () => {
    fc.assert(
      fc.property(trickyText, trickyText, (value, text) => {
        const document = parse(writeHtml(markupElement('painting-faq', { source: value }, [text])));
        const [tag] = document.childNodes;
        expect(document.childNodes).toHaveLength(1);
        const read = document.querySelector('painting-faq');
        expect([read?.getAttribute('source') ?? '', read?.textContent]).toEqual([value, text]);
        expect(tag?.childNodes.length).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('writes boolean attributes without a value', () => {
    expect(writeHtml(markupElement('painting-estimator', { 'keep-draft': null }))).toBe(
      '<painting-estimator keep-draft></painting-estimator>',
    );
  });
});

describe('the JSX of a snippet', () => {
  it('parses back to its input', () => {
    fc.assert(
      fc.property(trickyText, trickyText, (value, text) => {
        const jsx = writeJsx(markupElement('painting-faq', { source: value }, [text]));
        expect(jsxMeaning(jsx)).toEqual({ source: value, text });
      }),
    );
  });

  it('writes styles as an object', () => {
    const tag = markupElement('painting-faq', { style: "--painting-font: 'A B', serif; color-scheme: dark" });
    expect(writeJsx(tag)).toBe(
      `<painting-faq style={{ '--painting-font': "'A B', serif", colorScheme: "dark" }} />`,
    );
  });
});

describe("a text in a tag manager's script", () => {
  it('evaluates to its input and ends neither script nor line', () => {
    fc.assert(
      fc.property(trickyText, (text) => {
        const written = literal(text);
        expect(JSON.parse(written)).toBe(text);
        expect(written).not.toMatch(/[<\n\r\u2028\u2029]/);
      }),
    );
  });
});

interface JsxNode {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** `source` attribute and only text of some JSX, from its syntax tree. */
function jsxMeaning(jsx: string): { source: string; text: string } {
  const [statement] = parseAst(jsx, { lang: 'jsx' }).body;
  if (statement?.type !== 'ExpressionStatement' || statement.expression.type !== 'JSXElement') {
    throw new Error(`No element: ${jsx}`);
  }
  const { openingElement, children } = statement.expression as unknown as {
    readonly openingElement: JsxNode;
    readonly children: readonly JsxNode[];
  };
  const [attribute] = openingElement.attributes as { value: JsxNode }[];
  return {
    source: attribute ? textOf(attribute.value) : '',
    text: children.map(textOf).join(''),
  };
}

function textOf(node: JsxNode): string {
  return node.type === 'JSXExpressionContainer' ? textOf(node.expression as JsxNode) : String(node.value);
}
