import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fromRoot } from '../../build/from-root';

/** Token of the server's leads. */
export const leadsToken = 'token-of-the-load-test';

/** Folder for the data that a server must not lose. */
export interface ServerFolder {
  readonly leadsFile: string;
  readonly outboxFolder: string;
}

/** The server as a separate process, as `npm run preview` runs it. */
export class ServerProcess {
  readonly origin: string;
  readonly #process: ChildProcess;

  private constructor(process: ChildProcess, origin: string) {
    this.#process = process;
    this.origin = origin;
  }

  /** Starts it, on a free port by default, without the limits that keep single callers in check; resolves once it answers. */
  static async start({ leadsFile, outboxFolder }: ServerFolder, port = '0'): Promise<ServerProcess> {
    const program = ['--import', 'tsx', '--import', fromRoot('lab/load/report-cpu.ts')];
    const child = spawn(process.execPath, [...program, fromRoot('server/serve.ts')], {
      env: {
        ...process.env,
        PORT: port,
        LEADS_DB: leadsFile,
        OUTBOX: outboxFolder,
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
