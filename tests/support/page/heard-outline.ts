import type { Locator } from 'playwright/test';

/**
 * What a screen reader finds in a part of the page, in order, as text: roles, names and states. What differs from day to
 * day or lead to lead is written alike.
 */
export async function heardOutline(part: Locator): Promise<string> {
  const text = await part.ariaSnapshot();
  return `${text
    .replace(/http:\/\/localhost:\d+/g, '')
    .replace(/\b[A-Z0-9]{4}-[A-Z0-9]{2}\b/g, 'REFERENCE')
    .replace(/\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day(?:, [A-Z][a-z]+ \d+)?/g, 'DAY')
    .replace(/\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b(?:(?:, [A-Z][a-z]+)? \d+)?/g, 'DAY')
    .replace(/\b[A-Z][a-z]+ \d{1,2}, \d{4}/g, 'DATE')
    .replace(/(contact you )[^.]*/g, '$1WHEN')}\n`;
}
