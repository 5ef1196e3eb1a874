import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerBusiness, TemplateName } from '../../../server/business';
import type { StoredMail } from '../../../server/mail/mail';
import { business as ownBusiness } from '../../../server/settings/node-business';
import { type RunningServers, startServers } from '../../../server/start';
import type { PublishedLead } from '../../../shared/lead';
import { builtFolder } from './built-folder';
import type { Fault } from './faults/fault';
import { injectFaults } from './faults/inject-faults';
import type { LoggedRequest } from './faults/request-log';

const estimatePath = '/api/estimate';
const sendPath = '/api/v1.0/email/send';

/** A fault for the mails of one template, or of all. */
export type MailFault = Partial<Omit<Fault, 'path' | 'template'>> & {
  readonly template?: TemplateName;
};

/** A call to the mail service, as it arrived. */
export interface SendCall {
  readonly template: string;
  readonly params: Readonly<Record<string, string>>;
}

/** What a test server serves; by default the site that is tested. */
export interface TestServerOptions {
  /** The clock, in milliseconds since 1970; default: the machine's. */
  readonly now?: () => number;
  readonly distFolder?: string;
  readonly business?: ServerBusiness;
}

/** The built site with both local services and their mail box, for one worker; every test begins with it empty. */
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
    distFolder = builtFolder,
    business = ownBusiness,
  }: TestServerOptions = {}): Promise<TestServer> {
    const folder = await mkdtemp(join(tmpdir(), 'painting-outbox-'));
    const running = await startServers({
      distFolder,
      business,
      outboxFolder: folder,
      callsPerMinute: 1_000_000,
      // The tests fill in forms faster than people, all from one address.
      leadsPerHour: 1_000_000,
      leastFormSeconds: 0,
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

  /** Empties the mail box and calls all faults off. */
  async clear(): Promise<void> {
    for (const path of ['/faults', '/requests.json', '/outbox.json']) {
      await fetch(this.origin + path, { method: 'DELETE', headers: this.#headers });
    }
  }

  async clearFaults(): Promise<void> {
    await fetch(`${this.origin}/faults`, { method: 'DELETE' });
  }

  /** The mails delivered, oldest first. */
  async mails(): Promise<readonly StoredMail[]> {
    return (await fetch(`${this.origin}/outbox.json`, { headers: this.#headers })).json();
  }

  /** The template names of the mails delivered, oldest first. */
  async delivered(): Promise<readonly string[]> {
    return (await this.mails()).map(({ template }) => this.#templateName(template));
  }

  /** The leads in the store, oldest first; those of earlier tests stay in it. */
  async leads(): Promise<readonly PublishedLead[]> {
    return (await fetch(`${this.origin}/leads/export.json`, { headers: this.#headers })).json();
  }

  /** The calls to the mail service, refused ones too, oldest first. */
  async sendCalls(): Promise<readonly SendCall[]> {
    return (await this.#requests(sendPath)).map(({ body }) => {
      const { template_id, template_params } = body as {
        template_id: string;
        template_params: Record<string, string>;
      };
      return { template: this.#templateName(template_id), params: template_params };
    });
  }

  /** The bodies that the estimate service was sent, oldest first. */
  async estimateCalls(): Promise<readonly unknown[]> {
    return (await this.#requests(estimatePath)).map(({ body }) => body);
  }

  async failEstimate(fault: Partial<Omit<Fault, 'path' | 'template'>>): Promise<void> {
    await this.#fail({ path: estimatePath, ...fault });
  }

  async failMail({ template, ...fault }: MailFault): Promise<void> {
    await this.#fail({ path: sendPath, ...(template && { template: this.#templates[template] }), ...fault });
  }

  /** What the estimate service asks for a project, in dollars. */
  async priceOf(project: object): Promise<number> {
    const answer = await fetch(this.origin + estimatePath, { method: 'POST', body: JSON.stringify(project) });
    const { totalCost } = (await answer.json()) as { totalCost: number };
    return totalCost;
  }

  /** What opens the mail box and the leads. */
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
