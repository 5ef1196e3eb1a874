import ICAL from 'ical.js';
import { parse } from 'node-html-parser';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { ownBusiness } from '../../../../server/base/node-business';
import { BusyCalendar } from '../../../../server/desk/busy-calendar';
import { PhotosInMemory } from '../../../../server/desk/photo-files';
import type { Mail } from '../../../../server/mail/mail';
import { mailMessage } from '../../../../server/mail/mail-message';
import type { SentLead } from '../../../../shared/lead';
import { visitRulesSchema } from '../../../../shared/visit-rules';
import { postLead } from '../example-leads';
import { exampleLeadId, testServer } from '../server-app';

const leadsToken = 'a token of more than twenty characters';
const visiting = { ...ownBusiness, timeZone: 'America/Toronto', visits: visitRulesSchema.parse({}) };
const jpeg = new Uint8Array([0xff, 0xd8, 0xff]);

/** A server with a lead, whose business's first mail is out. */
async function visitServer(lead: Partial<SentLead> = {}, options: Parameters<typeof testServer>[0] = {}) {
  const server = testServer({
    business: visiting,
    leadsToken,
    photoKeeping: { files: new PhotosInMemory(), redraw: async () => jpeg, quotaBytes: 1e7 },
    ...options,
  });
  await postLead(server, { leadId: exampleLeadId, ...lead });
  const firstMails = server.mails.splice(0);
  const wish = (body: object) =>
    server.app.request(`/api/leads/${exampleLeadId}/visit`, { method: 'PUT', body: JSON.stringify(body) });
  const addPhoto = (id: string, description = '') =>
    server.app.request(`/api/leads/${exampleLeadId}/photos/${id}?${new URLSearchParams({ description })}`, {
      method: 'PUT',
      body: new Blob([jpeg]),
    });
  const press = (form: string, fields: Record<string, string> = {}, path = `/leads/${exampleLeadId}`) =>
    server.app.request(`${path}/${form}`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${leadsToken}`,
        Origin: 'http://localhost',
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams(fields).toString(),
    });
  const look = async (path: string) =>
    parse(
      await (await server.app.request(path, { headers: { Authorization: `Bearer ${leadsToken}` } })).text(),
    );
  /** Mails since the last look, once what waits for more changes has gone out. */
  const mails = async (waitMs = 2 * 60_000): Promise<readonly Mail[]> => {
    server.clock.nowMs += waitMs;
    await (await server.desk()).deliverDue();
    return server.mails.splice(0);
  };
  return { server, wish, addPhoto, press, look, mails, firstMails };
}

/** An invitation as a calendar reads it. */
function readInvitation({ invitation }: Mail) {
  const { method = '', content = '' } = invitation ?? {};
  const calendar = new ICAL.Component(ICAL.parse(content));
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? new ICAL.Component('vevent'));
  const { uid, sequence, summary, description, location, startDate, endDate, organizer } = event;
  return {
    method,
    written: calendar.getFirstPropertyValue('method'),
    status: event.component.getFirstPropertyValue('status'),
    from: startDate.toJSDate().toISOString(),
    to: endDate.toJSDate().toISOString(),
    attendees: event.attendees.map((attendee) => attendee.getFirstValue()),
    ...{ uid, sequence, summary, description, location, organizer },
  };
}

/** The parser gives lines of text parts without their carriage returns. */
const unfolded = (text: string) =>
  text
    .replace(/\r?\n /g, '')
    .replace(/\r?\n/g, '\n')
    .trim();

const times = ['2026-08-03-am', '2026-08-04-pm', '2026-08-05-am'];

it('a photo removed before its report makes no mail', async () => {
  const { server, addPhoto, mails } = await visitServer();
  expect((await addPhoto('photo-one')).status).toBe(200);
  const photo = `/api/leads/${exampleLeadId}/photos/photo-one`;
  expect((await server.app.request(photo, { method: 'DELETE' })).status).toBe(200);
  server.clock.nowMs += 60 * 60_000;
  expect(await mails()).toEqual([]);
});

describe('a visit request', () => {
  it('a visit request reaches the business as one mail with a button for each time, which opens the lead with that time preselected', async () => {
    const { wish, mails, server } = await visitServer();
    await wish({ times, note: 'Side door' });
    await wish({ times, note: 'Side door' });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      subject: 'Zoë Tremblay asks for a visit (Ref 7K2Q-M4)',
      to: { address: ownBusiness.email },
      replyTo: { address: 'zoe@example.com' },
    });
    expect(mail?.text).toContain('Side door');
    const buttons = parse(mail?.html ?? '')
      .querySelectorAll('.act a')
      .map((link) => [link.text, link.getAttribute('href') ?? '']);
    expect(buttons.map(([text]) => text)).toEqual([
      'Confirm Mon, Aug 3, morning',
      'Confirm Tue, Aug 4, afternoon',
      'Confirm Wed, Aug 5, morning',
      'Open this lead',
    ]);
    const { pathname, search } = new URL(buttons[1]?.[1] ?? '');
    const page = parse(await (await server.app.request(pathname + search)).text());
    const main = page.querySelectorAll('form[action$="/confirm"] button.main').map(({ text }) => text);
    expect(main[0]).toBe('Confirm Tue, Aug 4, afternoon');
    // A program that follows links confirms nothing.
    expect((await (await server.desk()).visits.find(exampleLeadId))?.confirmed).toBeNull();
  });

  it('an answered visit request is not repeated with later photos', async () => {
    const { wish, press, addPhoto, mails, server } = await visitServer();
    await wish({ times });
    server.clock.nowMs += 60_000;
    await press('confirm', { time: times[0] ?? '' });
    await mails();
    await addPhoto('photo-one');
    server.clock.nowMs += 120_000;
    const [mail] = await mails();
    expect(mail?.subject).toBe('Zoë Tremblay added a photo (Ref 7K2Q-M4)');
    expect(mail?.html).not.toContain('Confirm');
  });

  it('a visit request changed a hundred times within two minutes is one mail, and ten changes an hour are taken', async () => {
    const { wish, mails, server } = await visitServer();
    const answers: Response[] = [];
    for (let change = 1; change <= 100; change += 1)
      answers.push(await wish({ times, note: `Door ${change}` }));
    expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(200), ...Array(90).fill(409)]);
    expect(await answers[99]?.json()).toEqual({
      error: 'The times of a lead can be changed ten times an hour',
    });
    // The same again changes nothing.
    expect((await wish({ times, note: 'Door 10' })).status).toBe(200);
    const [mail, ...others] = await mails();
    expect([mail?.text.includes('Door 10'), others]).toEqual([true, []]);
    server.clock.nowMs += 60 * 60_000;
    expect((await wish({ times })).status).toBe(200);
  });

  it('a visit request that was answered before its mail went out makes none', async () => {
    const { wish, press, mails } = await visitServer();
    await wish({ times });
    await press('confirm', { time: times[0] ?? '' });
    expect((await mails()).map(({ template }) => template)).toEqual([
      'visit-to-visitor',
      'visit-to-business',
    ]);
  });

  it('a visit request is mailed again after a change, and after its withdrawal', async () => {
    const { wish, mails } = await visitServer();
    await wish({ times });
    expect(await mails()).toHaveLength(1);
    await wish({ times: times.slice(1) });
    expect(await mails()).toHaveLength(1);
    await wish({ times: [] });
    expect((await mails())[0]?.subject).toContain('Zoë Tremblay no longer asks for a visit');
  });

  it('the visit request of a suspect lead waits with its other mails', async () => {
    const { wish, mails, press, firstMails } = await visitServer(
      { signs: { seconds: 1, hidden: '' } },
      {
        leastFormSeconds: 2,
      },
    );
    await wish({ times });
    expect([...firstMails, ...(await mails())]).toEqual([]);
    await press('real');
    expect((await mails()).map(({ template }) => template)).toContain('visitor-added');
  });
});

describe('photos', () => {
  it('photos reach the business as one mail a little later, with links that open them by the signed link alone', async () => {
    const { addPhoto, mails, server, look } = await visitServer();
    await addPhoto('photo-one', 'North <wall>');
    server.clock.nowMs += 30_000;
    await addPhoto('photo-two');
    expect(await mails(0)).toEqual([]);
    const [mail, ...others] = await mails(100_000);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Zoë Tremblay added 2 photos (Ref 7K2Q-M4)');
    const [link] = parse(mail?.html ?? '').querySelectorAll('a.link');
    expect(parse(mail?.html ?? '').text).toContain('North <wall>');
    const photo = parse(mail?.html ?? '')
      .querySelectorAll('a.link')
      .map((anchor) => anchor.getAttribute('href') ?? '')
      .find((href) => href.includes('/photos/'));
    expect(link).toBeDefined();
    const { pathname } = new URL(photo ?? '');
    const answer = await server.app.request(pathname);
    expect([answer.status, Object.fromEntries(answer.headers)]).toMatchObject([
      200,
      {
        'content-type': 'image/jpeg',
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
        'content-security-policy': expect.stringContaining('sandbox'),
      },
    ]);
    expect((await server.app.request(`/leads/${exampleLeadId}/photos/photo-one`)).status).toBe(401);
    expect((await server.app.request(pathname.replace(/\.[^./]+\/photos/, '.x/photos'))).status).toBe(404);
    const images = (await look(`/leads/${exampleLeadId}`)).querySelectorAll('img');
    expect(images.map((image) => image.getAttribute('alt'))).toEqual(['North <wall>', 'Photo 2']);
  });
});

describe('a visit that is confirmed, moved and called off', () => {
  it('each decision sends the visitor and the business an invitation, of one event', async () => {
    const { wish, press, mails } = await visitServer();
    await wish({ times });
    await mails();
    const told: Mail[][] = [];
    for (const [form, fields] of [
      ['confirm', { time: times[1] ?? '' }],
      ['confirm', { time: '2026-08-06-am' }],
      ['call-off', {}],
    ] as const) {
      expect((await press(form, fields)).status).toBe(303);
      // A second tap, or one on another device, changes nothing.
      await press(form, fields);
      told.push([...(await mails())].sort((one, other) => one.to.address.localeCompare(other.to.address)));
    }
    expect(told.map((each) => each.map(({ to }) => to.address))).toEqual(
      Array(3).fill([ownBusiness.email, 'zoe@example.com']),
    );
    const events = told.map(([, visitor]) => readInvitation(visitor as Mail));
    expect(events).toMatchObject([
      {
        method: 'REQUEST',
        written: 'REQUEST',
        status: 'CONFIRMED',
        sequence: 0,
        from: '2026-08-04T17:00:00.000Z',
        to: '2026-08-04T21:00:00.000Z',
        summary: `Visit by ${ownBusiness.name}`,
        location: '12 Garden Lane',
        organizer: `mailto:${ownBusiness.email}`,
        attendees: [`mailto:${ownBusiness.email}`, 'mailto:zoe@example.com'],
      },
      { method: 'REQUEST', sequence: 1, from: '2026-08-06T12:00:00.000Z', status: 'CONFIRMED' },
      { method: 'CANCEL', written: 'CANCEL', sequence: 2, status: 'CANCELLED' },
    ]);
    const ofBusiness = told.map(([self]) => readInvitation(self as Mail));
    expect(new Set([...events, ...ofBusiness].map(({ uid }) => uid)).size).toBe(1);
    expect(events[0]?.uid).not.toContain(exampleLeadId);
    for (const event of [...events, ...ofBusiness]) expect(event.description).toContain('Ref 7K2Q-M4');
    expect(ofBusiness[0]?.summary).toBe('Visit: Zoë Tremblay');
    // Outlook adds no request that its owner made, and the visitor's answer is asked for.
    expect(ofBusiness.map(({ written, status }) => [written, status])).toEqual([
      ['PUBLISH', 'CONFIRMED'],
      ['PUBLISH', 'CONFIRMED'],
      ['CANCEL', 'CANCELLED'],
    ]);
    const [ofVisitor, ofSelf] = [told[0]?.[1], told[0]?.[0]].map((mail) =>
      unfolded(mail?.invitation?.content ?? ''),
    );
    expect(ofVisitor).toMatch(/ATTENDEE;.*PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:zoe@example\.com/);
    expect(ofSelf).not.toContain('ATTENDEE');
    expect(told.map(([, visitor]) => visitor?.subject)).toEqual([
      `Your visit: Tuesday, August 4 – ${ownBusiness.name} (Ref 7K2Q-M4)`,
      `Your visit was moved: Thursday, August 6 – ${ownBusiness.name} (Ref 7K2Q-M4)`,
      `We've had to cancel your visit on Thursday, August 6 – ${ownBusiness.name} (Ref 7K2Q-M4)`,
    ]);
  });

  it('a visit is mailed in the language of the request', async () => {
    const { wish, press, mails } = await visitServer();
    await wish({ times, language: 'fr-CA' });
    await mails();
    await press('confirm', { time: times[0] ?? '' });
    const visitor = (await mails()).find(({ to }) => to.address === 'zoe@example.com');
    expect(visitor?.subject).toBe(`Votre visite : lundi 3 août – ${ownBusiness.name} (Réf. 7K2Q-M4)`);
    expect(visitor && readInvitation(visitor).summary).toBe(`Visite de ${ownBusiness.name}`);
  });

  it('a visit is mailed to the business only if the visitor gave no address', async () => {
    const { press, mails } = await visitServer({ values: { name: 'Ada', phone: '4165550123' } });
    await press('confirm', { time: '2026-08-05-pm' });
    expect((await mails()).map(({ to }) => to.address)).toEqual([ownBusiness.email]);
  });

  it('a visit is confirmed only for half-days that lie ahead, and are offered or asked for', async () => {
    const taken = { fromMs: 0, toMs: Date.parse('2026-08-05T00:00:00Z') };
    const calendar = new BusyCalendar({
      ...{ url: 'data:,', timeZone: visiting.timeZone, now: () => 0 },
      read: async () => ({ spans: [taken], leftOut: [], leftOutCount: 0, problem: '' }),
    });
    const { wish, press, look, server } = await visitServer({}, { calendar });
    const asked = ['2026-08-04-pm', '2199-01-01-am', '2026-08-02-am'];
    await wish({ times: asked });
    const statusOf = async (time: string) => (await press('confirm', { time })).status;
    // Long past, in another century, a Sunday, before now, taken in the calendar, and no half-day at all.
    const others = [
      '2000-01-03-am',
      '2199-01-01-am',
      '2026-08-02-am',
      '2026-07-31-am',
      '2026-08-03-am',
      'soon',
    ];
    expect(await Promise.all(others.map(statusOf))).toEqual(others.map(() => 400));
    const page = await look(`/leads/${exampleLeadId}`);
    expect(page.querySelectorAll('form[action$="/confirm"] button').map(({ text }) => text)).toEqual([
      'Confirm Tue, Aug 4, afternoon',
      'Confirm',
    ]);
    expect(page.querySelector('.visit')?.text).toContain('is over, or not one on which you visit');
    // Asked for, and offered.
    expect([await statusOf('2026-08-04-pm'), await statusOf('2026-08-05-am')]).toEqual([303, 303]);
    const answer = await press('confirm', { time: '2000-01-03-am' });
    expect(parse(await answer.text()).querySelector('[role=alert]')?.text).toContain('This half-day is over');
    expect((await (await server.desk()).visits.find(exampleLeadId))?.confirmed).toBe('2026-08-05-am');
  });

  it('a visit is changed ten times an hour at most, since each change mails the visitor', async () => {
    const { press, mails, server } = await visitServer();
    const moves = Array.from({ length: 11 }, (_, move) => ['2026-08-05-am', '2026-08-06-am'][move % 2] ?? '');
    const answers: number[] = [];
    for (const time of moves) answers.push((await press('confirm', { time })).status);
    expect(answers).toEqual([...Array(10).fill(303), 400]);
    expect(await mails()).toHaveLength(20);
    server.clock.nowMs += 60 * 60_000;
    expect((await press('call-off')).status).toBe(303);
  });

  it('a visit is what its mails say, also after two decisions at once', async () => {
    const { mails, server } = await visitServer();
    const desk = await server.desk();
    const halfDays = ['2026-08-05-am', '2026-08-06-am'];
    await Promise.all(halfDays.map((halfDay) => desk.decideVisit(exampleLeadId, halfDay)));
    const visit = await desk.visits.find(exampleLeadId);
    const sent = (await mails()).map(readInvitation);
    expect(sent.map(({ from }) => from.slice(0, 10))).toEqual(Array(2).fill(visit?.confirmed?.slice(0, 10)));
    expect(visit?.sequence).toBe(1);
  });

  it('an invitation is written as calendars and mail programs read it, whatever was typed', async () => {
    const { press, mails } = await visitServer({
      values: {
        name: 'Zoë "Z"; \\ Tremblay,\r\nATTENDEE:mailto:evil@example.com',
        email: 'zoe@example.com',
        phone: '416 555 0123',
        address: `12 Garden Lane; rear,\nfloor 2 ${'é'.repeat(100)}`,
      },
    });
    await press('confirm', { time: '2026-08-05-pm' });
    for (const mail of await mails()) {
      const { content = '' } = mail.invitation ?? {};
      // RFC 5545, 3.1: lines end with CRLF and have at most 75 bytes; a line break in a value is written as \n.
      expect(content.endsWith('END:VCALENDAR\r\n')).toBe(true);
      expect(content.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      for (const line of content.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      const isVisitors = mail.to.address === 'zoe@example.com';
      const attendees = isVisitors ? [`mailto:${ownBusiness.email}`, 'mailto:zoe@example.com'] : [];
      expect(content.match(/^ATTENDEE/gm) ?? []).toHaveLength(attendees.length);
      expect(readInvitation(mail)).toMatchObject({
        location: `12 Garden Lane; rear, floor 2 ${'é'.repeat(100)}`,
        attendees,
      });
      // As it goes over the wire, read by another program's parser.
      const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail(
        mailMessage(mail),
      );
      const { attachments, html, text } = await PostalMime.parse(message as Buffer);
      expect(attachments.map(({ mimeType, method }) => [mimeType, method])).toEqual(
        expect.arrayContaining([['text/calendar', isVisitors ? 'REQUEST' : 'PUBLISH']]),
      );
      for (const { content: attached } of attachments)
        expect(unfolded(new TextDecoder().decode(attached as ArrayBuffer))).toBe(unfolded(content));
      expect([html, text].every(Boolean)).toBe(true);
    }
  });
});

describe('on top of /leads', () => {
  it('are the open tasks: visits of today and tomorrow, unanswered requests, new leads', async () => {
    const { wish, press, look, server } = await visitServer();
    const waiting = async () =>
      (await look('/leads'))
        .querySelector('.calls')
        ?.querySelectorAll('h2')
        .map(({ text }) => text) ?? [];
    await wish({ times });
    expect(await waiting()).toEqual(['Asked for a visit', 'To call: 1']);
    const [first] = (await look('/leads')).querySelectorAll('.calls form button');
    expect(first?.text).toBe('Mon, Aug 3, morning');
    await press('confirm', { time: times[0] ?? '' });
    // Whoever has their time was contacted.
    expect(await waiting()).toEqual([]);
    // Sunday, the day before.
    server.clock.nowMs = Date.parse('2026-08-02T16:00:00Z');
    expect(await waiting()).toEqual(['Visits today and tomorrow']);
    // A later request waits for another answer.
    await wish({ times: times.slice(1) });
    expect(await waiting()).toEqual(['Visits today and tomorrow', 'Asked for a visit']);
    expect((await look('/leads?q=Zo')).querySelector('.calls')).toBeNull();
  });
});
