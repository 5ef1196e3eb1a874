import { describe, expect, it } from 'vitest';
import { createPushKeys } from '../../../../server/base/kept-push-keys';
import { ownBusiness } from '../../../../server/base/node-business';
import { PhotosInMemory } from '../../../../server/desk/photo-files';
import { createPushSender } from '../../../../server/desk/web-push-sender';
import { visitRulesSchema } from '../../../../shared/visit-rules';
import { pushService } from '../../../support/server/push-service';
import { estimate, postLead } from '../example-leads';
import { type TestAppOptions, templates, testServer } from '../server-app';

const leadsToken = 'a token of more than twenty letters';
const business = { ...ownBusiness, timeZone: 'America/Toronto' };
const keys = createPushKeys();

/** A server that tells one phone; a second passes when asked. */
async function tellingServer(options: TestAppOptions = {}, failures = 0) {
  const phone = pushService({ failures });
  const push = createPushSender({ keys, email: 'owner@example.com', fetch: phone.fetch });
  const server = testServer({ leadsToken, push, business, ...options });
  const desk = await server.desk();
  await desk.devices?.add(phone.subscription, 'iPhone', 0);
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 5) {
      server.clock.nowMs += 5000;
      await desk.deliverDue();
    }
  };
  return { ...server, phone, pass, deskNow: desk };
}

const ada = {
  ...estimate,
  values: { name: 'Zoë Tremblay', phone: '4165550123', address: '12 Garden Lane, Toronto, ON M5V 2T6' },
};

describe('a new lead', () => {
  it('is on the phone within a minute: name, work, town, price and one tap to it', async () => {
    const server = await tellingServer();
    await postLead(server, ada, templates.estimatorTeam);
    await server.pass(5);
    const [told] = server.phone.told;
    expect(told).toMatchObject({
      title: 'Zoë Tremblay',
      body: 'Specific Rooms, Toronto, $1,375.50',
    });
    const page = await server.app.request(new URL(told?.url ?? '').pathname);
    expect(await page.text()).toContain('Zoë Tremblay');
  });

  it('is told once, also after the push service failed twice', async () => {
    const server = await tellingServer({}, 2);
    const startMs = server.clock.nowMs;
    await postLead(server, ada, templates.estimatorTeam);
    while (server.phone.told.length === 0) await server.pass(5);
    // Half a minute and a minute of back-off.
    expect(server.clock.nowMs - startMs).toBeLessThanOrEqual(110_000);
    await server.pass(3600);
    expect([server.phone.told.length, server.phone.state.tries]).toEqual([1, 3]);
  });

  it('waits while the business rests, and then is told once', async () => {
    const rested = { ...business, restHours: { from: '21:00', to: '07:00' } };
    const server = await tellingServer({ business: rested });
    // 22:30 in Toronto.
    server.clock.nowMs = Date.UTC(2026, 7, 1, 2, 30);
    await postLead(server, ada, templates.estimatorTeam);
    await server.pass(3600);
    expect(server.phone.told).toEqual([]);
    const { concerns } = await server.deskNow.lamp.look();
    expect(concerns).toEqual([]);
    server.clock.nowMs = Date.UTC(2026, 7, 1, 11, 0);
    await server.pass(5);
    expect(server.phone.told).toHaveLength(1);
  });
});

describe('a device', () => {
  it('whose address is gone is forgotten, and nothing counts as given up', async () => {
    const server = await tellingServer();
    server.phone.state.isGone = true;
    await postLead(server);
    await server.pass(5);
    expect(await server.deskNow.devices?.list()).toEqual([]);
    expect(await server.deskNow.queries.lost()).toEqual([]);
  });
});

describe('what a visitor does later', () => {
  it('is told: that they want nothing now', async () => {
    const server = await tellingServer();
    const leadId = await postLead(server);
    await server.pass(5);
    await server.deskNow.tellOwner(leadId, 'declined');
    await server.pass(5);
    expect(server.phone.told.map(({ body }) => body)).toEqual([
      'Quote request, 12 Garden Lane',
      'not now, Quote request, 12 Garden Lane',
    ]);
  });

  it('is told: times and a photo as one message within a minute, and to the webhook as a change', async () => {
    const server = await tellingServer({
      business: { ...business, visits: visitRulesSchema.parse({}) },
      photoKeeping: { files: new PhotosInMemory(), redraw: async (bytes) => bytes, quotaBytes: 1e9 },
      webhookUrl: 'http://127.0.0.1:9/',
      webhookSecret: 'whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
    });
    const leadId = await postLead(server);
    await server.pass(5);
    const put = (path: string, body: string) =>
      server.app.request(`/api/leads/${leadId}/${path}`, {
        method: 'PUT',
        body,
        headers: { 'Content-Length': String(body.length) },
      });
    const times = ['2026-08-04-am', '2026-08-05-pm'];
    expect((await put('visit', JSON.stringify({ times }))).status).toBe(200);
    expect((await put('photos/0123456789abcdef', 'a photo')).status).toBe(200);
    await server.pass(55);
    expect(server.phone.told.slice(1).map(({ body }) => body)).toEqual([
      'asks for a visit: Tue, Aug 4, morning or Wed, Aug 5, afternoon, 1 photo',
    ]);
    const { deliveries = [] } = (await server.deskNow.queries.find(leadId)) ?? {};
    expect(deliveries.filter(({ topic }) => topic === 'lead.updated').length).toBeGreaterThan(0);
  });
});

it('a suspect lead is told when somebody marks it as real', async () => {
  const server = await tellingServer({ leastFormSeconds: 2 });
  const leadId = await postLead(
    server,
    { ...ada, signs: { seconds: 0.1, hidden: '' } },
    templates.estimatorTeam,
  );
  await server.pass(60);
  expect(server.phone.told).toEqual([]);
  await server.deskNow.markReal(leadId);
  await server.pass(5);
  expect(server.phone.told).toHaveLength(1);
});

it('a mail server that fails is told in the same way, with the address of all leads', async () => {
  const lampView = { mailServerFault: () => 'the port of the mail server is closed' };
  const server = await tellingServer({ lampView });
  await server.deskNow.tidyUp();
  await server.pass(5);
  await server.deskNow.tidyUp();
  await server.pass(5);
  expect(server.phone.told).toMatchObject([
    {
      title: business.name,
      body: 'SMTP_URL does not work: the port of the mail server is closed. Mails wait here until it does.',
      url: expect.stringMatching(/\/leads$/),
    },
  ]);
});
