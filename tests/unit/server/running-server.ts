import { type StartOptions, startServers } from '../../../server/app/start';
import { temporaryFolder } from './temporary-folder';

/** Real servers on free ports, with their own web root and mail box. */
export async function runningServer(
  files: Readonly<Record<string, string>> = {},
  options: Partial<StartOptions> = {},
) {
  const dist = await temporaryFolder(files);
  const mailbox = await temporaryFolder();
  const server = await startServers({
    distFolder: dist.path,
    mailboxFolder: mailbox.path,
    quiet: true,
    callsPerMinute: Number.MAX_SAFE_INTEGER,
    leadsPerHour: Number.MAX_SAFE_INTEGER,
    ...options,
  });
  return {
    ...server,
    /** Token for the leads and the mail box. */
    headers: { Authorization: `Bearer ${server.leadsToken}` },
    dist,
    mailbox,
    async stop(...graceMs: Parameters<typeof server.stop>) {
      await server.stop(...graceMs);
      await Promise.all([dist.remove(), mailbox.remove()]);
    },
  };
}
