import { Hono } from 'hono';
import { leadIdPattern } from '../../shared/lead-id';
import { limits } from '../../shared/limits';
import { offeredHalfDays, type VisitsAnswer, visitWishSchema } from '../../shared/visits';
import type { ServerBusiness } from '../base/business';
import type { Log } from '../base/log';
import { parseShallowJson } from '../base/parse-shallow-json';
import { type ClientLimitOptions, clientNetwork, limitClients } from '../guards/client-limit';
import { limitBody, readBody, readBytes } from '../guards/read-body';
import { onlyMethods, refuse } from '../guards/refuse';
import { limitWaitingBodies, usualWaitingLimits, type WaitingLimits } from '../guards/waiting-bodies';
import { errorKind } from '../mail/delivery-error';
import type { BusyCalendar } from './busy-calendar';
import type { PhotoResult } from './photo-keeper';
import type { ServerEnv, ServerStep } from './server-context';

/** A disk that was full may have room by then. */
const retryAfterSeconds = 60;
const photoIdPattern = /^[\w-]{8,64}$/;
const noSuchLead = 'There is no such lead';

const refusals = {
  'no such lead': { status: 404, text: noSuchLead },
  'no image': { status: 415, text: 'This is no picture of a kind that is kept here' },
  'too many': { status: 409, text: 'The lead has six photos already' },
  'too large': { status: 413, text: 'The photo is too large' },
  'cut off': { status: 400, text: 'The photo was cut off' },
  'store full': { status: 507, text: 'There is no room for photos' },
} as const satisfies Partial<Record<PhotoResult, object>>;

/** Options of the routes for visitors' additions to a lead. */
export interface VisitRoutesOptions extends ClientLimitOptions {
  readonly business: ServerBusiness;
  readonly calendar?: BusyCalendar | undefined;
  /** Photos in memory at the same moment; default: those of a server with a machine of its own. */
  readonly photoWaiting?: WaitingLimits | undefined;
  readonly log: Log;
}

/**
 * Routes for additions to a stored lead: `GET /visits`, `PUT /leads/<id>/visit`, `PUT` and `DELETE`
 * `/leads/<id>/photos/<photo id>`. Knowing a lead's id, which can't be guessed, gives the right to add to it, never to
 * read it.
 */
export function visitRoutes(options: VisitRoutesOptions): Hono<ServerEnv> {
  const { business, calendar, clientAddress, now, log } = options;
  const limit = limitClients('visit', options);
  const app = new Hono<ServerEnv>();
  app.use('/visits', onlyMethods('GET', 'OPTIONS'));
  app.use('/leads/:id/visit', onlyMethods('PUT', 'OPTIONS'));
  app.use('/leads/:id/photos/:photo', onlyMethods('PUT', 'DELETE', 'OPTIONS'));
  app.get('/visits', limit, async (context) => {
    const { visits: rules, timeZone } = business;
    const { photos } = context.var.desk;
    const answer: VisitsAnswer = {
      timeZone,
      halfDays: rules
        ? offeredHalfDays({ rules, timeZone, nowMs: now(), isBusy: await calendar?.busy() })
        : [],
      photos: photos ? await photos.hasRoom() : false,
    };
    context.header('Cache-Control', 'no-store');
    return context.json(answer);
  });
  app.put('/leads/:id/visit', limit, limitBody(), readBody, async (context) => {
    const { bodyText, desk } = context.var;
    const leadId = context.req.param('id');
    const { data: wish, error } = visitWishSchema.safeParse(parseShallowJson(bodyText));
    if (!wish) {
      const [issue] = error.issues;
      return refuse(context, 400, `${issue?.path.join('.') || 'The body'} ${issue?.message ?? ''}`);
    }
    const result = leadIdPattern.test(leadId) ? await desk.visits.wish(leadId, wish, now()) : 'missing';
    if (result === 'missing') return refuse(context, 404, noSuchLead);
    // Not 429: the visitor decides whether to send it again.
    if (result === 'too many')
      return refuse(context, 409, 'The times of a lead can be changed ten times an hour');
    if (result === 'stored') desk.deliverSoon();
    return context.json({});
  });
  const checkIds: ServerStep = async (context, next) => {
    if (!leadIdPattern.test(context.req.param('id') ?? '')) return refuse(context, 404, noSuchLead);
    if (photoIdPattern.test(context.req.param('photo') ?? '')) return next();
    return refuse(context, 400, 'The id of a photo has 8 to 64 letters, digits, _ and -');
  };
  // Before the body is read: a program could fill the room for photos.
  const refuseSuspects: ServerStep = async (context, next) => {
    const suspicion = await context.var.desk.store.suspicionOf(context.req.param('id') ?? '');
    return suspicion
      ? refuse(context, 409, 'This request takes no photos until somebody has looked at it')
      : next();
  };
  const waiting = options.photoWaiting ?? usualWaitingLimits;
  const path = '/leads/:id/photos/:photo';
  app.put(path, limit, checkIds, refuseSuspects, limitWaitingBodies(waiting, options), async (context) => {
    const { photos } = context.var.desk;
    if (!photos) return refuse(context, 507, refusals['store full'].text);
    const { id: leadId, photo: photoId } = context.req.param();
    const request = context.req.raw;
    const photo = {
      leadId,
      photoId,
      description: (context.req.query('description') ?? '').trim().slice(0, limits.shortText),
      caller: { client: clientNetwork(clientAddress(context)), signal: request.signal },
      read: () => readBytes(request, waiting.call),
    };
    try {
      const result = await photos.add(photo, now());
      if (result === 'stored') context.var.desk.deliverSoon();
      if (result === 'stored' || result === 'same') return context.json({});
      return refuse(context, refusals[result].status, refusals[result].text);
    } catch (error) {
      // The caller has left, or the disk is full.
      if (!request.signal.aborted) log(`photo not stored: ${errorKind(error)}`, 'error');
      context.header('Retry-After', String(retryAfterSeconds));
      return refuse(context, 503, 'The photo could not be stored');
    }
  });
  app.delete(path, limit, checkIds, async (context) => {
    const { id: leadId, photo: photoId } = context.req.param();
    const { desk } = context.var;
    await desk.photos?.remove(leadId, photoId, now());
    desk.deliverSoon();
    return context.json({});
  });
  return app;
}
