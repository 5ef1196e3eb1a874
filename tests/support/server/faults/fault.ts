import { z } from 'zod';

const faultSchema = z
  .strictObject({
    path: z.enum(['/api/v1.0/email/send', '/api/estimate']),
    template: z.string().optional(),
    status: z.int().min(200).max(599).optional(),
    body: z.string().optional(),
    contentType: z.string().optional(),
    kind: z.enum(['status', 'hang', 'reset', 'truncate', 'slow']).default('status'),
    times: z.int().min(1).max(1000).default(1),
    processed: z.boolean().default(false),
  })
  .refine((fault) => fault.kind !== 'status' || fault.status !== undefined, {
    path: ['status'],
    message: 'is needed for the kind status',
  });

/** A fault asked for by `POST /faults`; the README tells what each field does. */
export type Fault = z.infer<typeof faultSchema>;

/** Gives the fault described, or one line that names the first field that does not fit. */
export function parseFault(value: unknown): Fault | string {
  const result = faultSchema.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  return `${issue?.path.join('.') || 'The body'}: ${issue?.message ?? 'does not fit'}`;
}
