import type { Lead } from '../../shared/lead';
import type { ServerBusiness } from '../base/business';
import { DeliveryError, errorKind } from '../mail/delivery-error';
import type { Mail, MailTransport } from '../mail/mail';
import { CallCounts } from '../store/call-counts';
import { Courier } from '../store/courier';
import { DeliveryQueue } from '../store/delivery-queue';
import { Erasure } from '../store/erasure';
import { LeadLinks } from '../store/lead-links';
import type { LeadChange } from '../store/lead-progress';
import { LeadQueries } from '../store/lead-queries';
import { LeadStore, type LeadStoreOptions, type NewDelivery } from '../store/lead-store';
import type { DeliveryRow } from '../store/schema';
import { Sessions } from '../store/sessions';
import { leadOfRow } from '../store/stored-lead';
import { type FormSigns, type SuspicionRules, suspicion } from '../store/suspicion';
import { createWebhook, type WebhookOptions } from '../store/webhook';
import { BusinessReports, isReport } from './business-reports';
import { PhotoKeeper, type PhotoKeeping } from './photo-keeper';
import { VisitMails } from './send-visit-mails';
import { addedTopic, VisitStore } from './visit-store';
import { businessHalfDay } from './visit-times';

const hourMs = 60 * 60 * 1000;
/** How long the webhook waits for the business's mail after a confirmation, which holds little of the lead. */
const webhookPatienceMs = 60_000;

/** Where leads are stored, and how they are delivered. */
export interface LeadDeskOptions extends LeadStoreOptions, SuspicionRules {
  /** The business that owns the leads and gets the reports. */
  readonly business: ServerBusiness;
  readonly transport: MailTransport;
  /** Signs the links of the mails; see `LeadLinks`. */
  readonly leadsToken?: string | undefined;
  /** Without it no photos are kept. */
  readonly photoKeeping?: PhotoKeeping | undefined;
  /** Without one no webhooks are sent. */
  readonly webhook?: WebhookOptions | undefined;
  /** Leads older than this are erased; 0 keeps them. */
  readonly retentionDays: number;
  readonly now: () => number;
  /** See `Erasure`. */
  readonly monotonicMs?: (() => number) | undefined;
  readonly log: (line: string) => void;
  /** Called after a call that leaves something to deliver, to hand it over. Default: delivery starts at once. */
  readonly deliverElsewhere?: () => void;
  /** Mails under way at the same time, and the pause between them; see `Courier`. */
  readonly concurrency?: number;
  readonly pauseMs?: number;
  /** How long it keeps delivering. */
  readonly workMs?: number;
}

/** Facts about the call that brought a lead. */
export interface LeadCall {
  /** The client that sent it, as counted for limits. */
  readonly client: string;
  readonly signs?: FormSigns | undefined;
  /** Whether another call of the same lead may have more data. */
  readonly isComplete?: boolean;
}

/** The operations on leads: storing, delivering, reading and erasing. */
export class LeadDesk {
  readonly store: LeadStore;
  readonly queue: DeliveryQueue;
  readonly queries: LeadQueries;
  readonly calls: CallCounts;
  readonly sessions: Sessions;
  readonly erasure: Erasure;
  readonly visits: VisitStore;
  /** Null if no photos are kept. */
  readonly photos: PhotoKeeper | null;
  readonly #reports: BusinessReports;
  readonly #visitMails: VisitMails;
  readonly #mails: Courier;
  /** A separate courier, so that a slow receiver holds up no mail. */
  readonly #webhooks: Courier;
  readonly #options: LeadDeskOptions;

