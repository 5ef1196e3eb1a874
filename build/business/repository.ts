import type { Repository } from '../../shared/business/repository-schema';

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
