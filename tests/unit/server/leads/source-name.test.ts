import { expect, it } from 'vitest';
import { sourceName, sourceValues } from '../../../../server/leads/source-name';

it.each([
  ['', ''],
  ['source=partner-x; utm_source=google; landing=/offers', 'partner-x'],
  ['utm_source=google; utm_campaign=spring; referrer=news.example', 'google'],
  ['gclid=abc; landing=/', 'Google Ads'],
  ['landing=/; referrer=news.example', 'news.example'],
  ['utm_campaign=spring; landing=/', 'spring'],
  ['source=; utm_source=bing', 'bing'],
  ['fbclid=abc', 'Facebook'],
  ['msclkid=abc', 'Microsoft Advertising'],
  ['landing=/; utm_medium=cpc', ''],
  ['something else', ''],
])('%j is counted as %j', (line, name) => {
  expect(sourceName(line)).toBe(name);
});

it.each([
  ['', {}],
  ['source=partner-x; landing=/offers?a=b', { source: 'partner-x', landing: '/offers?a=b' }],
  [' source = a ;; nothing ; b=', { source: 'a', b: '' }],
])('%j says %j', (line, values) => {
  expect(sourceValues(line)).toEqual(values);
});
