import { Hono } from 'hono';
import { answerEstimate } from './estimate/answer-estimate';
import { allowOrigins, refuseOtherOrigins } from './guards/check-origin';
import { limitClients } from './guards/client-limit';
import { logCalls } from './guards/log-calls';
import { onlyMethods } from './guards/only-methods';
import { privatePages } from './guards/private-pages';
import { limitBody, readBody } from './guards/read-body';
import { refuse } from './guards/refuse';
import { answerSend } from './mail/answer-send';
import { outboxRoutes } from './mail/outbox/outbox-routes';
import { sizeRefusalText } from './mail/send-checks';
import type { ServerEnv, ServerStep } from './server-context';
import type { ServerOptions } from './server-options';

const estimatePath = '/api/estimate';
const sendPath = '/api/v1.0/email/send';

/**
 * Gives the estimate service (docs/behaviour.md#45-the-estimate-call) and the mail service
 * (docs/behaviour.md#42-the-four-mails) as one app for any fetch runtime, with the mail box where there is one.
 * It imports nothing of Node; every other path is left to the caller.
 */
export function createServerApp(options: ServerOptions): Hono<ServerEnv> {
  const { log = ignore, now = Date.now, allowedOrigins = [] } = options;
  const app = new Hono<ServerEnv>();
  app.use('/api/*', logCalls(log, now));
  if (options.middleware) app.use(options.middleware);
  app.use('/api/*', refuseOtherOrigins(allowedOrigins), allowOrigins(allowedOrigins));
  for (const path of [estimatePath, sendPath]) app.use(path, onlyMethods('POST', 'OPTIONS'));
  addServices(app, { ...options, log, now });
  app.all('/api/*', (context) => refuse(context, 404, 'There is no such service'));
  if (options.outbox) addOutbox(app, options);
  app.onError((error, context) => {
    log(`${context.req.method} ${context.req.path} failed: ${error.name}`);
    return refuse(context, 500, 'Something went wrong here');
  });
  return app;
}

function addServices(
  app: Hono<ServerEnv>,
  options: ServerOptions & Required<Pick<ServerOptions, 'log' | 'now'>>,
): void {
  const { now, callsPerMinute = 120, clientAddress = () => 'anybody' } = options;
  const limit = limitClients({ callsPerMinute, clientAddress, now });
  app.post(estimatePath, limit, limitBody(), readBody, answerEstimate);
  app.post(sendPath, limit, limitBody(sizeRefusalText), readBody, answerSend(options));
}

function addOutbox(
  app: Hono<ServerEnv>,
  { outbox, business, mayReadMail = () => true }: ServerOptions,
): void {
  if (!outbox) return;
  const onlyReaders: ServerStep = async (context, next) =>
    mayReadMail(context) ? next() : context.text('This can be read on the machine itself only', 403);
  for (const path of ['/outbox/*', '/outbox.json']) app.use(path, onlyReaders, privatePages);
  app.route('/', outboxRoutes(outbox, business.timeZone));
}

function ignore(): void {}
