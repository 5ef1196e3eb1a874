import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fromRoot } from '../../../build/business/from-root';
import { tags } from '../../../widgets/registry';

const texts = [
  ...tags.map((tag) => [`widgets/${tag}/README.md`, ''] as const),
  ['SECURITY.md', '## Kept leads'] as const,
];

it.each(texts)("%s links to the figures of rules in docs/behaviour.md: '%s' has none", (file, heading) => {
  const text = readFileSync(fromRoot(file), 'utf8').replace(/<!-- api:begin -->[\s\S]*<!-- api:end -->/, '');
  const [, part = ''] = heading ? text.split(`${heading}\n`) : ['', text];
  const [section = ''] = heading ? part.split('\n## ') : [part];
  expect(section).not.toBe('');
  const said = [...section.matchAll(/\b\d[\d.,]* (seconds?|minutes?|hours?|characters|px)\b|\$\d[\d,]*/g)];
  expect(said.map(([figure]) => figure)).toEqual([]);
});

it('CHANGELOG.md and /partners promise the same for what is to go', () => {
  const promise = /works for at least six more months,? and says so (once )?on the console/;
  for (const file of ['CHANGELOG.md', 'site/content/partners.json'])
    expect(readFileSync(fromRoot(file), 'utf8').replace(/\s+/g, ' ')).toMatch(promise);
});
