import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const pollMs = 500;

/** How often each lead is in the store's export, by id. */
export async function countStored(origin: string, leadsToken: string): Promise<ReadonlyMap<string, number>> {
  const answer = await fetch(`${origin}/leads/export.json`, {
    headers: { Authorization: `Bearer ${leadsToken}` },
  });
  const leads = (await answer.json()) as readonly { readonly leadId: string }[];
  return countEach(leads.map(({ leadId }) => leadId));
}

/** How often each lead's mail is in the mail box, by id, once all have arrived or the time is up. */
export async function countMailed(
  outboxFolder: string,
  wanted: readonly string[],
  patienceMs: number,
): Promise<ReadonlyMap<string, number>> {
  const read = new Map<string, string>();
  const until = Date.now() + patienceMs;
  for (;;) {
    for (const name of await readdir(outboxFolder)) {
      if (!name.endsWith('.eml') || read.has(name)) continue;
      const leadId = leadIdIn(await readFile(join(outboxFolder, name), 'utf8'));
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
