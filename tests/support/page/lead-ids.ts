import { expect } from 'playwright/test';

/** The parameters that every mail has of its lead, for comparing whole calls. */
export const leadIds: Readonly<Record<'lead' | 'lead_reference' | 'lead_details', unknown>> = {
  lead: expect.stringMatching(/^{"leadId":"[0-9A-HJKMNP-TV-Z]{26}"/),
  lead_reference: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{2}$/),
  lead_details: expect.any(String),
};
