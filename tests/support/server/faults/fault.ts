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

/** A fault ordered by `POST /faults`; the README describes its fields. */
export type Fault = z.infer<typeof faultSchema>;

/** Parses a fault, or returns one line naming the first invalid field. */
export function parseFault(value: unknown): Fault | string {
  const result = faultSchema.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  return `${issue?.path.join('.') || 'The body'}: ${issue?.message ?? 'does not fit'}`;
}
