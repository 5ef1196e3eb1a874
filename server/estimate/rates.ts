import { z } from 'zod';
import { fieldsOfKind } from '../../shared/fields';
import ratesFile from './rates.json' with { type: 'json' };

const reason = { unit: z.string().min(1), reason: z.string().min(1) };
const cents = z.strictObject({ cents: z.int().min(0), ...reason });
const percent = z.strictObject({ percent: z.int().min(0), ...reason });
const squareFeet = z.strictObject({ squareFeet: z.int().min(1), ...reason });
const feet = z.strictObject({ feet: z.number().positive(), ...reason });
const ofThePrice = z.strictObject({ percent: z.int().min(0).max(100), ...reason });
const trim = z.strictObject({ flat: cents, perSquareFoot: cents });
const access = z.strictObject({ flat: cents, percent });

/** Things charged by the piece. */
export const countNames = fieldsOfKind('general', 'count');
type CountName = (typeof countNames)[number];
const pieces = Object.fromEntries(countNames.map((name) => [name, cents])) as Record<CountName, typeof cents>;

const ratesSchema = z.strictObject({
  wallsByPaintType: z.strictObject({ refresh: cents, colour_change: cents }),
  ceilingsByType: z.strictObject({
    none: cents,
    non_stipple: cents,
    painted_stipple: cents,
    unpainted_stipple: cents,
  }),
  trim: z.strictObject({ crownMolding: trim, baseboards: trim }),
  pieces: z.strictObject(pieces),
  accentWall: cents,
  access: z.strictObject({ twoStory: access, highCeilings: access }),
  usualWalls: z.strictObject({
    roomLength: feet,
    roomWidth: feet,
    height: feet,
    condoFloor: squareFeet,
    wallsOfFloor: percent,
  }),
  range: z.strictObject({ measured: ofThePrice, assumed: ofThePrice }),
});

/** The table of rates, each with the unit it is charged by and the reason for it. */
export type Rates = z.infer<typeof ratesSchema>;
/** A price for one of something. */
export type CentsRate = z.infer<typeof cents>;
/** A price that has a part for setting up and a part that grows with the area. */
export type TrimRate = z.infer<typeof trim>;
/** A price for hard-to-reach work: a part for the equipment and a share of the surfaces. */
export type AccessRate = z.infer<typeof access>;

/** Checked table of rates; throws an error that names the first invalid rate. */
export function parseRates(value: unknown): Rates {
  const result = ratesSchema.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new Error(`rates.json: ${issue?.path.join('.')}: ${issue?.message}`);
}

/** The rates of `rates.json` beside this file, checked when the program starts. */
export const rates: Rates = parseRates(ratesFile);
