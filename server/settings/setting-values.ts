import { z } from 'zod';

/** Reads origins separated by commas, without the slashes at their ends; an empty text is an empty list. */
export const originList = z.string().transform((text) =>
  text
    .split(',')
    .map((origin) => origin.trim().replace(/\/$/, ''))
    .filter(Boolean),
);

/** `LEADS_TOKEN` as a setting: long enough that it cannot be guessed. */
export const leadsToken = z.string().min(20, 'must have at least 20 characters');
