import type { Page, Request } from 'playwright/test';

/** The page's calls to the mail service, in the order in which they go out; the list grows while the page sends. */
export function collectSends(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/email/send')) sent.push(request);
  });
  return sent;
}

/** The milliseconds between the starts of each two calls that follow one another. */
export function gapsMs(sent: readonly Request[]): readonly number[] {
  const starts = sent.map((request) => request.timing().startTime);
  return starts.slice(1).map((start, index) => start - (starts[index] ?? 0));
}
