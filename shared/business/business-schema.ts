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
  name: text,
  owner: text.meta({ title: 'Who answers for the work' }),
  city: text,
  area: text,
  region: z.string().regex(/^[A-Z]{2}$/, 'must be two capital letters, such as ON'),
  country: z.string().regex(/^[A-Z]{2}$/, 'must be two capital letters, such as CA'),
  url: siteUrl,
  email: z.email('must be an e-mail address'),
  phone: z.strictObject({
    shown: text.meta({ title: 'Number as it is shown' }),
    dialled: z
      .string()
      .regex(/^\+[1-9]\d{7,14}$/, 'must be + and the digits with the country code, such as +14165550187')
      .meta({ title: 'Number that a press on it calls' }),
  }),
  since: z
    .int('must be a whole year')
    .min(1800, 'must be a year from 1800 on')
    .meta({ title: 'Painting since the year' }),
  timeZone,
  ...businessRules,
  brand: brandSchema,
  social: z.array(
    z.strictObject({
      kind: z
        .string()
        .regex(/^[a-z][a-z-]*$/, 'must be the name of a mark in site/images/marks, such as social'),
      label: text,
      url: webUrl,
    }),
  ),
  serviceArea: serviceAreaSchema,
  emailService: z.strictObject({
    url: endpoint,
    serviceId: text,
    publicKey: text,
    templates: z.strictObject({
      contactNotification: text,
      contactConfirmation: text,
      estimatorTeam: text,
      estimatorCustomer: text,
    }),
  }),
  estimateService: z.strictObject({ url: endpoint }),
  leadService: z.strictObject({ url: endpoint }).optional(),
  maps: z.strictObject({ apiKey: z.string('must be text; leave it empty when there is no key') }),
  host: hostSchema,
  repository: repositorySchema.optional(),
});

/** The business in `site/business.json`: names, numbers, links, endpoints and keys. */
export type Business = z.infer<typeof businessSchema>;
