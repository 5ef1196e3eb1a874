import { Hono } from 'hono';
import { FaultQueue } from '../tests/support/server/faults/fault-queue';
import { faultRoutes } from '../tests/support/server/faults/fault-routes';
import { type FaultTools, hitWithFaults } from '../tests/support/server/faults/hit-with-faults';
import { RequestLog } from '../tests/support/server/faults/request-log';
import { answerEstimate } from './estimate/answer-estimate';
import { limitClients } from './guards/client-limit';
import { logCalls } from './guards/log-calls';
import { onlyMethods } from './guards/only-methods';
import { checkOrigin } from './guards/origins';
import { refuse } from './guards/refuse';
import { refuseUnreadable, takeRequestText } from './guards/request-text';
import { answerSend } from './mail/answer-send';
import { outboxRoutes } from './mail/outbox/outbox-routes';
import type { ServerContext, ServerEnv, ServerStep } from './server-context';
import type { ServerOptions } from './server-options';

const estimatePath = '/api/estimate';
const sendPath = '/api/v1.0/email/send';

/**
 * Gives the estimate service and the mail service as one app for any fetch runtime (docs/behaviour.md#45-the-estimate-call, docs/behaviour.md#42-the-four-mails), with the
 * mailbox beside them where there is one. It imports nothing of Node; every other path is left to the caller.
 */
export function createServerApp(options: ServerOptions): Hono<ServerEnv> {
  const { log = ignore, now = Date.now } = options;
  const app = new Hono<ServerEnv>();
  app.use('/api/*', logCalls(log, now), takeRequestText);
  if (options.faults) addFaults(app, options, now);
  app.use('/api/*', checkOrigin(options.allowedOrigins ?? []));
  app.use(estimatePath, onlyMethods('POST', 'OPTIONS'));
  app.use(sendPath, onlyMethods('POST', 'OPTIONS'));
  addServices(app, options, log, now);
  app.all('/api/*', (context) => refuse(context, 404, 'There is no such service'));
  if (options.outbox) {
    for (const path of ['/outbox/*', '/outbox.json']) app.use(path, onlyReaders(options));
    app.route('/', outboxRoutes(options.outbox));
  }
  app.onError((error, context) => {
    log(`${context.req.method} ${context.req.path} failed: ${error.name}`);
    return refuse(context, 500, 'Something went wrong here');
  });
  return app;
}

function addServices(
  app: Hono<ServerEnv>,
  options: ServerOptions,
  log: (line: string) => void,
  now: () => number,
): void {
  const { business, transport, callsPerMinute = 120, clientAddress = () => 'anybody' } = options;
  const limit = limitClients({ callsPerMinute, clientAddress, now });
  const send = answerSend({ business, transport, now, log });
  app.post(estimatePath, limit, refuseUnreadable, (context) => answerEstimate(context, textOf(context)));
  app.post(sendPath, limit, refuseUnreadable, (context) => send(context, textOf(context)));
}

function addFaults(app: Hono<ServerEnv>, options: ServerOptions, now: () => number): void {
  const tools: FaultTools = {
    queue: new FaultQueue(),
    requests: new RequestLog(),
    breakConnection: options.breakConnection,
    now,
  };
  for (const path of ['/faults', '/requests.json']) app.use(path, onlyReaders(options));
  app.route('/', faultRoutes(tools));
  app.use('/api/*', hitWithFaults(tools));
}

function onlyReaders({ mayReadMail = () => true }: ServerOptions): ServerStep {
  return async (context, next) =>
    mayReadMail(context) ? next() : context.text('This can be read on the machine itself only', 403);
}

function textOf(context: ServerContext): string {
  const requestText = context.var.requestText;
  return requestText.kind === 'text' ? requestText.text : '';
}

function ignore(): void {}
