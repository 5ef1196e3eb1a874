import type { Hono } from 'hono';
import business from '../../site/business.json' with { type: 'json' };
import { createServerApp } from '../app';
import type { ServerEnv } from '../server-context';
import { createServiceTransport } from './service-transport';
import { type EdgeSettings, originList } from './settings';

/** One for as long as the runtime keeps the worker: its limits count within it. */
let app: Hono<ServerEnv> | undefined;

/**
 * The server on an edge runtime: the calls under `/api/` go to its app, all else is a file of `dist/`, which the
 * runtime answers by itself with `_headers`, `_redirects` and the nearest 404 page.
 */
export default {
  fetch(request: Request, settings: EdgeSettings): Response | Promise<Response> {
    app ??= createApp(settings);
    return app.fetch(request);
  },
};

function createApp(settings: EdgeSettings): Hono<ServerEnv> {
  const server = createServerApp({
    business,
    transport: createServiceTransport(settings),
    allowedOrigins: originList(settings.ALLOWED_ORIGINS),
    callsPerMinute: Number(settings.RATE_LIMIT_PER_MINUTE ?? 120),
    // The runtime's own word for who calls; a visitor cannot write it.
    clientAddress: (context) => context.req.header('cf-connecting-ip') ?? 'unknown',
    log: console.log,
  });
  server.notFound((context) => settings.ASSETS.fetch(context.req.raw));
  return server;
}
