import { describe, expect, it, onTestFinished } from 'vitest';
import { createLeadId } from '../../../../shared/lead-id';
import { exampleLead } from '../example-leads';
import { runningServer } from '../running-server';

/** Sends leads from forty visitors through a proxy that writes their addresses; returns what `/leads` then shows and exports. */
async function leadsThroughProxy(trustProxy: { readonly hops: number } | undefined) {
  const server = await runningServer({}, { trustProxy, leadsPerHour: 10 });
  onTestFinished(() => server.stop());
  const post = (visitor: number) => {
    const { kind, values } = exampleLead();
    return fetch(`${server.origin}/api/leads`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `203.0.113.${visitor}` },
      body: JSON.stringify({ leadId: createLeadId(), kind, values }),
    });
  };
  const answers = await Promise.all(Array.from({ length: 40 }, (_, visitor) => post(visitor + 1)));
  expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(200));
  const read = async (path: string) =>
    (await fetch(server.origin + path, { headers: server.headers })).text();
  const leads: readonly { suspect: string }[] = JSON.parse(await read('/leads/export.json'));
  return { page: await read('/leads'), suspects: leads.filter(({ suspect }) => suspect !== '').length };
}

describe('forty visitors behind a proxy', () => {
  it('are forty clients where TRUST_PROXY names it', async () => {
    const { page, suspects } = await leadsThroughProxy({ hops: 1 });
    expect(suspects).toBe(0);
    expect(page).not.toContain('TRUST_PROXY');
  });

  it('are not marked where nothing names it, and /leads says so', async () => {
    const { page, suspects } = await leadsThroughProxy(undefined);
    expect(suspects).toBe(0);
    expect(page).toContain('Calls come through a proxy that TRUST_PROXY does not name');
  });

  it('are one client where the settings say that there is none', async () => {
    const { page, suspects } = await leadsThroughProxy({ hops: 0 });
    expect(suspects).toBe(30);
    expect(page).not.toContain('TRUST_PROXY');
  });
});
