import { spawnSync } from 'node:child_process';
import { examplesRoot, webRoot } from '../business/folders';
import { fromRoot } from '../business/from-root';

// npm run build [-- --publish]: makes the pictures that are not kept yet, the server module, the site, the tags, then the examples and the
// compressed files, each in a process of its own, since what one of them leaves in memory would be too much for a small machine together with the next.

/** Node flags that collect garbage early; by default the heap doubles while pages are rendered. */
const thrifty = ['--heap-growing-percent=15', '--max-semi-space-size=4'];

/** Environment that makes the allocators of C and of Vite's bundler return freed memory at once; each thread would keep some. */
const returned = { MALLOC_ARENA_MAX: '1', MIMALLOC_PURGE_DELAY: '0', RAYON_NUM_THREADS: '1' };

/** The parts of a build that this file runs itself. Each imports what it needs, so that the process that waits for them stays small. */
const ownParts: Readonly<Record<string, () => Promise<void>>> = {
  pictures: async () => (await import('../site/make-site-pictures')).makeSitePictures(),
  server: async () => (await import('../widgets/load-prerender')).buildServerModuleAlone(),
  rest: buildRest,
};

const ownPart = ownParts[process.env.BUILD_PART ?? ''];
try {
  if (ownPart) await ownPart();
  else buildAll();
} catch (error) {
  // A mistake in the business's files, which says where it is.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function buildRest(): Promise<void> {
  await (await import('./build-examples')).buildExamples(examplesRoot);
  // Last: whatever was built before it is compressed.
  await (await import('../site/compressed-files')).compressFiles(webRoot);
}

function buildAll(): void {
  const [, ownFile = '', ...words] = process.argv;
  const own = ['--import', 'tsx', ownFile];
  // Read by tsx, since the runner takes longer, and more memory, than the build itself.
  const vite = [
    ...['--import', 'tsx', 'node_modules/vite/bin/vite.js'],
    ...['build', '--configLoader', 'native', '--', ...words],
  ];
  for (const [name, command] of [
    ['pictures', own],
    ['server', own],
    ['site', vite],
    ['tags', vite],
    ['rest', own],
  ] as const) {
    const env = {
      ...returned,
      ...process.env,
      BUILD_PART: name,
      ...(command === vite && { SERVER_MODULE: 'built' }),
    };
    const options = { cwd: fromRoot('.'), env, stdio: 'inherit' } as const;
    const { status } = spawnSync(process.execPath, [...thrifty, ...command], options);
    if (status !== 0) process.exit(status ?? 1);
  }
}
