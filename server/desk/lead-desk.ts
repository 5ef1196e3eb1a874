import { type SQL, sql } from 'drizzle-orm';
import type { Lead } from '../../shared/lead';
import type { ServerBusiness } from '../base/business';
import { jsonBytes } from '../base/json-bytes';
import type { Log } from '../base/log';
import { restEnd, tellingTime } from '../base/rest-hours';
import { DeliveryError, errorKind } from '../mail/delivery-error';
import type { Mail, MailTransport } from '../mail/mail';
import { type AlertOptions, createAlert } from '../store/alert-call';
import { CallCounts } from '../store/call-counts';
import { ClientMarks } from '../store/client-marks';
import { Courier } from '../store/courier';
import { DeliveryQueue } from '../store/delivery-queue';
import { Erasure } from '../store/erasure';
import { EstimateLinks } from '../store/estimate-links';
import { LeadEraser } from '../store/lead-eraser';
import { LeadLinks, wayInMs } from '../store/lead-links';
import type { LeadChange } from '../store/lead-progress';
import { LeadQueries, type ListedLead } from '../store/lead-queries';
import { LeadStore, type LeadStoreOptions, type NewDelivery } from '../store/lead-store';
import { type News, OwnerNews } from '../store/owner-news';
import { PushDevices } from '../store/push-devices';
import { type DeliveryRow, deliveries, type PushDeviceRow } from '../store/schema';
import { Sessions } from '../store/sessions';
import { leadOfRow } from '../store/stored-lead';
import { type FormSigns, type SuspicionRules, suspicion } from '../store/suspicion';
import { deliveryCounts } from '../store/waiting-deliveries';
import { createWebhook, type WebhookOptions } from '../store/webhook';
import { WonByAds } from '../store/won-by-ads';
import { BusinessReports, isReport } from './business-reports';
import { CustomerAnswers } from './customer-answers';
import { withoutLongTexts } from './fitting-texts';
import { Lamp, type LampView } from './lamp';
import { isLampAlert, LampAlerts } from './lamp-alerts';
import { LeadAlerts } from './lead-alerts';
import { LeadPublisher } from './lead-publisher';
import { PhotoKeeper, type PhotoKeeping } from './photo-keeper';
import type { OwnerMessage, PushSender } from './push-sender';
import { isReminder, Reminders } from './reminders';
import { VisitMails } from './send-visit-mails';
import { addedTopic, VisitStore } from './visit-store';
import { businessHalfDay, type ConfirmableFrom, confirmableHalfDays } from './visit-times';
import { wayInMail, wayInTopic } from './way-in-mail';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
/** Size of the leads that a client may send in a day before more lose their long texts. */
const mostBytesPerDay = 5_000_000;
const tooMuch = 'more than 5 MB from one address within a day, so its long texts are left out';
/** Each of them mails the visitor. */
const mostDecisionsPerHour = 10;
/** Anybody can ask for one, and each mails the business. */
const mostWaysInPerHour = 3;
/** How long the webhook waits for the business's mail after a confirmation, which holds little of the lead. */
const webhookPatienceMs = 60_000;

/** Where leads are stored, and how they are delivered. */
export interface LeadDeskOptions
  extends LeadStoreOptions,
    SuspicionRules,
    Partial<WebhookOptions>,
    AlertOptions {
  /** The way to the push services; without it no device is told. */
  readonly push?: PushSender | undefined;
  /** The business that owns the leads and gets the reports. */
  readonly business: ServerBusiness;
  readonly transport: MailTransport;
  /** Signs the links of the mails; see `LeadLinks`. */
  readonly leadsToken?: string | undefined;
  /** Without it no photos are kept. */
  readonly photoKeeping?: PhotoKeeping | undefined;
  /** Leads older than this are erased; 0 keeps them. */
  readonly retentionDays: number;
  readonly now: () => number;
  /** See `Erasure`. */
  readonly monotonicMs?: (() => number) | undefined;
  /** See `Erasure`. */
  readonly mostErased?: number | undefined;
  readonly log: Log;
  /** What the lamp sees beside the store. */
  readonly lampView?: LampView | undefined;
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
  /** The client that sent it, as counted for limits; null if it is not known. */
  readonly client: string | null;
  readonly signs?: FormSigns | undefined;
  /** Whether another call of the same lead may have more data. */
  readonly isComplete?: boolean;
}

