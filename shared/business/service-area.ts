import * as z from 'zod';
import { text } from '../schema-parts';
import { languageCodes } from '../texts';

const degrees = (limit: number) => {
  const range = `must be from -${limit} to ${limit}`;
  return z.number('must be a number').min(-limit, range).max(limit, range);
};

const latitude = degrees(90);
const longitude = degrees(180);
const place = z.tuple([latitude, longitude]).describe('Latitude, then longitude, in degrees.');

/** `serviceArea` of `site/business.json`. */
export const serviceAreaSchema = z
  .strictObject({
    latitude,
    longitude,
    zoom: z.number('must be a number').min(0, 'must be from 0 to 22').max(22, 'must be from 0 to 22'),
    radiusKm: z.number('must be a number').positive('must be more than 0'),
    towns: z.array(text).min(1, 'must name at least one town'),
    /** Latitude and longitude of the towns on the map drawing; other towns are only listed. */
    places: z.record(z.string(), place).default({}),
    /** Lakes and rivers on the drawing. */
    waters: z
      .array(
        z.strictObject({
          kind: z.enum(['lake', 'river'], 'must be "lake" or "river"'),
          /** A lake's whole shore, or a river's course. */
          course: z.array(place).min(4, 'must have at least four places'),
          /** Its name, and the centre of that label. */
          label: z.strictObject({ text: z.partialRecord(z.enum(languageCodes), text), at: place }).optional(),
        }),
      )
      .default([]),
    /** Prefixes of the postal codes served; the quote form then asks for a postal code. */
    postalCodes: z.array(text).optional(),
  })
  .superRefine(({ places, towns }, context) => {
    for (const town of Object.keys(places)) {
      if (!towns.includes(town)) {
        context.addIssue({ code: 'custom', path: ['places', town], message: 'must be one of the towns' });
      }
    }
  });
