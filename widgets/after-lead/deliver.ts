import { type JsonCall, mailCall } from '../../shared/mail-call';
import type { AfterLeadContext } from '../lead/after-lead-loader';
import type { Order } from '../lead/outbox-entry';
import { jsonText } from '../lib/replaced-built-ins';
import { keepPhoto } from './kept-photos';
import type { SafeLead } from './safe-lead';
import type { PhotoBody } from './send-added';
import type { VisitRequest } from './visit-card';

/** A photo that a visitor has chosen. */
export interface Photo {
  readonly id: string;
  readonly description: string;
  /** Absent after the page is reloaded. */
  readonly picture?: Blob;
}

/**
 * Outcome of sending an addition. `kept`: the outbox tries again, also after this page. `refused`: the server will
 * never accept it. `failed`: it would be lost with this page.
 */
export type Outcome = 'sent' | 'kept' | 'refused' | 'failed';

/** A visit request with its time of sending. */
interface SentWish extends VisitRequest {
  /** Milliseconds since 1970. The server keeps the request sent last. */
  readonly sentAt: number;
}

type Delivering = Pick<AfterLeadContext, 'outbox' | 'state' | 'language'>;

/** Sends a visit request, which replaces an earlier one; with an outside mail service, as a mail. */
export function deliverVisit(
  lead: SafeLead,
  wish: SentWish,
  timesText: string,
  context: Delivering,
): Promise<Outcome> {
  const { leadId, leadsUrl } = lead;
  const id = `added:visit:${leadId}`;
  const { language } = context;
  const call = leadsUrl
    ? { url: `${leadsUrl}/${leadId}/visit`, body: { ...wish, language } }
    : visitMail(lead, wish, timesText, context);
  if (!lead.isTest) context.outbox.forget(id, 'withdrawn');
  return deliver(lead, order(`${id}:${wish.sentAt}`, call), context);
}

/**
 * Sends photos one after the other, once all of them are stored, so that none is lost if the page ends in between.
 *
 * @param onOutcome called with the outcome of each
 */
export async function sendPhotos(
  lead: SafeLead,
  photos: readonly Photo[],
  context: Delivering,
  onOutcome: (photo: Photo, outcome: Outcome) => void,
): Promise<void> {
  const kept = new Map<Photo, boolean>();
  for (const photo of photos) kept.set(photo, lead.isTest || (await queuePhoto(lead, photo, context)));
  for (const [photo, isKept] of kept) {
    const outcome = await deliver(lead, photoOrder(lead, photo), context);
    onOutcome(photo, outcome === 'kept' && !isKept ? 'failed' : outcome);
  }
}

/** Returns whether a photo will outlive the page. */
async function queuePhoto(lead: SafeLead, photo: Photo, { outbox }: Delivering): Promise<boolean> {
  const order = photoOrder(lead, photo);
  const bytes = await (photo.picture ?? new Blob()).arrayBuffer();
  const isKept = await keepPhoto(order.id, { bytes, createdAt: Date.now() });
  return outbox.queue(order) && isKept;
}

function photoOrder(lead: SafeLead, photo: Photo): Order {
  const url = new URL(photoUrl(lead, photo));
  if (photo.description) url.searchParams.set('description', photo.description.trim());
  return order(photoEntryId(lead, photo), { url: url.href, body: {} });
}

/** Withdraws a photo that was sent or is on its way. */
export async function removePhoto(lead: SafeLead, photo: Photo, context: Delivering): Promise<void> {
  const id = photoEntryId(lead, photo);
  if (!lead.isTest) context.outbox.forget(id, 'withdrawn');
  const body: PhotoBody = { isRemoved: true };
  await deliver(lead, order(`${id}:removal`, { url: photoUrl(lead, photo), body }), context);
}

async function deliver({ isTest }: SafeLead, added: Order, { outbox }: Delivering): Promise<Outcome> {
  if (isTest) return 'sent';
  const isKept = outbox.queue(added);
  const result = await outbox.deliver(added);
  if (result.sent) return 'sent';
  if (result.status === 422) return 'refused';
  return isKept ? 'kept' : 'failed';
}

function order(id: string, call: JsonCall): Order {
  return { id, values: '', replaces: undefined, call };
}

function photoEntryId({ leadId }: SafeLead, { id }: Photo): string {
  return `added:photo:${leadId}:${id}`;
}

function photoUrl({ leadsUrl, leadId }: SafeLead, { id }: Photo): string {
  return `${leadsUrl}/${leadId}/photos/${id}`;
}

/** A second mail with the same reference, since an outside mail service has no visits. */
function visitMail(
  { service, template, leadId, name, email }: SafeLead,
  { note }: VisitRequest,
  timesText: string,
  { state }: Delivering,
): JsonCall {
  const text = ['Asks for a visit', timesText, note].filter(Boolean).join('\n');
  return mailCall(service, template, {
    client_name: name,
    client_email: email,
    client_message: text,
    EstimatorValues: text,
    lead_reference: state.reference,
    lead_details: text,
    lead: jsonText({ leadId }),
  });
}
