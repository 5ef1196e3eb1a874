import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fromRoot } from '../../../build/business/from-root';
import { leadCostsText, readLeadCost } from '../../../lab/load/lead-costs';

it('what many leads cost in docs/scale.md follows from what one costs', () => {
  const scale = readFileSync(fromRoot('docs/scale.md'), 'utf8');
  const [, section = ''] = /<!-- load:begin -->\n([\s\S]*?)<!-- load:end -->/.exec(scale) ?? [];
  expect(section.trim()).toBe(leadCostsText(readLeadCost(section)));
});
