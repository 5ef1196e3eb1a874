import { drizzle } from 'drizzle-orm/d1';
import type { Hono } from 'hono';
import businessFile from '../../site/business.json' with { type: 'json' };
import { createServerApp } from '../app';
import { parseBusiness } from '../business';
import { LeadDesk } from '../leads/lead-desk';
import { serviceRequest } from '../lib/service-request';
import type { ServerEnv } from '../server-context';
import { type EdgeEnvironment, type EdgeSettings, readEdgeSettings } from '../settings/edge-settings';
import { createServiceTransport } from './service-transport';

const business = parseBusiness(businessFile);

/** The outside service takes one mail a second. */
const mailPauseMs = 1100;

/** What the runtime offers beside a call: work that goes on after the answer. */
interface ExecutionContext {
  waitUntil(work: Promise<unknown>): void;
  passThroughOnException(): void;
  readonly props: unknown;
}

interface Server {
  readonly app: Hono<ServerEnv>;
  readonly desk: LeadDesk;
}

/** Kept for as long as the runtime keeps the worker, since its limits count in memory. */
let server: Server | undefined;

/**
 * The server on an edge runtime: calls under `api/` and `/leads` go to its app, everything else is a file of `dist/`,
 * which the runtime serves itself with `_headers`, `_redirects` and the nearest 404 page.
 */
export default {
  fetch(request: Request, environment: EdgeEnvironment, execution: ExecutionContext) {
    server ??= createServer(environment);
    return server.app.fetch(serviceRequest(request, business.host.basePath), environment, execution);
  },

  /** Called every minute: delivers what had to be tried again, and erases what is too old. */
  async scheduled(_event: unknown, environment: EdgeEnvironment): Promise<void> {
    server ??= createServer(environment);
    await Promise.all([server.desk.deliverDue(), server.desk.eraseExpired()]);
  },
};

function createServer(environment: EdgeEnvironment): Server {
  const settings = readEdgeSettings(environment);
  const desk = createDesk(environment, settings);
  const app = createServerApp({
    business,
    desk,
    leadsToken: settings.LEADS_TOKEN,
    allowedOrigins: settings.ALLOWED_ORIGINS,
    callsPerMinute: settings.RATE_LIMIT_PER_MINUTE,
    // Written by the runtime itself; a visitor cannot set it.
    clientAddress: (context) => context.req.header('cf-connecting-ip') ?? 'unknown',
    log: console.log,
  });
  app.notFound((context) => environment.ASSETS.fetch(context.req.raw));
  return { app, desk };
}

function createDesk(environment: EdgeEnvironment, settings: EdgeSettings): LeadDesk {
  const { WEBHOOK_URL: url, WEBHOOK_SECRET: secret } = settings;
  return new LeadDesk({
    database: drizzle(environment.LEADS),
    transport: createServiceTransport(settings),
    webhook: url && secret ? { url, secret } : undefined,
    retentionDays: settings.RETENTION_DAYS,
    now: Date.now,
    log: console.log,
    waitUntil: (context, work) => context.executionCtx.waitUntil(work),
    concurrency: 1,
    pauseMs: mailPauseMs,
  });
}
