import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import packageFile from '../../package.json' with { type: 'json' };
import type { ServerBusiness } from '../base/business';
import { createPushKeys, keptPushKeys } from '../base/kept-push-keys';
import { createToken, keptToken } from '../base/kept-token';
import type { Log } from '../base/log';
import { ownBusiness } from '../base/node-business';
import type { NodeSettings } from '../base/node-settings';
import { defaultSettings } from '../base/settings';
import { storeFiles } from '../base/store-files';
import { BusyCalendar } from '../desk/busy-calendar';
import { readInThread } from '../desk/busy-thread';
import { startDeliveryTimer } from '../desk/delivery-timer';
import { LeadDesk } from '../desk/lead-desk';
import { PhotosInMemory } from '../desk/photo-files';
import { PhotoFolder } from '../desk/photo-folder';
import type { PhotoKeeping } from '../desk/photo-keeper';
import { redrawPhoto } from '../desk/redraw-photo';
import { createPushSender } from '../desk/web-push-sender';
import { fetchPublic } from '../guards/fetch-public';
import { ClientAddresses } from '../host/client-addresses';
import { type RunningServer, startNodeServer } from '../host/node-server';
import { createStaticHost } from '../host/static-host';
import { EmlMailbox } from '../mail/eml-mailbox';
import { MailServerWatch } from '../mail/mail-server-watch';
import { createSmtpTransport } from '../mail/smtp-transport';
import { readBackupStatus } from '../store/nightly-backup';
import { openDatabase } from '../store/open-database';
import { createServerApp, type ServerOptions, serviceRequest } from './app';
import { nodeLog } from './node-log';
import { PrometheusFigures } from './prometheus';

/** Options of both servers: the settings, and what only programs set. Only the folders have no default. */
export type StartOptions = ServicesOptions &
  Pick<NodeSettings, 'distFolder'> & {
    /** Port of the examples. Default: the one after `port`. */
    readonly examplesPort?: number | undefined;
  };

/** Options of the services, the mail box and the leads. Without `leadsFile` they are gone when the servers stop. */
export type ServicesOptions = Partial<NodeSettings> &
  Pick<NodeSettings, 'mailboxFolder'> & {
    /** Confirmations to one address within a day. Default 3. */
    readonly confirmationsPerDay?: number | undefined;
    /** A step that every call passes before the services, and may answer itself. */
    readonly middleware?: MiddlewareHandler;
    /** Reaches the push services. Default: `fetch`. */
    readonly pushFetch?: typeof fetch;
    /** Writes no log. */
    readonly quiet?: boolean;
    readonly business?: ServerBusiness;
    /** Milliseconds since 1970. */
    readonly now?: () => number;
  };

/** The servers, running. */
export interface RunningServers {
  /** Where the site and the services are. */
  readonly origin: string;
  /** Token that opens `/leads` and the mail box. */
  readonly leadsToken: string;
  /** Where the examples are, when they are served. */
  readonly examplesOrigin: string | null;
  /** Makes the deliveries that are due now; resolves once each has been tried. */
  deliverDue(): Promise<void>;
  /** Queues reports, reminders and alerts that are due now, as the server does every minute. */
  tidyUp(): Promise<void>;
  /** Stops both; calls under way get `graceMs` (default 0) to finish, mails and webhooks `deliveryGraceMs`. */
  stop(graceMs?: number, deliveryGraceMs?: number): Promise<void>;
}

/** Starts the site with its two services, and the examples on a separate origin. Rejects if a port is taken. */
export async function startServers(options: StartOptions): Promise<RunningServers> {
  const { port = 0, host } = options;
  const leads = await openLeads(options);
  const examples = await startExamples(options, () => site.port);
  const examplesOrigin = examples && originOf(examples);
  const files = createStaticHost({ folder: options.distFolder });
  const fetch = servicesFetch(options, leads, examplesOrigin, files);
  const site = await startNodeServer(fetch, port, host).catch(async (error) => {
    await Promise.all([examples?.stop(0), leads.stopDelivering(0)]);
    await leads.close();
    throw error;
  });
  return {
    origin: originOf(site),
    leadsToken: leads.token,
    examplesOrigin,
    deliverDue: () => leads.desk.deliverDue(),
    tidyUp: () => leads.desk.tidyUp(),
    async stop(graceMs = 0, deliveryGraceMs = graceMs) {
      await Promise.all([site.stop(graceMs), examples?.stop(graceMs), leads.stopDelivering(deliveryGraceMs)]);
      await leads.close();
    },
  };
}

/** The services, open, for a host that serves the files itself. */
export interface OpenServices {
  readonly leadsToken: string;
  /** Answers a call to a service, the mail box or the leads; anything else with 404. */
  readonly fetch: (request: Request, env: HttpBindings) => Response | Promise<Response>;
  /** Stops deliveries and closes the store. */
  close(): Promise<void>;
}

/** Opens the services without a host around them. */
export async function openServices(options: ServicesOptions): Promise<OpenServices> {
  const leads = await openLeads(options);
  return {
    leadsToken: leads.token,
    fetch: servicesFetch(options, leads, null),
    async close() {
      await leads.stopDelivering(0);
      leads.close();
    },
  };
}

function servicesFetch(
  options: ServicesOptions,
  leads: OpenLeads,
  examplesOrigin: string | null,
  files?: (request: Request) => Promise<Response>,
) {
  const app = createServerApp(serverOptions(options, leads, examplesOrigin));
  if (files) app.notFound((context) => files(context.req.raw));
  const basePath = basePathOf(options);
  return (request: Request, env: HttpBindings) => app.fetch(serviceRequest(request, basePath), env);
}

