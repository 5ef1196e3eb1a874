import { type Context, Hono } from 'hono';
import type { LeadDesk } from '../desk/lead-desk';
import type { ServerEnv } from '../desk/server-context';
import type { PrivateAccess } from '../guards/private-access';
import { privatePages } from '../guards/private-access';

/** Figures about the server, for a program that draws them. */
export interface ServerFigures {
  /** Media type of the text. */
  readonly type: string;
  text(desk: LeadDesk): Promise<string>;
}

/** Options of these routes. */
export interface HealthRoutesOptions {
  readonly access: PrivateAccess;
  readonly figures?: ServerFigures | undefined;
  /** The caller's address as the server sees it, which shows whether a proxy hides it. */
  readonly clientAddress: (context: Context) => string;
}

/** `/health` and `/metrics`, for programs that watch the server. */
export function healthRoutes({ access, figures, clientAddress }: HealthRoutesOptions): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  for (const path of ['/health', '/metrics']) app.use(path, privatePages, access.checkWatcher);
  app.get('/health', async (context) => {
    const { concerns, ...facts } = await context.var.desk.lamp.look();
    const isWell = concerns.length === 0;
    const client = clientAddress(context);
    const status = isWell ? 'ok' : 'failing';
    return context.json({ status, concerns, ...facts, client }, isWell ? 200 : 503);
  });
  app.get('/metrics', async (context) => {
    if (!figures) return context.text('There are no figures here', 404);
    return context.body(await figures.text(context.var.desk), 200, { 'Content-Type': figures.type });
  });
  return app;
}
