import { spawnSync } from 'node:child_process';
import { fromRoot } from '../business/from-root';

// npm run build [-- --publish]: builds the server module, the site, then the tags and the examples, each in a process of its own, since
// what one of them leaves in memory would be too much for a small machine together with the next.

/** Collects garbage before the heap has grown by a third of what is alive; else it doubles while pages are rendered. */
const thrifty = '--heap-growing-percent=30';

// Imported only where it is used: this process waits for the others, and is to stay small.
if (process.env.BUILD_PART === 'server')
  await (await import('../widgets/load-prerender')).buildServerModuleAlone();
else buildAll();

function buildAll(): void {
  const [, ownFile = '', ...words] = process.argv;
  const vite = [
    thrifty,
    'node_modules/vite/bin/vite.js',
    'build',
    '--configLoader',
    'runner',
    '--',
    ...words,
  ];
  const parts = [
    { part: 'server', command: ['--import', 'tsx', ownFile] },
    { part: 'site', command: vite },
    { part: 'tags', command: vite },
  ];
  for (const { part, command } of parts) {
    const isFirst = part === 'server';
    const env = { ...process.env, BUILD_PART: part, ...(isFirst ? {} : { SERVER_MODULE: 'built' }) };
    const { status } = spawnSync(process.execPath, command, { cwd: fromRoot('.'), env, stdio: 'inherit' });
    if (status !== 0) process.exit(status ?? 1);
  }
}
