import { expect, it } from 'vitest';
import { createLeadId, leadReference } from '../../../../shared/lead-id';
import { estimate, postLead } from '../example-leads';
import { templates, testServer } from '../server-app';

const leadsToken = 'a token of more than twenty letters';
const consent = { text: 'May we measure?', givenAt: '2026-07-31T15:59:00.000Z' };

/** A server with a won lead of each kind, and what a press on a download's button brings. */
async function wonServer() {
  const server = testServer({ leadsToken });
  const desk = await server.desk();
  const win = async (name: string, change: object) => {
    const leadId = createLeadId();
    const lead = { ...estimate, leadId, values: { name, email: `${name}@private.example` }, ...change };
    await postLead(server, lead, templates.estimatorTeam);
    server.clock.nowMs += 60_000;
    await desk.change(leadId, { outcome: 'won', outcomeAt: server.clock.nowMs, wonCents: 420_050 });
    return leadReference(leadId);
  };
  const download = async (network: string, again = '') => {
    const answer = await server.app.request(`/leads/ads/${network}`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${leadsToken}`,
        'Content-Type': 'application/x-www-form-urlencoded',
        Origin: 'http://localhost',
      },
      body: `again=${again}`,
    });
    return (await answer.text())
      .trim()
      .split('\r\n')
      .map((line) => line.split(','));
  };
  return { server, desk, win, download };
}

it("Google's download has each won lead once: click number, time, amount and reference, and nothing of the person", async () => {
  const { win, download } = await wonServer();
  const reference = await win('Ada', { attribution: { gclid: 'click-1', utm_source: 'google' } });
  await win('Bo', { attribution: { utm_source: 'google' } });
  await win('Cy', { attribution: { gclid: 'click-3' }, consent: { ...consent, answer: false } });
  await win('Di', { attribution: { gclid: 'click-4' }, test: true });
  const first = await download('google');
  expect(first).toEqual([
    [
      'Google Click ID',
      'GBRAID',
      'WBRAID',
      'Conversion Name',
      'Conversion Time',
      'Conversion Value',
      'Conversion Currency',
      'Order ID',
    ],
    [
      'click-1',
      '',
      '',
      'Won lead',
      expect.stringMatching(/^2026-07-31T16:\d\d:\d\dZ$/),
      '4200.50',
      'CAD',
      reference,
    ],
  ]);
  expect(await download('google')).toHaveLength(1);
  expect(await download('google', 'yes')).toEqual(first);
  const later = await win('Ed', {
    attribution: { wbraid: 'click-5' },
    consent: { ...consent, answer: true },
  });
  expect((await download('google')).slice(1)).toEqual([
    ['', '', 'click-5', 'Won lead', expect.any(String), '4200.50', 'CAD', later],
  ]);
});

it("Meta's download has the same as a purchase with the number of the click", async () => {
  const { server, win, download } = await wonServer();
  const sentMs = server.clock.nowMs + 1000;
  const reference = await win('Ada', { attribution: { fbclid: 'IwAR0-click', gclid: 'click-1' } });
  expect(await download('meta')).toEqual([
    ['event_name', 'event_time', 'value', 'currency', 'order_id', 'fbc', 'action_source'],
    [
      'Purchase',
      expect.stringMatching(/^2026-07-31T16:\d\d:\d\dZ$/),
      '4200.50',
      'CAD',
      reference,
      `fb.1.${sentMs}.IwAR0-click`,
      'physical_store',
    ],
  ]);
  expect(await download('meta')).toHaveLength(1);
  // Each network has its own account of it.
  expect(await download('google')).toHaveLength(2);
});

it('two presses at once share no lead', async () => {
  const { win, download } = await wonServer();
  for (const name of ['Ada', 'Bo', 'Cy']) await win(name, { attribution: { gclid: name } });
  const files = await Promise.all([download('google'), download('google')]);
  expect(files.flatMap((lines) => lines.slice(1).map(([click]) => click)).sort()).toEqual([
    'Ada',
    'Bo',
    'Cy',
  ]);
});