  constructor(options: LeadDeskOptions) {
    const { database, transport, webhook, now } = options;
    this.#options = options;
    const { photoKeeping, forgetErased } = options;
    this.visits = new VisitStore(options);
    this.photos = photoKeeping ? new PhotoKeeper(options, photoKeeping) : null;
    this.store = new LeadStore({
      ...options,
      forgetErased: async () => {
        await this.photos?.removeLeftOver(now());
        await forgetErased?.();
      },
    });
    this.queue = new DeliveryQueue(database);
    this.queries = new LeadQueries(database);
    this.calls = new CallCounts(database);
    this.sessions = new Sessions(database);
    this.erasure = new Erasure({ ...options, store: this.store });
    this.#reports = new BusinessReports(database, options.business);
    this.#visitMails = new VisitMails({
      business: options.business,
      queries: this.queries,
      links: new LeadLinks(options),
    });
    this.#mails = new Courier({
      ...options,
      queue: this.queue,
      channel: 'mail',
      deliver: async (delivery, stopping) => {
        const mail = await this.#mailOf(delivery);
        if (mail) await transport.deliver(mail, stopping);
      },
    });
    const postLead = webhook && createWebhook(webhook, now);
    // The mail service sets the pace.
    const { concurrency, pauseMs, ...others } = options;
    this.#webhooks = new Courier({
      ...others,
      queue: this.queue,
      channel: 'webhook',
      deliver: async (delivery) => {
        if (!postLead) throw new DeliveryError('WEBHOOK_URL is not set');
        const found = await this.queries.find(delivery.leadId);
        if (found) await postLead(delivery, found.lead);
      },
    });
  }

  /** Stores a lead with its mails, and the webhook call if there is one. Resolves when it is on the disk. */
  async accept(
    lead: Lead,
    mails: readonly NewDelivery[],
    { client, signs, isComplete = true }: LeadCall,
  ): Promise<void> {
    const { webhook, now } = this.#options;
    const delayMs = isComplete ? 0 : webhookPatienceMs;
    const calls = webhook ? [{ topic: 'webhook', mail: null, delayMs }] : [];
    const known = await this.store.suspicionOf(lead.leadId);
    const suspect = known ?? (await this.#suspicion(client, signs));
    await this.store.accept({ ...lead, suspect }, [...mails, ...calls], now(), { isKnown: known !== null });
  }

  /** Stores a change that the business makes to a lead, and reports it to the webhook; false if there is no such lead. */
  change(leadId: string, change: LeadChange): Promise<boolean> {
    const { webhook, now } = this.#options;
    return this.store.change(leadId, change, now(), { tellsWebhook: webhook !== undefined });
  }

  /**
   * Confirms a half-day for the visit, moves the visit there, or calls it off (null), and mails the invitations. False if there is no such
   * lead or half-day.
   */
  async decideVisit(leadId: string, halfDayId: string | null): Promise<boolean> {
    const { business, now } = this.#options;
    const found = await this.queries.find(leadId);
    const confirmed = found?.visit?.confirmed ?? null;
    if (!found || halfDayId === confirmed) return found !== null;
    const halfDay = businessHalfDay(halfDayId ?? confirmed ?? '', business);
    if (!halfDay) return false;
    const change = halfDayId === null ? 'calledOff' : confirmed === null ? 'confirmed' : 'moved';
    const sequence = found.visit?.sequence ?? 0;
    const decision = { halfDay, change, sequence } as const;
    const mails = await this.#visitMails.renderDecision(leadOfRow(found.lead), found.visit, decision, now());
    await this.visits.decide(leadId, { confirmed: halfDayId, sequence }, mails, now());
    return true;
  }

  async #mailOf(delivery: DeliveryRow): Promise<Mail | null> {
    if (isReport(delivery.topic)) return this.#reports.render(delivery);
    if (delivery.topic === addedTopic) return this.#visitMails.renderAdded(delivery, this.#options.now());
    return delivery.mail;
  }

  async #suspicion(client: string, signs: FormSigns | undefined): Promise<string> {
    const { count } = await this.calls.add(`new lead ${client}`, hourMs, this.#options.now());
    return suspicion({ signs, leadsOfClient: count }, this.#options);
  }

  /**
   * Starts the deliveries that are due without keeping the call waiting; resolves once each was tried, here or by
   * another process.
   */
  deliverSoon(): Promise<void> {
    const { webhook, deliverElsewhere } = this.#options;
    if (deliverElsewhere) {
      deliverElsewhere();
      return Promise.resolve();
    }
    return webhook ? this.deliverDue() : this.#mails.deliverDue();
  }

  /** Resolves once every delivery due now has been tried. */
  async deliverDue(): Promise<void> {
    await Promise.all([this.#mails.deliverDue(), this.#webhooks.deliverDue()]);
  }

  /** Resolves when no delivery is under way. */
  async idle(): Promise<void> {
    await Promise.all([this.#mails.idle(), this.#webhooks.idle()]);
  }

  /** Begins no more deliveries and gives those under way `graceMs` to end; see `Courier`. */
  async stop(graceMs: number): Promise<void> {
    await Promise.all([this.#mails.stop(graceMs), this.#webhooks.stop(graceMs)]);
  }

  /**
   * Runs every minute: puts due reports into the queue, erases expired counts of clients' calls, and erases photos
   * whose lead is gone. Never rejects.
   */
  async tidyUp(): Promise<void> {
    const { now, log } = this.#options;
    try {
      await this.calls.forgetOver(now());
      await this.#reports.queueDue(now());
    } catch (error) {
      log(`reports not made: ${errorKind(error)}`);
    }
    await this.photos
      ?.removeLeftOver(now())
      .catch((error) => log(`photos of erased leads not removed: ${errorKind(error)}`));
  }
}