/** What a visitor does with a lead after it came. */
type OwnersNews = Exclude<News, 'new'>;

/** Outcome of a decision about a visit. */
export type VisitDecision = 'decided' | 'missing' | 'not offered' | 'too many';

/** The operations on leads: storing, delivering, reading and erasing. */
export class LeadDesk {
  readonly store: LeadStore;
  readonly eraser: LeadEraser;
  readonly queue: DeliveryQueue;
  readonly queries: LeadQueries;
  readonly ads: WonByAds;
  readonly calls: CallCounts;
  readonly sessions: Sessions;
  readonly erasure: Erasure;
  readonly visits: VisitStore;
  readonly answers: CustomerAnswers;
  /** Null if no photos are kept. */
  readonly photos: PhotoKeeper | null;
  /** Makes what webhooks and exports say of leads. */
  readonly publisher: LeadPublisher;
  /** The devices that are told; null where there is no push. */
  readonly devices: PushDevices | null;
  /** Says what keeps the server from its work. */
  readonly lamp: Lamp;
  readonly #clients: ClientMarks;
  readonly #reports: BusinessReports;
  readonly #visitMails: VisitMails;
  readonly #reminders: Reminders;
  readonly #mails: Courier;
  /** A separate courier, so that a slow receiver holds up no mail. */
  readonly #webhooks: Courier;
  /** Those of alerts and of push messages, so that an alert about mails waits for none of them. */
  readonly #alerts: readonly Courier[];
  readonly #news: OwnerNews;
  readonly #links: LeadLinks;
  readonly #leadAlerts: LeadAlerts;
  readonly #lampAlerts: LampAlerts;
  readonly #options: LeadDeskOptions;

