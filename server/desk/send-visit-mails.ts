import type { Lead } from '../../shared/lead';
import { mailTexts, resolveLanguage } from '../../shared/texts';
import type { TimedHalfDay } from '../../shared/visits';
import { type ServerBusiness, urlOnServer } from '../base/business';
import { composeMail, emailOfBusiness, emailOfVisitor } from '../mail/compose-mail';
import { oneLine } from '../mail/header-text';
import { writeInvitation } from '../mail/invitation';
import type { Mail } from '../mail/mail';
import type { LeadLinks } from '../store/lead-links';
import type { LeadQueries } from '../store/lead-queries';
import type { NewDelivery } from '../store/lead-store';
import type { VisitRow } from '../store/schema';
import { leadOfRow } from '../store/stored-lead';
import { saysNotNow } from './customer-answers';
import { addedMail, businessVisitMail, isUnanswered, visitorName, visitorVisitMail } from './visit-mail';

/** Parts that the mails are made from. */
export interface VisitMailsOptions {
  readonly business: ServerBusiness;
  readonly queries: LeadQueries;
  readonly links: LeadLinks;
}

/** The business's decision about a visit. */
export interface Decision {
  readonly halfDay: TimedHalfDay;
  readonly change: 'confirmed' | 'moved' | 'calledOff';
  readonly sequence: number;
}

/** Makes the mails about visits and photos. */
export class VisitMails {
  readonly #options: VisitMailsOptions;

  constructor(options: VisitMailsOptions) {
    this.#options = options;
  }

  /** The mail to the business about a visitor's additions to a lead so far; null if there are none. */
  async renderAdded(
    delivery: { readonly id: string; readonly leadId: string },
    nowMs: number,
  ): Promise<Mail | null> {
    const { business, queries } = this.#options;
    const found = await queries.find(delivery.leadId);
    // What was added may have been answered or removed while the mail waited.
    if (!found) return null;
    const isNotNow = saysNotNow(found.lead, found.visit);
    const hasNews = (found.visit && isUnanswered(found.visit)) || found.photos.length > 0 || isNotNow;
    if (!hasNews) return null;
    const lead = leadOfRow(found.lead);
    const leadLink = await this.#urlOf(lead.leadId, nowMs);
    const { visit, photos } = found;
    return composeMail(addedMail({ lead, business, visit, photos, isNotNow, leadLink }), business, {
      id: delivery.id,
      template: 'visitor-added',
      to: emailOfBusiness(business),
      replyTo: emailOfVisitor(lead),
      receivedAt: new Date(nowMs).toISOString(),
    });
  }

  /** The mails with invitations that a decision sends to the business and to the visitor, if they gave an address. */
  async renderDecision(
    lead: Lead,
    visit: VisitRow | null,
    { halfDay, change, sequence }: Decision,
    nowMs: number,
  ): Promise<readonly NewDelivery[]> {
    const { business } = this.#options;
    const { leadId, reference, values } = lead;
    const self = emailOfBusiness(business);
    const visitor = emailOfVisitor(lead);
    const language = visit?.language || lead.language;
    const facts = { lead, business, halfDay, change, language };
    const shared = {
      leadId,
      reference,
      sequence,
      isCancelled: change === 'calledOff',
      halfDay,
      location: oneLine(values.address, 300),
      organizer: self,
      writtenAt: new Date(nowMs),
    };
    const words = mailTexts[resolveLanguage(language)];
    const forVisitor = await writeInvitation({
      ...shared,
      guest: visitor,
      summary: words.visit.entry(business.name),
      description: `${words.inReference(reference)}\n${business.name}\n${business.phone.shown}`,
    });
    const forBusiness = await writeInvitation({
      ...shared,
      guest: null,
      summary: `Visit: ${visitorName(lead)}`,
      description: `Ref ${reference}\n${oneLine(values.phone, 300)}`,
    });
    const receivedAt = new Date(nowMs).toISOString();
    const businessMail: NewDelivery = {
      topic: `visitToBusiness.${sequence}`,
      mail: await composeMail(businessVisitMail(facts, await this.#urlOf(leadId, nowMs)), business, {
        id: `${leadId}.visitToBusiness.${sequence}`,
        template: 'visit-to-business',
        to: self,
        replyTo: visitor,
        receivedAt,
        invitation: forBusiness,
      }),
    };
    if (!visitor) return [businessMail];
    const visitorMail: NewDelivery = {
      topic: `visitToVisitor.${sequence}`,
      mail: await composeMail(visitorVisitMail(facts), business, {
        id: `${leadId}.visitToVisitor.${sequence}`,
        template: 'visit-to-visitor',
        to: visitor,
        replyTo: self,
        receivedAt,
        invitation: forVisitor,
      }),
    };
    return [visitorMail, businessMail];
  }

  async #urlOf(leadId: string, nowMs: number): Promise<string> {
    const { links, business } = this.#options;
    return (await links.urlOf(leadId, nowMs)) ?? urlOnServer(business, `leads/${leadId}`);
  }
}
