import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ServerBusiness } from '../base/business';
import type { Log } from '../base/log';
import { defaultSettings } from '../base/settings';
import { answerLead } from '../desk/answer-lead';
import { answerSend } from '../desk/answer-send';
import type { BusyCalendar } from '../desk/busy-calendar';
import type { LeadDesk } from '../desk/lead-desk';
import { sizeRefusalText } from '../desk/send-checks';
import type { ServerContext, ServerEnv, ServerStep } from '../desk/server-context';
import { visitRoutes } from '../desk/visit-routes';
import { answerEstimate } from '../estimate/estimate';
import { allowOrigins, refuseForeignChanges, refuseOtherOrigins } from '../guards/check-origin';
import { limitClients } from '../guards/client-limit';
import { type LogCallsOptions, logCalls, loggedCall, logLine } from '../guards/log-calls';
import { PrivateAccess, privatePages } from '../guards/private-access';
import { limitBody, maxLeadBytes, readBody } from '../guards/read-body';
import { onlyMethods, refuse } from '../guards/refuse';
import type { WaitingLimits } from '../guards/waiting-bodies';
import type { Mailbox } from '../mail/mail';
import { mailboxRoutes } from '../mail/mailbox-routes';
import { estimateRoutes } from '../pages/estimate-routes';
import { healthRoutes, type ServerFigures } from '../pages/health-routes';
import { leadsRoutes } from '../pages/leads-routes';
import { EstimateLinks } from '../store/estimate-links';
import { LeadLinks } from '../store/lead-links';

const estimatePath = '/api/estimate';
const leadsPath = '/api/leads';
const sendPath = '/api/v1.0/email/send';
const mailboxPaths = ['/outbox/*', '/outbox.json'];
/** Paths that the server answers itself; all others are files. */
const ownPaths = /^(api\/|leads(\/|$)|estimate\/|outbox([./]|$)|(health|metrics)$)/;

/** Everything the app needs besides fetch, the clock included. */
export interface ServerOptions {
  readonly business: ServerBusiness;
  /** The desk that stores and delivers the leads of a call; one desk for all calls if they may wait for each other. */
  readonly deskOf: (context: ServerContext) => LeadDesk;
  /** The mail box shown at `/outbox`. Without one there are no such pages. */
  readonly mailbox?: Mailbox;
  /** The business's calendar: half-days taken in it are not offered. */
  readonly calendar?: BusyCalendar | undefined;
  /** Token that opens `/leads` and the mail box; without one they stay closed. */
  readonly leadsToken?: string | undefined;
  /** Token that opens `/health` and `/metrics` alone. */
  readonly monitorToken?: string | undefined;
  /** Figures shown at `/metrics`. */
  readonly figures?: ServerFigures | undefined;
  /** Told of each call once it is answered. */
  readonly onAnswer?: LogCallsOptions['onAnswer'];
  /** Origins besides the app's own that may call; empty: any. */
  readonly allowedOrigins?: readonly string[];
  /** Calls of each kind that a client may make in a minute. */
  readonly callsPerMinute?: number;
  /**
   * Counts a call and returns the seconds until this client may call again; 0: it may now. Default: the store counts
   * up to `callsPerMinute`.
   */
  readonly secondsToWait?: (context: Context, key: string) => Promise<number>;
  /** Key that tells clients apart. Default: all count as one. */
  readonly clientAddress?: (context: Context) => string;
  /** Whether that address may be a proxy's, which many clients share. */
  readonly isUnnamedProxy?: (context: Context) => boolean;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Gets one line for each call, without personal data. */
  readonly log?: Log;
  /** Photos in memory at the same moment; default: those of a server with a machine of its own. */
  readonly photoWaiting?: WaitingLimits;
  /** A step that every call passes before the services, and may answer itself. */
  readonly middleware?: MiddlewareHandler | undefined;
}

/**
 * The estimate service (docs/behaviour.md#45-the-estimate-call), the mail service (docs/behaviour.md#42-the-four-mails)
 * and the leads as one app for any fetch runtime, with the mail box if there is one. It imports nothing from Node; the
 * caller handles every other path.
 */
export function createServerApp(given: ServerOptions): Hono<ServerEnv> {
  const completed = { ...defaults, ...given };
  const log: Log = (text, ...more) => completed.log(logLine(text), ...more);
  const options = {
    ...completed,
    log,
    links: new LeadLinks(completed),
    estimateLinks: new EstimateLinks(completed),
  };
  const { allowedOrigins, middleware } = options;
  const app = new Hono<ServerEnv>();
  for (const path of ['/api/*', '/leads/*', '/estimate/*', ...mailboxPaths]) app.use(path, logCalls(options));
  if (middleware) app.use(middleware);
  app.use(async (context, next) => {
    context.set('desk', options.deskOf(context));
    options.isUnnamedProxy?.(context);
    await next();
  });
  app.use('/api/*', refuseOtherOrigins(allowedOrigins), allowOrigins(allowedOrigins));
  for (const path of [estimatePath, leadsPath, sendPath]) app.use(path, onlyMethods('POST', 'OPTIONS'));
  addServices(app, options);
  app.route('/api', visitRoutes(options));
  app.all('/api/*', (context) => refuse(context, 404, 'There is no such service'));
  const access = new PrivateAccess(options);
  app.route('/leads', leadsRoutes({ ...options, access }));
  app.route('/estimate', estimateRoutes(options));
  app.route('/', healthRoutes({ ...options, access }));
  addMailbox(app, access, options);
  app.onError((error, context) => {
    // A middleware's own refusal, such as hono/csrf's.
    if (error instanceof HTTPException) return error.getResponse();
    log(`${loggedCall(context)} failed: ${error.name}`, 'error');
    return refuse(context, 500, 'Something went wrong here');
  });
  return app;
}

const defaults = {
  allowedOrigins: [],
  callsPerMinute: defaultSettings.callsPerMinute,
  clientAddress: () => 'anybody',
  log: () => {},
  now: Date.now,
} satisfies Partial<ServerOptions>;

type CompleteOptions = ServerOptions &
  Required<Pick<ServerOptions, keyof typeof defaults>> & {
    readonly links: LeadLinks;
    readonly estimateLinks: EstimateLinks;
  };

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

function addMailbox(
  app: Hono<ServerEnv>,
  access: PrivateAccess,
  { mailbox, business }: CompleteOptions,
): void {
  if (!mailbox) return;
  // So the mail box shows every mail that has been answered OK.
  const deliverFirst: ServerStep = async (context, next) => {
    await context.var.desk.deliverDue();
    return next();
  };
  for (const path of mailboxPaths) {
    app.use(path, privatePages, refuseForeignChanges, limitBody(), access.check, deliverFirst);
  }
  app.route('/', mailboxRoutes(mailbox, business));
}

/** Whether the server answers a path of the site itself: `/api/…`, `/leads`, `/estimate/…`, `/outbox`, `/health`, `/metrics`. */
export function isServicePath(path: string): boolean {
  return ownPaths.test(path.slice(1));
}

/** A call to the services or the private pages of a site below `basePath` (`/painting/api/…`) as a call to `/api/…`; any other request as it is. */
export function serviceRequest(request: Request, basePath: string): Request {
  const url = new URL(request.url);
  if (
    basePath === '/' ||
    !url.pathname.startsWith(basePath) ||
    !ownPaths.test(url.pathname.slice(basePath.length))
  )
    return request;
  url.pathname = url.pathname.slice(basePath.length - 1);
  return new Request(url, request);
}
