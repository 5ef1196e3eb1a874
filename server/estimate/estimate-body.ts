import { z } from 'zod';

/** No home is larger; it also keeps every price well within exact whole cents. */
const maxAreaSqft = 1_000_000;

const count = z
  .int('must be a whole number from 0 to 5')
  .min(0, 'must be a whole number from 0 to 5')
  .max(5, 'must be a whole number from 0 to 5');
const flag = z.boolean('must be true or false');
const wallPaintType = z.enum(['colour_change', 'refresh'], 'must be one of colour_change, refresh');
const ceilingType = z.enum(
  ['none', 'non_stipple', 'painted_stipple', 'unpainted_stipple'],
  'must be one of none, non_stipple, painted_stipple, unpainted_stipple',
);
const areaMessage = `must be a number from 0 to ${maxAreaSqft}, or left out`;
const wallSqft = z.number(areaMessage).min(0, areaMessage).max(maxAreaSqft, areaMessage).nullish();

const sharedValues = {
  doors: count,
  doorFrames: count,
  bathrooms: count,
  dens: count,
  closets: count,
  isTwoStory: flag,
  hasHighCeilings: flag,
  hasAccentWall: flag,
};

const wholeCondoSchema = z.object({
  estimationType: z.literal('general'),
  ...sharedValues,
  wallSqft,
  wallPaintType,
  ceilingType,
  hasCrownMolding: flag,
  hasBaseboards: flag,
});

const roomSchema = z.object(
  {
    id: z.number('must be a number'),
    wallPaintType,
    wallSqft,
    ceilingType,
    crownMolding: flag,
    baseboards: flag,
  },
  'must be an object',
);

const specificRoomsSchema = z.object({
  estimationType: z.literal('specific_rooms'),
  rooms: z.array(roomSchema, 'must be a list of rooms').min(1, 'must hold at least one room'),
  generalValues: z.object(sharedValues, 'must be an object'),
});

const bodySchema = z.discriminatedUnion('estimationType', [wholeCondoSchema, specificRoomsSchema], {
  error: (issue) =>
    issue.code === 'invalid_union' ? 'must be one of general, specific_rooms' : 'must be a JSON object',
});

/** What is to be painted, as the calculators send it (docs/behaviour.md#33-calculator-fields, docs/behaviour.md#45-the-estimate-call). */
export type EstimateBody = z.infer<typeof bodySchema>;
/** One room of the specific-rooms calculator. */
export type EstimateRoom = z.infer<typeof roomSchema>;
/** The counts and options both calculators have. */
export type SharedValues = z.infer<typeof specificRoomsSchema>['generalValues'];

/** A body that fits, or one line for the client that names the first field that does not. */
export type ParsedEstimateBody =
  | { readonly ok: true; readonly body: EstimateBody }
  | { readonly ok: false; readonly error: string };

/** Checks the parsed JSON of a call. Fields it does not know are let pass: an older server meets newer clients. */
export function parseEstimateBody(value: unknown): ParsedEstimateBody {
  const result = bodySchema.safeParse(value);
  if (result.success) return { ok: true, body: result.data };
  const issue = result.error.issues[0];
  return { ok: false, error: `${fieldName(issue?.path ?? [])} ${issue?.message ?? 'does not fit'}` };
}

/** Writes a path the way one would in code: `rooms[0].wallSqft`. */
function fieldName(path: readonly PropertyKey[]): string {
  if (path.length === 0) return 'The body';
  return path
    .map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index ? '.' : ''}${String(key)}`))
    .join('');
}
