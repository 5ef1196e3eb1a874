import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mapleBrush, mapleBrushDist } from '../businesses/maple-brush';
import { anyFreePort, type RunningProgram, startWrangler, wrangler } from './running-program';

// server/app/edge/tests covers the first business with its worker.

const isInstalled = existsSync(wrangler);
if (!isInstalled) console.log('Not run: Cloudflare, since wrangler is not installed (npm test -- edge).');

describe.runIf(isInstalled)('Cloudflare, with the second business', () => {
  let program: RunningProgram;

  beforeAll(async () => {
    program = await startWrangler(mapleBrushDist, mapleBrush.host, await anyFreePort());
  }, 60_000);

  afterAll(() => program.stop());

  const ask = (path: string) => fetch(program.origin + path, { redirect: 'manual' });

  it.each([
    ['/painting/', 200, 'Peintres en bâtiment'],
    ['/painting/contact/', 200, 'Nous joindre'],
    ['/painting/services/facades-et-balcons/', 200, 'Façades et balcons'],
    ['/painting/inconnue', 404, 'Page introuvable'],
    ['/painting/blog/inconnu', 404, 'Article introuvable'],
  ])('%s answers %i with its page and policy', async (path, status, title) => {
    const answer = await ask(path);
    expect(answer.status).toBe(status);
    const html = await answer.text();
    expect(html).toContain(`<title>${title}`);
    const policy = answer.headers.get('content-security-policy') ?? html;
    expect(policy).toContain("default-src 'none'");
  });

  it.each([
    ['/painting', '/painting/'],
    ['/painting/Contact', '/painting/contact/'],
    ['/painting/services/menuiserie', '/painting/services/boiseries-patrimoniales/'],
    ['/painting/blog/galerie-de-bois', '/painting/blog/peindre-une-galerie/'],
  ])('%s redirects permanently to %s', async (path, target) => {
    const answer = await ask(path);
    expect(answer.status).toBe(301);
    expect(new URL(answer.headers.get('location') ?? '', program.origin).pathname).toBe(target);
  });

  it('caches the unversioned script for five minutes', async () => {
    const answer = await ask('/painting/widgets/painting-widgets.js');
    expect(answer.headers.get('cache-control')).toContain('max-age=300');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });
});
