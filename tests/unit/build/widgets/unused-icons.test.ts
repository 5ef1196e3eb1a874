import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fromRoot } from '../../../../build/business/from-root';
import { withoutOutlines } from '../../../../build/widgets/unused-icons';

it('the outlines of the icons of react-toastify are left out of the tags, and nothing else', () => {
  const code = readFileSync(fromRoot('node_modules/react-toastify/dist/unstyled.mjs'), 'utf8');
  const without = withoutOutlines(code);
  expect(code.match(/`path`,\{d:`M/g)).toHaveLength(4);
  expect(without.match(/`path`,\{d:``/g)).toHaveLength(4);
  expect(code.length - without.length).toBeLessThan(2_000);
});
