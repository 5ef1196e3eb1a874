import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger, createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fromRoot } from '../../../../build/business/from-root';
import { plainCondo } from '../../calculator-values';
import { sendBody, templates } from '../../server/server-app';

// Uses the second business's texts, which don't change with the site's own.
vi.hoisted(() => {
  process.env.BUSINESS = 'tests/support/businesses/maple-brush';
});

let server: ViteDevServer;
let origin: string;
let folder: string;
const printed: string[] = [];
const complaints: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dev-server-'));
  Object.assign(process.env, { OUTBOX: join(folder, 'outbox'), LEADS_DB: join(folder, 'leads.db') });
  server = await createServer({
    configFile: fromRoot('vite.config.ts'),
    configLoader: 'runner',
    cacheDir: join(folder, 'cache'),
    customLogger: {
      ...createLogger('silent'),
      info: (line) => printed.push(line),
      warn: (line) => complaints.push(line),
      error: (line) => complaints.push(line),
    },
    server: { host: '127.0.0.1', port: 0, watch: null },
  });
  await server.listen();
  origin = new URL(server.resolvedUrls?.local[0] ?? '').origin;
}, 60_000);

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

function ask(path: string, accept = 'text/html'): Promise<Response> {
  return fetch(origin + path, { headers: { accept } });
}

async function textOf(path: string): Promise<string> {
  const response = await ask(path, '*/*');
  expect(response.status, path).toBe(200);
  return response.text();
}

