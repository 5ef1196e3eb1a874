import { existsSync } from 'node:fs';
import { errorCode } from '../base/error-code';
import { ownBusiness } from '../base/node-business';
import { freePort } from '../host/free-port';
import { type StartOptions, startServers } from './start';
import { urlLines } from './url-lines';

/** Once the program is asked to stop, the time for calls under way to finish, and for mails to get their answer. */
const graceMs = { calls: 3000, deliveries: 15_000 };

/** Runs the servers until the program is asked to stop, and prints their addresses. Rejects if they can't start. */
export async function runServer(options: StartOptions & { readonly port: number }): Promise<void> {
  if (!existsSync(options.distFolder))
    throw new Error(`There is no ${options.distFolder} yet: run "npm run build" first.`);
  const hasExamples = options.examplesFolder !== undefined && existsSync(options.examplesFolder);
  // Explicit, so that a taken port of the examples never stops the site.
  const examplesPort =
    hasExamples && options.port !== 0 ? await freePort(options.port + 1, options.host, sayTaken) : undefined;
  const server = await startServers({ ...options, examplesPort });
  // Before the addresses are printed: whoever reads them may stop the program at once.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(
      signal,
      () => void server.stop(graceMs.calls, graceMs.deliveries).then(() => process.exit(0)),
    );
  }
  const lines = urlLines({
    home: `${server.origin}${options.basePath ?? ownBusiness.host.basePath}`,
    examplesOrigin: server.examplesOrigin,
    leadsToken: server.leadsToken,
    isTokenKnown: options.leadsToken !== undefined,
    hasMailServer: options.smtpUrl !== undefined,
  });
  console.log(lines.join('\n'));
}

/** Says on the console that a port is taken. */
export function sayTaken(port: number): void {
  console.warn(`Port ${port} is taken; trying the next.`);
}

/** Runs a program; an error is printed in one line and makes it fail. */
export async function runProgram(program: () => Promise<void>): Promise<void> {
  try {
    await program();
  } catch (error) {
    console.error(explained(error));
    process.exitCode = 1;
  }
}

function explained(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (errorCode(error) !== 'EADDRINUSE') return error.message;
  const port = 'port' in error ? ` ${error.port}` : '';
  return `Port${port} is taken: stop the other program, or choose another with PORT=….`;
}
