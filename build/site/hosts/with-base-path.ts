import type { ConfigEnv, UserConfig } from 'vite';

/**
 * The part of Vite's configuration that puts a site below a path. Pages keep addresses that begin at `/` until
 * `placeLinks` gives all of them the path; styles and scripts get it here. The dev server always serves from `/`.
 */
export function withBasePath(basePath: string, command: ConfigEnv['command']): UserConfig {
  if (basePath === '/' || command === 'serve') return {};
  return {
    base: basePath,
    experimental: {
      renderBuiltUrl: (file, { hostType }) => (hostType === 'html' ? `/${file}` : basePath + file),
    },
  };
}
