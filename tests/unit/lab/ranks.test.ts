import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fromRoot } from '../../../build/business/from-root';
import { ranksText } from '../../../lab/bench/ranks';

it('equal figures share the better rank, and the lower bound has none', () => {
  const table = [
    '|  | ours | ours, prerendered | hand-written element | one | other |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    '| Heap | 2.0 MB (1 to 3) | 1.0 MB ×0.5 | 0.5 MB ×0.2 | 2.0 MB ×1.00 | 1.5 MB ×0.7 |',
    '| Bytes | 1.0 kB | 1.0 kB | 0.1 kB | 2.0 kB | 1.5 kB |',
  ];
  expect(ranksText(table)).toBe(
    'Rank of ours among the libraries, lowest first:\n\n- 1 of 3: Bytes.\n- 2 of 3: Heap.',
  );
});

it('the ranks of the results are those of their table', () => {
  const results = readFileSync(fromRoot('tests/pages/speed/RESULTS.md'), 'utf8');
  const [, section = ''] = /<!-- bench -->\n([\s\S]*?)<!-- \/bench -->/.exec(results) ?? [];
  const table = section.split('\n').filter((line) => line.startsWith('|'));
  expect(section).toContain(ranksText(table));
  const prose = results.replace(/<!-- (bench|lighthouse) -->[\s\S]*?<!-- \/\1 -->/g, '');
  expect(prose).not.toMatch(
    /\b(fastest|lightest|slowest|heaviest)\b|\b(first|second|third|last) of (all|the six|them)\b/i,
  );
});
