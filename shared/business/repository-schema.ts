import * as z from 'zod';
import { text } from '../schema-parts';

/** `repository` of `business.json`: the repository of the site's files, for editing at /admin of the deployed site. */
export const repositorySchema = z
  .strictObject({
    host: z.enum(['github', 'gitlab'], "must be 'github' or 'gitlab'").meta({ title: 'Host' }),
    name: z
      .string()
      .regex(/^[\w.-]+(\/[\w.-]+)+$/, 'must be owner and repository, such as painter/site')
      .meta({ title: 'Owner and repository' }),
    branch: text.default('main').meta({ title: 'Branch' }),
    /** GitHub: address of the server that signs editors in. Without it, Netlify's. */
    signInUrl: z
      .url({ protocol: /^https$/, error: 'must be a web address that begins with https://' })
      .optional()
      .meta({ title: 'GitHub: server that signs editors in' }),
    /** GitLab: id of the application that signs editors in. */
    applicationId: text.optional().meta({ title: 'GitLab: id of the application' }),
  })
  .refine(({ host, applicationId }) => host === 'github' || applicationId !== undefined, {
    path: ['applicationId'],
    error: 'must be given with GitLab',
  });

/** Location of the site's files. */
export type Repository = z.infer<typeof repositorySchema>;
