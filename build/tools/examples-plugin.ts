import type { AddressInfo } from 'node:net';
import { join, sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { type RunningServer, startNodeServer } from '../../server/host/node-server';
import { createStaticHost } from '../../server/host/static-host';
import { examplesRoot } from '../business/folders';
import { buildExamples } from './build-examples';
import { examplesFolder } from './example-page';

/** Vite plugin that builds the examples after the site and the tags; in dev it serves them on their own origin and prints its address. */
export function examplesPlugin(): Plugin {
  return {
    name: 'examples',
    buildApp: {
      order: 'post',
      handler: () => buildExamples(examplesRoot),
    },
    configureServer(server) {
      const { httpServer } = server;
      httpServer?.once('listening', async () => {
        const site = httpServer.address() as AddressInfo;
        const examples = await startExamples(server, site);
        httpServer.once('close', () => void examples.stop(0));
        server.config.logger.info(`  Examples: http://localhost:${examples.port}/`);
      });
    },
  };
}

/** On the port after the site's, or any free one if that is taken. */
function startExamples(server: ViteDevServer, site: AddressInfo): Promise<RunningServer> {
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
      replacements: ({ hostname }) => ({
        '%WIDGETS_ORIGIN%': `http://${hostname}:${sitePort}${config.base.replace(/\/$/, '')}`,
      }),
    });
  };
  return async (request: Request) => {
    host ??= build();
    return (await host)(request);
  };
}
