import { expect, it } from 'vitest';
import { sourceName } from '../../../../server/leads/source-name';

it.each([
  ['', ''],
  ['source=partner-x; utm_source=google; landing=/offers', 'partner-x'],
  ['utm_source=google; utm_campaign=spring; referrer=news.example', 'google'],
  ['gclid=abc; landing=/', 'Google Ads'],
  ['landing=/; referrer=news.example', 'news.example'],
  ['something else', ''],
])('%j is counted as %j', (line, name) => {
  expect(sourceName(line)).toBe(name);
});