/** The pages name the origin of the widgets by a placeholder, which is replaced with the host name the visitor used. */
async function startExamples(options: StartOptions, sitePort: () => number): Promise<RunningServer | null> {
  const folder = options.examplesFolder;
  if (folder === undefined || !existsSync(folder)) return null;
  const fetch = createStaticHost({
    folder,
    replacements: ({ protocol, hostname }) => ({
      '%WIDGETS_ORIGIN%': `${protocol}//${hostname}:${sitePort()}${basePathOf(options).replace(/\/$/, '')}`,
    }),
  });
  return startNodeServer(fetch, options.examplesPort ?? (options.port ? options.port + 1 : 0), options.host);
}

/** The open lead store, with its deliveries. */
interface OpenLeads {
  readonly desk: LeadDesk;
  readonly token: string;
  /** None when mails go to a mail server. */
  readonly mailbox: EmlMailbox | null;
  readonly calendar: BusyCalendar | undefined;
  readonly clients: ClientAddresses;
  stopDelivering(graceMs: number): Promise<void>;
  close(): Promise<void>;
}

async function openLeads(options: ServicesOptions): Promise<OpenLeads> {
  const { leadsFile, smtpUrl } = options;
  const mailbox = smtpUrl ? null : new EmlMailbox(options.mailboxFolder);
  await mailbox?.makePrivate();
  const transport = mailbox ?? createSmtpTransport(smtpUrl ?? '');
  const { close, ...database } = await openDatabase(leadsFile ?? ':memory:');
  const token = options.leadsToken ?? (leadsFile ? await keptToken(leadsFile) : createToken());
  const log = logOf(options);
  const known = businessOf(options);
  const { now = Date.now, calendarUrl: url, backupsFolder } = options;
  const calendar = url
    ? new BusyCalendar({ url, timeZone: known.timeZone, now, read: readInThread, fetchPublic })
    : undefined;
  const clients = new ClientAddresses(options.trustProxy, () => log(unnamedProxy, 'warn'));
  const watch = smtpUrl ? new MailServerWatch(smtpUrl, log) : null;
  const desk = new LeadDesk({
    ...defaultSettings,
    now: Date.now,
    ...options,
    ...database,
    transport,
    photoKeeping: photoKeeping(options),
    push: createPushSender({
      keys: leadsFile ? await keptPushKeys(leadsFile) : createPushKeys(),
      email: known.email,
      fetch: options.pushFetch,
    }),
    leadsToken: token,
    business: known,
    retentionDays: known.retentionDays,
    monotonicMs: () => performance.now(),
    log,
    lampView: {
      version: packageFile.version,
      calendar,
      mailServerFault: () => watch?.fault ?? null,
      hasUnnamedProxy: () => clients.hasUnnamedProxy,
      backups: backupsFolder ? () => readBackupStatus(backupsFolder) : undefined,
      freeBytes: leadsFile ? () => freeBytes(dirname(leadsFile)) : undefined,
    },
  });
  void watch?.start();
  const timer = startDeliveryTimer(desk, log);
  return {
    desk,
    token,
    mailbox,
    calendar,
    clients,
    stopDelivering(graceMs) {
      watch?.stop();
      return timer.stop(graceMs);
    },
    close,
  };
}

function serverOptions(
  options: ServicesOptions,
  { desk, token, mailbox, calendar, clients }: OpenLeads,
  examplesOrigin: string | null,
): ServerOptions {
  const { allowedOrigins: allowed = [], now = Date.now } = options;
  const figures = new PrometheusFigures();
  const known = businessOf(options);
  return {
    ...options,
    business: known,
    calendar,
    figures,
    onAnswer: (call) => figures.observe(call),
    deskOf: () => desk,
    ...(mailbox ? { mailbox } : {}),
    leadsToken: token,
    allowedOrigins: allowed.length > 0 && examplesOrigin ? [...allowed, examplesOrigin] : allowed,
    clientAddress: clients.of,
    isUnnamedProxy: clients.isUnnamedProxy,
    now,
    log: logOf(options),
  };
}

/** The business, at the path that the site was built for. */
function businessOf(options: ServicesOptions): ServerBusiness {
  const known = options.business ?? ownBusiness;
  return { ...known, host: { ...known.host, basePath: basePathOf(options) } };
}

function photoKeeping({
  leadsFile,
  photosQuotaMb = defaultSettings.photosQuotaMb,
}: ServicesOptions): PhotoKeeping | undefined {
  if (photosQuotaMb === 0) return undefined;
  const files = leadsFile ? new PhotoFolder(storeFiles(leadsFile).photos) : new PhotosInMemory();
  return { files, redraw: redrawPhoto, quotaBytes: photosQuotaMb * 1024 * 1024 };
}

function basePathOf(options: ServicesOptions): string {
  return options.basePath ?? (options.business ?? ownBusiness).host.basePath;
}

function logOf({ quiet = false }: ServicesOptions): Log {
  return quiet ? () => {} : nodeLog();
}

const unnamedProxy =
  'a call came through a proxy that TRUST_PROXY does not name: all visitors count as one (TRUST_PROXY=1; 0 if there is no proxy)';

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

function originOf({ port }: RunningServer): string {
  return `http://localhost:${port}`;
}
