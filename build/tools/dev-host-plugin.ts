import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { defaultAllowedOrigins, type Plugin } from 'vite';
import { isServicePath } from '../../server/app/app';
import { type OpenServices, openServices } from '../../server/app/start';
import { urlLines } from '../../server/app/url-lines';
import { readNodeSettings } from '../../server/base/node-settings';
import { findRedirect, parseRedirectRules } from '../../server/host/host-rules';
import { businessFolder } from '../business/folders';
import { fromRoot } from '../business/from-root';
import { pagePaths } from '../content/page-files';
import { PictureStore } from '../site/picture-store';
import { redirects } from '../site/redirects';
import { SiteReader } from '../site/site';
import { startDevExamples } from './dev-examples';

/** The dev server serves from `/`, whatever path the site is built for. */
const basePath = '/';

/** Rooms whose modules pages load. Not the leads, which any page could ask for otherwise. */
const servedRooms = ['site', 'widgets', 'shared', 'node_modules'].map(fromRoot);

/**
 * Makes `npm run dev` what the built product is on its host: the services, the mail box and the leads answer, redirects
 * hold, and the examples are on an origin of their own. Prints all addresses first.
 */
export function devHostPlugin(): Plugin {
  const reader = new SiteReader(new PictureStore());
  return {
    name: 'dev-host',
    apply: 'serve',
    config: ({ server }) => ({
      server: {
        // Modules of the configuration that are no files, which Vite would watch, and complain about.
        ...(server?.watch !== null && { watch: { ignored: (path: string) => path.includes('\0') } }),
        // A sandboxed frame has the origin `null`.
        cors: { origin: [defaultAllowedOrigins, 'null'] },
        fs: { allow: [...servedRooms, businessFolder] },
      },
    }),
    async configureServer(server) {
      const { httpServer } = server;
      if (!httpServer) return;
      const options = { ...readNodeSettings(process.env), basePath, quiet: true };
      const services = await openServices(options);
      server.middlewares.use(serviceCalls(services)).use(redirected(reader));
      server.printUrls = () => {};
      httpServer.once('listening', async () => {
        const site = httpServer.address() as AddressInfo;
        const examples = await startDevExamples(server, site);
        httpServer.once('close', () => void examples.stop(0));
        const lines = urlLines({
          home: `http://localhost:${site.port}/`,
          examplesOrigin: `http://localhost:${examples.port}`,
          leadsToken: services.leadsToken,
          isTokenKnown: options.leadsToken !== undefined,
          hasMailServer: options.smtpUrl !== undefined,
        });
        server.config.logger.info(lines.join('\n'));
      });
      httpServer.once('close', () => void services.close());
    },
  };
}

type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

function serviceCalls({ fetch }: OpenServices): Middleware {
  const listener = getRequestListener((request, env) => fetch(request, env as HttpBindings), {
    overrideGlobalObjects: false,
  });
  return (request, response, next) => {
    if (isServicePath(pathOf(request))) void listener(request, response);
    else next();
  };
}

/** Answers other spellings of a page's path, and former ones, as the built `_redirects` and our host do. */
function redirected(reader: SiteReader): Middleware {
  return (request, response, next) => {
    const path = pathOf(request);
    const isPage = /text\/html/.test(request.headers.accept ?? '') && !/^\/@|\.(?!html$)\w+$/.test(path);
    if (!isPage) return next();
    try {
      const location = locationOf(path, reader);
      if (location === undefined) return next();
      const query = /\?.*$/s.exec(request.url ?? '')?.[0] ?? '';
      response.writeHead(301, { Location: location + query }).end();
    } catch (error) {
      next(error);
    }
  };
}

function locationOf(path: string, reader: SiteReader): string | undefined {
  const known = pagePaths();
  if (known.has(path)) return undefined;
  const plain = path.replace(/\.html$|\/+$/, '').toLowerCase();
  const other = [...known].find((page) => page.toLowerCase() === plain);
  if (other !== undefined) return other;
  const rules = parseRedirectRules(redirects(reader.read().pages, { basePath, urls: 'files' }));
  const found = findRedirect(
    path,
    rules.filter(({ status }) => status !== 404),
  );
  return found?.location;
}

/** The decoded path of a request; an undecodable one as it is. */
function pathOf({ url = '/' }: IncomingMessage): string {
  const [path = '/'] = url.split('?', 1);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
