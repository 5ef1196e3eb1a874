import react from '@vitejs/plugin-react';
import { minify } from 'terser';
import { build, type Plugin, type Rolldown } from 'vite';
import { businessSettingsPlugin } from '../../build/business-settings-plugin';
import { fromRoot } from '../../build/from-root';
import { cssTarget } from '../../build/widgets/css-target';
import { languagesPlugin } from '../../build/widgets/languages-plugin';
import { preactForReact } from '../../build/widgets/preact-for-react';
import { tagsPlugin } from '../../build/widgets/tags-plugin';
import { brotliBytes } from './compressed-bytes';

/** A package's or folder's share of the tags' script. */
export interface BundleShare {
  /** Package name, or `widgets/<folder>` for our own code. */
  readonly owner: string;
  /**
   * Bytes minified and compressed alone; shares sum to more than the whole, because repetition compresses.
   */
  readonly bytes: number;
}

/** Builds the tags without writing, and measures each package and folder, largest first. */
export async function bundleShares(): Promise<readonly BundleShare[]> {
  const codeByOwner = new Map<string, string>();
  for (const [id, code] of await renderedModules()) {
    const owner = ownerOf(id);
    codeByOwner.set(owner, `${codeByOwner.get(owner) ?? ''}{${code}}\n`);
  }
  const shares = [...codeByOwner].map(async ([owner, code]) => ({ owner, bytes: await minifiedBytes(code) }));
  return (await Promise.all(shares)).sort((a, b) => b.bytes - a.bytes);
}

/** Each package's bytes in the bundle, as a text table. */
export function sharesText(shares: readonly BundleShare[]): string {
  return shares.map(({ owner, bytes }) => `${String(bytes).padStart(7)}  ${owner}`).join('\n');
}

async function renderedModules(): Promise<readonly (readonly [string, string])[]> {
  const [preact, languages] = [preactForReact(), languagesPlugin()].map(inEveryEnvironment);
  const output = (await build({
    configFile: false,
    root: fromRoot('site'),
    publicDir: false,
    logLevel: 'error',
    plugins: [react(), businessSettingsPlugin(), tagsPlugin(), preact, languages],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      minify: false,
      cssTarget,
      lib: { entry: fromRoot('widgets/index.ts'), formats: ['iife'], name: 'PaintingWidgets' },
    },
  })) as Rolldown.RolldownOutput[];
  return output
    .flatMap((one) => one.output)
    .flatMap((file) => (file.type === 'chunk' ? Object.entries(file.modules) : []))
    .flatMap(([id, { code }]) => (code ? [[id, code] as const] : []));
}

function inEveryEnvironment(plugin: Plugin): Plugin {
  const { applyToEnvironment: _, ...rest } = plugin;
  return rest;
}

function ownerOf(id: string): string {
  const name = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1];
  return (
    name ??
    /^((?:widgets|build|site)\/[^/?]+|shared)\b/.exec(id.replace(fromRoot(''), ''))?.[1] ??
    'the bundler'
  );
}

/** Part of a bundle; imported names stay unchanged. */
async function minifiedBytes(code: string): Promise<number> {
  const { code: small = '' } = await minify(code, { ecma: 2020, toplevel: false });
  return brotliBytes(small);
}
