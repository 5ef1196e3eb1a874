import { leadSchema } from '../../shared/lead';
import { limits } from '../../shared/limits';
import { jsonBytes } from '../base/json-bytes';

/** A lead that the server takes: its texts of a mail and the whole of it are no larger than the limits, whatever it is made of. */
export const acceptedLeadSchema = leadSchema
  .refine(({ texts }) => jsonBytes(texts) <= limits.textsBytes, {
    path: ['texts'],
    message: `must have at most ${limits.textsBytes / 1000} kB together`,
  })
  .refine((lead) => jsonBytes(lead) <= limits.leadBytes, `must have at most ${limits.leadBytes / 1000} kB`);
