import type { Hono } from 'hono';
import { createServerApp } from '../app';
import { business } from '../business';
import { serviceRequest } from '../lib/service-request';
import type { ServerEnv } from '../server-context';
import { type EdgeEnvironment, readEdgeSettings } from '../settings/edge-settings';
import { createServiceTransport } from './service-transport';

/** Kept for as long as the runtime keeps the worker, since its limits count in memory. */
let app: Hono<ServerEnv> | undefined;

/**
 * The server on an edge runtime: calls under `api/` go to its app, everything else is a file of `dist/`, which the
 * runtime serves itself with `_headers`, `_redirects` and the nearest 404 page.
 */
export default {
  fetch(request: Request, environment: EdgeEnvironment): Response | Promise<Response> {
    app ??= createApp(environment);
    return app.fetch(serviceRequest(request, business.host.basePath));
  },
};

function createApp(environment: EdgeEnvironment): Hono<ServerEnv> {
  const settings = readEdgeSettings(environment);
  const server = createServerApp({
    business,
    transport: createServiceTransport(settings),
    allowedOrigins: settings.ALLOWED_ORIGINS,
    callsPerMinute: settings.RATE_LIMIT_PER_MINUTE,
    // Written by the runtime itself; a visitor cannot set it.
    clientAddress: (context) => context.req.header('cf-connecting-ip') ?? 'unknown',
    log: console.log,
  });
  server.notFound((context) => environment.ASSETS.fetch(context.req.raw));
  return server;
}
