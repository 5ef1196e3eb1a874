import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServers, startServers } from '../../../server/app/start';
import type { ServerBusiness, TemplateName } from '../../../server/base/business';
import type { StoredMail } from '../../../server/mail/mail';
import type { PublishedLead } from '../../../shared/lead';
import { businessOfServer, fixtureWebRoot } from '../business';
import type { Fault } from './faults/fault';
import { injectFaults } from './faults/inject-faults';
import type { LoggedRequest } from './faults/request-log';

const estimatePath = '/api/estimate';
const sendPath = '/api/v1.0/email/send';

/** A fault for the mails of one template, or of all. */
export type MailFault = Partial<Omit<Fault, 'path' | 'template'>> & {
  readonly template?: TemplateName;
};

/** A call to the mail service. */
export interface SendCall {
  readonly template: string;
  readonly params: Readonly<Record<string, string>>;
}

/** Options of a test server; by default it serves the business made for tests. */
export interface TestServerOptions {
  /** Clock in milliseconds since 1970; defaults to the machine's. */
  readonly now?: () => number;
  readonly distFolder?: string;
  readonly business?: ServerBusiness;
}

/** The built site with both local services and their mail box, one per worker, emptied before every test. */
export class TestServer {
  readonly #running: RunningServers;
  readonly #folder: string;
  readonly #templates: ServerBusiness['emailService']['templates'];

  private constructor(running: RunningServers, folder: string, { emailService }: ServerBusiness) {
    this.#running = running;
    this.#folder = folder;
    this.#templates = emailService.templates;
  }

  static async start({
    now = Date.now,
    distFolder = fixtureWebRoot,
    business = businessOfServer,
  }: TestServerOptions = {}): Promise<TestServer> {
    const folder = await mkdtemp(join(tmpdir(), 'painting-outbox-'));
    const running = await startServers({
      distFolder,
      business,
      mailboxFolder: folder,
      callsPerMinute: 1_000_000,
      // Tests fill in forms faster than people, all from one address.
      leadsPerHour: 1_000_000,
      leastFormSeconds: 0,
      confirmationsPerDay: 1_000_000,
      middleware: injectFaults(now),
      quiet: true,
      now,
    });
    return new TestServer(running, folder, business);
  }

  get origin(): string {
    return this.#running.origin;
  }

  async stop(): Promise<void> {
    await this.#running.stop();
    await rm(this.#folder, { recursive: true });
  }

  /** Empties the mail box and cancels all faults. */
  async clear(): Promise<void> {
    for (const path of ['/faults', '/requests.json', '/outbox.json']) {
      await fetch(this.origin + path, { method: 'DELETE', headers: this.#headers });
    }
  }

  async clearFaults(): Promise<void> {
    await fetch(`${this.origin}/faults`, { method: 'DELETE' });
  }

  /** Delivered mails, oldest first. */
  async mails(): Promise<readonly StoredMail[]> {
    // The server answers a request before it sends the mail.
    await this.#running.deliverDue();
    return (await fetch(`${this.origin}/outbox.json`, { headers: this.#headers })).json();
  }

  /** Template names of delivered mails, oldest first. */
  async delivered(): Promise<readonly string[]> {
    return (await this.mails()).map(({ template }) => this.#templateName(template));
  }

  /** Stored leads, oldest first, including those of earlier tests. */
  async leads(): Promise<readonly PublishedLead[]> {
    return (await fetch(`${this.origin}/leads/export.json`, { headers: this.#headers })).json();
  }

  /** Calls to the mail service, including refused ones, oldest first. */
  async sendCalls(): Promise<readonly SendCall[]> {
    return (await this.#requests(sendPath)).map(({ body }) => {
      const { template_id, template_params } = body as {
        template_id: string;
        template_params: Record<string, string>;
      };
      return { template: this.#templateName(template_id), params: template_params };
    });
  }

  /** Bodies sent to the estimate service, oldest first. */
  async estimateCalls(): Promise<readonly unknown[]> {
    return (await this.#requests(estimatePath)).map(({ body }) => body);
  }

  async failEstimate(fault: Partial<Omit<Fault, 'path' | 'template'>>): Promise<void> {
    await this.#fail({ path: estimatePath, ...fault });
  }

  async failMail({ template, ...fault }: MailFault): Promise<void> {
    await this.#fail({ path: sendPath, ...(template && { template: this.#templates[template] }), ...fault });
  }

  /** The estimate service's price of a project, in dollars. */
  async priceOf(project: object): Promise<number> {
    const answer = await fetch(this.origin + estimatePath, { method: 'POST', body: JSON.stringify(project) });
    const { totalCost } = (await answer.json()) as { totalCost: number };
    return totalCost;
  }

  /** Authorizes access to the mail box and the leads. */
  get #headers() {
    return { Authorization: `Bearer ${this.#running.leadsToken}` };
  }

  async #requests(path: string): Promise<readonly LoggedRequest[]> {
    const requests: readonly LoggedRequest[] = await (await fetch(`${this.origin}/requests.json`)).json();
    return requests.filter((request) => request.path === path);
  }

  #templateName(id: string): string {
    return Object.entries(this.#templates).find(([, known]) => known === id)?.[0] ?? id;
  }

  async #fail(fault: object): Promise<void> {
    const answer = await fetch(`${this.origin}/faults`, { method: 'POST', body: JSON.stringify(fault) });
    if (!answer.ok) throw new Error(`The server knows no such fault: ${await answer.text()}`);
  }
}
