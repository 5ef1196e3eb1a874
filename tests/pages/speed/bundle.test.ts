import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { minify } from 'terser';
import { build, type Plugin, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { isSystemFont } from '../../../build/business/brand-fonts';
import { readBusiness } from '../../../build/business/business';
import { businessSettingsPlugin } from '../../../build/business/business-settings-plugin';
import { fromRoot } from '../../../build/business/from-root';
import { languagesPlugin } from '../../../build/business/languages-plugin';
import { preactForReact } from '../../../build/widgets/preact-for-react';
import { cssTarget } from '../../../build/widgets/release';
import { tagsPlugin } from '../../../build/widgets/tags-plugin';
import { builtFolder } from '../../support/server/built-folder';
import { brotliBytes, builtBytes } from './compressed-bytes';
import { speedLimits } from './limits';

const business = readBusiness();

it("the tags' script meets its size limit", async () => {
  const isEnglish = business.languages[0] === 'en';
  const limit = speedLimits.tagsScriptBytes + (isEnglish ? 0 : speedLimits.firstLanguageBytes);
  const bytes = builtBytes('widgets/painting-widgets.js');
  const shares = bytes > limit ? `\n${sharesText(await bundleShares())}` : '';
  expect(bytes, `painting-widgets.js${shares}`).toBeLessThanOrEqual(limit);
});

it("Chromium compiles the tags' script while it loads", () => {
  const script = readFileSync(join(builtFolder, 'widgets/painting-widgets.js'), 'utf8');
  expect(script.split('\n')[0]).toMatch(/^\/\/# allFunctionsCalledOnLoad /);
});

it('the scripts name the file with the licences of their parts, and it lists them all', () => {
  for (const script of ['painting-widgets.js', 'painting-widgets.mjs']) {
    const [first] = readFileSync(join(builtFolder, 'widgets', script), 'utf8').split('\n');
    expect(first).toContain('THIRD-PARTY-LICENCES.txt');
  }
  const licences = readFileSync(join(builtFolder, 'widgets/THIRD-PARTY-LICENCES.txt'), 'utf8');
  for (const owner of ['preact', 'react-toastify', '@r2wc/react-to-web-component', 'hono', 'nodemailer']) {
    expect(licences).toContain(`\n${owner} `.trimEnd());
  }
  const fonts = Object.values(business.brand.fonts).filter((family) => !isSystemFont(family));
  for (const family of fonts) expect(licences).toContain(`\nFont: ${family}`);
});

/** A package's or folder's share of the tags' script. */
interface BundleShare {
  /** Package name, or `widgets/<folder>` for our own code. */
  readonly owner: string;
  /**
   * Bytes minified and compressed alone; shares sum to more than the whole, because repetition compresses.
   */
  readonly bytes: number;
}

/** Builds the tags without writing, and measures each package and folder, largest first. */
async function bundleShares(): Promise<readonly BundleShare[]> {
  const codeByOwner = new Map<string, string>();
  for (const [id, code] of await renderedModules()) {
    const owner = ownerOf(id);
    codeByOwner.set(owner, `${codeByOwner.get(owner) ?? ''}{${code}}\n`);
  }
  const shares = [...codeByOwner].map(async ([owner, code]) => ({ owner, bytes: await minifiedBytes(code) }));
  return (await Promise.all(shares)).sort((a, b) => b.bytes - a.bytes);
}

/** Each package's bytes in the bundle, as a text table. */
function sharesText(shares: readonly BundleShare[]): string {
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
