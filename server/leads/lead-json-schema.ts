import { z } from 'zod';
import { publishedLeadSchema } from '../../shared/lead';

/** The JSON Schema of a lead as webhooks and the export send it: docs/lead.schema.json. */
export function leadJsonSchema(): object {
  return z.toJSONSchema(publishedLeadSchema, { target: 'draft-2020-12' });
}
