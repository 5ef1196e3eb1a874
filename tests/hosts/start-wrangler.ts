import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fromRoot } from '../../build/from-root';
import type { HostSettings } from '../../build/site/hosts/host-settings';
import { type RunningProgram, runProgram } from './running-program';

/** Cloudflare's runtime, if the edge's tests have installed it (`npm run test:edge`). */
export const wrangler = fromRoot('server/edge/node_modules/.bin/wrangler');

/** Cloudflare's runtime with a web root as static files and no worker. */
export function startWrangler(folder: string, { urls }: HostSettings, port: number): Promise<RunningProgram> {
  return runProgram(wrangler, port, async (own) => {
    const config = {
      name: 'site',
      compatibility_date: '2025-06-01',
      assets: {
        directory: folder,
        html_handling: urls === 'folders' ? 'force-trailing-slash' : 'drop-trailing-slash',
        not_found_handling: '404-page',
      },
    };
    await writeFile(join(own, 'wrangler.json'), JSON.stringify(config));
    const quiet = ['--inspector-port', '0', '--show-interactive-dev-session=false'];
    return ['dev', '--config', join(own, 'wrangler.json'), '--port', `${port}`, ...quiet];
  });
}
