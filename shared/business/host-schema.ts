import * as z from 'zod';
import { isWebUrl, webUrl } from '../schema-parts';

const origin = webUrl.refine(
  (value) => !isWebUrl(value) || new URL(value).origin === value,
  'must be only the protocol and the host, without a path or a slash at the end',
);

/** `host` of `business.json`: base path and URL style of the pages, and where the server is, if elsewhere. */
export const hostSchema = z
  .strictObject({
    urls: z
      .enum(['files', 'folders'], "must be 'files' or 'folders'")
      .default('files')
      .meta({ title: 'Pages are files or folders' }),
    basePath: z
      .string()
      .regex(/^\/([\w-]+\/)*$/, 'must be / or a path that begins and ends with /, such as /painting/')
      .default('/')
      .meta({ title: 'Path of the site on its host' }),
    /** Whether browsers ask for https on every name below the site's, too, for a year. */
    includeSubDomains: z
      .boolean()
      .optional()
      .meta({ title: 'Ask for https on every name below this one, too' }),
    /** Host of the services and of /leads, if it is not that of the pages: `https://leads.painters.example`. */
    server: origin.optional().meta({ title: 'Host of the server, if elsewhere' }),
  })
  .prefault({});

/**
 * `basePath` has a slash at both ends. `urls` serves pages as files (`/about` from `about.html`) or, for
 * hosts that can't, as folders (`/about/` from `about/index.html`).
 */
export type HostSettings = z.infer<typeof hostSchema>;
