import type { ConfigEnv, UserConfig } from 'vite';

/**
 * Vite configuration for a base path. `placeLinks` rewrites the pages later; this covers styles and scripts.
 * The dev server always serves from `/`.
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
