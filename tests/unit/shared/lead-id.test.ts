import { expect, it } from 'vitest';
import { createLeadId, leadIdPattern, leadReference } from '../../../shared/lead-id';

it('an id is 26 characters that nobody misreads, and no two are the same', () => {
  const ids = Array.from({ length: 200 }, createLeadId);
  for (const id of ids) expect(id).toMatch(/^[0-9ABCDEFGHJKMNPQRSTVWXYZ]{26}$/);
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(ids.join('')).size).toBe(32);
});

it.each([
  ['7K2QM4ZYXWVTSRQPNMKJHGFEDC', true],
  ['7K2QM4ZYXWVTSRQPNMKJHGFED', false],
  ['7K2QM4ZYXWVTSRQPNMKJHGFEDC0', false],
  ['7k2qm4zyxwvtsrqpnmkjhgfedc', false],
  ['ILOUM4ZYXWVTSRQPNMKJHGFEDC', false],
])('%s is an id: %s', (text, isId) => {
  expect(leadIdPattern.test(text)).toBe(isId);
});

it('its short form can be read out', () => {
  expect(leadReference('7K2QM4ZYXWVTSRQPNMKJHGFEDC')).toBe('7K2Q-M4');
});
