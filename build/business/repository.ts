import * as z from 'zod';

const text = z.string().trim().min(1, 'must not be empty');

/**
 * `repository` of `site/business.json`: the repository of the site's files, for editing at /admin of the deployed site.
 */
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

/** Backend of the editor, as Decap CMS reads it. */
export function repositoryBackend({ host, name, branch, signInUrl, applicationId }: Repository) {
  const common = { name: host, repo: name, branch };
  if (host === 'gitlab') return { ...common, auth_type: 'pkce', app_id: applicationId };
  return signInUrl
    ? { ...common, base_url: new URL(signInUrl).origin, auth_endpoint: new URL(signInUrl).pathname.slice(1) }
    : common;
}

/** Origins that the editor's page connects to, by the repository's host. */
export const repositoryOrigins = {
  github: ['https://api.github.com', 'https://www.githubstatus.com'],
  gitlab: ['https://gitlab.com'],
} as const;
