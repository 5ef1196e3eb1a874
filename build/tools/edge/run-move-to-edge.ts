import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { edgeFolder, writeMoveConfig } from './edge-config';
import { type EdgeBindings, moveToEdge } from './move-to-edge';
import { installWrangler } from './wrangler';

// npm run move-to-edge [-- --local FOLDER]: takes the leads and photos of LEADS_DB to the edge of the business that BUSINESS names;
// with --local to the store of `wrangler dev --persist-to FOLDER` on this machine.

interface Proxy {
  readonly env: EdgeBindings;
  dispose(): Promise<void>;
}

const { values } = parseArgs({ options: { local: { type: 'string' } } });
try {
  await installWrangler();
  const { getPlatformProxy } = createRequire(join(edgeFolder, 'package.json'))('wrangler');
  const proxy: Proxy = await getPlatformProxy({
    configPath: writeMoveConfig(process.env.BUSINESS || 'site', { isLocal: values.local !== undefined }),
    persist: values.local === undefined ? false : { path: join(resolve(values.local), 'v3') },
    experimental: { remoteBindings: values.local === undefined },
  });
  try {
    process.exitCode = (await moveToEdge(proxy.env, process.env.LEADS_DB)) ? 0 : 1;
  } finally {
    await proxy.dispose();
  }
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  console.error(
    message === 'fetch failed' ? 'The line to the edge broke: run the same command again.' : message,
  );
  process.exitCode = 1;
}
