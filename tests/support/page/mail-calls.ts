import { expect, type Page, type Request } from 'playwright/test';

/** The page's calls to the mail service, in order; the list keeps growing. */
export function collectSends(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/email/send')) sent.push(request);
  });
  return sent;
}

/** The parameters that every mail has of its lead, for comparing whole calls. */
export const leadParams: Readonly<Record<'lead' | 'lead_reference' | 'lead_details', unknown>> = {
  lead: expect.stringMatching(/^{"leadId":"[0-9A-HJKMNP-TV-Z]{26}"/),
  lead_reference: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{2}$/),
  lead_details: expect.any(String),
};
