import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { ownBusiness } from '../../../../server/base/node-business';
import { PhotoFolder } from '../../../../server/desk/photo-folder';
import { redrawPhoto } from '../../../../server/desk/redraw-photo';
import { publishedLeadSchema } from '../../../../shared/lead';
import { visitRulesSchema } from '../../../../shared/visit-rules';
import { estimate, postLead } from '../example-leads';
import { templates, testServer } from '../server-app';
import { somePhoto } from '../server-on-disk';
import { temporaryFolder } from '../temporary-folder';

const leadsToken = 'a token of more than twenty letters';
const headers = { Authorization: `Bearer ${leadsToken}` };
const business = { ...ownBusiness, timeZone: 'America/Toronto', visits: visitRulesSchema.parse({}) };

/** A server with a lead that asked for two half-days and has the first of them confirmed. */
async function visitedServer() {
  const photos = await temporaryFolder();
  const server = testServer({
    leadsToken,
    business,
    photoKeeping: { files: new PhotoFolder(photos.path), redraw: redrawPhoto, quotaBytes: 1e9 },
  });
  const values = { name: 'Zoë; Tremblay, née Roy', phone: '4165550123', address: '12 Garden Lane, Toronto' };
  const leadId = await postLead(server, { ...estimate, values }, templates.estimatorTeam);
  const put = (path: string, body: BodyInit, more: Record<string, string> = {}) =>
    server.app.request(`/api/leads/${leadId}/${path}`, { method: 'PUT', body, headers: more });
  await put('visit', JSON.stringify({ times: ['2026-08-04-am', '2026-08-05-pm'], note: 'Ring\ntwice' }));
  const photo = await somePhoto();
  await put('photos/0123456789abcdef?description=Hall', new Blob([new Uint8Array(photo)]), {
    'Content-Length': String(photo.byteLength),
  });
  const desk = await server.desk();
  await desk.decideVisit(leadId, '2026-08-04-am');
  const page = await (await server.app.request('/leads', { headers })).text();
  const [, address = ''] = /value="([^"]*\/leads\/visits\/[^"]+)"/.exec(page) ?? [];
  const feed = async (path = new URL(address).pathname) => {
    const answer = await server.app.request(path);
    return { answer, calendar: answer.ok ? new ICAL.Component(ICAL.parse(await answer.text())) : null };
  };
  return { server, desk, leadId, feed, path: new URL(address).pathname };
}

describe('the calendar of visits', () => {
  it('has each confirmed visit for whoever has its address, without signing in', async () => {
    const { feed } = await visitedServer();
    const { answer, calendar } = await feed();
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(calendar?.getFirstPropertyValue('method')).toBe('PUBLISH');
    const events = (calendar?.getAllSubcomponents('vevent') ?? []).map((one) => new ICAL.Event(one));
    expect(
      events.map(({ summary, location, description, startDate, endDate }) => ({
        summary,
        location,
        description,
        from: startDate.toJSDate().toISOString(),
        to: endDate.toJSDate().toISOString(),
      })),
    ).toEqual([
      {
        summary: 'Visit: Zoë; Tremblay, née Roy',
        location: '12 Garden Lane, Toronto',
        description: expect.stringMatching(
          /^Specific Rooms, \$1,375\.50\n4165550123\nRing\ntwice\nRef \w{4}-\w\w$/,
        ),
        from: '2026-08-04T12:00:00.000Z',
        to: '2026-08-04T16:00:00.000Z',
      },
    ]);
  });

  it('keeps the identity of a visit that moves, and loses one that is called off', async () => {
    const { feed, desk, leadId } = await visitedServer();
    const event = async () => (await feed()).calendar?.getFirstSubcomponent('vevent') ?? null;
    const first = await event();
    await desk.decideVisit(leadId, '2026-08-05-pm');
    const moved = await event();
    expect(moved?.getFirstPropertyValue('uid')).toBe(first?.getFirstPropertyValue('uid'));
    expect(Number(moved?.getFirstPropertyValue('sequence'))).toBeGreaterThan(
      Number(first?.getFirstPropertyValue('sequence')),
    );
    await desk.decideVisit(leadId, null);
    expect(await event()).toBeNull();
  });

  it('opens for no other address, and for another access key not at all', async () => {
    const { feed, path } = await visitedServer();
    const { answer } = await feed(path.replace(/.\.ics$/, (end) => (end === 'A.ics' ? 'B.ics' : 'A.ics')));
    expect(answer.status).toBe(404);
    const other = testServer({ leadsToken: 'another token of thirty letters', business });
    expect((await other.app.request(path)).status).toBe(404);
  });
});

it('export and record have the visit, the photos as links that open, and the stage', async () => {
  const { server } = await visitedServer();
  const [lead] = await (await server.app.request('/leads/export.json', { headers })).json();
  const { stage, visit, photos } = publishedLeadSchema.parse(lead);
  const morning = { id: '2026-08-04-am', from: '2026-08-04T12:00:00.000Z', to: '2026-08-04T16:00:00.000Z' };
  expect({ stage, visit }).toMatchObject({
    stage: 'contacted',
    visit: {
      asked: [morning, { id: '2026-08-05-pm' }],
      note: 'Ring\ntwice',
      isAnswered: true,
      confirmed: morning,
    },
  });
  expect(photos).toMatchObject([{ description: 'Hall' }]);
  const picture = await server.app.request(new URL(photos[0]?.url ?? '').pathname);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  const csv = await (await server.app.request('/leads/export.csv', { headers })).text();
  expect(csv).toContain(
    '"2026-08-04 08:00-12:00; 2026-08-05 13:00-17:00","Ring\ntwice","2026-08-04 08:00-12:00"',
  );
});
