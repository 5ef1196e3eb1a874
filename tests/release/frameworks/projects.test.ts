import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fromRoot } from '../../../build/business/from-root';
import { startNodeServer } from '../../../server/host/node-server';
import { createStaticHost } from '../../../server/host/static-host';
import { chromiumFlags, findTestChromium } from '../../support/browser/find-chromium';

/** Type check of each project. */
const checks = {
  typescript: ['tsc', '-p', '.'],
  react: ['tsc', '-p', '.'],
  vue: ['vue-tsc', '-p', '.'],
  svelte: ['svelte-check', '--tsconfig', './tsconfig.json', '--fail-on-warnings'],
} as const;

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findTestChromium() ?? '', args: [...chromiumFlags] });
});
afterAll(() => browser.close());

describe.each(Object.entries(checks))('a project with %s', (name, check) => {
  const folder = fromRoot(`tests/release/frameworks/projects/${name}`);
  const run = (program: string, ...words: readonly string[]) =>
    promisify(execFile)(fromRoot(`tests/release/node_modules/.bin/${program}`), words, {
      cwd: folder,
    });

  it('type-checks', async () => {
    const [program, ...words] = check;
    await run(program, ...words);
  });

  it('builds, renders the tag and receives its events', async () => {
    const built = fromRoot(`.cache/frameworks/${name}`);
    await run('vite', 'build', '--outDir', built, '--emptyOutDir', '--logLevel', 'error');
    const server = await startNodeServer(createStaticHost({ folder: built }), 0, '127.0.0.1');
    const page = await browser.newPage();
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    try {
      await page.goto(`http://127.0.0.1:${server.port}/`);
      await page.getByRole('heading', { name: 'A quote' }).waitFor();
      await page.getByText('Test mode: no lead is sent').waitFor();
      expect(await page.getByLabel('Address*').inputValue()).toBe('1 Main Street');
      await page.getByLabel('Name*').fill('Ada');
      await page.locator('output', { hasText: 'painting-start' }).waitFor();
      expect(await page.getByRole('link', { name: 'Call us' }).isVisible()).toBe(false);
      expect(faults).toEqual([]);
    } finally {
      await page.close();
      await server.stop(0);
    }
  });
});

// The checkers are packages of tests/release; they check the package's declarations.

/** A checker's output for the files in `templates`. */
async function linesOf(program: string, words: readonly string[]): Promise<string> {
  const folder = fromRoot('tests/release/frameworks');
  const bin = fromRoot(`tests/release/node_modules/.bin/${program}`);
  const { stdout } = await promisify(execFile)(bin, words, { cwd: folder }).catch((error) => error);
  return String(stdout);
}

it('Vue templates accept the tags, their attributes and events, and reject wrong values', async () => {
  const said = await linesOf('vue-tsc', ['-p', '.']);
  expect(said).toContain(`templates/refused.vue(5,24): error TS2322: Type '"dark"' is not assignable`);
  expect(said).toContain(`templates/refused.vue(6,25): error TS2322: Type '"near"' is not assignable`);
  expect(said).not.toContain('accepted');
});

it('Svelte 5 markup accepts the tags, their attributes and events, and rejects wrong values', async () => {
  const said = await linesOf('svelte-check', ['--tsconfig', './tsconfig.json', '--output', 'machine']);
  expect(said).toContain('"templates/refused.svelte" 4:22 "Type');
  expect(said).toContain('1 ERRORS');
});
