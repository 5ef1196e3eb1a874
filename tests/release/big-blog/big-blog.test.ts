import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fromRoot } from '../../../build/business/from-root';
import { type RunningServers, startServers } from '../../../server/app/start';
import { chromiumFlags, findTestChromium } from '../../support/browser/find-chromium';
import { businessOfServer, fixtureFolder } from '../../support/business';
import { type Measured, measureMemory } from './process-memory';

// A business with 200 articles and three photos as a camera made them, built twice.

/** What `npm run build` may need of a small machine. */
const mostMb = 700;
/** Bytes of a page of the list of articles, plain and with brotli. */
const listLimits = { plain: 120_000, brotli: 15_000 };
const articleCount = 200;

const folder = fromRoot('.cache/big-blog');
const business = join(folder, 'business');
const built = join(folder, 'dist');
const before = join(folder, 'dist-before');

let first: Measured;
let second: Measured;
let server: RunningServers;
let browser: Browser;

beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(fromRoot(fixtureFolder), business, { recursive: true });
  await writeArticles();
  first = await build();
  renameSync(built, before);
  second = await build();
  server = await startServers({
    ...{ distFolder: built, mailboxFolder: join(folder, 'mails') },
    ...{ business: businessOfServer, port: 0, quiet: true },
  });
  browser = await chromium.launch({ executablePath: findTestChromium() ?? '', args: [...chromiumFlags] });
}, 1_200_000);

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

function build(): Promise<Measured> {
  // Vitest's own would not build for production.
  const { NODE_ENV: _, ...own } = process.env;
  const env = { ...own, BUSINESS: business, DIST: built, SITE_URLS: 'files', SITE_BASE_PATH: '/' };
  return measureMemory('npm', ['run', '-s', 'build'], env);
}

/** Every third article is of the first category; the last one alone says 'gossamer'. */
async function writeArticles(): Promise<void> {
  const { categories } = JSON.parse(readFileSync(join(business, 'content/blog.json'), 'utf8'));
  const blog = join(business, 'content/blog');
  const own = readdirSync(blog).filter((name) => name.endsWith('.md')).length;
  for (let index = 0; index < articleCount - own; index += 1) {
    const category = categories.names[index % 3 === 0 ? 0 : 1];
    const createdAt = new Date(Date.UTC(2019, 0, 1 + index, 15)).toISOString();
    const picture = index < 3 ? `picture:\n  name: camera-${index}\n  alt: A wall\n` : '';
    const text = `${'A coat goes on after the last one has dried. '.repeat(90)}${index === 0 ? 'Gossamer.' : ''}`;
    writeFileSync(
      join(blog, `note-${index}.md`),
      `---\ntitle: Note ${index}\ncreatedAt: '${createdAt}'\ncategory: ${category}\nsummary: What we learned on day ${index}.\n${picture}---\n\n${text}\n`,
    );
  }
  for (const index of [0, 1, 2]) {
    // Never resized before, whatever the cache of pictures has.
    const noise = { type: 'gaussian' as const, mean: 100 + 30 * Math.random(), sigma: 20 };
    const [width, height] = [4000, 3000];
    await sharp({ create: { width, height, channels: 3, background: '#888', noise } })
      .jpeg()
      .toFile(join(business, `images/camera-${index}.jpg`));
  }
}

function filesIn(root: string): readonly string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(root, name)).isFile())
    .sort();
}

it(`a build needs at most ${mostMb} MB, all its processes together`, () => {
  console.log(
    `builds needed ${first.peakMb.toFixed(0)} MB with new photos, ${second.peakMb.toFixed(0)} MB without`,
  );
  for (const { status, output, peakMb } of [first, second]) {
    expect(status, output.slice(-2000)).toBe(0);
    expect(peakMb).toBeGreaterThan(100);
    expect(peakMb).toBeLessThan(mostMb);
  }
});

it('two builds of one tree are the same byte for byte', () => {
  expect(filesIn(built)).toEqual(filesIn(before));
  const differing = filesIn(built).filter(
    (name) => !readFileSync(join(built, name)).equals(readFileSync(join(before, name))),
  );
  expect(differing).toEqual([]);
});

it('no page of the list of articles is above its limit', () => {
  const pages = ['blog.html', ...readdirSync(join(built, 'blog/page')).map((name) => `blog/page/${name}`)];
  const html = pages.filter((name) => name.endsWith('.html'));
  expect(html).toHaveLength(Math.ceil(articleCount / 12));
  for (const name of html) {
    const text = readFileSync(join(built, name));
    expect(text.byteLength, name).toBeLessThan(listLimits.plain);
    expect(brotliCompressSync(text).byteLength, name).toBeLessThan(listLimits.brotli);
  }
});

describe('the list of 200 articles', () => {
  it('a long list of articles is read page by page, and its filters find articles on every page', async () => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, baseURL: server.origin });
    const lines: string[] = [];
    page.on('console', (line) => lines.push(line.text()));
    page.on('pageerror', (error) => lines.push(error.message));
    const previews = page.locator('.article-preview').filter({ visible: true });
    const place = page.locator('.list-pages p');
    const status = page.getByRole('status').first();
    await page.goto('/blog');
    await page.getByRole('link', { name: 'Older articles' }).click();
    await page.waitForURL('**/blog/page/2');
    await expect.poll(() => place.textContent()).toBe('Page 2 of 17');
    await page.getByRole('link', { name: 'Interiors' }).click();
    await expect.poll(() => place.textContent()).toBe('Page 1 of 6');
    expect(await previews.count()).toBe(12);
    const count = Number(/^(\d+) of 200 articles: Interiors$/.exec((await status.textContent()) ?? '')?.[1]);
    expect(count).toBeGreaterThan(60);
    await page.getByRole('link', { name: 'Older articles' }).click();
    await page.waitForURL('**/blog?category=Interiors&page=2');
    await expect.poll(() => place.textContent()).toBe('Page 2 of 6');
    await page.reload();
    await expect.poll(() => place.textContent()).toBe('Page 2 of 6');
    await page.goBack();
    await expect.poll(() => place.textContent()).toBe('Page 1 of 6');
    await page.goBack();
    await expect.poll(() => place.textContent()).toBe('Page 2 of 17');
    const field = page.getByPlaceholder('Search articles...').filter({ visible: true });
    await field.fill('gossamer');
    await field.press('Enter');
    await expect.poll(() => previews.locator('h2').allTextContents()).toEqual(['Note 0']);
    expect(await place.isVisible()).toBe(false);
    await page.getByRole('link', { name: 'Show all' }).click();
    await expect.poll(() => place.textContent()).toBe('Page 1 of 17');
    expect(lines).toEqual([]);
    await page.close();
  });

  it('says what it could not read, and shows what it has', async () => {
    const page = await browser.newPage({ baseURL: server.origin });
    await page.route(/\/blog\/(list\.json|page\/\d+)$/, (route) =>
      route.request().resourceType() === 'document' ? route.continue() : route.abort(),
    );
    await page.goto('/blog?category=Interiors');
    await expect
      .poll(() => page.getByRole('status').first().textContent())
      .toMatch(
        /articles: Interiors\. Not every article could be loaded\. Check your connection and try again\.$/,
      );
    expect(await page.locator('.article-preview').filter({ visible: true }).count()).toBeGreaterThan(0);
    await page.close();
  });

  it('leads a mistyped address to an article on a later page', async () => {
    const page = await browser.newPage({ baseURL: server.origin });
    await page.goto('/blog/NOTE_5');
    await page.waitForURL('**/blog/note-5');
    await page.close();
  });
});
