import type { Context } from 'hono';
import type { Mail, MailTransport } from '../mail/mail';
import { BatchWriter } from './batch-writer';
import { Courier } from './courier';
import { DeliveryError } from './delivery-error';
import { DeliveryQueue } from './delivery-queue';
import type { LeadDatabase } from './lead-database';
import { LeadQueries } from './lead-queries';
import { type LeadDetails, LeadStore } from './lead-store';
import { createWebhook, type WebhookOptions } from './webhook';

const dayMs = 24 * 60 * 60 * 1000;
/** A confirmation knows little of its lead: the webhook then waits for the business's mail, which knows the rest. */
const webhookPatienceMs = 60_000;

/** What leads are kept in, and how they go out. */
export interface LeadDeskOptions {
  readonly database: LeadDatabase;
  readonly transport: MailTransport;
  /** Without one no webhooks are sent. */
  readonly webhook?: WebhookOptions | undefined;
  /** Called after leads were erased: makes the database forget what it still keeps of them. */
  readonly forgetErased?: () => Promise<void>;
  /** Leads older than this are erased; 0 keeps them. */
  readonly retentionDays: number;
  readonly now: () => number;
  readonly log: (line: string) => void;
  /** Gets the deliveries that a call left to do. Default: they are just started. */
  readonly waitUntil?: (context: Context, work: Promise<void>) => void;
  /** Deliveries under way at the same time, and the pause between them; see `Courier`. */
  readonly concurrency?: number;
  readonly pauseMs?: number;
}

/** Everything that happens to leads: they are stored, delivered, looked at, erased. */
export class LeadDesk {
  readonly store: LeadStore;
  readonly queue: DeliveryQueue;
  readonly queries: LeadQueries;
  readonly #courier: Courier;
  readonly #options: LeadDeskOptions;

  constructor(options: LeadDeskOptions) {
    const { database, transport, webhook, now } = options;
    this.#options = options;
    const writer = new BatchWriter(database);
    this.store = new LeadStore(database, writer, options.forgetErased);
    this.queue = new DeliveryQueue(database, writer);
    this.queries = new LeadQueries(database);
    const postLead = webhook && createWebhook(webhook, now);
    this.#courier = new Courier({
      ...options,
      queue: this.queue,
      deliver: async (due) => {
        if (due.delivery.mail) return transport.deliver(due.delivery.mail);
        if (!postLead) throw new DeliveryError('WEBHOOK_URL is not set');
        return postLead(due);
      },
    });
  }

  /** Stores a lead with its mails, and the webhook call where there is one. Resolves when it is on the disk. */
  async accept(
    lead: LeadDetails,
    mails: readonly { readonly topic: string; readonly mail: Mail }[],
    { isComplete = true }: { readonly isComplete?: boolean } = {},
  ): Promise<void> {
    const { webhook, now } = this.#options;
    const delayMs = isComplete ? 0 : webhookPatienceMs;
    const calls = webhook ? [{ topic: 'webhook', mail: null, delayMs }] : [];
    await this.store.accept(lead, [...mails, ...calls], now());
  }

  /** Starts what is due without keeping the call waiting. */
  deliverSoon(context: Context): void {
    const work = this.#courier.deliverDue();
    this.#options.waitUntil?.(context, work);
  }

  /** Resolves once everything that is due now was tried. */
  deliverDue(): Promise<void> {
    return this.#courier.deliverDue();
  }

  /** Resolves when no delivery is under way. */
  idle(): Promise<void> {
    return this.#courier.idle();
  }

  /** Erases the leads that are older than the setting allows. */
  async eraseExpired(): Promise<void> {
    const { retentionDays, now, log } = this.#options;
    if (retentionDays === 0) return;
    const erased = await this.store.eraseBefore(now() - retentionDays * dayMs);
    if (erased > 0) log(`${erased} leads older than ${retentionDays} days erased`);
  }
}
