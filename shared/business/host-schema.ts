import * as z from 'zod';

/** `host` of `business.json`: base path and URL style. */
export const hostSchema = z
  .strictObject({
    urls: z.enum(['files', 'folders'], "must be 'files' or 'folders'").default('files'),
    basePath: z
      .string()
      .regex(/^\/([\w-]+\/)*$/, 'must be / or a path that begins and ends with /, such as /painting/')
      .default('/'),
  })
  .prefault({});

/**
 * `basePath` has a slash at both ends. `urls` serves pages as files (`/about` from `about.html`) or, for
 * hosts that can't, as folders (`/about/` from `about/index.html`).
 */
export type HostSettings = z.infer<typeof hostSchema>;
