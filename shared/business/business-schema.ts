import * as z from 'zod';
import { brandSchema } from '../brand/brand-schema';
import { isWebUrl, text, timeZone, webUrl } from '../schema-parts';
import { businessRules } from './business-rules';
import { hostSchema } from './host-schema';
import { repositorySchema } from './repository-schema';
import { serviceAreaSchema } from './service-area';

const endpoint = z
  .string()
  .refine(
    (value) => isWebUrl(value) || /^\/(?!\/)/.test(value),
    'must be a whole web address (https://…) or a path on this site that begins with /',
  );

const siteUrl = webUrl.refine(
  (value) => !isWebUrl(value) || new URL(value).origin === value,
  'must be only the protocol and the host, without a path or a slash at the end',
);

/** `site/business.json`. */
export const businessSchema = z.strictObject({
  name: text.meta({ title: 'Name of the business' }),
  owner: text.meta({ title: 'Who answers for the work' }),
  city: text.meta({ title: 'City' }),
  area: text.meta({ title: "Area, as in 'Toronto and area' or 'the Austin area'" }),
  region: z
    .string()
    .regex(/^[A-Z]{2}$/, 'must be two capital letters, such as ON')
    .meta({ title: 'Province or state' }),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'must be two capital letters, such as CA')
    .meta({ title: 'Country' }),
  url: siteUrl.meta({ title: 'Address of the site' }),
  email: z.email('must be an email address').meta({ title: 'Mail address that gets the requests' }),
  phone: z
    .strictObject({
      shown: text.meta({ title: 'Number as it is shown' }),
      dialled: z
        .string()
        .regex(/^\+[1-9]\d{7,14}$/, 'must be + and the digits with the country code, such as +14165550187')
        .meta({ title: 'Number that a press on it calls' }),
    })
    .meta({ title: 'Phone' }),
  since: z
    .int('must be a whole year')
    .min(1800, 'must be a year from 1800 on')
    .meta({ title: 'Painting since the year' }),
  timeZone: timeZone.meta({ title: 'Time zone' }),
  ...businessRules,
  brand: brandSchema.meta({ title: 'Look' }),
  social: z
    .array(
      z.strictObject({
        kind: z
          .string()
          .regex(/^[a-z][a-z-]*$/, 'must be the name of a mark in site/images/marks, such as social')
          .meta({ title: 'Icon' }),
        label: text.meta({ title: 'Name' }),
        url: webUrl.meta({ title: 'Address' }),
      }),
    )
    .meta({ title: 'Profiles elsewhere', entry: 'profile' }),
  serviceArea: serviceAreaSchema,
  emailService: z
    .strictObject({
      url: endpoint.meta({ title: 'Address' }),
      serviceId: text.meta({ title: 'Id of the service' }),
      publicKey: text.meta({ title: 'Public key' }),
      templates: z
        .strictObject({
          contactNotification: text.meta({ title: 'To the business, of a request' }),
          contactConfirmation: text.meta({ title: 'To the visitor, of a request' }),
          estimatorTeam: text.meta({ title: 'To the business, of an estimate' }),
          estimatorCustomer: text.meta({ title: 'To the visitor, of an estimate' }),
        })
        .meta({ title: 'Ids of the templates' }),
    })
    .meta({ title: 'Service that sends the mails' }),
  estimateService: z
    .strictObject({ url: endpoint.meta({ title: 'Address' }) })
    .meta({ title: 'Service that computes prices' }),
  leadService: z
    .strictObject({ url: endpoint.meta({ title: 'Address' }) })
    .optional()
    .meta({ title: 'Service that also gets each lead' }),
  maps: z
    .strictObject({
      apiKey: z
        .string('must be text; leave it empty when there is no key')
        .meta({ title: 'Key of Google Maps; without one the map is drawn' }),
    })
    .meta({ title: 'Map' }),
  host: hostSchema.meta({ title: 'Where the site is hosted' }),
  repository: repositorySchema.optional().meta({ title: 'Repository, for editing the deployed site' }),
});

/** The business in `site/business.json`: names, numbers, links, endpoints and keys. */
export type Business = z.infer<typeof businessSchema>;

/** Whether a business comes and looks at the work: it said so, or offers half-days for it. */
export function comesToLook({ facts, visits }: Pick<Business, 'facts' | 'visits'>): boolean {
  return facts.hasFreeQuote === true || visits !== undefined;
}
