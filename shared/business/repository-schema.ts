import * as z from 'zod';
import { text } from '../schema-parts';

/** `repository` of `business.json`: the repository of the site's files, for editing at /admin of the deployed site. */
export const repositorySchema = z
  .strictObject({
    host: z.enum(['github', 'gitlab'], "must be 'github' or 'gitlab'"),
    name: z.string().regex(/^[\w.-]+(\/[\w.-]+)+$/, 'must be owner and repository, such as painter/site'),
    branch: text.default('main'),
    /** GitHub: address of the server that signs editors in. Without it, Netlify's. */
    signInUrl: z
      .url({ protocol: /^https$/, error: 'must be a web address that begins with https://' })
      .optional(),
    /** GitLab: id of the application that signs editors in. */
    applicationId: text.optional(),
  })
  .refine(({ host, applicationId }) => host === 'github' || applicationId !== undefined, {
    path: ['applicationId'],
    error: 'must be given with GitLab',
  });

/** Location of the site's files. */
export type Repository = z.infer<typeof repositorySchema>;