describe('the dev server', () => {
  it.each([
    ['/', /<h1>La couleur juste, posée pour durer\.<\/h1>/],
    ['/about?utm_source=x', /<span class="highlight">Notre<\/span> atelier<\/h1>/],
    ['/blog/blancs-du-nord', /<h1>Choisir un blanc/],
    ['/embed/quote', /<painting-quote-form privacy-url=/],
  ])('renders the page %s', async (path, heading) => {
    const response = await ask(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    const html = await response.text();
    expect(html).toMatch(heading);
    expect(html).not.toMatch(/\{[{%]/);
  });

  it.each([
    ['/no-such-page', /<h1>Page introuvable<\/h1>/],
    ['/reviews', /<h1>Page introuvable<\/h1>/],
    ['/blog/no-such-article', /<h1>Article introuvable<\/h1>/],
  ])('answers %s with 404 and its 404 page', async (path, heading) => {
    const response = await ask(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toMatch(heading);
  });

  it('answers a missing picture or data file with a plain 404', async () => {
    for (const path of ['/pictures/none.webp', '/blog/none.json']) {
      const response = await ask(path, 'image/webp,application/json');
      expect(response.status, path).toBe(404);
      expect(await response.text()).not.toContain('<h1>');
    }
  });

  it('serves the pictures of a page', async () => {
    const html = await textOf('/contact');
    const names = [...html.matchAll(/\/pictures\/swatches-1290-[\w-]+\.(avif|webp)/g)];
    expect(names.map(([, format]) => format)).toEqual(expect.arrayContaining(['avif', 'webp']));
    for (const [path, format] of names.slice(0, 2)) {
      const response = await ask(path, 'image/*');
      expect(response.headers.get('content-type')).toBe(`image/${format}`);
      expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(1_000);
    }
  });

  it('adds placeholder colours of pictures', async () => {
    expect(await textOf('/styles/main.css')).toMatch(/\.picture-bathroom\{background-color:#[0-9a-f]{3}\}/);
  });

  it('serves the tags from their sources', async () => {
    const script = await textOf('/widgets/painting-widgets.js');
    const entry = /import\(origin \+ '(\/@fs[^']+widgets\/index\.ts)'\)/.exec(script)?.[1] ?? '';
    expect(await textOf(entry)).toMatch(/from "\/@fs\S+\/define-painting-element\.tsx"/);
  });

  it('provides the business to the tags', async () => {
    expect(await textOf('/@id/__x00__virtual:business-settings')).toContain('"emailServiceId"');
  });

  it("serves the pages' scripts", async () => {
    expect(await textOf('/scripts/main.ts')).toContain('loadWidgets');
  });

  it.each([
    ['/sitemap.xml', /^application\/xml/, '<urlset'],
    ['/feed.xml', /^application\/xml/, '<rss'],
    ['/robots.txt', /^text\/plain/, 'Sitemap:'],
    ['/site.webmanifest', /^application\/manifest\+json/, '"start_url"'],
    ['/blog/search.json', /^application\/json/, '"blancs-du-nord"'],
    ['/widgets/server.mjs', /^text\/javascript/, 'renderTag'],
    ['/widgets/gtm-container.json', /^application\/json/, '"containerVersion"'],
  ])('serves %s', async (path, type, words) => {
    const response = await ask(path, '*/*');
    expect(response.headers.get('content-type')).toMatch(type);
    expect(await response.text()).toContain(words);
  });

  it.each([
    ['/About', '/about'],
    ['/about/', '/about'],
    ['/about.html?utm_source=x', '/about?utm_source=x'],
    ['/index.html', '/'],
  ])('redirects %s to %s, as the built site does', async (path, location) => {
    const response = await fetch(origin + path, { headers: { accept: 'text/html' }, redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([301, location]);
  });

  /** An address that the start printed. */
  function printedAddress(name: string): Promise<string> {
    const line = new RegExp(`^${name} +(\\S+)$`, 'm');
    return vi.waitUntil(() => line.exec(printed.join('\n'))?.[1], { timeout: 20_000 });
  }

  it("prints the examples' address and serves them with the site's tags", async () => {
    const address = await printedAddress('Examples');
    expect(new URL(address).origin).not.toBe(origin);
    const gallery = await (await fetch(address)).text();
    expect(gallery).toContain('href="/tags/painting-faq"');
    const page = await (await fetch(new URL('tags/painting-faq', address))).text();
    const { port } = new URL(origin);
    expect(page).toContain(`<script src="http://localhost:${port}/widgets/painting-widgets.js"`);
    expect((await fetch(new URL('styles/examples.css', address))).status).toBe(200);
    const strict = await (await fetch(new URL('conditions/strict-policy', address))).text();
    expect(strict).toContain(`connect-src http://localhost:${port} ws://localhost:${port};`);
  }, 60_000);

  it('prices a project, keeps a lead, and shows it and its mails at the printed addresses', async () => {
    const price = await fetch(`${origin}/api/estimate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(plainCondo),
    });
    expect(price.headers.get('access-control-allow-origin')).toBe('*');
    expect(await price.json()).toMatchObject({ totalCost: expect.any(Number) });
    const mail = await fetch(`${origin}/api/v1.0/email/send`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(sendBody(templates.contactNotification)),
    });
    expect(await mail.text()).toBe('OK');
    for (const name of ['Mail box', 'Leads']) {
      const address = (await printedAddress(name)).replace('localhost', '127.0.0.1');
      const opened = await fetch(address, { redirect: 'manual' });
      const cookie = opened.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
      const page = await fetch(new URL(opened.headers.get('location') ?? '', address), {
        headers: { cookie },
      });
      expect(page.status, name).toBe(200);
      expect(await page.text(), name).toContain('Zoë Tremblay');
    }
  });

  it('serves its modules to a sandboxed frame, and no file outside the served rooms', async () => {
    const script = await fetch(`${origin}/@fs${fromRoot('widgets/index.ts')}`, {
      headers: { origin: 'null' },
    });
    expect([script.status, script.headers.get('access-control-allow-origin')]).toEqual([200, 'null']);
    expect((await ask(`/@fs${fromRoot('package.json')}`, '*/*')).status).toBe(403);
  });

  it('serves the icons', async () => {
    const response = await ask('/icon-192.png', 'image/*');
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(new Uint8Array(await response.arrayBuffer()).slice(1, 4)).toEqual(new TextEncoder().encode('PNG'));
  });

  it('complains on the terminal of the refused file alone', () => {
    expect(complaints).toEqual([expect.stringContaining('is outside of Vite serving allow list')]);
  });
});
