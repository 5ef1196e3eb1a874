import type { Hono } from 'hono';
import { version } from '../../../package.json';
import { withOwnJobs } from '../../../shared/jobs/job';
import { stockJobs } from '../../../shared/jobs/stock-jobs';
import { parseServerBusiness } from '../../base/business';
import { type EdgeSettings, readEdgeSettings } from '../../base/edge-settings';
import type { Log } from '../../base/log';
import { BusyCalendar } from '../../desk/busy-calendar';
import { readBusySpans } from '../../desk/busy-spans';
import { LeadDesk, type LeadDeskOptions } from '../../desk/lead-desk';
import type { PhotoKeeping } from '../../desk/photo-keeper';
import type { ServerEnv } from '../../desk/server-context';
import { logLine } from '../../guards/log-calls';
import type { WaitingLimits } from '../../guards/waiting-bodies';
import { createServerApp, serviceRequest } from '../app';
import { edgeDatabase } from './edge-database';
import type { EdgeEnvironment } from './edge-environment';
import { PhotoBucket } from './photo-bucket';
import { redrawJpeg } from './redraw-jpeg';
import { createServiceTransport } from './service-transport';

/** The files of the business named in `BUSINESS`, inserted by the scripts of package.json. */
declare const BUSINESS_FILES: {
  readonly place: string;
  readonly business: unknown;
  readonly jobs: Readonly<Record<string, unknown>>;
};

const { place, business: businessFile, jobs } = BUSINESS_FILES;
const business = parseServerBusiness(
  businessFile,
  `${place}/business.json`,
  withOwnJobs(stockJobs, jobs, `${place}/jobs`),
);

const megabyte = 1024 * 1024;

/** The outside service takes one mail a second. */
const mailPauseMs = 1100;

/** The runtime's context of a call, which lets work continue after the answer. */
interface ExecutionContext {
  waitUntil(work: Promise<unknown>): void;
  passThroughOnException(): void;
  readonly props: unknown;
}

/** The part of a queue's batch that is used here. */
interface MessageBatch {
  readonly queue: string;
  readonly messages: readonly unknown[];
}

/** The name of a dead-letter queue ends so, whichever the business. */
const deadQueueEnding = '-undelivered';

/** A batch of the queue may take 15 minutes, the cron trigger longer than the minute until the next. */
const workMs = { queue: 10 * 60_000, cron: 45_000 };
/** A call of the worker may make 50 queries on the free plan; every ten leads take seven. */
const mostErased = 40;
/** A worker has 128 MB, and a decoded photo takes 16 of them. */
const photoWaiting: WaitingLimits = { call: 15 * megabyte, client: 15 * megabyte, all: 30 * megabyte };
/** Period of the rate limit in wrangler.jsonc. */
const minuteSeconds = 60;

/** Kept for as long as the runtime keeps the worker, since its limits count in memory. */
let app: Hono<ServerEnv> | undefined;

/**
 * The server on an edge runtime: calls under `api/` and `/leads` go to its app, everything else is a file of `dist/`,
 * which the runtime serves itself with `_headers`, `_redirects` and the nearest 404 page.
 */
export default {
  fetch(request: Request, environment: EdgeEnvironment, execution: ExecutionContext) {
    app ??= createApp(environment);
    return app.fetch(serviceRequest(request, business.host.basePath), environment, execution);
  },

  /**
   * Called with up to a hundred messages of a queue: makes the deliveries that are due. The store knows which those
   * are, so a repeated or late message does no harm; the cron trigger retries failures. Messages of the dead-letter queue, which this
   * failed on again and again, are counted for the lamp.
   */
  async queue(batch: MessageBatch, environment: EdgeEnvironment): Promise<void> {
    const desk = new LeadDesk({ ...deskOptions(environment), workMs: workMs.queue });
    if (batch.queue.endsWith(deadQueueEnding)) await desk.lamp.noteDeadLetters(batch.messages.length);
    else await desk.deliverDue();
  },

  /** Called every minute: retries failed deliveries, and erases old leads. */
  async scheduled(_event: unknown, environment: EdgeEnvironment): Promise<void> {
    const desk = new LeadDesk({ ...deskOptions(environment), workMs: workMs.cron });
    await desk.tidyUp();
    await Promise.all([desk.deliverDue(), desk.erasure.eraseExpired()]);
  },
};

function createApp(environment: EdgeEnvironment): Hono<ServerEnv> {
  const settings = readEdgeSettings(environment);
  const options = deskOptions(environment, settings);
  const server = createServerApp({
    ...settings,
    business,
    // One desk per request: Workers cancel work when the request ends, so a shared desk could hang.
    deskOf: ({ executionCtx }) =>
      new LeadDesk({
        ...options,
        // The queue's consumer delivers it, one at a time and at the mail service's pace.
        deliverElsewhere: () => executionCtx.waitUntil(environment.DELIVERIES.send('due')),
      }),
    calendar: settings.calendarUrl
      ? new BusyCalendar({
          url: settings.calendarUrl,
          timeZone: business.timeZone,
          now: Date.now,
          // There are no threads; the steps of the reading are counted.
          read: async (text, window) => readBusySpans(text, window, Date.now),
          sharesReading: false,
        })
      : undefined,
    secondsToWait: async (_context, key) =>
      (await environment.CALLS.limit({ key })).success ? 0 : minuteSeconds,
    // Written by the runtime itself; a visitor cannot set it.
    clientAddress: (context) => context.req.header('cf-connecting-ip') ?? 'unknown',
    photoWaiting,
    log,
  });
  server.notFound(async (context) => {
    // The body of other methods may have been read already, and files need none.
    if (!['GET', 'HEAD'].includes(context.req.method))
      return context.text('Method Not Allowed', 405, { Allow: 'GET, HEAD' });
    const file = await environment.ASSETS.fetch(context.req.raw);
    // `/leads` adds headers, and headers of the runtime's own responses cannot be changed.
    return new Response(file.body, file);
  });
  return server;
}

function deskOptions(
  environment: EdgeEnvironment,
  settings: EdgeSettings = readEdgeSettings(environment),
): LeadDeskOptions {
  return {
    ...settings,
    database: edgeDatabase(environment.LEADS),
    transport: createServiceTransport(settings),
    business,
    photoKeeping: photoKeeping(environment, settings),
    retentionDays: business.retentionDays,
    now: Date.now,
    log,
    lampView: { version },
    mostErased,
    concurrency: 1,
    pauseMs: mailPauseMs,
  };
}

/** The runtime adds the time. */
const log: Log = (text, level = 'info', facts = {}) => {
  console.log(JSON.stringify({ level, msg: logLine(text), ...facts }));
};

function photoKeeping(
  { PHOTOS }: EdgeEnvironment,
  { photosQuotaMb }: EdgeSettings,
): PhotoKeeping | undefined {
  if (!PHOTOS || photosQuotaMb === 0) return undefined;
  return { files: new PhotoBucket(PHOTOS), redraw: redrawJpeg, quotaBytes: photosQuotaMb * megabyte };
}
