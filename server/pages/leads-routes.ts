import { type Context, Hono } from 'hono';
import { csrf } from 'hono/csrf';
import type { PublishedLead } from '../../shared/lead';
import { laterDay } from '../../shared/visits';
import { type ServerBusiness, termsOf } from '../base/business';
import { noticePage } from '../base/page';
import { dayOf, tableTime } from '../base/zoned-time';
import type { BusyCalendar } from '../desk/busy-calendar';
import type { ServerContext, ServerEnv } from '../desk/server-context';
import { confirmableHalfDays } from '../desk/visit-times';
import { writeVisitsFeed } from '../desk/visits-feed';
import { isOwnOrigin } from '../guards/check-origin';
import { type ClientLimitOptions, limitClients } from '../guards/client-limit';
import { type PrivateAccess, privatePages } from '../guards/private-access';
import { limitBody, readFormFields } from '../guards/read-body';
import { settledWithin } from '../store/courier';
import type { Erased } from '../store/lead-eraser';
import { type LeadFilter, leadFilterSchema, listUrl } from '../store/lead-filter';
import type { LeadLinks } from '../store/lead-links';
import { changeForms, readChange } from '../store/lead-progress';
import type { WholeLead } from '../store/lead-queries';
import { deviceLabel, pushSubscriptionSchema } from '../store/push-devices';
import { adsCsv } from './ads-csv';
import { appManifest, appScript, appWorker } from './app-files';
import { doneText } from './done';
import { deadLinkPage, erasedPage, leadPage } from './lead-page';
import { leadsCsv, streamText } from './leads-csv';
import { listPage } from './list-page';
import { readStatistics } from './statistics';

/** The calendar feed begins with the visits of this many days ago. */
const daysOfPastVisits = 90;
/** How long to wait for a resend before rendering the page. */
const sendPatienceMs = 3_000;

/** Options of the pages. */
export interface LeadsRoutesOptions extends ClientLimitOptions {
  readonly business: ServerBusiness;
  readonly access: PrivateAccess;
  readonly links: LeadLinks;
  readonly calendar?: BusyCalendar | undefined;
}

