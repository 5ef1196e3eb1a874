import { z } from 'zod';
import general from './jobs/general.json' with { type: 'json' };
import { fixedJobs, type Job, type JobField, type JobFields, parseJob } from './jobs/job';
import { assumedName, type FieldValue, maximumCount } from './jobs/job-form';
import specificRooms from './jobs/specific_rooms.json' with { type: 'json' };
import { limits } from './limits';

/** No home is larger; it also keeps every price well within exact whole cents. */
const maxFigure = 1_000_000;
const maxFields = 60;

/** A figure may be null or left out unless its field is required. */
function fieldSchema(field: JobField): z.ZodType {
  switch (field.kind) {
    case 'count': {
      const most = field.maximum ?? maximumCount;
      const message = `must be a whole number from 0 to ${most}`;
      return z.int(message).min(0, message).max(most, message);
    }
    case 'flag':
      return z.boolean('must be true or false');
    case 'choice':
      return z.enum(field.values, `must be one of ${field.values.join(', ')}`);
    default: {
      const most = field.maximum ?? maxFigure;
      const message = `must be a number from 0 to ${most}${field.required ? '' : ', or left out'}`;
      const figure = z.number(message).min(0, message).max(most, message);
      return field.required ? figure : figure.nullish();
    }
  }
}

/** A list of the repeated parts of a project. */
function listOf<Item extends z.ZodType>(item: Item, parts: string) {
  return z
    .array(item, `must be a list of ${parts}`)
    .min(1, `must hold at least one ${parts.slice(0, -1)}`)
    .max(limits.rooms, `must hold at most ${limits.rooms} ${parts}`);
}

const anyValue = z.union(
  [z.boolean(), z.number().min(0).max(maxFigure), z.string().max(limits.shortText), z.null()],
  'must be a number, a text, true or false',
);
const anyName = z.string().max(maxFields);

/** Any other job: its fields are defined in its file, which a lead may outlive. */
const otherJobSchema = z.object({
  estimationType: z
    .string()
    .regex(/^[a-z][a-z0-9_]{0,59}$/)
    .refine((type) => !fixedJobs.includes(type)),
  values: z
    .record(anyName, anyValue)
    .refine((values) => Object.keys(values).length <= maxFields, `must have at most ${maxFields} fields`),
  items: z
    .array(z.object({ id: z.number() }).catchall(anyValue))
    .max(limits.rooms)
    .optional(),
});

type General = typeof general;
type SpecificRooms = typeof specificRooms;
type ValuesOf<Fields> = { readonly [Name in keyof Fields]?: FieldValue };

/**
 * A project as the calculators send it (docs/behaviour.md#33-calculator-fields,
 * docs/behaviour.md#45-the-estimate-call).
 */
export type EstimateBody =
  | ({ readonly estimationType: 'general' } & ValuesOf<General['fields']>)
  | {
      readonly estimationType: 'specific_rooms';
      readonly rooms: readonly ({ readonly id: number } & ValuesOf<SpecificRooms['items']['fields']>)[];
      readonly generalValues: ValuesOf<SpecificRooms['fields']>;
    }
  | z.infer<typeof otherJobSchema>;

/** The project, as the request body of the estimate service. */
export const projectSchema = z.union(
  [...[general, specificRooms].map((file) => bodySchema(parseJob(file, 'shared/jobs'))), otherJobSchema],
  'must be the body of an estimate',
) as unknown as z.ZodType<EstimateBody, EstimateBody>;

/** A valid body and its job, or one line for the client that names the first field in error. */
export type ParsedEstimateBody =
  | { readonly ok: true; readonly body: EstimateBody; readonly job: Job }
  | { readonly ok: false; readonly error: string };

/**
 * Checks what a call sent: its parsed JSON, or `undefined`, against the fields of the job that it names. Unknown fields are
 * ignored: newer clients can call an older server.
 */
export function parseEstimateBody(value: unknown, jobs: readonly Job[]): ParsedEstimateBody {
  const named = z.object({ estimationType: z.unknown().optional() }).safeParse(value);
  if (!named.success) return { ok: false, error: 'The body must be a JSON object' };
  const job = jobs.find(({ id }) => id === named.data.estimationType);
  if (!job) {
    return { ok: false, error: `estimationType must be one of ${jobs.map(({ id }) => id).join(', ')}` };
  }
  const result = bodySchema(job).safeParse(value);
  if (result.success) return { ok: true, body: result.data as EstimateBody, job };
  const issue = result.error.issues[0];
  return { ok: false, error: `${fieldName(issue?.path ?? [])} ${issue?.message}` };
}

/** The body of a job; the two of the specification have their own. */
function bodySchema({ id, fields, items }: Job): z.ZodType {
  const estimationType = z.literal(id);
  const values = jobValues(fields);
  if (id === 'general') return z.object({ estimationType, ...values.shape });
  const item = items && jobValues(items.fields, { id: z.number('must be a number') });
  if (id === 'specific_rooms' && item) {
    return z.object({ estimationType, rooms: listOf(item, 'rooms'), generalValues: values });
  }
  return z.object({ estimationType, values, ...(item && { items: listOf(item, 'items') }) });
}

function jobValues(fields: JobFields, others: Readonly<Record<string, z.ZodType>> = {}) {
  const shape = Object.entries(fields).flatMap(([name, field]): [string, z.ZodType][] => [
    [name, fieldSchema(field)],
    // Says that the area is the usual one, which the visitor took without knowing the size.
    ...(field.kind === 'area' && field.usual
      ? [[assumedName(name), z.boolean('must be true or false').optional()] as [string, z.ZodType]]
      : []),
  ]);
  return z.object({ ...others, ...Object.fromEntries(shape) }, 'must be an object');
}

/** The path of a field as in code: `rooms[0].wallSqft`. */
function fieldName(path: readonly PropertyKey[]): string {
  if (path.length === 0) return 'The body';
  return path
    .map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index ? '.' : ''}${String(key)}`))
    .join('');
}
