import { type RunningServer, startNodeServer } from '../../server/host/node-server';
import type { Place, Plan } from './plan';

/** Host name of this machine that browsers treat as insecure, set by a flag at start. */
export const insecureHost = 'painter.test';

/** Pages of one visit. */
export interface VisitPages {
  /** The page with the tag. */
  readonly form: string;
  /** Another page of the same origin, with the script but not the visit's tag. */
  readonly other: string;
  /** Stops their server. */
  stop(): Promise<void>;
}

const tagNames = { 'quote form': 'painting-quote-form', estimator: 'painting-estimator' } as const;

/** Selector of the visit's tag on any of the pages. */
export function tagSelector({ tag }: Pick<Plan, 'tag'>): string {
  return `main ${tagNames[tag]}`;
}

/** Opens the pages of a visit; `port` is our site's. */
export async function openPlace({ place, tag }: Plan, port: number): Promise<VisitPages> {
  const host = isInsecure(place) ? insecureHost : 'localhost';
  const site = `http://${host}:${port}`;
  if (place === 'own site' || place === 'own site, insecure') {
    const form = `${site}/${tag === 'quote form' ? 'contact' : 'estimator'}`;
    return { form, other: `${site}/about`, stop: async () => {} };
  }
  const tagName = tagNames[tag];
  const thirdParty = await servePages(
    new Map([
      ['/other', htmlPage(site, '')],
      ['/with-tag', htmlPage(site, `<${tagName}></${tagName}>`)],
      ['/with-frame', framePage()],
    ]),
  );
  const origin = `http://${host}:${thirdParty.port}`;
  return {
    form: `${origin}/${place === 'sandboxed frame' ? 'with-frame' : 'with-tag'}`,
    other: `${origin}/other`,
    stop: () => thirdParty.stop(0),
  };
}

function isInsecure(place: Place): boolean {
  return place === 'own site, insecure' || place === 'third-party page, insecure';
}

function servePages(pages: ReadonlyMap<string, string>): Promise<RunningServer> {
  return startNodeServer(
    (request) => {
      const html = pages.get(new URL(request.url).pathname);
      return html === undefined
        ? new Response('Not here', { status: 404 })
        : new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
    },
    0,
    undefined,
  );
}

function htmlPage(site: string, content: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Our partner</title><link rel="icon" href="data:,">
<script src="${site}/widgets/painting-widgets.js" defer></script></head>
<body><main>${content}</main><section id="elsewhere"></section></body></html>`;
}

function framePage(): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Our partner</title><link rel="icon" href="data:,"></head>
<body><iframe sandbox="allow-scripts allow-forms" src="/with-tag" width="900" height="900"></iframe></body></html>`;
}
