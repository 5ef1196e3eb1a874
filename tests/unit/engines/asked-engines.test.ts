import { expect, it } from 'vitest';
import { askedEngines } from '../../engines/asked-engines';

const namesOf = (asked: readonly string[]) => askedEngines(asked).map(({ name }) => name);

it('all engines are tested by default', () => {
  expect(namesOf([])).toEqual(['Chromium', 'Firefox', 'WebKitGTK']);
});

it('named engines are tested', () => {
  expect(namesOf(['WebKitGTK', 'Chromium'])).toEqual(['Chromium', 'WebKitGTK']);
});

it('an unknown engine is rejected with the known names', () => {
  const known = 'There is no engine Webkit here. Known are Chromium, Firefox, WebKitGTK.';
  expect(() => askedEngines(['Chromium', 'Webkit'])).toThrow(known);
});
