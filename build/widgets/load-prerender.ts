import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { build, type Plugin } from 'vite';
import { businessSettingsPlugin } from '../business/business-settings-plugin';
import { webRoot } from '../business/folders';
import { fromRoot } from '../business/from-root';
import { cssTarget } from './release';
import { tagsPlugin } from './tags-plugin';

type Prerender = Pick<typeof import('./prerender.ts'), 'prerenderPage' | 'renderTag'>;

/** File name of the server module in `dist/widgets`. */
export const serverModuleName = 'server.mjs';

/** Of each web root its own, since two may be built at once. */
const outDir = join(fromRoot('.cache/prerender'), basename(webRoot));

/** Loads the server module. */
export async function loadPrerender(): Promise<Prerender> {
  await buildOnce();
  // Node loads it, even where Vitest has loaded this file.
  return createRequire(import.meta.url)(`${outDir}/${serverModuleName}`);
}

/** The built server module. */
interface ServerModule {
  readonly code: string;
  /** Files it is made of. */
  readonly moduleIds: readonly string[];
}

/** The server module, to publish it. */
export function serverModule(): Promise<ServerModule> {
  return buildOnce();
}

let built: Promise<ServerModule> | undefined;

const moduleIdsFile = `${outDir}/module-ids.json`;

/**
 * Builds the server module, one file without dependencies that runs on any server. The widgets' components
 * import style sheets and business settings, so Vite builds it, with the bundle's CSS options.
 */
function buildOnce(): Promise<ServerModule> {
  built ??= process.env.SERVER_MODULE === 'built' ? readServerModule() : buildServerModule();
  return built;
}

/** Builds the server module for the parts of a build that follow with `SERVER_MODULE=built`, each a process of its own. */
export async function buildServerModuleAlone(): Promise<void> {
  const { moduleIds } = await buildOnce();
  await writeFile(moduleIdsFile, JSON.stringify(moduleIds));
}

async function readServerModule(): Promise<ServerModule> {
  return {
    code: await readFile(join(outDir, serverModuleName), 'utf8'),
    moduleIds: JSON.parse(await readFile(moduleIdsFile, 'utf8')),
  };
}

async function buildServerModule(): Promise<ServerModule> {
  const result = await build({
    configFile: false,
    root: fromRoot('.'),
    plugins: [businessSettingsPlugin(), tagsPlugin()],
    logLevel: 'error',
    // No thank-you is shown on a server.
    define: {
      'process.env.NODE_ENV': '"production"',
      'import.meta.env.FILES_ARE_BESIDE': 'true',
    },
    // React's production build has no jsxDEV, which Vite calls depending on NODE_ENV.
    oxc: { jsx: { development: false } },
    ssr: { target: 'webworker', noExternal: true },
    resolve: { alias: { 'react-dom/server': 'react-dom/server.edge' } },
    build: {
      ssr: fromRoot('build/widgets/prerender.ts'),
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      minify: true,
      cssMinify: true,
      cssTarget,
      rolldownOptions: { output: { format: 'es', entryFileNames: serverModuleName } },
    },
  });
  const chunk = 'output' in result ? result.output[0] : undefined;
  if (!chunk) throw new Error(`The build produced no ${serverModuleName}`);
  return chunk;
}

/**
 * Vite plugin that prerenders the tags of every built page, so forms show before the script runs. In dev the
 * script draws them.
 */
export function prerenderPlugin(): Plugin {
  return {
    name: 'prerender-tags',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const { prerenderPage } = await loadPrerender();
        for (const file of Object.values(bundle)) {
          if (file.type === 'asset' && file.fileName.endsWith('.html')) {
            file.source = prerenderPage(String(file.source));
          }
        }
      },
    },
  };
}
