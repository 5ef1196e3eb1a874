import type { StartOptions } from '../../../../examples/provider/start';
import { startProvider } from '../../../../examples/provider/start';
import { temporaryFolder } from './temporary-folder';

/** Real servers on free ports, over a web root and a mail box of their own. */
export async function runningProvider(
  files: Readonly<Record<string, string>> = {},
  options: Partial<StartOptions> = {},
) {
  const dist = await temporaryFolder(files);
  const outbox = await temporaryFolder();
  const provider = await startProvider({
    distFolder: dist.path,
    outboxFolder: outbox.path,
    quiet: true,
    callsPerMinute: Number.MAX_SAFE_INTEGER,
    ...options,
  });
  return {
    ...provider,
    dist,
    outbox,
    async stop() {
      await provider.stop();
      await Promise.all([dist.remove(), outbox.remove()]);
    },
  };
}
