import { join, sep } from 'node:path';
import type { ViteDevServer } from 'vite';
import { type RunningServer, startNodeServer } from '../../server/host/node-server';
import { createStaticHost } from '../../server/host/static-host';
import { buildExamples } from './build-examples';
import { examplesFolder } from './example-page';

/** Serves the examples of the dev server, on the port after the site's or any free one if that is taken. */
export function startDevExamples(
  server: ViteDevServer,
  site: { readonly port: number; readonly address: string },
): Promise<RunningServer> {
  const fetch = examplesHost(server, site.port);
  return startNodeServer(fetch, site.port + 1, site.address).catch(() =>
    startNodeServer(fetch, 0, site.address),
  );
}

/** Serves the examples, built with the first call after a change of their sources. */
function examplesHost({ config, watcher }: ViteDevServer, sitePort: number) {
  const folder = join(config.cacheDir, 'examples');
  let host: Promise<ReturnType<typeof createStaticHost>> | undefined;
  watcher.add(examplesFolder).on('all', (_event, file) => {
    if (file.startsWith(examplesFolder + sep)) host = undefined;
  });
  const build = async () => {
    await buildExamples(folder);
    return createStaticHost({
      folder,
      replacements: ({ hostname }) => {
        const site = `${hostname}:${sitePort}`;
        return {
          // The connection of the hot reload is not of the origin in a policy.
          'connect-src %WIDGETS_ORIGIN%': `connect-src http://${site} ws://${site}`,
          '%WIDGETS_ORIGIN%': `http://${site}`,
        };
      },
    });
  };
  return async (request: Request) => {
    host ??= build();
    return (await host)(request);
  };
}
