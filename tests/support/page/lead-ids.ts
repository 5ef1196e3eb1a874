import { expect } from 'playwright/test';

/** Parameters that identify a mail's lead, to compare whole calls. */
export const leadIds: Readonly<Record<'lead_id' | 'lead_reference', unknown>> = {
  lead_id: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{26}$/),
  lead_reference: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{2}$/),
};
