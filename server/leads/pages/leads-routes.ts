import { type Context, Hono } from 'hono';
import { csrf } from 'hono/csrf';
import { isOwnOrigin } from '../../guards/check-origin';
import { privatePages } from '../../guards/private-pages';
import { within } from '../../lib/within';
import type { ServerEnv } from '../../server-context';
import { type LeadFilter, leadFilterSchema } from '../lead-filter';
import { publishLead } from '../publish-lead';
import { erasedPage } from './erased-page';
import { leadPage } from './lead-page';
import { LeadsAccess, type LeadsAccessOptions } from './leads-access';
import { leadsCsv } from './leads-csv';
import { listPage } from './list-page';
import { readStatistics } from './statistics';

/** The page that is shown next says what became of what is sent again within this time. */
const sendPatienceMs = 3_000;

/** What the pages need. */
export interface LeadsRoutesOptions extends LeadsAccessOptions {
  readonly timeZone: string;
  /** The code of the currency of all prices. */
  readonly currency: string;
}

/** Gives the pages under `/leads`: the list, one lead, what can be done with it, the exports. */
export function leadsRoutes(options: LeadsRoutesOptions): Hono<ServerEnv> {
  const { timeZone, currency, brand, now } = options;
  const access = new LeadsAccess(options);
  const app = new Hono<ServerEnv>();
  // A form of another site must not act in the name of somebody who is signed in, or sits at the machine.
  app.use('*', privatePages, csrf({ origin: (origin, context) => isOwnOrigin(origin, context.req.url) }));
  app.post('/sign-in', (context) => access.signIn(context));
  app.use('*', access.check);
  app.post('/sign-out', (context) => access.signOut(context));

  app.get('/', async (context) => {
    const filter = filterOf(context);
    const [list, statistics, failed] = await Promise.all([
      context.var.desk.queries.list(filter, timeZone),
      readStatistics(context.var.desk.queries, now(), timeZone),
      context.var.desk.queries.failed(),
    ]);
    const canSignOut = options.token !== undefined;
    return context.html(listPage({ ...list, statistics, failed, timeZone, currency, brand, canSignOut }));
  });
  app.get('/export.csv', async (context) => {
    const rows = await context.var.desk.queries.all(filterOf(context), timeZone);
    context.header('Content-Disposition', 'attachment; filename="leads.csv"');
    return context.body(leadsCsv(rows, timeZone), 200, { 'Content-Type': 'text/csv; charset=utf-8' });
  });
  app.get('/export.json', async (context) => {
    const rows = await context.var.desk.queries.all(filterOf(context), timeZone);
    context.header('Content-Disposition', 'attachment; filename="leads.json"');
    return context.json(rows.map(publishLead));
  });
  app.post('/send-failed-again', async (context) => {
    const { channel } = await context.req.parseBody();
    if (channel === 'mail' || channel === 'webhook')
      await context.var.desk.queue.sendFailedAgain(channel, now());
    await within(sendPatienceMs, context.var.desk.deliverSoon());
    return context.redirect('/leads', 303);
  });
  app.post('/erase', async (context) => {
    const { email, sure } = await context.req.parseBody();
    const isSure = sure === 'yes' && typeof email === 'string' && email.trim() !== '';
    return context.html(erasedPage(isSure ? await context.var.desk.store.eraseByEmail(email) : null, brand));
  });

  app.get('/:id', async (context) => {
    const lead = await context.var.desk.queries.find(context.req.param('id'));
    return lead
      ? context.html(leadPage(lead, { timeZone, currency, brand }))
      : context.text('There is no such lead', 404);
  });
  app.post('/:id/contacted', async (context) => {
    const { contacted } = await context.req.parseBody();
    await context.var.desk.store.markContacted(context.req.param('id'), contacted === 'yes' ? now() : null);
    return backToLead(context);
  });
  app.post('/:id/send-again', async (context) => {
    const { delivery } = await context.req.parseBody();
    if (typeof delivery === 'string') await context.var.desk.queue.sendAgain(delivery, now());
    await within(sendPatienceMs, context.var.desk.deliverSoon());
    return backToLead(context);
  });
  app.post('/:id/erase', async (context) => {
    const { sure } = await context.req.parseBody();
    if (sure !== 'yes') return backToLead(context);
    return context.html(erasedPage(await context.var.desk.store.erase(context.req.param('id')), brand));
  });
  return app;
}

function filterOf(context: Context): LeadFilter {
  return leadFilterSchema.parse(context.req.query());
}

/** 303, so that reloading the page does not do it again. */
function backToLead(context: Context): Response {
  return context.redirect(`/leads/${encodeURIComponent(context.req.param('id') ?? '')}`, 303);
}
