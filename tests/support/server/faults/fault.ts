import { z } from 'zod';

const faultSchema = z
  .strictObject({
    path: z.enum(['/api/v1.0/email/send', '/api/estimate']),
    /** Only mails of this template id. */
    template: z.string().optional(),
    /** With `body` the answer; `truncate` without both uses the true one. */
    status: z.int().min(200).max(599).optional(),
    body: z.string().optional(),
    contentType: z.string().optional(),
    /**
     * `status` answers; `hang` never does; `reset` resets the connection; `truncate` sends half of the announced body.
     */
    kind: z.enum(['status', 'hang', 'reset', 'truncate']).default('status'),
    /** How many calls it is used for. */
    times: z.int().min(1).max(1000).default(1),
  })
  .refine((fault) => fault.kind !== 'status' || fault.status !== undefined, {
    path: ['status'],
    message: 'is needed for the kind status',
  });

/** A fault ordered by `POST /faults`, used for the first calls it fits. */
export type Fault = z.infer<typeof faultSchema>;

/** Parses a fault, or returns one line naming the first invalid field. */
export function parseFault(value: unknown): Fault | string {
  const result = faultSchema.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  return `${issue?.path.join('.') || 'The body'}: ${issue?.message ?? 'does not fit'}`;
}
