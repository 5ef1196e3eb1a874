import { expect, it } from 'vitest';
import { askedEngines } from '../../engines/asked-engines';

const namesOf = (asked: readonly string[]) => askedEngines(asked).map(({ name }) => name);

it('tests all engines when none is named', () => {
  expect(namesOf([])).toEqual(['Chromium', 'Firefox', 'WebKitGTK']);
});

it('tests the engines that are named', () => {
  expect(namesOf(['WebKitGTK', 'Chromium'])).toEqual(['Chromium', 'WebKitGTK']);
});

it('refuses a name that it does not know, and tells those that it knows', () => {
  const known = 'There is no engine Webkit here. Known are Chromium, Firefox, WebKitGTK.';
  expect(() => askedEngines(['Chromium', 'Webkit'])).toThrow(known);
});
