import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { html } from 'hono/html';
import { secureHeaders } from 'hono/secure-headers';
import { afterLeadTexts } from '../../shared/locales/after-lead';
import { longDay } from '../../shared/receipt';
import { offeredHalfDays, visitWishSchema } from '../../shared/visits';
import { type ServerBusiness, siteHref, sitePageHref } from '../base/business';
import type { Log } from '../base/log';
import type { BusyCalendar } from '../desk/busy-calendar';
import { estimatorDraft, isOpen, lastDayOf } from '../desk/estimate-offer';
import type { PhotoResult } from '../desk/photo-keeper';
import type { ServerContext, ServerEnv, ServerStep } from '../desk/server-context';
import { type ClientLimitOptions, clientNetwork, limitClients } from '../guards/client-limit';
import { limitBody, readFormFields } from '../guards/read-body';
import { limitWaitingBodies, usualWaitingLimits, type WaitingLimits } from '../guards/waiting-bodies';
import type { EstimateLinks } from '../store/estimate-links';
import type { WholeLead } from '../store/lead-queries';
import { leadOfRow } from '../store/stored-lead';
import { customerNotice, customerPage } from './customer-page';
import { type EstimatePageWays, estimatePage, frameIn } from './estimate-page';
import { scalePhotos } from './scale-photos';
import { storeSentPhotos } from './sent-photos';

const megabyte = 1024 * 1024;

/** Options of the customers' pages. */
export interface EstimateRoutesOptions extends ClientLimitOptions {
  readonly business: ServerBusiness;
  readonly estimateLinks: EstimateLinks;
  readonly calendar?: BusyCalendar | undefined;
  readonly photoWaiting?: WaitingLimits | undefined;
  readonly log: Log;
}

/** A lead that a link has opened. */
interface OpenedLead {
  readonly whole: WholeLead;
  /** The page's address from the base path. */
  readonly action: string;
}

/**
 * The pages under `/estimate`, which the links of customers' mails open: the receipt, and a form for each thing that the customer can
 * do. Looking at a page changes nothing, since programs that check mails open all links: every change is a form that is sent.
 */
