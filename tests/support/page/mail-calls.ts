import { expect, type Page, type Request } from 'playwright/test';

/** The page's calls to the mail service, in order; the list keeps growing. */
export function collectSends(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/email/send')) sent.push(request);
  });
  return sent;
}

/** Milliseconds between the starts of consecutive calls. */
export function gapsMs(sent: readonly Request[]): readonly number[] {
  const starts = sent.map((request) => request.timing().startTime);
  return starts.slice(1).map((start, index) => start - (starts[index] ?? 0));
}

/** The parameters that every mail has of its lead, for comparing whole calls. */
export const leadParams: Readonly<Record<'lead' | 'lead_reference' | 'lead_details', unknown>> = {
  lead: expect.stringMatching(/^{"leadId":"[0-9A-HJKMNP-TV-Z]{26}"/),
  lead_reference: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{2}$/),
  lead_details: expect.any(String),
};
