import { symlink } from 'node:fs/promises';
import { get } from 'node:http';
import { basename, dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { fileHref } from '../../../../build/business/host-settings';
import { business } from '../../../support/business';
import { runningServer } from '../running-server';
import { temporaryFolder } from '../temporary-folder';

const script = `console.log(${JSON.stringify('colour '.repeat(100))});`;
const examples = await temporaryFolder({
  'index.html': '<script src="%WIDGETS_ORIGIN%/widgets/painting-widgets.js"></script>',
  'plain.html': 'plain',
});
const files = {
  'index.html': 'home',
  'about.html': 'about',
  'blog.html': 'blog',
  'blog/the-tool-box.html': 'the tool box',
  'blog/404.html': 'no such article',
  'help/index.html': 'help',
  '404.html': 'not found',
  'widgets/painting-widgets.js': script,
  'widgets/1.0.0/painting-widgets.js': script,
  'hero.avif': 'picture',
  'app.webmanifest': '{}',
  'feed.xml': '<rss/>',
  'a b&c.txt': 'odd name',
  'served.js': script,
  'served.js.br': 'made by the build',
  _headers: [
    '# for all',
    '/*',
    '  X-Content-Type-Options: nosniff',
    "  Content-Security-Policy: default-src 'self'",
    '',
    '/about',
    '  ! Content-Security-Policy',
    "  Content-Security-Policy: default-src 'none'",
    '  X-Twice: one',
    '  X-Twice: two',
    '/widgets/*',
    '  Cache-Control: public, max-age=300',
    '/widgets/:version/*',
    '  ! Cache-Control',
    '  Cache-Control: public, max-age=31536000, immutable',
  ].join('\n'),
  _redirects: [
    '# moved',
    '/old/:id /blog/:id 302 # for a while',
    '/docs/* /help?from=:splat',
    '/pretty /about.html 200',
    '/about /blog 301',
    '/hero.avif /about 302!',
    '/choices /about 300',
    '/refused /about 400',
    '/*/ /:splat 301',
    '/gone/* /nothing-here 200',
    '/gone/* /blog/404.html 404',
    '/blog/* /blog/404.html 404',
  ].join('\r\n'),
};
const server = await runningServer(files, { examplesFolder: examples.path });
afterAll(() => server.stop());

/** As fetch, but the path goes out as it is, redirects are not followed and nothing is decompressed. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = new URL(server.origin);
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      const call = get({ host: '127.0.0.1', port, path, headers, method }, async (response) => {
        const body = Buffer.concat(await response.toArray());
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
      });
      call.on('error', reject);
    },
  );
}

const text = async (path: string) => {
  const { status, body } = await ask(path);
  return [status, body.toString()];
};
const leads = async (path: string) => {
  const { status, headers } = await ask(path);
  return [status, headers.location];
};

describe('pages', () => {
  it.each([
    ['/', 'home'],
    ['/about', 'about'],
    ['/about?x=1', 'about'],
    ['/blog', 'blog'],
    ['/blog/the-tool-box', 'the tool box'],
    ['/help', 'help'],
    ['/pretty', 'about'],
    ['/a%20b%26c.txt', 'odd name'],
    ['/served.js', script],
  ])('%s', async (path, content) => {
    expect(await text(path)).toEqual([200, content]);
  });

  it.each([
    ['/about/', 301, '/about'],
    ['/About', 301, '/about'],
    ['/ABOUT?a=1', 301, '/about?a=1'],
    ['/about.html', 301, '/about'],
    ['/index.html', 301, '/'],
    ['/help/index.html', 301, '/help'],
    ['/Help', 301, '/help'],
    ['/blog/The-Tool-Box', 301, '/blog/the-tool-box'],
    ['/HERO.AVIF', 301, '/hero.avif'],
    ['/hero.avif', 302, '/about'],
    ['/choices', 300, '/about'],
    ['/old/x%3Fy%23z', 302, '/blog/x%3Fy%23z'],
    ['/docs/a/b', 301, '/help?from=a/b'],
    ['//evil.example/', 301, '/evil.example'],
    ['/%5Cevil.example/', 301, '/%5Cevil.example'],
    ['/%0D%0AX-Forged:%201/', 301, '/%0D%0AX-Forged%3A%201'],
  ])('%s leads on (%i) to %s', async (path, status, location) => {
    expect(await leads(path)).toEqual([status, location]);
  });

  it.each([
    ['/nowhere', 'not found'],
    ['/nowhere/else', 'not found'],
    ['/404', 'not found'],
    ['/blog/nowhere', 'no such article'],
    ['/blog/404', 'no such article'],
    // The page of the first rule doesn't exist; the second rule is for missing pages.
    ['/gone/away', 'no such article'],
    ['/_headers', 'not found'],
    ['/_redirects', 'not found'],
    ['/_HEADERS', 'not found'],
  ])('%s is answered 404 with the nearest page for it', async (path, content) => {
    expect(await text(path)).toEqual([404, content]);
  });

  it('a rule shows its page with any status that does not lead on', async () => {
    expect(await text('/refused')).toEqual([400, 'about']);
  });

  it('a page built while the server runs is found', async () => {
    await server.dist.write('new.html', 'new');
    await expect.poll(() => text('/new'), { interval: 100 }).toEqual([200, 'new']);
    await server.dist.write('new.html', 'newer');
    expect(await text('/new')).toEqual([200, 'newer']);
  });
});

describe('nothing outside of the folder is served', () => {
  it.each([
    '/../outside.txt',
    '/..%2foutside.txt',
    '/%2e%2e/outside.txt',
    '/%2e%2e%2foutside.txt',
    '/blog/../../outside.txt',
    '/..%5coutside.txt',
    '/....//outside.txt',
    '//etc/passwd',
    '/about%00.html',
  ])('%s', async (path) => {
    expect((await ask(path)).status).toBe(404);
  });

  it('a link that leads out', async () => {
    await symlink('/etc/passwd', join(server.dist.path, 'link.txt'));
    await symlink(dirname(server.dist.path), join(server.dist.path, 'linked-folder'));
    await server.dist.write('inside.txt', 'inside');
    await expect.poll(() => text('/inside.txt'), { interval: 100 }).toEqual([200, 'inside']);
    expect((await ask('/link.txt')).status).toBe(404);
    expect((await ask(`/linked-folder/${basename(server.dist.path)}/inside.txt`)).status).toBe(404);
  });

  it('a path that cannot be decoded is refused', async () => {
    expect(await text('/%E0%A4%A')).toEqual([400, 'Bad Request']);
  });

  it('nothing can be written', async () => {
    const { status, headers, body } = await ask('/about', {}, 'PUT');
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    expect([body.toString(), headers['content-type']]).toEqual([
      'Method Not Allowed',
      'text/plain; charset=utf-8',
    ]);
  });
});

describe('headers', () => {
  it('come from _headers: all rules that match, values joined, taken back by !', async () => {
    const { headers } = await ask('/about');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'",
      'x-twice': 'one, two',
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
    });
    expect((await ask('/nowhere')).headers['content-security-policy']).toBe("default-src 'self'");
  });

  it('caching differs for the newest script and a version', async () => {
    const newest = await ask('/widgets/painting-widgets.js');
    const version = await ask('/widgets/1.0.0/painting-widgets.js');
    expect(newest.headers['cache-control']).toBe('public, max-age=300');
    expect(version.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it.each([
    ['/app.webmanifest', 'application/manifest+json'],
    ['/feed.xml', 'application/xml; charset=utf-8'],
    ['/served.js', 'text/javascript; charset=utf-8'],
  ])('%s has its type', async (path, type) => {
    expect((await ask(path)).headers['content-type']).toBe(type);
  });

  it('HEAD has the headers of GET and no body', async () => {
    const [head, full] = [await ask('/about', {}, 'HEAD'), await ask('/about')];
    expect(head.body).toHaveLength(0);
    expect([head.headers.etag, head.headers['content-length']]).toEqual([full.headers.etag, '5']);
  });
});

describe('compression and tags', () => {
  it.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
    ['*', 'br', brotliDecompressSync],
  ])('%s', async (accepted, encoding, decompress) => {
    const { headers, body } = await ask('/widgets/painting-widgets.js', { 'accept-encoding': accepted });
    expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding']);
    expect(body.length).toBeLessThan(script.length / 2);
    expect(headers['content-length']).toBe(String(body.length));
    expect(decompress(body).toString()).toBe(script);
  });

  it.each(['identity', 'br;q=0', ''])('none for %j', async (accepted) => {
    const { headers, body } = await ask('/widgets/painting-widgets.js', { 'accept-encoding': accepted });
    expect([headers['content-encoding'], body.toString()]).toEqual([undefined, script]);
  });

  it('prefers the files compressed by the build, which have no address of their own', async () => {
    expect((await ask('/served.js.br')).status).toBe(404);
    const { body } = await ask('/served.js', { 'accept-encoding': 'br' });
    expect(body.toString()).toBe('made by the build');
  });

  it('answers 304 to a matching ETag, which differs for each encoding', async () => {
    const path = '/widgets/painting-widgets.js';
    const plain = String((await ask(path)).headers.etag);
    const brotli = String((await ask(path, { 'accept-encoding': 'br' })).headers.etag);
    expect(plain).toMatch(/^"[\w-]{20}"$/);
    expect(brotli).toBe(plain.replace(/"$/, '-br"'));
    const known = await ask(path, { 'if-none-match': `"x", W/${plain}` });
    expect([known.status, known.body.length, known.headers.etag]).toEqual([304, 0, plain]);
    expect(known.headers['cache-control']).toBe('public, max-age=300');
    for (const other of [brotli, `"W/${plain.slice(1)}`]) {
      expect((await ask(path, { 'if-none-match': other })).status).toBe(200);
    }
  });
});

describe('the examples', () => {
  it("are on a separate origin and load the widgets from the site's", async () => {
    const { port } = new URL(server.origin);
    const page = await (await fetch(`${server.examplesOrigin}/`)).text();
    const script = fileHref('/widgets/painting-widgets.js', business.host);
    expect(page).toBe(`<script src="http://localhost:${port}${script}"></script>`);
    const local = await fetch(`${server.examplesOrigin}/`.replace('localhost', '127.0.0.1'));
    expect(await local.text()).toContain(`http://127.0.0.1:${port}${script}`);
    expect(await (await fetch(`${server.examplesOrigin}/plain`)).text()).toBe('plain');
  });
});