export function estimateRoutes(options: EstimateRoutesOptions): Hono<ServerEnv> {
  const { business, estimateLinks: links, calendar, clientAddress, now, log } = options;
  const waiting = options.photoWaiting ?? usualWaitingLimits;
  const app = new Hono<ServerEnv>();
  app.use('*', limitClients('link', options), customerHeaders(business));

  app.get('/script', (context) =>
    context.body(scalePhotos, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  );
  app.get('/:code/draft', async (context) => {
    const leadId = await links.leadOfCode(context.req.param('code'), now());
    const found = leadId && (await context.var.desk.queries.find(leadId));
    const draft = found ? estimatorDraft(leadOfRow(found.lead)) : null;
    // The estimator's page may be at another host than the server.
    context.header('Access-Control-Allow-Origin', new URL(business.url).origin);
    return draft ? context.json(draft) : context.json({ error: 'This code opens nothing' }, 404);
  });
  app.get('/:ticket', async (context) => {
    const opened = await open(context);
    if (opened instanceof Response) return opened;
    return context.html(
      estimatePage(opened.whole, business, {
        ...(await waysOf(context, opened)),
        done: context.req.query('done'),
      }),
    );
  });
  app.get('/:ticket/stop', async (context) => {
    const opened = await open(context, { isEndless: true });
    if (opened instanceof Response) return opened;
    return context.html(stopPage(opened, business));
  });
  app.get('/:ticket/photos/:photo', async (context) => {
    const opened = await open(context);
    if (opened instanceof Response) return opened;
    const bytes = await context.var.desk.photos?.read(opened.whole.lead.leadId, context.req.param('photo'));
    if (!bytes) return missing(context);
    context.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; sandbox");
    return context.body(bytes, 200, {
      'Content-Type': 'image/jpeg',
      'Content-Disposition': 'inline; filename="photo.jpg"',
    });
  });

  app.post('/:ticket/visit', limitBody(), async (context) => {
    const opened = await open(context);
    if (opened instanceof Response) return opened;
    const { lead, visit } = opened.whole;
    const form = await context.req.formData().catch(() => null);
    const { language } = frameOf(opened);
    const words = afterLeadTexts[language].visit;
    const times = (form?.getAll('time') ?? []).filter((time) => typeof time === 'string');
    const note = `${form?.get('note') ?? ''}`.trim();
    const { data: wish } = visitWishSchema.safeParse({ times, note, language });
    const isEmpty = times.length === 0 && note === '' && !visit;
    if (!wish || isEmpty)
      return withProblem(context, opened, { text: isEmpty ? words.empty : words.most, times, note });
    const result = await context.var.desk.visits.wish(lead.leadId, wish, now());
    if (result === 'too many') return withProblem(context, opened, { text: words.refused, times, note });
    if (result === 'missing') return missing(context);
    return after(context, opened, times.length > 0 || note !== '' ? 'visit' : 'no-visit');
  });

  const refuseLarge: ServerStep = async (context, next) => {
    const isLarge = !(Number(context.req.header('content-length')) <= waiting.call);
    if (!isLarge) return next();
    const opened = await open(context);
    if (opened instanceof Response) return opened;
    const { words } = frameOf(opened);
    return withProblem(context, opened, { text: words.photosTooLarge(waiting.call / megabyte) }, 413);
  };
  app.post('/:ticket/photos', refuseLarge, limitWaitingBodies(waiting, options), async (context) => {
    const opened = await open(context);
    if (opened instanceof Response) return opened;
    const { words } = frameOf(opened);
    const { photos } = context.var.desk;
    const form = await context.req.formData().catch(() => null);
    if (!photos || opened.whole.lead.suspect !== '')
      return withProblem(context, opened, { text: words.photosLater }, 409);
    const results = await storeSentPhotos(form, photos, {
      leadId: opened.whole.lead.leadId,
      caller: { client: clientNetwork(clientAddress(context)), signal: context.req.raw.signal },
      nowMs: now(),
      log,
    });
    if (results.length === 0) return withProblem(context, opened, { text: words.photosNone });
    const refused = results.filter((result) => result !== 'stored' && result !== 'same');
    const problems = new Set(refused.map((result) => photoProblem(result, opened)));
    if (problems.size === 0) return after(context, opened, 'photos');
    const whole = (await context.var.desk.queries.find(opened.whole.lead.leadId)) ?? opened.whole;
    return withProblem(context, { ...opened, whole }, { text: [...problems].join(' ') });
  });
  app.post('/:ticket/photos/:photo/remove', limitBody(), async (context) => {
    const opened = await open(context);
    if (opened instanceof Response) return opened;
    await context.var.desk.photos?.remove(opened.whole.lead.leadId, context.req.param('photo'), now());
    return after(context, opened, 'remove');
  });
  app.post('/:ticket/change', limitBody(), async (context) => {
    const opened = await open(context);
    if (opened instanceof Response) return opened;
    const code = await links.codeOf(opened.whole.lead.leadId, now());
    // A fragment is sent to no server, and to no site that the page leads to.
    return context.redirect(`${sitePageHref(business, 'estimator')}#change=${code}`, 303);
  });
  app.post('/:ticket/not-now', limitBody(), async (context) => {
    const opened = await open(context);
    if (opened instanceof Response) return opened;
    await context.var.desk.answers.sayNotNow(opened.whole.lead.leadId, now());
    return after(context, opened, 'not-now');
  });
  // Also the mail program's own button (RFC 8058), which sends `List-Unsubscribe=One-Click` and reads only the status.
  app.post('/:ticket/stop', limitBody(), readFormFields, async (context) => {
    const opened = await open(context, { isEndless: true });
    if (opened instanceof Response) return opened;
    await context.var.desk.answers.stopReminders(opened.whole.lead.leadId, now());
    if (context.var.form.has('List-Unsubscribe')) return context.body(null, 204);
    return context.html(stopPage(opened, business, { isStopped: true }));
  });
  app.all('*', (context) => missing(context));

  /** The newest version of the link's lead; the page that says why there is none. */
  async function open(context: ServerContext, { isEndless = false } = {}): Promise<OpenedLead | Response> {
    const { queries } = context.var.desk;
    const ticket = context.req.param('ticket') ?? '';
    const leadId = await links.leadOf(ticket);
    const whole = leadId && (await queries.find(await queries.newestVersion(leadId)));
    if (!whole) return missing(context);
    context.set('openedBy', 'the link of a mail');
    const lead = leadOfRow(whole.lead);
    if (isEndless || isOpen(lead, whole.lead.receivedAt, business, now()))
      return { whole, action: `estimate/${ticket}` };
    const frame = frameIn(lead.language);
    const { over } = frame.words;
    const day = longDay(lastDayOf(lead, whole.lead.receivedAt, business), frame.language);
    const links410 = [[sitePageHref(business, 'estimator'), over.again]] as const;
    const notice = { heading: over.heading, text: over.text(day), links: links410 };
    return context.html(customerNotice(notice, frame, business), 410);
  }

  /** The same for every address that opens nothing, so that none tells anything. */
  function missing(context: Context): Response | Promise<Response> {
    const frame = frameIn(context.req.header('accept-language'));
    const { heading, text, home } = frame.words.missing;
    const notice = { heading, text, links: [[siteHref(business, ''), home]] as const };
    return context.html(customerNotice(notice, frame, business), 404);
  }

  async function waysOf(context: ServerContext, { whole, action }: OpenedLead): Promise<EstimatePageWays> {
    const { visits: rules, timeZone } = business;
    const { photos } = context.var.desk;
    return {
      action,
      halfDays: rules
        ? offeredHalfDays({ rules, timeZone, nowMs: now(), isBusy: await calendar?.busy() })
        : [],
      takesPhotos: whole.lead.suspect === '' && photos !== null && (await photos.hasRoom()),
    };
  }

  /** Shows the page again, with what was done. 303, so that reloading it does nothing again. */
  function after(context: ServerContext, { action }: OpenedLead, done: string): Response {
    context.var.desk.deliverSoon();
    return context.redirect(`${business.host.basePath}${action}?done=${done}`, 303);
  }

  async function withProblem(
    context: ServerContext,
    opened: OpenedLead,
    problem: NonNullable<EstimatePageWays['problem']>,
    status: 400 | 409 | 413 = 400,
  ): Promise<Response> {
    const ways = { ...(await waysOf(context, opened)), problem };
    return context.html(estimatePage(opened.whole, business, ways), status);
  }

  return app;
}

function frameOf({ whole: { lead, visit } }: OpenedLead) {
  return frameIn(visit?.language || leadOfRow(lead).language);
}

function photoProblem(result: PhotoResult, opened: OpenedLead): string {
  const { words, language } = frameOf(opened);
  if (result === 'no image') return words.photosUnreadable;
  return result === 'too many' ? afterLeadTexts[language].photos.most : words.photosLater;
}

/** The page of the link in each reminder, which asks before it stops them. */
function stopPage(opened: OpenedLead, business: ServerBusiness, { isStopped = false } = {}) {
  const frame = frameOf(opened);
  const { heading, text, button, back } = frame.words.stop;
  const what = isStopped
    ? html`<p role="status"><strong>${frame.words.stop.done}</strong></p>`
    : html`<p>${text}</p>`;
  const form = isStopped
    ? ''
    : html`<form method="post" action="${opened.action}/stop"><button class="main">${button}</button></form>`;
  const content = html`<section class="panel"><h1>${heading}</h1>${what}<div class="row">${form}<a class="button" href="${opened.action}">${back}</a></div></section>`;
  return customerPage({ title: heading, content, ...frame }, business);
}

/** Adds the headers of pages that are for one person: found by no search engine, kept by nobody. */
function customerHeaders(business: ServerBusiness): MiddlewareHandler {
  const site = new URL(business.url).origin;
  const protect = secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      fontSrc: ["'self'"],
      imgSrc: ["'self'", site],
      // 'Change something' leads to the site, which may be at another host.
      formAction: ["'self'", site],
      baseUri: ["'self'"],
      frameAncestors: ["'none'"],
    },
    referrerPolicy: 'no-referrer',
    crossOriginResourcePolicy: false,
    // HSTS is the site owner's decision.
    strictTransportSecurity: false,
  });
  return async (context, next) => {
    await protect(context, next);
    context.header('Cache-Control', 'no-store');
    context.header('X-Robots-Tag', 'noindex, nofollow');
  };
}
