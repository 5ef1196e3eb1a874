import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import {
  type BaseSQLiteDatabase,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
} from 'drizzle-orm/sqlite-core';
import type { Lead } from '../../shared/lead';
import type { Mail } from '../mail/mail';

// migrations/*.sql creates the tables; a test compares the two.

/** The parts of a lead that have no column. An older version may not have written all of them. */
export type StoredDetails = Partial<
  Omit<Lead, 'leadId' | 'reference' | 'kind' | 'replaces' | 'values'> &
    Pick<Lead['values'], 'firstName' | 'familyName'>
>;

/** One row for each lead. Times are milliseconds since 1970. */
export const leads = sqliteTable(
  'leads',
  {
    leadId: text('lead_id').primaryKey(),
    reference: text('reference').notNull(),
    kind: text('kind', { enum: ['contact', 'estimate'] }).notNull(),
    replaces: text('replaces'),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    address: text('address').notNull(),
    message: text('message').notNull(),
    totalCostCents: integer('total_cost_cents'),
    /** The source that the lead is counted under; '' if unknown. */
    sourceName: text('source_name').notNull(),
    receivedAt: integer('received_at').notNull(),
    contactedAt: integer('contacted_at'),
    /** Why this lead is suspected to be spam; '' if it isn't. */
    suspect: text('suspect').notNull().default(''),
    /** The report about this suspect lead. */
    reportedIn: text('reported_in'),
    /** The rest of the lead. */
    details: text('details', { mode: 'json' }).$type<StoredDetails>().notNull(),
    /** The business's note. */
    note: text('note').notNull().default(''),
    /** Outcome, null while the lead is open; when it was set; the amount won, or why it was lost. */
    outcome: text('outcome', { enum: ['won', 'lost'] }),
    outcomeAt: integer('outcome_at'),
    wonCents: integer('won_cents'),
    lostReason: text('lost_reason').notNull().default(''),
    /** The email address as it is compared (`addressKey`); null until the server has filled it in. */
    emailKey: text('email_key'),
    /** Which client sent this suspect lead (see `ClientMarks`); '' of others. */
    clientMark: text('client_mark').notNull().default(''),
  },
  (table) => [
    index('leads_received_at').on(table.receivedAt),
    index('leads_source_name').on(table.sourceName),
    index('leads_email_key').on(table.emailKey),
    index('leads_replaces').on(table.replaces),
    index('leads_outcome').on(table.outcome, table.outcomeAt),
  ],
);

/** The delivery queue: one row for each mail, webhook call and alert. */
export const deliveries = sqliteTable(
  'deliveries',
  {
    /** `<lead id>.<topic>`, so that the same mail of the same lead can be stored only once; of a change `<lead id>.<UUID>`, of a report `report.<…>`. */
    id: text('id').primaryKey(),
    /** '' of a report to the business and of an alert about the server. */
    leadId: text('lead_id').notNull(),
    channel: text('channel', { enum: ['mail', 'webhook', 'alert', 'push'] }).notNull(),
    /**
     * The mail's template, `webhook`, `lead.updated` for a later webhook call, the subject of a report or an alert, or that of a push
     * message with the id of the device after a point.
     */
    topic: text('topic').notNull(),
    /** The rendered mail; null for everything else, which is made from the store when it goes out. */
    mail: text('mail', { mode: 'json' }).$type<Mail>(),
    /**
     * `held`: it waits until the lead is marked as real, or is a confirmation that may not go out; `unknown`: it was
     * sent, but may not have arrived.
     */
    state: text('state', { enum: ['held', 'pending', 'delivered', 'failed', 'unknown'] }).notNull(),
    createdAt: integer('created_at').notNull(),
    /** When the first try began; 'send again' resets it. */
    startedAt: integer('started_at').notNull(),
    attempts: integer('attempts').notNull(),
    nextAttemptAt: integer('next_attempt_at').notNull(),
    deliveredAt: integer('delivered_at'),
    /** The recipient of a confirmation, normalised for counting. */
    recipient: text('recipient').notNull().default(''),
    /** The report about this delivery, which was given up or may not have arrived. */
    reportedIn: text('reported_in'),
    /** When somebody saw in `/leads` that it was given up, or may not have arrived. */
    seenAt: integer('seen_at'),
  },
  (table) => [
    index('deliveries_due').on(table.state, table.nextAttemptAt),
    index('deliveries_lead').on(table.leadId),
    index('deliveries_recipient').on(table.recipient, table.startedAt),
  ],
);

/** One row for each time that a delivery was tried. */
export const attempts = sqliteTable(
  'attempts',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    deliveryId: text('delivery_id').notNull(),
    leadId: text('lead_id').notNull(),
    attemptedAt: integer('attempted_at').notNull(),
    /** Null if it succeeded. Only the kind of the error, since its message may quote an address. */
    error: text('error'),
  },
  (table) => [index('attempts_delivery').on(table.deliveryId), index('attempts_lead').on(table.leadId)],
);

