import { describe, expect, it } from 'vitest';
import { parseMarkdownFile } from '../../../build/site/content/read-content';
import { inlineMarkdown, markdown, sectionsOf } from '../../../build/site/pages/markdown';

describe('Markdown', () => {
  it('renders paragraphs, headings, lists, bold and links', () => {
    expect(markdown('## Dry\n\nIt\'s **dry** & "hard".\n\n- [Ask](/contact)\n- 5 < 6')).toBe(
      [
        '<h2 id="dry">Dry</h2>',
        '<p>It\'s <strong>dry</strong> &amp; "hard".</p>',
        '<ul>',
        '<li><a href="/contact">Ask</a></li>',
        '<li>5 &lt; 6</li>',
        '</ul>',
        '',
      ].join('\n'),
    );
  });

  it('gives a table the line above as caption, and row headers', () => {
    expect(markdown('Table: Which **nap**\n\n| Nap | Use |\n|---|---|\n| 1/4 | Doors |')).toBe(
      [
        '<table>',
        '<caption>Which <strong>nap</strong></caption>',
        '<thead>',
        '<tr><th scope="col">Nap</th><th scope="col">Use</th></tr>',
        '</thead>',
        '<tbody>',
        '<tr><th scope="row">1/4</th><td data-head="Use">Doors</td></tr>',
        '</tbody>',
        '</table>',
        '',
      ].join('\n'),
    );
  });

  it('leaves tables without captions and similar paragraphs unchanged', () => {
    expect(markdown('| A |\n|---|\n| b |')).not.toContain('caption');
    expect(markdown('Table: manners\n\nElbows off.')).toBe('<p>Table: manners</p>\n<p>Elbows off.</p>\n');
  });

  it('lists sections whose headings have matching ids', () => {
    const text = '## Délai & réponse\n\nTôt.\n\n### Sur place\n\n## What we keep {#kept}\n\nLittle.';
    expect(sectionsOf(text)).toEqual([
      { id: 'delai-reponse', heading: 'Délai & réponse' },
      { id: 'kept', heading: 'What we keep' },
    ]);
    expect(markdown(text)).toContain('<h2 id="delai-reponse">');
    expect(markdown(text)).toContain('<h2 id="kept">What we keep</h2>');
    expect(markdown(text)).toContain('<h3>');
  });

  it('does not link plain addresses', () => {
    expect(inlineMarkdown('Write to me@paint.example or https://paint.example')).toBe(
      'Write to me@paint.example or https://paint.example',
    );
  });
});

describe('a Markdown file', () => {
  it('has fields and a body', () => {
    expect(
      parseMarkdownFile('---\r\ntitle: Dry\r\npicture:\r\n  name: tools\r\n---\r\n\r\nText.\r\n', 'x.md'),
    ).toEqual({
      title: 'Dry',
      picture: { name: 'tools' },
      body: '\nText.\n',
    });
  });
});
