import { build, type Plugin } from 'vite';
import { tokenDocs } from '../../widgets/element/describe-tag';
import { businessSettingsPlugin } from '../business/business-settings-plugin';
import { fromRoot } from '../business/from-root';
import { packageVersion } from './release';

/**
 * Script for pages that show the tags in frames, in `dist/widgets`, each version's folder and, for older
 * pages, `dist/embed`.
 */
export const frameLoaderName = 'embed.js';

let bundled: Promise<string> | undefined;

/** The bundled frame script. */
export function frameLoader(): Promise<string> {
  bundled ??= bundle();
  return bundled;
}

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    root: fromRoot('site'),
    publicDir: false,
    logLevel: 'warn',
    plugins: [businessSettingsPlugin()],
    define: { 'import.meta.env.THEME_NAMES': JSON.stringify(Object.keys(tokenDocs)) },
    build: {
      write: false,
      target: 'es2022',
      lib: {
        entry: fromRoot('site/scripts/embed/loader.ts'),
        formats: ['iife'],
        name: 'PaintingFrames',
        fileName: () => frameLoaderName,
      },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const script = output && 'output' in output ? output.output[0] : undefined;
  if (!script) throw new Error(`The build produced no ${frameLoaderName}`);
  return script.code;
}

/** Adds the frame script to the build, and serves it in dev. */
export function frameLoaderPlugin(): Plugin {
  const folders = ['embed', 'widgets', `widgets/${packageVersion()}`];
  return {
    name: 'frame-loader',
    configureServer(server) {
      for (const folder of folders) {
        server.middlewares.use(`/${folder}/${frameLoaderName}`, async (_request, response, next) => {
          try {
            const code = await bundle();
            response.setHeader('Content-Type', 'text/javascript');
            response.end(code);
          } catch (error) {
            next(error);
          }
        });
      }
    },
    async generateBundle() {
      const source = await frameLoader();
      for (const folder of folders)
        this.emitFile({ type: 'asset', fileName: `${folder}/${frameLoaderName}`, source });
    },
  };
}
