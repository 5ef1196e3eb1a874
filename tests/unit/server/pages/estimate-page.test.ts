import { parse } from 'node-html-parser';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { ownBusiness } from '../../../../server/base/node-business';
import { PhotosInMemory } from '../../../../server/desk/photo-files';
import { redrawPhoto } from '../../../../server/desk/redraw-photo';
import { EstimateLinks } from '../../../../server/store/estimate-links';
import type { SentLead } from '../../../../shared/lead';
import { createLeadId } from '../../../../shared/lead-id';
import { visitRulesSchema } from '../../../../shared/visit-rules';
import { estimate, exampleLead, mailOf, postLead } from '../example-leads';
import { exampleLeadId, templates, testServer } from '../server-app';

const leadsToken = 'a token of more than twenty characters';
const dayMs = 24 * 60 * 60 * 1000;
const business = { ...ownBusiness, timeZone: 'America/Toronto', visits: visitRulesSchema.parse({}) };
const whole = {
  ...estimate,
  price: { ...estimate.price, low: 1200, high: 1500, validUntil: '2026-08-30' },
} as const;

/** A server with one lead whose customer has the mail with the link. */
async function linkedEstimate(
  change: Partial<SentLead> = whole,
  options: Parameters<typeof testServer>[0] = {},
) {
  const photoKeeping = { files: new PhotosInMemory(), redraw: redrawPhoto, quotaBytes: 50_000_000 };
  const server = testServer({ leadsToken, business, photoKeeping, ...options });
  const [toBusiness, toVisitor] =
    change.kind === 'estimate'
      ? [templates.estimatorTeam, templates.estimatorCustomer]
      : [templates.contactNotification, templates.contactConfirmation];
  for (const template of [toBusiness, toVisitor])
    await postLead(server, { leadId: exampleLeadId, ...change }, template);
  const mail = server.mails.at(-1);
  const href =
    parse(mail?.html ?? '')
      .querySelector('a[href*="/estimate/"]')
      ?.getAttribute('href') ?? '';
  const path = new URL(href).pathname;
  const look = async (address = path, init: RequestInit = {}) => {
    const answer = await server.app.request(address, init);
    return { answer, status: answer.status, html: parse(await answer.text()) };
  };
  const send = (form: string, fields: readonly (readonly [string, string])[] = []) =>
    server.app.request(`${path}/${form}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'null' },
      body: new URLSearchParams(fields.map(([name, value]) => [name, value])).toString(),
    });
  const sendPhotos = (pictures: readonly Uint8Array<ArrayBuffer>[], description = '') => {
    const body = new FormData();
    for (const picture of pictures)
      body.append('photo', new File([picture], 'wall.jpg', { type: 'image/jpeg' }));
    body.append('description', description);
    return toBytes(body).then(({ bytes, type }) =>
      server.app.request(`${path}/photos`, {
        method: 'POST',
        headers: { 'Content-Type': type, 'Content-Length': `${bytes.byteLength}` },
        body: bytes,
      }),
    );
  };
  const stored = async (leadId = exampleLeadId) => (await server.desk()).queries.find(leadId);
  return { server, mail, path, look, send, sendPhotos, stored };
}

async function toBytes(form: FormData) {
  const request = new Request('http://localhost/', { method: 'POST', body: form });
  return { bytes: await request.arrayBuffer(), type: request.headers.get('content-type') ?? '' };
}

async function picture(red = 200): Promise<Uint8Array<ArrayBuffer>> {
  const image = sharp({
    create: { width: 40, height: 30, channels: 3, background: { r: red, g: 90, b: 40 } },
  });
  return new Uint8Array(await image.jpeg().toBuffer());
}

describe('the link in the mail of a customer', () => {
  it('opens the receipt with its drawing, its range and its parts, and is kept by nobody', async () => {
    const { look, mail } = await linkedEstimate();
    const { status, html, answer } = await look();
    expect(status).toBe(200);
    expect(html.querySelector('h1')?.text).toBe('Your painting estimate');
    const receipt = html.querySelector('.receipt');
    expect(receipt?.text).toContain('7K2Q-M4');
    expect(receipt?.text).toContain('Zoë Tremblay · 12 Garden Lane · July 31, 2026');
    expect(receipt?.querySelector('.price')?.text).toBe('$1,375.50');
    expect(receipt?.text).toContain('$1,200');
    expect(receipt?.querySelectorAll('svg.drawing path').length).toBeGreaterThan(2);
    expect(receipt?.querySelectorAll('.blocks table').length).toBe(1);
    expect(html.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    expect(mail?.html.match(/class="act"/g)).toHaveLength(1);
    expect(mail?.text).toContain('See your estimate: http');
  });

  it('says nothing in its address, and is the same in every mail of the lead', async () => {
    const { path } = await linkedEstimate();
    const links = new EstimateLinks({ leadsToken, business });
    expect(path).toBe(new URL((await links.urlOf(exampleLeadId)) ?? '').pathname);
    expect(path).toMatch(/^\/estimate\/[\w-]{72}$/);
    expect(Buffer.from(path.slice(10), 'base64url').toString('latin1')).not.toContain('7K2Q');
    expect(await new EstimateLinks({ business }).urlOf(exampleLeadId)).toBeNull();
  });

  it('shows what a request asked', async () => {
    const fields = [{ name: 'floor', label: 'Floor', value: '3rd' }];
    const { look, mail } = await linkedEstimate({
      kind: 'contact',
      values: { ...exampleLead().values, message: 'Two rooms\nin May' },
      fields,
    });
    const { html } = await look();
    expect(html.querySelector('h1')?.text).toBe('Your request');
    expect(html.querySelector('.receipt pre')?.text).toBe('Two rooms\nin May');
    expect(html.querySelector('.receipt table')?.text).toBe('Floor3rd');
    expect(html.querySelector('form[action$="/change"]')).toBeNull();
    expect(html.querySelector('form[action$="/visit"]')).not.toBeNull();
    expect(mail?.text).toContain('See your request: http');
  });

  it('is there in French', async () => {
    const { look, mail, send, path } = await linkedEstimate({ ...whole, language: 'fr-CA' });
    const { html } = await look();
    expect(html.querySelector('html')?.getAttribute('lang')).toBe('fr');
    expect(html.querySelector('h1')?.text).toBe('Votre estimation de peinture');
    expect(html.querySelector('form[action$="/visit"] button')?.text).toBe('Demander une visite');
    expect(mail?.text).toContain('Voir votre estimation');
    const time = html.querySelector('[name=time]')?.getAttribute('value') ?? '';
    await send('visit', [['time', time]]);
    const { html: asked } = await look(`${path}?done=visit`);
    expect(asked.querySelector('[role=status]')?.text).toMatch(/^Nous avons vos moments/);
    expect(asked.querySelector('.said:not([role])')?.text).toMatch(/^Visite demandée/);
  });

  it('opens until the last day of the estimate, by the clock of the business', async () => {
    const { look, server } = await linkedEstimate();
    server.clock.nowMs = Date.UTC(2026, 7, 31, 3, 59);
    expect((await look()).status).toBe(200);
    server.clock.nowMs = Date.UTC(2026, 7, 31, 4, 1);
    const { status, html } = await look();
    expect([status, html.querySelector('h1')?.text]).toEqual([410, 'This page has ended']);
    expect(html.text).not.toContain('Zoë');
    expect((await look(undefined, { method: 'POST' })).status).toBe(404);
  });

  it('of a lead without a last day opens for as long as estimates hold', async () => {
    const { look, server } = await linkedEstimate({ kind: 'contact' });
    server.clock.nowMs += 29 * dayMs;
    expect((await look()).status).toBe(200);
    server.clock.nowMs += 3 * dayMs;
    expect((await look()).status).toBe(410);
  });

  it('opens nothing once the token has changed, the lead is erased, or a letter differs', async () => {
    const { look, path, server } = await linkedEstimate();
    const elsewhere = testServer({ leadsToken: 'another token of more than twenty', business });
    await postLead(elsewhere, { leadId: exampleLeadId });
    expect((await elsewhere.app.request(path)).status).toBe(404);
    for (const index of [10, 30, 60, path.length - 1]) {
      const letter = path[index] === 'A' ? 'B' : 'A';
      expect((await look(path.slice(0, index) + letter + path.slice(index + 1))).status).toBe(404);
    }
    await (await server.desk()).eraser.erase(exampleLeadId);
    expect((await look()).status).toBe(404);
  });

  it('is found by none of ten thousand guesses', async () => {
    const { path } = await linkedEstimate();
    const links = new EstimateLinks({ leadsToken, business });
    const others = new EstimateLinks({ leadsToken: 'another token of more than twenty', business });
    const sealed = path.slice('/estimate/'.length);
    const found: (string | null)[] = [];
    for (let guess = 0; guess < 10_000; guess += 1) {
      const random = Buffer.from(crypto.getRandomValues(new Uint8Array(54))).toString('base64url');
      const elsewhere = new URL((await others.urlOf(createLeadId())) ?? '').pathname.split('/').at(-1) ?? '';
      const guesses = [random, elsewhere, sealed.slice(0, 60) + random.slice(60), random.slice(guess % 60)];
      const text = guesses[guess % guesses.length] ?? '';
      found.push(await links.leadOf(text), await links.leadOfCode(text, 0));
    }
    expect(new Set(found)).toEqual(new Set([null]));
    expect(await links.leadOf(sealed)).toBe(exampleLeadId);
  });

  it('is answered alike by every address that opens nothing', async () => {
    const { server, path, look } = await linkedEstimate();
    await (await server.desk()).eraser.erase(exampleLeadId);
    const addresses = [
      path,
      `${path}x`,
      '/estimate/constructor',
      '/estimate/%',
      '/estimate/x/photos/y',
      `${path}/visit`,
    ];
    const pages = await Promise.all(addresses.map((address) => look(address)));
    expect(new Set(pages.map(({ status, html }) => `${status} ${html}`)).size).toBe(1);
    expect(pages[0]?.status).toBe(404);
  });

  it('can be tried 120 times a minute by one client', async () => {
    const { server } = await linkedEstimate();
    const statuses: number[] = [];
    for (let guess = 0; guess < 121; guess += 1)
      statuses.push((await server.app.request('/estimate/guess')).status);
    expect(statuses.slice(-2)).toEqual([404, 429]);
  });
});

describe('looking at the page', () => {
  it('changes nothing, however a program that checks mails asks', async () => {
    const { look, path, stored, server } = await linkedEstimate();
    const before = JSON.stringify(await stored());
    const { html } = await look();
    const addresses = html
      .querySelectorAll('a, form, img')
      .map(
        (element) => ['href', 'action', 'src'].map((name) => element.getAttribute(name)).find(Boolean) ?? '',
      )
      .filter((address) => address.startsWith('estimate/'));
    expect(addresses).toContain(`${path.slice(1)}/not-now`);
    for (const address of [...addresses, `${path.slice(1)}/stop`])
      for (const method of ['GET', 'HEAD', 'OPTIONS'])
        await server.app.request(`/${address}`, { method, headers: { Purpose: 'prefetch' } });
    expect(JSON.stringify(await stored())).toBe(before);
    expect(server.mails).toHaveLength(2);
  });
});

describe('a customer', () => {
  it('asks for a visit, changes it, and reads when it is confirmed', async () => {
    const { look, send, stored, server } = await linkedEstimate();
    const times = (await look()).html
      .querySelectorAll('[name=time]')
      .map((box) => box.getAttribute('value') ?? '');
    expect(times.length).toBeGreaterThan(6);
    const [first = '', second = '', third = '', fourth = ''] = times;
    const answer = await send('visit', [
      ['time', first],
      ['time', second],
      ['note', ' Ring twice '],
    ]);
    expect([answer.status, answer.headers.get('location')?.slice(-11)]).toEqual([303, '?done=visit']);
    expect((await stored())?.visit).toMatchObject({ times: [first, second], note: 'Ring twice' });
    const { html } = await look();
    expect(html.querySelectorAll('[name=time][checked]').map((box) => box.getAttribute('value'))).toEqual([
      first,
      second,
    ]);
    expect(html.querySelector('form[action$="/visit"] button')?.text).toBe('Send the change');
    const tooMany = await send(
      'visit',
      [first, second, third, fourth].map((time) => ['time', time]),
    );
    expect(tooMany.status).toBe(400);
    expect(parse(await tooMany.text()).querySelector('[role=alert]')?.text).toBe(
      'Three at most. Unselect one first.',
    );
    expect((await send('visit', [['time', 'constructor']])).status).toBe(400);
    const desk = await server.desk();
    expect(await desk.decideVisit(exampleLeadId, first)).toBe('decided');
    expect((await look()).html.querySelector('.said h2')?.text).toMatch(/^Your visit: \w+day, /);
    await desk.deliverDue();
    expect(server.mails.map(({ template }) => template)).toContain('visit-to-visitor');
    server.clock.nowMs += 60_000;
    await send('visit', [['time', second]]);
    const { html: changed } = await look();
    expect(changed.querySelectorAll('.said').map(({ text }) => text.slice(0, 12))).toEqual([
      'Your visit: ',
      'You asked fo',
    ]);
    expect((await send('visit')).headers.get('location')).toMatch(/done=no-visit$/);
  });

  it('sends photos, twice the same only once, sees them and removes one', async () => {
    const { look, sendPhotos, stored, send, server, path } = await linkedEstimate();
    const [one, other] = [await picture(10), await picture(200)];
    expect((await sendPhotos([one, other], 'The hall')).status).toBe(303);
    expect((await sendPhotos([one], 'The hall')).status).toBe(303);
    expect((await stored())?.photos.map(({ description }) => description)).toEqual(['The hall', 'The hall']);
    const { html } = await look();
    const source = html.querySelector('.photos img')?.getAttribute('src') ?? '';
    const shown = await server.app.request(`/${source}`);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect((await send(`${source.slice(path.length)}/remove`)).status).toBe(303);
    expect((await stored())?.photos).toHaveLength(1);
    const unreadable = await sendPhotos([new TextEncoder().encode('no picture')]);
    expect(parse(await unreadable.text()).querySelector('[role=alert]')?.text).toMatch(/^We can't read this/);
    expect((await sendPhotos([])).status).toBe(400);
    const large = await server.app.request(`${path}/photos`, {
      method: 'POST',
      headers: { 'Content-Length': '16000000' },
    });
    expect(large.status).toBe(413);
    expect(parse(await large.text()).querySelector('[role=alert]')?.text).toContain('larger than 15 MB');
  });

  it('says not now, which the business reads in one mail and in /leads', async () => {
    const { send, look, server, stored } = await linkedEstimate();
    for (const _ of [1, 2]) expect((await send('not-now')).status).toBe(303);
    expect((await look()).html.querySelector('.more')?.text).toContain('knows that you need more time');
    server.clock.nowMs += 3 * 60_000;
    await (await server.desk()).deliverDue();
    const news = server.mails.filter(({ template }) => template === 'visitor-added');
    expect(news.map(({ subject }) => subject)).toEqual(["Zoë Tremblay says 'Not now' (Ref 7K2Q-M4)"]);
    const headers = { Authorization: `Bearer ${leadsToken}` };
    const page = await (await server.app.request(`/leads/${exampleLeadId}`, { headers })).text();
    expect(page).toContain('Not now</th>');
    expect((await stored())?.lead.notNowAt).not.toBeNull();
  });

  it('changes something: the estimator opens with the answers, and its lead is a new version', async () => {
    const { send, server, look, path } = await linkedEstimate();
    const answer = await send('change');
    expect(answer.status).toBe(303);
    const [page, code = ''] = answer.headers.get('location')?.split('#change=') ?? [];
    expect(page).toBe('/estimator');
    const draft = await server.app.request(`/estimate/${code}/draft`);
    expect(draft.headers.get('access-control-allow-origin')).toBe(new URL(business.url).origin);
    expect(await draft.json()).toMatchObject({
      step: 3,
      estimationType: 'specific_rooms',
      contact: { firstName: 'Zoë', familyName: 'Tremblay', email: 'zoe@example.com', phone: '4165550123' },
      sent: { lead: { leadId: exampleLeadId }, totalCost: 1375.5 },
    });
    server.clock.nowMs += 2 * 60_000;
    expect((await server.app.request(`/estimate/${code}/draft`)).status).toBe(404);
    expect((await server.app.request(`${path}/draft`)).status).toBe(404);
    const revised = { ...whole, price: { ...whole.price, totalCost: 2000 }, replaces: exampleLeadId };
    await postLead(server, { ...revised, leadId: createLeadId(exampleLeadId) }, templates.estimatorTeam);
    expect((await look()).html.querySelector('.price')?.text).toBe('$2,000.00');
  });

  it("reads nobody else's lead that says it replaces theirs", async () => {
    const { server, look } = await linkedEstimate();
    const values = { ...exampleLead().values, email: 'eve@example.com', name: 'Eve' };
    const foreign = exampleLead({
      ...whole,
      leadId: createLeadId(exampleLeadId),
      replaces: exampleLeadId,
      values,
    });
    await server.send(mailOf(foreign, templates.estimatorTeam));
    const { html } = await look();
    expect(html.querySelector('.receipt')?.text).toContain('Zoë');
  });
});
