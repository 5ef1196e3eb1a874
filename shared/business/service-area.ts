import * as z from 'zod';
import { text } from '../schema-parts';
import { languageCodes } from '../texts';

const degrees = (limit: number) => {
  const range = `must be from -${limit} to ${limit}`;
  return z.number('must be a number').min(-limit, range).max(limit, range);
};

const latitude = degrees(90);
const longitude = degrees(180);
const place = z
  .tuple([latitude, longitude])
  .meta({ description: 'Latitude, then longitude, such as 45.42, -75.7.', editor: 'place' });

/** `serviceArea` of `site/business.json`. */
export const serviceAreaSchema = z
  .strictObject({
    latitude: latitude.meta({ title: 'Latitude of its middle' }),
    longitude: longitude.meta({ title: 'Longitude of its middle' }),
    zoom: z
      .number('must be a number')
      .min(0, 'must be from 0 to 22')
      .max(22, 'must be from 0 to 22')
      .meta({ title: 'Zoom of the map, from 0 to 22' }),
    radiusKm: z
      .number('must be a number')
      .positive('must be more than 0')
      .meta({ title: 'How far it reaches, in kilometres' }),
    towns: z.array(text).min(1, 'must name at least one town').meta({ title: 'Towns' }),
    /** Latitude and longitude of the towns on the map drawing; other towns are only listed. */
    places: z.record(z.string(), place).default({}).meta({
      title: 'Where towns are',
      description: 'The map draws a town that is left empty where the list of towns has it.',
      keys: 'towns',
    }),
    /** Lakes and rivers on the drawing. */
    waters: z
      .array(
        z.strictObject({
          kind: z.enum(['lake', 'river'], 'must be "lake" or "river"').meta({ title: 'Lake or river' }),
          /** A lake's whole shore, or a river's course. */
          course: z
            .array(place)
            .min(4, 'must have at least four places')
            .meta({ title: 'Shore or course', entry: 'place' }),
          /** Its name, and the centre of that label. */
          label: z
            .strictObject({
              text: z
                .partialRecord(z.enum(languageCodes), text)
                .meta({ title: 'Text', titles: { en: 'In English', fr: 'In French' } }),
              at: place.meta({ title: 'Where it is written', editor: 'place' }),
            })
            .optional()
            .meta({ title: 'Its name' }),
        }),
      )
      .default([])
      .meta({ title: 'Lakes and rivers on the map', entry: 'lake or river' }),
    /** Prefixes of the postal codes served; the quote form then asks for a postal code. */
    postalCodes: z
      .array(text)
      .optional()
      .meta({ title: 'First characters of the postal codes served', entry: 'beginning' }),
  })
  .superRefine(({ places, towns }, context) => {
    for (const town of Object.keys(places)) {
      if (!towns.includes(town)) {
        context.addIssue({ code: 'custom', path: ['places', town], message: 'must be one of the towns' });
      }
    }
  });
