import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fromRoot } from '../../build/business/from-root';

const leadsToken = 'token-of-the-load-test';

/** Folder for the data that a server must not lose. */
export interface ServerFolder {
  readonly leadsFile: string;
  readonly mailboxFolder: string;
}

/** Lets the server's process tell its CPU time on request. */
const reportCpu = 'process.on("message", () => process.send?.(process.cpuUsage()))';

/** The server as a separate process, as `npm run preview` runs it. */
export class ServerProcess {
  readonly origin: string;
  readonly #process: ChildProcess;

  private constructor(process: ChildProcess, origin: string) {
    this.#process = process;
    this.origin = origin;
  }

  /** Starts it, on a free port by default, without the limits that keep single callers in check; resolves once it answers. */
  static async start({ leadsFile, mailboxFolder }: ServerFolder, port = '0'): Promise<ServerProcess> {
    const loaded = ['--import', 'tsx', '--import', `data:text/javascript,${encodeURIComponent(reportCpu)}`];
    const child = spawn(process.execPath, [...loaded, fromRoot('server/app/serve.ts')], {
      env: {
        ...process.env,
        PORT: port,
        LEADS_DB: leadsFile,
        OUTBOX: mailboxFolder,
        LEADS_TOKEN: leadsToken,
        RATE_LIMIT_PER_MINUTE: '1000000',
        SUSPECT_LEADS_PER_HOUR: '1000000',
      },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    const { stdout } = child;
    if (!stdout) throw new Error('The server says nothing');
    let origin: string | undefined;
    for await (const line of createInterface({ input: stdout })) {
      origin = /^Site +(http:\S+?)\/?$/.exec(line)?.[1];
      if (origin) break;
    }
    if (!origin) throw new Error('The server did not start');
    stdout.resume();
    return new ServerProcess(child, origin);
  }

  /** CPU time used so far, in milliseconds. */
  async cpuMs(): Promise<number> {
    const answered = once(this.#process, 'message');
    this.#process.send('cpu');
    const [{ user, system }] = (await answered) as [NodeJS.CpuUsage];
    return (user + system) / 1000;
  }

  get port(): string {
    return new URL(this.origin).port;
  }

  /** Ends it as a crash does: it has no time to finish anything. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Asks it to stop; does nothing if it has ended. */
  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    const ended = once(this.#process, 'exit');
    this.#process.kill(signal);
    await ended;
  }
}

const pollMs = 500;

/** How often each lead is in the store's export, by id. */
export async function countStored(origin: string): Promise<ReadonlyMap<string, number>> {
  const answer = await fetch(`${origin}/leads/export.json`, {
    headers: { Authorization: `Bearer ${leadsToken}` },
  });
  const leads = (await answer.json()) as readonly { readonly leadId: string }[];
  return countEach(leads.map(({ leadId }) => leadId));
}

/** How often each lead's mail is in the mail box, by id, once all have arrived or the time is up. */
export async function countMailed(
  mailboxFolder: string,
  wanted: readonly string[],
  patienceMs: number,
): Promise<ReadonlyMap<string, number>> {
  const read = new Map<string, string>();
  const until = Date.now() + patienceMs;
  for (;;) {
    for (const name of await readdir(mailboxFolder)) {
      if (!name.endsWith('.eml') || read.has(name)) continue;
      const leadId = leadIdIn(await readFile(join(mailboxFolder, name), 'utf8'));
      if (leadId) read.set(name, leadId);
    }
    const counts = countEach([...read.values()]);
    if (wanted.every((id) => counts.has(id)) || Date.now() > until) return counts;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}

/** The mail's Reply-To is the lead's own address, which starts with the id. */
function leadIdIn(mail: string): string | undefined {
  return /([0-9a-z]{26})@example\.com/i.exec(mail)?.[1]?.toUpperCase();
}

function countEach(ids: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