/** One row for each lead that asked for a visit or has one. */
export const visits = sqliteTable(
  'visits',
  {
    leadId: text('lead_id').primaryKey(),
    /** The half-days asked for, by their ids. */
    times: text('times', { mode: 'json' }).$type<readonly string[]>().notNull(),
    note: text('note').notNull(),
    language: text('language').notNull(),
    /** When the last request came; null if only the business chose a time. */
    askedAt: integer('asked_at'),
    /** Number of requests, each of which replaced the previous one. */
    wishes: integer('wishes').notNull(),
    /** The half-day that the business confirmed; null while there is none, or once it is called off. */
    confirmed: text('confirmed'),
    /** When the business last confirmed, moved or called off. */
    decidedAt: integer('decided_at'),
    /** Number of those changes: the next invitation's SEQUENCE. */
    sequence: integer('sequence').notNull(),
    /** When the visitor sent the stored request, by the visitor's clock; 0 if there is none. */
    sentAt: integer('sent_at').notNull().default(0),
  },
  (table) => [index('visits_confirmed').on(table.confirmed)],
);

/** One row for each photo of a lead. Rows whose lead was erased are left until their files are gone. */
export const photos = sqliteTable(
  'photos',
  {
    /** `<lead id>.<photo id>`; the photo's own id is made by the visitor's browser. */
    id: text('id').primaryKey(),
    leadId: text('lead_id').notNull(),
    description: text('description').notNull(),
    /** Size of the stored file. */
    bytes: integer('bytes').notNull(),
    addedAt: integer('added_at').notNull(),
    /** When its file was complete; null until then. */
    storedAt: integer('stored_at'),
  },
  (table) => [index('photos_lead').on(table.leadId)],
);

/** One row for each client and kind of call, while its limit lasts. */
export const callCounts = sqliteTable('call_counts', {
  /** The kind of call and the client: `mail 203.0.113.7`. */
  key: text('key').primaryKey(),
  endsAt: integer('ends_at').notNull(),
  count: integer('count').notNull(),
});

/** One row: when the clock was last looked at, and since when it is doubted. */
export const clock = sqliteTable('clock', {
  id: integer('id').primaryKey(),
  seenAt: integer('seen_at').notNull(),
  doubtedAt: integer('doubted_at'),
});

/** One row for each session of somebody who signed in. */
export const sessions = sqliteTable('sessions', {
  /** Hash of the session's secret name and the token that opened it. */
  digest: text('digest').primaryKey(),
  endsAt: integer('ends_at').notNull(),
});

/** One row for each phone or computer of the business that is told by Web Push. */
export const pushDevices = sqliteTable('push_devices', {
  /** Hash of the endpoint. */
  id: text('id').primaryKey(),
  /** Address at the push service of its browser. */
  endpoint: text('endpoint').notNull(),
  /** The browser's keys, with which messages are encrypted. */
  p256dh: text('p256dh').notNull(),
  auth: text('auth').notNull(),
  /** What it is: 'iPhone', 'Windows'. */
  label: text('label').notNull(),
  addedAt: integer('added_at').notNull(),
  /** Made with the access key that added it: another key ends all. */
  keyMark: text('key_mark').notNull(),
});

/** One row for each won lead that was downloaded for an advertising network. */
export const adDownloads = sqliteTable(
  'ad_downloads',
  {
    leadId: text('lead_id').notNull(),
    network: text('network', { enum: ['google', 'meta'] }).notNull(),
    downloadedAt: integer('downloaded_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.leadId, table.network] })],
);

/** A lead as stored. */
export type LeadRow = typeof leads.$inferSelect;
/** A delivery as stored. */
export type DeliveryRow = typeof deliveries.$inferSelect;
/** A visit as stored. */
export type VisitRow = typeof visits.$inferSelect;
/** A photo as stored, without its file. */
export type PhotoRow = typeof photos.$inferSelect;
/** A device as stored. */
export type PushDeviceRow = typeof pushDevices.$inferSelect;
/** A try as stored. */
export type AttemptRow = typeof attempts.$inferSelect;

/**
 * A database with the tables of `schema.ts`: SQLite on Node, D1 on the edge runtime. Several statements that belong
 * together go through `batch`, since D1 has no other transactions.
 */
export type LeadDatabase = BaseSQLiteDatabase<'async', unknown> & Pick<LibSQLDatabase, 'batch'>;

/** The database that keeps leads. */
export interface LeadStorage {
  readonly database: LeadDatabase;
  /** Resolves when everything committed is on the disk. Default: at once, since a commit waits for the disk. */
  readonly persist?: () => Promise<void>;
  /** Called after leads were erased: removes the traces of them that the database still keeps. */
  readonly forgetErased?: () => Promise<void>;
}
