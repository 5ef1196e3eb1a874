import { expect, it, onTestFinished } from 'vitest';
import { nodeLog } from '../../../../server/app/node-log';
import { ownBusiness } from '../../../../server/base/node-business';
import { LeadLinks } from '../../../../server/store/lead-links';
import { createLeadId } from '../../../../shared/lead-id';
import { testServer } from '../server-app';
import { privateWords, sendWholeLead, serverOnDisk } from '../server-on-disk';

it('the log has a line for each call, which says who opened the leads and nothing of a lead or a caller', async () => {
  const disk = await serverOnDisk();
  onTestFinished(disk.remove);
  const { server, lines, leadsToken } = disk;
  const leadId = createLeadId();
  await sendWholeLead(disk, leadId);
  const link = await new LeadLinks({ leadsToken, business: ownBusiness }).urlOf(leadId, server.clock.nowMs);
  const { pathname: ticket } = new URL(link ?? '');
  const signedIn = await server.app.request(`/leads?token=${encodeURIComponent(leadsToken)}`);
  const Cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
  const session = Cookie.split('=')[1] ?? '';
  const calls: [string, Record<string, string>?][] = [
    ['/leads?q=Quillonne', { Cookie }],
    [`/leads/${leadId}`, { Cookie }],
    [`/leads/${leadId}/photos/0123456789abcdef`, { Authorization: `Bearer ${leadsToken}` }],
    [ticket],
    ['/leads?token=wrong'],
    [`/api/leads/${leadId}/Quillonne`],
  ];
  const before = lines.length;
  for (const [path, headers = {}] of calls) await server.app.request(path, { headers });
  await disk.close();

  const mark = /session [\w-]{8}$/.exec(lines[before - 1] ?? '')?.[0];
  expect(lines.slice(before - 1)).toEqual([
    `GET /leads 303 0 ms, opened by ${mark}`,
    `GET /leads 200 0 ms, opened by ${mark}`,
    `GET /leads/… 200 0 ms, opened by ${mark}`,
    'GET /leads/…/photos/… 200 0 ms, opened by the token',
    'GET /leads/link/… 200 0 ms, opened by the link of a mail',
    'GET /leads 401 0 ms',
    'GET /api/leads/…/… 404 0 ms',
  ]);
  for (const word of [
    ...privateWords,
    leadId,
    leadsToken,
    session,
    session.slice(0, 8),
    ticket,
    '203.0.113.7',
    '?',
  ])
    expect(lines.join('\n')).not.toContain(word);
});

it('each line is JSON with time and level; in a terminal it is plain text', async () => {
  const written: string[] = [];
  const log = nodeLog({ isTerminal: false, stream: { write: (line) => void written.push(line) } });
  const server = testServer({ log });
  await server.app.request('/api/visits');
  await server.app.request('/api/x%0Ay');
  log('mail contactNotification not delivered', 'warn');
  expect(written.map((line) => JSON.parse(line))).toEqual([
    {
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      method: 'GET',
      path: '/api/visits',
      status: 200,
      ms: 0,
      msg: 'GET /api/visits 200 0 ms',
    },
    expect.objectContaining({ path: '/api/…', msg: 'GET /api/… 404 0 ms' }),
    {
      level: 'warn',
      time: expect.any(String),
      msg: 'mail contactNotification not delivered',
    },
  ]);
});
