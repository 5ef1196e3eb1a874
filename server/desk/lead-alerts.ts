import type { Lead } from '../../shared/lead';
import { type ServerBusiness, termsOf, urlOnServer } from '../base/business';
import type { LeadLinks } from '../store/lead-links';
import type { LeadQueries, WholeLead } from '../store/lead-queries';
import type { News } from '../store/owner-news';
import type { DeliveryRow } from '../store/schema';
import { leadOfRow } from '../store/stored-lead';
import { moneyFromCents } from './labels';
import { leadWork, townOf } from './lead-words';
import type { OwnerMessage } from './push-sender';
import { isUnanswered } from './visit-mail';
import { shortHalfDay } from './visit-times';

/** Parts that the messages are made from. */
export interface LeadAlertsOptions {
  readonly business: ServerBusiness;
  readonly queries: LeadQueries;
  readonly links: LeadLinks;
}

/** Makes what the owner's phone shows of a lead: who, what, for how much, and one tap to it. */
export class LeadAlerts {
  readonly #options: LeadAlertsOptions;

  constructor(options: LeadAlertsOptions) {
    this.#options = options;
  }

  /** The message of a delivery, as of now; null if there is nothing left to tell. */
  async render(
    { topic, leadId }: Pick<DeliveryRow, 'topic' | 'leadId'>,
    nowMs: number,
  ): Promise<OwnerMessage | null> {
    const { business, queries, links } = this.#options;
    const found = await queries.find(leadId);
    const [, news = ''] = topic.split('.');
    const facts = found && Object.hasOwn(tellers, news) && tellers[news as News](found, business);
    if (!facts) return null;
    const lead = leadOfRow(found.lead);
    const { name } = lead.values;
    return {
      title: `${lead.test ? 'Test: ' : ''}${name || 'No name'}`,
      body: facts.filter(Boolean).join(', '),
      url: (await links.urlOf(leadId, nowMs)) ?? urlOnServer(business, `leads/${leadId}`),
    };
  }
}

/** What is told of each kind of news, in parts; null if it is over. */
const tellers: Readonly<
  Record<News, (found: WholeLead, business: ServerBusiness) => readonly string[] | null>
> = {
  new: ({ lead: row }, business) => {
    const lead = leadOfRow(row);
    return [lead.replaces === null ? '' : 'Changed', ...work(lead, row.totalCostCents, business)];
  },
  added: ({ visit, photos }, business) => {
    const isAsked = visit !== null && isUnanswered(visit);
    const times = isAsked ? visit.times.map((id) => shortHalfDay(id, business)).join(' or ') : '';
    const hasWish = isAsked && (times !== '' || visit.note !== '');
    const asks = hasWish
      ? `asks for a visit${times && `: ${times}`}`
      : isAsked
        ? 'no longer asks for a visit'
        : '';
    const sent = photos.length === 0 ? '' : `${photos.length} ${photos.length === 1 ? 'photo' : 'photos'}`;
    return asks || sent ? [asks, sent] : null;
  },
  declined: ({ lead }, business) => ['not now', ...work(leadOfRow(lead), lead.totalCostCents, business)],
};

function work(lead: Lead, totalCostCents: number | null, business: ServerBusiness): readonly string[] {
  const price = totalCostCents === null ? '' : moneyFromCents(totalCostCents, business.currency);
  return [leadWork(lead, termsOf(business)), townOf(lead.values.address), price];
}
