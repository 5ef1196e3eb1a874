import { z } from 'zod';

/** `LEADS_TOKEN` as a setting: long enough that it cannot be guessed. */
export const leadsToken = z.string().min(20, 'must have at least 20 characters');
