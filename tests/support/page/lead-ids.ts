import { expect } from 'playwright/test';

/** The parameters by which each mail names its lead, for comparing whole calls. */
export const leadIds: Readonly<Record<'lead_id' | 'lead_reference', unknown>> = {
  lead_id: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{26}$/),
  lead_reference: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{2}$/),
};
