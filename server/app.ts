import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { answerEstimate } from './estimate/answer-estimate';
import { allowOrigins, refuseOtherOrigins } from './guards/check-origin';
import { limitClients } from './guards/client-limit';
import { logCalls } from './guards/log-calls';
import { PrivateAccess } from './guards/private-access';
import { privatePages } from './guards/private-pages';
import { limitBody, maxLeadBytes, readBody } from './guards/read-body';
import { onlyMethods, refuse } from './guards/refuse';
import { answerLead } from './leads/answer-lead';
import { LeadLinks } from './leads/lead-links';
import { leadsRoutes } from './leads/pages/leads-routes';
import { logLine } from './lib/log-line';
import { answerSend } from './mail/answer-send';
import { outboxRoutes } from './mail/outbox/outbox-routes';
import { sizeRefusalText } from './mail/send-checks';
import type { ServerEnv, ServerStep } from './server-context';
import type { ServerOptions } from './server-options';
import { visitRoutes } from './visits/visit-routes';

const estimatePath = '/api/estimate';
const leadsPath = '/api/leads';
const sendPath = '/api/v1.0/email/send';

/**
 * The estimate service (docs/behaviour.md#45-the-estimate-call), the mail service (docs/behaviour.md#42-the-four-mails)
 * and the leads as one app for any fetch runtime, with the mail box if there is one. It imports nothing from Node; the
 * caller handles every other path.
 */
export function createServerApp(given: ServerOptions): Hono<ServerEnv> {
  const completed = { ...defaults, ...given };
  const log = (line: string) => completed.log(logLine(line));
  const options = { ...completed, log, links: new LeadLinks(completed) };
  const { allowedOrigins, middleware, now } = options;
  const app = new Hono<ServerEnv>();
  app.use('/api/*', logCalls(log, now));
  if (middleware) app.use(middleware);
  app.use(async (context, next) => {
    context.set('desk', options.deskOf(context));
    await next();
  });
  app.use('/api/*', refuseOtherOrigins(allowedOrigins), allowOrigins(allowedOrigins));
  for (const path of [estimatePath, leadsPath, sendPath]) app.use(path, onlyMethods('POST', 'OPTIONS'));
  addServices(app, options);
  app.route('/api', visitRoutes(options));
  app.all('/api/*', (context) => refuse(context, 404, 'There is no such service'));
  const access = new PrivateAccess({ ...options, token: options.leadsToken });
  app.route('/leads', leadsRoutes({ ...options, access }));
  addOutbox(app, access, options);
  app.onError((error, context) => {
    // A middleware's own refusal, such as hono/csrf's.
    if (error instanceof HTTPException) return error.getResponse();
    log(`${context.req.method} ${context.req.path} failed: ${error.name}`);
    return refuse(context, 500, 'Something went wrong here');
  });
  return app;
}

const defaults = {
  allowedOrigins: [],
  callsPerMinute: 120,
  clientAddress: () => 'anybody',
  log: () => {},
  now: Date.now,
} satisfies Partial<ServerOptions>;

type CompleteOptions = ServerOptions &
  Required<Pick<ServerOptions, keyof typeof defaults>> & { readonly links: LeadLinks };

function addServices(app: Hono<ServerEnv>, options: CompleteOptions): void {
  app.post(
    estimatePath,
    limitClients('estimate', options),
    limitBody(),
    readBody,
    answerEstimate(options.business),
  );
  app.post(leadsPath, limitClients('lead', options), limitBody(maxLeadBytes), readBody, answerLead(options));
  app.post(
    sendPath,
    limitClients('mail', options),
    limitBody(maxLeadBytes, sizeRefusalText),
    readBody,
    answerSend(options),
  );
}

function addOutbox(app: Hono<ServerEnv>, access: PrivateAccess, { outbox, business }: CompleteOptions): void {
  if (!outbox) return;
  // So the mail box shows every mail that has been answered OK.
  const deliverFirst: ServerStep = async (context, next) => {
    await context.var.desk.deliverDue();
    return next();
  };
  for (const path of ['/outbox/*', '/outbox.json']) {
    app.use(path, privatePages, limitBody(), access.check, deliverFirst);
  }
  app.route('/', outboxRoutes(outbox, business));
}