/** The pages under `/leads`: the list, one lead and its forms, the exports. */
export function leadsRoutes(options: LeadsRoutesOptions): Hono<ServerEnv> {
  const { business, access, links, calendar, now } = options;
  const { timeZone, currency } = business;
  const terms = termsOf(business);
  const app = new Hono<ServerEnv>();
  // A form on another site must not act as a signed-in user (CSRF).
  app.use(
    '*',
    privatePages,
    limitBody(),
    csrf({ origin: (origin, context) => isOwnOrigin(origin, context.req.url) }),
  );
  app.post('*', readFormFields);
  app.post('/sign-in', access.signIn);
  app.use('/lost-key', limitClients('link', options));
  app.post('/lost-key', access.mailWayIn);
  app.get('/way-in/:ticket', access.showWayIn);
  app.post('/way-in/:ticket', access.takeWayIn);
  // Nothing in them is of a lead, and a phone that installs the pages reads them without its session.
  for (const [path, [type, text]] of Object.entries(appFiles(business)))
    app.get(path, (context) =>
      context.body(text, 200, {
        'Content-Type': type,
        'Service-Worker-Allowed': `${business.host.basePath}leads`,
      }),
    );
  // A mail's link is signed, so it needs no session.
  app.use('/link/*', limitClients('link', options));
  const leadOfLink = async (context: ServerContext) => {
    const leadId = await links.leadOf(context.req.param('ticket') ?? '', now());
    if (leadId) context.set('openedBy', 'the link of a mail');
    return leadId;
  };
  app.get('/link/:ticket', async (context) => {
    const { ticket } = context.req.param();
    const leadId = await leadOfLink(context);
    const lead = leadId && (await context.var.desk.queries.find(leadId));
    return lead
      ? context.html(
          leadPage(lead, business, { ...(await waysOf(context, lead)), link: `leads/link/${ticket}` }),
        )
      : context.html(deadLinkPage(business), 404);
  });
  app.get('/link/:ticket/photos/:photo', async (context) => {
    const { photo } = context.req.param();
    const leadId = await leadOfLink(context);
    return leadId ? showPhoto(context, leadId, photo) : context.html(deadLinkPage(business), 404);
  });
  app.post('/link/:ticket/:change', async (context) => {
    const { ticket, change } = context.req.param();
    const leadId = await leadOfLink(context);
    return leadId
      ? changeLead(context, { leadId, change, link: `leads/link/${ticket}` })
      : context.html(deadLinkPage(business), 404);
  });
  // A calendar signs in nowhere: its address is signed.
  app.use('/visits/*', limitClients('link', options));
  app.get('/visits/:name', async (context) => {
    if (!(await links.isFeed(context.req.param('name')))) return noSuch(context, 'page');
    const fromDay = laterDay(dayOf(now(), timeZone), -daysOfPastVisits);
    const visits = await context.var.desk.queries.confirmedVisits(fromDay);
    return context.body(await writeVisitsFeed(visits, business), 200, {
      'Content-Type': 'text/calendar; charset=utf-8',
    });
  });
  app.use('*', access.check);
  app.post('/sign-out', access.signOut);
  app.post('/devices', async (context) => {
    const { desk, form } = context.var;
    const { data } = pushSubscriptionSchema.safeParse(Object.fromEntries(form));
    if (!data || !desk.devices) return backFrom(context, {});
    const label = deviceLabel(context.req.header('user-agent') ?? '');
    const isAdded = await desk.devices.add(data, label, now());
    return backFrom(context, { done: isAdded ? 'device' : 'too-many-devices' });
  });
  app.post('/devices/remove', async (context) => {
    const { desk, form } = context.var;
    await desk.devices?.remove(form.get('device') ?? '');
    return backFrom(context, { done: 'no-device' });
  });

  app.get('/', async (context) => {
    const filter = filterOf(context);
    const isWhole = listUrl(filter) === 'leads';
    const [list, waiting, statistics, lost, doubted, times, { concerns }, devices, google, meta] =
      await Promise.all([
        context.var.desk.queries.list(filter, timeZone),
        isWhole ? context.var.desk.queries.waiting(tableTime(now(), timeZone).slice(0, 10)) : null,
        readStatistics(context.var.desk.queries, now(), business),
        context.var.desk.queries.lost(),
        context.var.desk.erasure.doubted(),
        calendar?.times(),
        context.var.desk.lamp.look(),
        context.var.desk.toldDevices(),
        context.var.desk.ads.counts('google'),
        context.var.desk.ads.counts('meta'),
      ]);
    if (devices) context.set('hasScript', true);
    await context.var.desk.markSeen(list.leads);
    return context.html(
      listPage({
        ...list,
        waiting,
        devices,
        ads: { google, meta },
        feedUrl: await links.feedUrl(),
        done: doneText(context.req.query('done')),
        calendar: times ?? null,
        concerns,
        statistics,
        lost,
        doubted,
        timeZone,
        currency,
        business,
        nowMs: now(),
      }),
    );
  });
  app.get('/export.csv', async (context) => {
    const { queries, publisher } = context.var.desk;
    const filter = filterOf(context);
    const ownFields = await queries.ownColumns(filter, timeZone);
    const published = publisher.publishAll(queries.all(filter, timeZone));
    const rows = leadsCsv(published, ownFields, { timeZone, terms });
    return context.body(streamText(rows), 200, download('leads.csv', 'text/csv; charset=utf-8'));
  });
  app.get('/export.json', async (context) => {
    const { queries, publisher } = context.var.desk;
    const rows = jsonRows(publisher.publishAll(queries.all(filterOf(context), timeZone)));
    return context.body(streamText(rows), 200, download('leads.json', 'application/json'));
  });
  app.post('/ads/:network{google|meta}', async (context) => {
    const { form, desk } = context.var;
    const network = context.req.param('network') === 'google' ? 'google' : 'meta';
    const won = form.get('again') === 'yes' ? desk.ads.last(network) : desk.ads.take(network, now());
    const text = adsCsv(network, await won, currency);
    return context.body(text, 200, download(`won-leads-${network}.csv`, 'text/csv; charset=utf-8'));
  });
  app.post('/send-failed-again', async (context) => {
    const { form, desk } = context.var;
    const [channel, state] = [form.get('channel'), form.get('state') ?? 'failed'];
    const isChannel =
      channel === 'mail' || channel === 'webhook' || channel === 'alert' || channel === 'push';
    if (!isChannel || !(state === 'failed' || state === 'unknown')) return backFrom(context, {});
    await desk.queue.sendAllAgain(channel, state, now());
    await settledWithin(sendPatienceMs, desk.deliverSoon());
    return backFrom(context, { done: 'send-failed-again' });
  });
  app.post('/clock-is-right', async (context) => {
    await context.var.desk.erasure.confirm();
    return backFrom(context, { done: 'clock-is-right' });
  });
  app.post('/erase', async (context) => {
    const { form, desk } = context.var;
    const email = form.get('email')?.trim() ?? '';
    const isSure = form.get('sure') === 'yes' && email !== '';
    return showErased(context, isSure ? await desk.eraser.eraseByEmail(email) : null);
  });

  app.get('/:id', async (context) => {
    const { desk } = context.var;
    const lead = await desk.queries.find(context.req.param('id'));
    if (!lead) return noSuchLead(context);
    await desk.markSeen([lead]);
    return context.html(leadPage(lead, business, await waysOf(context, lead)));
  });
  app.get('/:id/photos/:photo', (context) => {
    const { id, photo } = context.req.param();
    return showPhoto(context, id, photo);
  });
  app.post('/:id/real', async (context) => {
    await context.var.desk.markReal(context.req.param('id'));
    await settledWithin(sendPatienceMs, context.var.desk.deliverSoon());
    return backFrom(context, { leadId: context.req.param('id'), done: 'real' });
  });
  app.post('/:id/send-again', async (context) => {
    const { form, desk } = context.var;
    const leadId = context.req.param('id');
    const delivery = form.get('delivery');
    if (delivery === undefined) return backFrom(context, { leadId });
    await desk.queue.sendAgain(delivery, now());
    await settledWithin(sendPatienceMs, desk.deliverSoon());
    return backFrom(context, { leadId, done: 'send-again' });
  });
  app.post(`/:id/:change{${[...changeForms, ...visitForms].join('|')}}`, (context) => {
    const { id: leadId, change } = context.req.param();
    return changeLead(context, { leadId, change });
  });
  app.post('/:id/erase', async (context) => {
    if (context.var.form.get('sure') !== 'yes') return backFrom(context, { leadId: context.req.param('id') });
    return showErased(context, await context.var.desk.eraser.erase(context.req.param('id')));
  });

  function showErased(context: ServerContext, erased: Erased | null) {
    return context.html(erasedPage(erased, business), erased && erased.left > 0 ? 507 : 200);
  }

  /** Shows the lead again, with the form's mistake if there is one. */
  async function changeLead(
    context: ServerContext,
    { leadId, change: name, link }: ChangeCall,
  ): Promise<Response> {
    if (visitForms.includes(name)) return decideVisit(context, { leadId, change: name, link });
    const { desk, form } = context.var;
    const read = readChange(name, form, now());
    if ('problem' in read) return withProblem(context, { leadId, link }, read.problem);
    if (!(await desk.change(leadId, read.change))) return noSuchLead(context);
    desk.deliverSoon();
    const done = 'contactedAt' in read.change && read.change.contactedAt === null ? 'not-contacted' : name;
    return backFrom(context, { leadId, link, done });
  }

  /** The business's answer to a visit request: sends the invitations and shows the lead again. */
  async function decideVisit(
    context: ServerContext,
    { leadId, change, link }: ChangeCall,
  ): Promise<Response> {
    const { desk, form } = context.var;
    const time = change === 'confirm' ? (form.get('time') ?? '') : null;
    const result = await desk.decideVisit(leadId, time, await calendar?.busy());
    if (result === 'missing') return noSuchLead(context);
    if (result !== 'decided') return withProblem(context, { leadId, link }, decisionProblems[result]);
    desk.deliverSoon();
    return backFrom(context, { leadId, link, done: change });
  }

  /** Shows again what the form was on, the list or the lead, and what it did. 303, so that reloading the page does not do it again. */
  function backFrom(context: ServerContext, { leadId, link, done }: WayBack): Response {
    const isList = leadId === undefined || (!link && context.var.form.get('to') === 'list');
    const path = isList ? 'leads' : (link ?? `leads/${encodeURIComponent(leadId)}`);
    return context.redirect(`${business.host.basePath}${path}${done ? `?done=${done}` : ''}`, 303);
  }

  function noSuchLead(context: Context): Response | Promise<Response> {
    return noSuch(context, 'lead');
  }

  function noSuch(context: Context, what: 'lead' | 'photo' | 'page'): Response | Promise<Response> {
    const text = what === 'page' ? 'Nothing is at this address.' : 'It may have been erased.';
    const notice = { heading: `There is no such ${what}`, text, links: [['leads', 'All leads']] } as const;
    return context.html(noticePage(notice, business), 404);
  }

  /** The lead's page again, with what is wrong with the form that was sent. */
  async function withProblem(
    context: ServerContext,
    { leadId, link }: Pick<ChangeCall, 'leadId' | 'link'>,
    problem: string,
  ): Promise<Response> {
    const lead = await context.var.desk.queries.find(leadId);
    if (!lead) return noSuchLead(context);
    const ways = { ...(await waysOf(context, lead)), ...(link && { link }), problem };
    return context.html(leadPage(lead, business, ways), 400);
  }

  async function waysOf(context: Context, { visit }: WholeLead) {
    const from = { nowMs: now(), asked: visit?.times ?? [], isBusy: await calendar?.busy() };
    return {
      chosen: context.req.query('confirm'),
      confirmable: confirmableHalfDays(business, from),
      done: doneText(context.req.query('done')),
    };
  }

  /** Only the picture: with our own content type, nothing in it can run. */
  async function showPhoto(context: ServerContext, leadId: string, photoId: string): Promise<Response> {
    const bytes = await context.var.desk.photos?.read(leadId, photoId);
    if (!bytes) return noSuch(context, 'photo');
    return context.body(bytes, 200, {
      'Content-Type': 'image/jpeg',
      'Content-Disposition': 'inline; filename="photo.jpg"',
    });
  }

  app.all('*', (context) => noSuch(context, 'page'));
  return app;
}

