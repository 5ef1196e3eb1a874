import { z } from 'zod';
import {
  type AreaField,
  estimationTypes,
  type Field,
  type FieldName,
  fields,
  maximumCount,
  type Section,
  sections,
} from './fields';
import { limits } from './limits';

/** No home is larger; it also keeps every price well within exact whole cents. */
const maxAreaSqft = 1_000_000;

/** The schema of one field; an area may be null or left out. */
type FieldSchema<F extends Field> = F extends AreaField
  ? z.ZodOptional<z.ZodNullable<z.ZodNumber>>
  : z.ZodType<F['default'], F['default']>;

type SectionShape<In extends Section> = { [Name in FieldName<In>]: FieldSchema<(typeof fields)[Name]> };

/** The schemas of a section of the calculators, one for each of its fields. */
function shapeOf<In extends Section>(section: In): SectionShape<In> {
  const entries = sections[section].map((name) => [name, fieldSchema(fields[name])]);
  return Object.fromEntries(entries) as SectionShape<In>;
}

function fieldSchema(field: Field): z.ZodType {
  switch (field.kind) {
    case 'count': {
      const message = `must be a whole number from 0 to ${maximumCount}`;
      return z.int(message).min(0, message).max(maximumCount, message);
    }
    case 'flag':
      return z.boolean('must be true or false');
    case 'area': {
      const message = `must be a number from 0 to ${maxAreaSqft}, or left out`;
      return z.number(message).min(0, message).max(maxAreaSqft, message).nullish();
    }
    case 'choice': {
      const values = field.choices;
      return z.enum(values, `must be one of ${values.join(', ')}`);
    }
  }
}

const [general, specificRooms] = estimationTypes;

const wholeCondoSchema = z.object({ estimationType: z.literal(general), ...shapeOf('wholeCondo') });

const roomSchema = z.object({ id: z.number('must be a number'), ...shapeOf('room') }, 'must be an object');

const specificRoomsSchema = z.object({
  estimationType: z.literal(specificRooms),
  rooms: z
    .array(roomSchema, 'must be a list of rooms')
    .min(1, 'must hold at least one room')
    .max(limits.rooms, `must hold at most ${limits.rooms} rooms`),
  generalValues: z.object(shapeOf('general'), 'must be an object'),
});

/** A project in the shape of the estimate service's body. */
export const projectSchema = z.discriminatedUnion('estimationType', [wholeCondoSchema, specificRoomsSchema], {
  error: (issue) =>
    issue.code === 'invalid_union' ? `must be one of ${estimationTypes.join(', ')}` : 'must be a JSON object',
});

/** A project as the calculators send it (docs/behaviour.md#33-calculator-fields, docs/behaviour.md#45-the-estimate-call). */
export type EstimateBody = z.infer<typeof projectSchema>;
/** One room of the specific-rooms calculator. */
export type EstimateRoom = z.infer<typeof roomSchema>;
/** The counts and options both calculators have. */
export type SharedValues = z.infer<typeof specificRoomsSchema>['generalValues'];

/** A valid body, or one line for the client that names the first field in error. */
export type ParsedEstimateBody =
  | { readonly ok: true; readonly body: EstimateBody }
  | { readonly ok: false; readonly error: string };

/** Checks what a call sent: its parsed JSON, or `undefined`. Unknown fields are ignored: newer clients can call an older server. */
export function parseEstimateBody(value: unknown): ParsedEstimateBody {
  const result = projectSchema.safeParse(value);
  if (result.success) return { ok: true, body: result.data };
  const issue = result.error.issues[0];
  return { ok: false, error: `${fieldName(issue?.path ?? [])} ${issue?.message}` };
}

/** The path of a field as in code: `rooms[0].wallSqft`. */
function fieldName(path: readonly PropertyKey[]): string {
  if (path.length === 0) return 'The body';
  return path
    .map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index ? '.' : ''}${String(key)}`))
    .join('');
}
