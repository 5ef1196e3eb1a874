import { type Context, Hono } from 'hono';
import { csrf } from 'hono/csrf';
import { type ServerBusiness, termsOf } from '../base/business';
import { noticePage } from '../base/page';
import { tableTime } from '../base/zoned-time';
import type { BusyCalendar } from '../desk/busy-calendar';
import type { ServerContext, ServerEnv } from '../desk/server-context';
import { confirmableHalfDays } from '../desk/visit-times';
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
import type { LeadRow } from '../store/schema';
import { publishLead } from '../store/stored-lead';
import { doneText } from './done';
import { deadLinkPage, erasedPage, leadPage } from './lead-page';
import { leadsCsv, streamText } from './leads-csv';
import { listPage } from './list-page';
import { readStatistics } from './statistics';

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
  app.use('*', access.check);
  app.post('/sign-out', access.signOut);

  app.get('/', async (context) => {
    const filter = filterOf(context);
    const isWhole = listUrl(filter) === 'leads';
    const [list, waiting, statistics, lost, doubted, times, { concerns }] = await Promise.all([
      context.var.desk.queries.list(filter, timeZone),
      isWhole ? context.var.desk.queries.waiting(tableTime(now(), timeZone).slice(0, 10)) : null,
      readStatistics(context.var.desk.queries, now(), timeZone),
      context.var.desk.queries.lost(),
      context.var.desk.erasure.doubted(),
      calendar?.times(),
      context.var.desk.lamp.look(),
    ]);
    await context.var.desk.markSeen(list.leads);
    return context.html(
      listPage({
        ...list,
        waiting,
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
    const { queries } = context.var.desk;
    const filter = filterOf(context);
    const ownFields = await queries.ownColumns(filter, timeZone);
    const rows = leadsCsv(queries.all(filter, timeZone), ownFields, { timeZone, terms });
    return context.body(streamText(rows), 200, download('leads.csv', 'text/csv; charset=utf-8'));
  });
  app.get('/export.json', async (context) => {
    const rows = jsonRows(context.var.desk.queries.all(filterOf(context), timeZone));
    return context.body(streamText(rows), 200, download('leads.json', 'application/json'));
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

async function* jsonRows(groups: AsyncIterable<readonly LeadRow[]>): AsyncGenerator<string> {
  let separator = '[';
  for await (const rows of groups) {
    yield separator + rows.map((row) => JSON.stringify(publishLead(row))).join(',');
    separator = ',';
  }
  yield separator === '[' ? '[]' : ']';
}
