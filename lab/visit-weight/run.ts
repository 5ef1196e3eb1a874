import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { webRoot } from '../../build/business/folders';
import { fromRoot } from '../../build/business/from-root';
import { startServers } from '../../server/app/start';
import { findTestChromium } from '../../tests/support/browser/find-chromium';
import { hostPage } from '../../tests/support/page/host-page';
import { ThirdPartySite } from '../../tests/support/server/third-party-site';

// `npm run lab -- visit-weight`: what pages and visits cost the host, into docs/scale.md.

/** Requests that reached the host, and the bytes of their answers on the wire. */
interface Cost {
  readonly requests: number;
  readonly bytes: number;
}

const laterPages = ['/residential', '/about', '/reviews', '/faqs', '/blog', '/contact', '/estimator'];
const visit = ['/', '/residential', '/estimator'];

const server = await startServers({ distFolder: webRoot, mailboxFolder: '.cache/outbox', quiet: true });
const partnersSite = await ThirdPartySite.start();
const partnersPage = partnersSite.show('/', hostPage(server.origin));
const executablePath = findTestChromium();
const browser = await chromium.launch({ ...(executablePath && { executablePath }) });
const first = await Promise.all(
  [['/estimator'], ['/contact'], ['/'], ['/services/interior-painting-services'], ['/blog']].map((paths) =>
    costsOf(browser, paths),
  ),
);
const [, ...later] = await costsOf(browser, ['/', ...laterPages]);
const whole = sum(await costsOf(browser, visit));
const partner = sum(await costsOf(browser, ['partner']));
await browser.close();
await Promise.all([server.stop(), partnersSite.stop()]);
const { files, bytes } = await sizeOf(webRoot);
const day = new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
const text = `| ${day} | requests | bytes over the wire |
|---|---:|---:|
${row('first page: `/estimator`, `/contact`', first.slice(0, 2).flat())}
${row('first page: `/`, a service', first.slice(2, 4).flat())}
${row('first page: `/blog`, with its pictures', first.slice(4).flat())}
${row('each page after it', later)}
${row("a partner's page with all our tags, and again after five minutes the script", [partner])}

A visit of the home page and two more is ${whole.requests} requests and ${kilobytes(whole.bytes)}; an hour of the day has three times the average.

| page views a day | visits | requests | bytes | in the busiest hour |
|---:|---:|---:|---:|---|
${[10_000, 1_000_000, 10_000_000].map((views) => modelRow(views, whole)).join('\n')}

All of \`dist/\` is ${Math.round(bytes / 1e6)} MB in ${files} files.`;
const file = fromRoot('docs/scale.md');
const scale = await readFile(file, 'utf8');
await writeFile(
  file,
  scale.replace(
    /(<!-- visit-weight:begin -->\n)[\s\S]*?(\n<!-- visit-weight:end -->)/,
    (_, begin: string, end: string) => `${begin}\n${text}\n${end}`,
  ),
);
console.log(text);

/** The cost of each page in turn, as a phone sees them in one tab with an empty cache, scrolled to their ends. */
async function costsOf(browser: Browser, paths: readonly string[]): Promise<readonly Cost[]> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const answers: number[] = [];
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    if (encodedDataLength > 0) answers.push(encodedDataLength);
  });
  const costs: Cost[] = [];
  for (const path of paths) {
    answers.length = 0;
    // No route: with one, the browser would cache nothing.
    await page.goto(path === 'partner' ? partnersPage : server.origin + path);
    await scrollToEnd(page);
    const own = path === 'partner' ? answers.slice(1) : answers;
    costs.push({ requests: own.length, bytes: own.reduce((total, size) => total + size, 0) });
  }
  await context.close();
  return costs;
}

async function scrollToEnd(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 400) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });
  await page.waitForLoadState('networkidle');
}

async function sizeOf(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => (await stat(join(entry.parentPath, entry.name))).size),
  );
  return { files: sizes.length, bytes: sizes.reduce((total, size) => total + size, 0) };
}

function sum(costs: readonly Cost[]): Cost {
  return costs.reduce((one, other) => ({
    requests: one.requests + other.requests,
    bytes: one.bytes + other.bytes,
  }));
}

function row(label: string, costs: readonly Cost[]): string {
  const requests = span(costs.map((cost) => cost.requests));
  return `| ${label} | ${requests} | ${span(costs.map((cost) => Math.round(cost.bytes / 1000)))} kB |`;
}

function span(figures: readonly number[]): string {
  const [least, most] = [Math.min(...figures), Math.max(...figures)];
  return least === most ? String(least) : `${least} to ${most}`;
}

function modelRow(views: number, { requests, bytes }: Cost): string {
  const visits = views / 3;
  const perSecond = (a: number) => (visits * a * 3) / 24 / 3600;
  return `| ${rounded(views)} | ${rounded(visits)} | ${rounded(visits * requests)} | ${rounded((visits * bytes) / 1e9)} GB | ${rounded(perSecond(requests))} a second, ${rounded((perSecond(bytes) * 8) / 1e6)} Mbit/s |`;
}

/** Two figures that count. */
function rounded(figure: number): string {
  const digits = 10 ** Math.max(0, Math.floor(Math.log10(figure)) - 1);
  return figure >= 10 ? (Math.round(figure / digits) * digits).toLocaleString('en') : figure.toPrecision(2);
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000)} kB`;
}
