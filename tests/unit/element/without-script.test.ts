import { expect, test } from 'vitest';
import { withoutScript } from '../../../widgets/element/without-script';

test('rules apply with scripting off or a failed script', () => {
  expect(withoutScript(['.controls', 'display:none'], ['.slide', 'visibility:visible'])).toBe(
    '@media(scripting:none){.controls{display:none}.slide{visibility:visible}}' +
      ':host([data-without-script]) .controls{display:none}:host([data-without-script]) .slide{visibility:visible}',
  );
});