  constructor(options: LeadDeskOptions) {
    const { database, transport, webhookUrl, webhookSecret, now } = options;
    this.#options = options;
    const { photoKeeping, forgetErased, business, alertUrl, push, leadsToken } = options;
    this.devices = push && leadsToken !== undefined ? new PushDevices(database, leadsToken) : null;
    const told = {
      database,
      business,
      tellsWebhook: webhookUrl !== undefined,
      tellsAlert: alertUrl !== undefined,
      keyMark: this.devices?.keyMark ?? null,
    };
    this.#news = new OwnerNews(told);
    this.visits = new VisitStore(options, this.#news);
    this.answers = new CustomerAnswers(options, this.#news);
    this.photos = photoKeeping ? new PhotoKeeper(options, this.#news, photoKeeping) : null;
    this.store = new LeadStore(options);
    this.eraser = new LeadEraser({
      database,
      forgetErased,
      removePhotos: async () => this.photos?.removeLeftOver(now()),
      removeMails: transport.removeMails?.bind(transport),
    });
    this.queue = new DeliveryQueue(database);
    this.queries = new LeadQueries(database);
    this.ads = new WonByAds(database);
    this.calls = new CallCounts(database);
    this.sessions = new Sessions(database);
    this.erasure = new Erasure({ ...options, eraser: this.eraser });
    this.lamp = new Lamp({ database, calls: this.calls, now, view: options.lampView });
    this.#lampAlerts = new LampAlerts({ ...told, lamp: this.lamp });
    this.#clients = new ClientMarks(options.leadsToken ?? '');
    this.#reports = new BusinessReports(database, options.business);
    this.#links = new LeadLinks(options);
    const written = { business, queries: this.queries, links: this.#links };
    this.#visitMails = new VisitMails(written);
    this.#reminders = new Reminders({ database, business, links: new EstimateLinks(options) });
    this.#leadAlerts = new LeadAlerts(written);
    this.publisher = new LeadPublisher({ ...written, now });
    this.#mails = new Courier({
      ...options,
      queue: this.queue,
      channel: 'mail',
      deliver: async (delivery, stopping) => {
        const mail = await this.#mailOf(delivery);
        if (mail) await transport.deliver(mail, stopping);
      },
    });
    const postLead =
      webhookUrl && webhookSecret ? createWebhook({ webhookUrl, webhookSecret }, now) : undefined;
    // The mail service sets the pace.
    const { concurrency, pauseMs, ...others } = options;
    this.#webhooks = new Courier({
      ...others,
      queue: this.queue,
      channel: 'webhook',
      deliver: async (delivery) => {
        if (!postLead) throw new DeliveryError('WEBHOOK_URL is not set');
        const found = await this.queries.find(delivery.leadId);
        if (found) await postLead(delivery, await this.publisher.publish(found));
      },
    });
    const tell = alertUrl === undefined ? null : createAlert({ ...options, alertUrl });
    const telling = { ...others, queue: this.queue, mayBegin: () => restEnd(now(), business) === null };
    this.#alerts = [
      ...(tell
        ? [
            new Courier({
              ...telling,
              channel: 'alert',
              deliver: async (delivery) => {
                const alert = await this.#alertOf(delivery);
                if (alert) await tell(`${alert.title}: ${alert.body} ${alert.url}`);
              },
            }),
          ]
        : []),
      ...(push && this.devices
        ? [new Courier({ ...telling, channel: 'push', deliver: (delivery) => this.#push(delivery, push) })]
        : []),
    ];
  }

  /**
   * Stores a lead with the mails that are made of it, and the webhook call if there is one. Of a client that has sent too much within a day
   * a new lead is stored as suspect, without its long texts. Resolves when it is on the disk.
   */
  async accept(
    lead: Lead,
    mailsOf: (kept: Lead) => Promise<readonly NewDelivery[]>,
    { client, signs, isComplete = true }: LeadCall,
  ): Promise<void> {
    const { webhookUrl, now } = this.#options;
    const delayMs = isComplete ? 0 : webhookPatienceMs;
    const calls = [
      ...(webhookUrl ? [{ topic: 'webhook', mail: null, delayMs }] : []),
      ...(await this.#news.ofNewLead(now(), delayMs)),
    ];
    const known = await this.store.suspicionOf(lead.leadId);
    const mark = client === null ? '' : await this.#clients.of(client);
    const isTooMuch = (await this.#sendsTooMuch(mark, lead)) && known === null;
    const suspect = known ?? (isTooMuch ? tooMuch : await this.#suspicion(client, signs));
    const kept = isTooMuch ? withoutLongTexts(lead) : lead;
    const deliveries = [...(await mailsOf(kept)), ...calls];
    const marked = { ...kept, suspect, clientMark: suspect === '' ? '' : mark };
    await this.store.accept(marked, deliveries, now(), { isKnown: known !== null });
  }

  /** Queues the mail that brings the business a way in, at most three an hour; false if it was one too many. */
  async mailWayIn(): Promise<boolean> {
    const { database, now } = this.#options;
    const { count } = await this.calls.add('way in mails', hourMs, now());
    if (count > mostWaysInPerHour) return false;
    const id = `report.${wayInTopic}.${now()}`;
    await database.run(sql`
      INSERT INTO ${deliveries} (id, lead_id, channel, topic, state, created_at, started_at, attempts, next_attempt_at)
      VALUES (${id}, '', 'mail', ${wayInTopic}, 'pending', ${now()}, ${now()}, 0, ${now()})
      ON CONFLICT DO NOTHING`);
    return true;
  }

  /** Whether the ticket of a mailed way in may sign in; it does so once. */
  async takeWayIn(ticket: string): Promise<boolean> {
    const { now } = this.#options;
    const name = await this.#links.wayIn(ticket, now());
    return name !== null && (await this.calls.add(`way in ${name}`, 2 * wayInMs, now())).count === 1;
  }

  /** Marks a suspect lead as real: what was held goes out. */
  markReal(leadId: string): Promise<void> {
    const { now, business } = this.#options;
    return this.store.markReal(leadId, now(), tellingTime(now(), business));
  }

  /** Stores a change that the business makes to a lead, and reports it to the webhook; false if there is no such lead. */
  async change(leadId: string, change: LeadChange): Promise<boolean> {
    const tell = await this.#news.ofChange(leadId, this.#options.now());
    return this.store.change(leadId, change, { tell });
  }

  /**
   * Tells the owner, and the webhook, what a visitor did with a lead; resolves when that is queued. What must be told exactly once with a
   * change of the store uses `tellings` in the change's own transaction.
   */
  async tellOwner(leadId: string, news: OwnersNews): Promise<void> {
    const { database } = this.#options;
    for (const statement of await this.tellings(leadId, news)) await database.run(statement);
  }

  /** The statements of `tellOwner`, for the transaction that makes the change. */
  tellings(leadId: string, news: OwnersNews): Promise<readonly SQL[]> {
    return this.#news.ofChange(leadId, this.#options.now(), { news });
  }

  /**
   * Confirms a half-day for the visit, moves the visit there, or calls it off (null), and mails the invitations; `isBusy` is the business's
   * calendar.
   */
  async decideVisit(
    leadId: string,
    halfDayId: string | null,
    isBusy?: ConfirmableFrom['isBusy'],
  ): Promise<VisitDecision> {
    const { business, now } = this.#options;
    const found = await this.queries.find(leadId);
    const confirmed = found?.visit?.confirmed ?? null;
    if (!found) return 'missing';
    if (halfDayId === confirmed) return 'decided';
    const asked = found.visit?.times ?? [];
    const ahead = confirmableHalfDays(business, { nowMs: now(), asked, isBusy });
    const halfDay =
      halfDayId === null
        ? businessHalfDay(confirmed ?? '', business)
        : ahead.find(({ id }) => id === halfDayId);
    if (!halfDay) return 'not offered';
    const { count } = await this.calls.add(`visit decision ${leadId}`, hourMs, now());
    if (count > mostDecisionsPerHour) return 'too many';
    const change = halfDayId === null ? 'calledOff' : confirmed === null ? 'confirmed' : 'moved';
    const sequence = found.visit?.sequence ?? 0;
    const decision = { halfDay, change, sequence } as const;
    const mails = await this.#visitMails.renderDecision(leadOfRow(found.lead), found.visit, decision, now());
    await this.visits.decide(leadId, { confirmed: halfDayId, sequence }, mails, now());
    // Whoever has their time was contacted.
    if (halfDayId !== null && found.lead.contactedAt === null)
      await this.change(leadId, { contactedAt: now() });
    return 'decided';
  }

  /** The devices that are told of leads, with the key for adding one; null where there is no push. */
  async toldDevices(): Promise<{ devices: readonly PushDeviceRow[]; publicKey: string } | null> {
    const { push } = this.#options;
    return this.devices && push ? { devices: await this.devices.list(), publicKey: push.publicKey } : null;
  }

  /**
   * Notes that the business sees these leads, with what was not delivered of them: from then on they are erased by age
   * like others. Never rejects, since they can be seen on a full disk, too.
   */
  async markSeen(seen: readonly ListedLead[]): Promise<void> {
    const { now, log } = this.#options;
    const lost = seen.filter(({ open }) =>
      open.some(({ state }) => state === 'failed' || state === 'unknown'),
    );
    if (lost.length === 0) return;
    await this.queue
      .markSeen(
        lost.map(({ lead }) => lead.leadId),
        now(),
      )
      .catch((error) => log(`not noted as seen: ${errorKind(error)}`, 'error'));
  }

  /** What an alert or a push message says; null if there is nothing left to tell. */
  #alertOf(delivery: DeliveryRow): Promise<OwnerMessage | null> {
    return isLampAlert(delivery.topic)
      ? this.#lampAlerts.render(delivery)
      : this.#leadAlerts.render(delivery, this.#options.now());
  }

  /** A device whose address is gone is forgotten. */
  async #push(delivery: DeliveryRow, push: PushSender): Promise<void> {
    const device = await this.devices?.find(delivery.topic.split('.').at(-1) ?? '');
    const message = device && (await this.#alertOf(delivery));
    if (!device || !message) return;
    if (!(await push.send(device, message, delivery.id))) await this.devices?.remove(device.id);
  }

  async #mailOf(delivery: DeliveryRow): Promise<Mail | null> {
    if (isReport(delivery.topic)) return this.#reports.render(delivery);
    if (isReminder(delivery.topic)) {
      const mail = await this.#reminders.render(delivery, this.#options.now());
      if (!mail) await this.#reminders.drop(delivery);
      return mail;
    }
    if (delivery.topic === wayInTopic) {
      const address = await this.#links.wayInUrl(this.#options.now());
      return address === null ? null : wayInMail(delivery, address, this.#options.business);
    }
    if (delivery.topic === addedTopic) return this.#visitMails.renderAdded(delivery, this.#options.now());
    return delivery.mail;
  }

  /** Counts the size of a lead for its client. */
  async #sendsTooMuch(mark: string, lead: Lead): Promise<boolean> {
    if (mark === '') return false;
    const { count } = await this.calls.add(`bytes ${mark}`, dayMs, this.#options.now(), jsonBytes(lead));
    return count > mostBytesPerDay;
  }

  async #suspicion(client: string | null, signs: FormSigns | undefined): Promise<string> {
    const { count } =
      client === null
        ? { count: 1 }
        : await this.calls.add(`new lead ${client}`, hourMs, this.#options.now());
    return suspicion({ signs, leadsOfClient: count }, this.#options);
  }

  /**
   * Starts the deliveries that are due without keeping the call waiting; resolves once each was tried, here or by
   * another process.
   */
  deliverSoon(): Promise<void> {
    const { webhookUrl, deliverElsewhere } = this.#options;
    if (deliverElsewhere) {
      deliverElsewhere();
      return Promise.resolve();
    }
    return webhookUrl || this.#alerts.length > 0 ? this.deliverDue() : this.#mails.deliverDue();
  }

  /** Resolves once every delivery due now has been tried. */
  async deliverDue(): Promise<void> {
    await Promise.all(this.#couriers().map((courier) => courier.deliverDue()));
  }

  /** Resolves when no delivery is under way. */
  async idle(): Promise<void> {
    await Promise.all(this.#couriers().map((courier) => courier.idle()));
  }

  /** Begins no more deliveries and gives those under way `graceMs` to end; see `Courier`. */
  async stop(graceMs: number): Promise<void> {
    await Promise.all([...this.#couriers().map((courier) => courier.stop(graceMs)), this.erasure.stop()]);
  }

  #couriers(): readonly Courier[] {
    return [this.#mails, this.#webhooks, ...this.#alerts];
  }

  /** Figures about the store and the server. */
  async figures() {
    const { database, now } = this.#options;
    const [leads, counts, health] = await Promise.all([
      this.queries.count(),
      deliveryCounts(database),
      this.lamp.look(),
    ]);
    return { nowMs: now(), health, figures: { leads, deliveries: counts } };
  }

  /**
   * Runs every minute: puts due reports, reminders and alerts into the queue, erases expired counts of clients' calls, and erases photos
   * whose lead is gone. Never rejects.
   */
  async tidyUp(): Promise<void> {
    const { now, log } = this.#options;
    try {
      await this.calls.forgetOver(now());
      await this.#reports.queueDue(now());
    } catch (error) {
      log(`reports not made: ${errorKind(error)}`, 'error');
    }
    await this.#reminders
      .queueDue(now())
      .catch((error) => log(`reminders not made: ${errorKind(error)}`, 'error'));
    if (this.#alerts.length > 0)
      await this.#lampAlerts
        .queueDue(now())
        .catch((error) => log(`alerts not made: ${errorKind(error)}`, 'error'));
    await this.photos
      ?.removeLeftOver(now())
      .catch((error) => log(`photos of erased leads not removed: ${errorKind(error)}`, 'error'));
    await this.eraser
      .forgetTraces()
      .catch((error) => log(`traces of erased leads not removed: ${errorKind(error)}`, 'error'));
  }
}
