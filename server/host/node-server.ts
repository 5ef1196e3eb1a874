import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';

/** A running server. */
export interface RunningServer {
  readonly port: number;
  /** Accepts no more calls, gives those under way `graceMs` to finish, then closes all connections. */
  stop(graceMs: number): Promise<void>;
}

const timeouts = {
  /** How long a slow caller may take to send its headers, and its whole request. */
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  /** Proxies close idle connections after one or two minutes. One that we closed before could swallow their next call. */
  keepAliveTimeout: 125_000,
};

const idleCheckMs = 50;

/** Starts a Node server for a fetch handler; port 0 takes any free one. Rejects when the port is taken. */
export function startNodeServer(
  fetch: (request: Request, env: HttpBindings) => Response | Promise<Response>,
  port: number,
  host: string | undefined,
): Promise<RunningServer> {
  const server = createAdaptorServer({
    // A host such as 127.999.1.1 makes an unparseable address.
    fetch: (request, env) =>
      URL.canParse(request.url)
        ? fetch(request, env as HttpBindings)
        : new Response('Bad Request', { status: 400 }),
    serverOptions: timeouts,
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve({ port: (server.address() as AddressInfo).port, stop: (graceMs) => stop(server, graceMs) });
    });
  });
}

/** Connections kept open by clients may become idle while the server stops, so idle ones are closed repeatedly. */
function stop(server: ReturnType<typeof createAdaptorServer>, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const closeIdle = () => 'closeIdleConnections' in server && server.closeIdleConnections();
    const closeAll = () => 'closeAllConnections' in server && server.closeAllConnections();
    const timers = [setInterval(closeIdle, idleCheckMs), setTimeout(closeAll, graceMs)];
    server.close(() => {
      for (const timer of timers) clearTimeout(timer);
      resolve();
    });
    closeIdle();
  });
}