/** The files of the installed pages, by their paths: type and text. */
function appFiles(business: ServerBusiness) {
  return {
    '/app.webmanifest': ['application/manifest+json', appManifest(business)],
    '/worker.js': ['text/javascript; charset=utf-8', appWorker],
    '/app.js': ['text/javascript; charset=utf-8', appScript],
  } as const;
}

/** A form of a lead's page that was sent. */
interface ChangeCall {
  readonly leadId: string;
  /** The last part of the form's address. */
  readonly change: string;
  /** The address of the mail's link that opened the page. */
  readonly link?: string | undefined;
}

/** Where the answer to a form leads: to its lead, or without one to the list. */
interface WayBack extends Partial<Pick<ChangeCall, 'leadId' | 'link'>> {
  /** What the form did; absent if it did nothing. */
  readonly done?: string;
}

/** The forms that answer a visit request, as the last parts of their addresses. */
const visitForms: readonly string[] = ['confirm', 'call-off'];

const decisionProblems = {
  'not offered': 'This half-day is over, or not one on which you visit: choose another.',
  'too many': 'The visit was changed ten times within an hour: wait until the hour is over, or call.',
} as const;

function filterOf(context: Context): LeadFilter {
  return leadFilterSchema.parse(context.req.query());
}

function download(name: string, type: string): Record<string, string> {
  return { 'Content-Type': type, 'Content-Disposition': `attachment; filename="${name}"` };
}

async function* jsonRows(groups: AsyncIterable<readonly PublishedLead[]>): AsyncGenerator<string> {
  let separator = '[';
  for await (const leads of groups) {
    yield separator + leads.map((lead) => JSON.stringify(lead)).join(',');
    separator = ',';
  }
  yield separator === '[' ? '[]' : ']';
}
