import ICAL from 'ical.js';
import { parse } from 'node-html-parser';
import type { Locator, Page } from 'playwright/test';
import sharp from 'sharp';
import { createLeadId } from '../../shared/lead-id';
import { afterLeadTexts } from '../../shared/locales/after-lead';
import { en } from '../../shared/locales/en';
import { business } from '../support/business';
import { sendLead as sendQuote, visitor } from '../support/driver/leads';
import { playwrightDriver } from '../support/driver/playwright-driver';
import { bringAxe, expectNoViolations } from '../support/page/axe';
import { expect, test } from '../support/page/flow-test';
import { hostPage } from '../support/page/host-page';
import { fillQuoteForm, quoteControls } from '../support/page/quote-form';

const { visit, photos, halves } = afterLeadTexts.en;

/** Early morning at the business: the first half-day offered is a morning, whenever the tests run. */
const earlyMorning = new Date().setUTCHours(11, 0, 0, 0);
const startedAt = Date.now();
test.use({ served: { now: () => earlyMorning + Date.now() - startedAt } });

/** Parts that only the cards have. */
const cardParts = ['added', 'visit', 'photos', 'photo'];
/** Parts that the cards have as forms do. */
const formParts = ['field', 'label', 'input', 'status'];

/** A picture as a phone takes it: on its side, with the place where it was taken. */
function phonePicture(width: number, height: number, red: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: { r: red, g: 90, b: 40 } } })
    .jpeg()
    .withExif({ IFD3: { GPSLatitude: '43/1 39/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

/** Sends the form of the contact page and waits for the thank-you's cards. */
async function sendLead(page: Page): Promise<Locator> {
  await page.goto('/contact');
  return sendForm(page.locator('main painting-quote-form'));
}

async function sendForm(form: Locator): Promise<Locator> {
  const page = form.page();
  await fillQuoteForm(form);
  await quoteControls(form).submit.click();
  const card = page.getByRole('group', { name: visit.heading });
  await expect(card).toBeVisible();
  return card;
}

async function choose(page: Page, files: readonly Buffer[]): Promise<void> {
  await page
    .getByLabel(photos.choose)
    .setInputFiles(
      files.map((buffer, index) => ({ name: `room ${index + 1}.jpg`, mimeType: 'image/jpeg', buffer })),
    );
}

/** The receipt's line about the visitor's additions. */
function added(page: Page): Locator {
  return page.locator('[part=added]');
}

/** An invitation as a calendar reads it. */
function readInvitation(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const event = calendar.getFirstSubcomponent('vevent');
  const value = (name: string) => event?.getFirstPropertyValue(name);
  return {
    method: calendar.getFirstPropertyValue('method'),
    ...{ uid: value('uid'), sequence: value('sequence'), status: value('status') },
    ...{ description: value('description'), start: String(value('dtstart')) },
  };
}

test("a message's thank-you fills both columns of a wide window: the times beside the words, the photos below them", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await sendLead(page);
  const boxOf = async (part: Locator) => {
    const box = await part.boundingBox();
    if (!box) throw new Error('It is not shown.');
    return box;
  };
  const home = await boxOf(page.getByRole('main').getByRole('link', { name: en.thankYou.home }));
  const times = await boxOf(page.locator('[part~=visit]'));
  const pictures = await boxOf(page.locator('[part~=photos]'));
  expect(times.y).toBeLessThan(home.y);
  expect(times.x).toBeGreaterThan(pictures.x + pictures.width);
  expect(pictures.y).toBeGreaterThan(home.y);
  expect(pictures.y).toBeLessThan(times.y + times.height);

  // What is left of it once the times are asked for keeps its own height.
  await page.getByRole('button', { name: halves.morning }).first().click();
  await page.getByRole('button', { name: visit.send }).click();
  await expect(page.getByRole('button', { name: visit.changeTimes })).toBeFocused();
  expect((await boxOf(page.locator('[part~=visit]'))).height).toBeLessThan(times.height / 2);
});

test('a visitor asks for three half-days, sees them on the receipt, and changes them', async ({
  page,
  context,
}) => {
  const wishes: unknown[] = [];
  context.on('request', (request) => {
    if (request.method() === 'PUT') wishes.push(request.postDataJSON());
  });
  await bringAxe(page);
  const card = await sendLead(page);
  await choose(page, [await phonePicture(400, 300, 40)]);
  await expect(page.getByLabel(photos.describe(1))).toBeVisible();
  const halfDays = card.getByRole('button');
  await expect(halfDays).toHaveCount(12);
  for (const index of [0, 3, 5]) await halfDays.nth(index).click();
  await halfDays.nth(7).press('Enter');
  await expect(page.getByText(visit.most)).toBeVisible();
  await expect(card.getByRole('button', { pressed: true })).toHaveCount(3);
  const thankYou = page.locator('painting-thank-you');
  for (const part of formParts) await expect(thankYou.locator(`[part=${part}]`).first()).toBeVisible();
  await expectNoViolations(page, 'the thank-you with three half-days and a photo chosen');
  await page.getByLabel(visit.note).fill('Ring twice');
  await page.getByRole('button', { name: visit.send }).click();
  await expect(added(page)).toHaveText(
    new RegExp(`^\\w+ (\\d+ )?${halves.morning} or \\w+ ${halves.afternoon} or \\w+ ${halves.afternoon}$`),
  );
  // The dates are named, and the focus is on the way back to them.
  const again = page.getByRole('button', { name: visit.changeTimes });
  await expect(again).toBeFocused();
  await expect(
    page.getByText(/^Visit requested: \w+, \w+ \d+, morning, or .+We'll confirm one\.$/),
  ).toBeVisible();
  await page.reload();
  await expect(added(page)).toContainText(halves.afternoon);
  await expect(page.getByText(/^Visit requested: \w+, \w+ \d+, morning, or/)).toBeVisible();
  await again.click();
  await card.getByRole('button', { pressed: true }).first().click();
  await page.getByRole('button', { name: visit.change }).click();
  await expect(added(page)).toHaveText(/^\w+ afternoon or \w+ afternoon$/);
  expect(wishes).toMatchObject([
    { times: { length: 3 }, note: 'Ring twice', language: 'en' },
    { times: { length: 2 }, note: 'Ring twice' },
  ]);
  // After ten changes within an hour.
  await page.route('**/visit', (route) =>
    route.fulfill({ status: 409, json: { error: 'Ten times an hour' } }),
  );
  await again.click();
  await card.getByRole('button', { pressed: true }).first().click();
  await page.getByRole('button', { name: visit.change }).click();
  await expect(page.getByText(visit.refused)).toBeVisible();
  await expect(added(page)).toHaveText(/^\w+ afternoon or \w+ afternoon$/);
});

test('six photos, the first of twelve megapixels, are stored once, without GPS coordinates, although the connection breaks twice and the tab is closed', async ({
  page,
  context,
  server,
}) => {
  test.slow();
  const stored = new Map<string, number>();
  let breaks = 2;
  await context.route('**/api/leads/*/photos/*', async (route) => {
    const request = route.request();
    const body = request.postDataBuffer();
    expect(body?.includes('Exif')).toBe(false);
    const { width = 0, height = 0 } = await sharp(body ?? undefined).metadata();
    expect([width, height]).toEqual([1_500, 2_000]);
    // The first break is before the server has the photo, the second after, so the same photo is sent again.
    if (stored.size === 1 && breaks === 2) {
      breaks -= 1;
      return route.abort('connectionreset');
    }
    // The tab is closed while the fifth is on its way.
    if (stored.size === 4 && !page.isClosed()) return;
    const answer = await route.fetch();
    const { pathname } = new URL(request.url());
    stored.set(pathname, (stored.get(pathname) ?? 0) + 1);
    if (stored.size === 3 && breaks === 1) {
      breaks -= 1;
      return route.abort('connectionreset');
    }
    return route.fulfill({ response: answer });
  });
  await sendLead(page);
  const files = await Promise.all(
    [1, 2, 3, 4, 5, 6].map((red) =>
      red === 1 ? phonePicture(4_000, 3_000, 40) : phonePicture(2_000, 1_500, 40 * red),
    ),
  );
  await choose(page, files);
  await expect(page.getByRole('listitem').filter({ has: page.locator('canvas') })).toHaveCount(6);
  await page.getByLabel(photos.describe(1)).fill('The hall');
  await page.getByRole('button', { name: photos.send(photos.count(6)) }).click();
  // Each break costs the pause before its retry.
  await expect.poll(() => stored.size, { timeout: 90_000 }).toBe(4);
  await page.close();

  const next = await context.newPage();
  await next.goto('/about');
  await expect.poll(() => stored.size, { timeout: 90_000 }).toBe(6);
  await expect
    .poll(() => next.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('photo'))))
    .toEqual([]);
  const [path = ''] = stored.keys();
  const [, leadPath = ''] = /(.*)\/[^/]+$/.exec(path) ?? [];
  const seventh = await fetch(`${server.origin}${leadPath}/${createLeadId()}`, {
    method: 'PUT',
    body: new Blob([new Uint8Array(await phonePicture(40, 30, 1))]),
  });
  expect(seventh.status).toBe(409);
});

test('the business confirms, moves and calls off a visit on another device, and both get an invitation each time', async ({
  page,
  browser,
  server,
}) => {
  const card = await sendLead(page);
  for (const index of [0, 2, 4]) await card.getByRole('button').nth(index).click();
  await page.getByRole('button', { name: visit.send }).click();
  await expect(added(page)).toHaveText(/ or .+ or /);
  const reference = await page.locator('[part=reference]').textContent();
  // The mail about the wish waits two minutes for changes; the first one opens the lead, too.
  const [first] = await server.mails();
  const [link] = parse(first?.html ?? '').querySelectorAll('a[href*="/leads/link/"]');
  const { pathname } = new URL(link?.getAttribute('href') ?? '');

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const lead = await phone.newPage();
  const invited = async () => (await server.mails()).filter(({ invitation }) => invitation);
  await lead.goto(`${server.origin}${pathname}`);
  const second = lead.getByRole('button', { name: 'Confirm' }).nth(1);
  const back = (await second.textContent())?.replace('Confirm', 'Move to') ?? '';
  await second.click();
  await expect.poll(invited).toHaveLength(2);
  await lead.getByRole('button', { name: 'Move to' }).first().click();
  await expect.poll(invited).toHaveLength(4);
  await expect(lead.getByRole('button', { name: back })).toBeVisible();
  await lead.locator('summary', { hasText: 'Call off' }).click();
  await lead.getByRole('button', { name: 'Call off the visit' }).click();
  await expect.poll(invited).toHaveLength(6);
  await phone.close();

  const mails = await invited();
  for (const { subject } of mails) expect(subject).toContain(`(Ref ${reference})`);
  const read = mails.map(({ to, invitation = '' }) => ({ to, ...readInvitation(invitation) }));
  for (const address of [business.email, visitor.email]) {
    const events = read.filter(({ to }) => to === address);
    // The business's own program adds no request of which it is the organizer.
    const method = address === business.email ? 'PUBLISH' : 'REQUEST';
    expect(events).toMatchObject([
      { method, sequence: 0, status: 'CONFIRMED' },
      { method, sequence: 1, status: 'CONFIRMED' },
      { method: 'CANCEL', sequence: 2, status: 'CANCELLED' },
    ]);
    for (const { description } of events) expect(description).toContain(`Ref ${reference}`);
    const [confirmed, moved, calledOff] = events.map(({ start }) => start);
    expect(confirmed).not.toBe(moved);
    expect(calledOff).toBe(moved);
  }
  expect(new Set(read.map(({ uid }) => uid)).size).toBe(1);
});

test('in test mode visit times and photos succeed on a third-party page, and nothing is sent', async ({
  page,
  server,
  thirdPartySite,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  const markup = '<painting-quote-form mode="test"></painting-quote-form>';
  await page.goto(thirdPartySite.show('/form', hostPage(server.origin, markup)));
  const events = await page.evaluateHandle(() => {
    const heard: (readonly [string, unknown])[] = [];
    for (const name of ['painting-visit', 'painting-photos'])
      addEventListener(name, (event) => heard.push([name, (event as CustomEvent).detail]));
    return heard;
  });
  const card = await sendForm(page.locator('painting-quote-form'));
  await card.getByRole('button').first().click();
  await page.getByRole('button', { name: visit.send }).click();
  await expect(added(page)).toHaveText(/morning$/);
  const chooser = page.getByRole('button', { name: photos.choose });
  await chooser.focus();
  const opened = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await opened;
  await choose(page, [await phonePicture(400, 300, 40)]);
  await expect(page.getByLabel(photos.describe(1))).toBeVisible();
  await expect(chooser).toBeFocused();
  await page.getByRole('button', { name: photos.send(photos.count(1)) }).press('Enter');
  await expect(added(page)).toHaveText(/morning, 1 photo$/);
  // The button is gone, so the focus moves to the card.
  await expect(page.locator('[part=photos]')).toBeFocused();
  for (const part of cardParts) await expect(page.locator(`[part=${part}]`).first()).toBeVisible();
  await page.getByRole('button', { name: photos.remove(1) }).click();
  await expect(added(page)).toHaveText(/morning$/);
  expect(sent).toEqual([]);
  const lead = {
    leadId: expect.any(String),
    reference: expect.any(String),
    leadKind: 'contact',
    tagId: '',
    test: true,
  };
  expect(await events.jsonValue()).toEqual([
    ['painting-visit', { ...lead, times: [expect.stringMatching(/^\d{4}-\d\d-\d\d-am$/)] }],
    ['painting-photos', { ...lead, count: 1 }],
    ['painting-photos', { ...lead, count: 0 }],
  ]);
});

test('a photo is sent although the database of the browser never answers', async ({ page, server }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => Object.create(IDBOpenDBRequest.prototype);
  });
  await sendLead(page);
  await choose(page, [await phonePicture(400, 300, 40)]);
  await page.getByRole('button', { name: photos.send(photos.count(1)) }).click();
  await expect(added(page)).toHaveText(/1 photo$/);
  await expect(page.getByRole('status').filter({ hasText: photos.sent(photos.count(1)) })).toBeVisible();
  expect(await server.delivered()).toContain('contactNotification');
});

test('with an outside mail service visit times are sent as a second mail with the same reference, and photos are not offered', async ({
  page,
  server,
  thirdPartySite,
}) => {
  const mails: Record<string, string>[] = [];
  await page.route('https://mail.example/**', (route) => {
    const body = route.request().postDataJSON();
    if (body) mails.push(body.template_params);
    return route.fulfill({
      body: 'OK',
      headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'content-type' },
    });
  });
  const markup = '<painting-quote-form email-url="https://mail.example/"></painting-quote-form>';
  await page.goto(thirdPartySite.show('/form', hostPage(server.origin, markup)));
  const card = await sendForm(page.locator('painting-quote-form'));
  await expect(page.getByRole('heading', { name: photos.heading })).toBeHidden();
  await card.getByRole('button').first().click();
  await page.getByRole('button', { name: visit.send }).click();
  await expect(added(page)).toHaveText(/morning|afternoon/);
  const [notification, , wish] = mails;
  expect(wish).toMatchObject({
    lead_reference: notification?.lead_reference,
    client_name: notification?.client_name,
    lead_details: expect.stringMatching(/^Asks for a visit\n\w+ /),
  });
});

for (const [off, asked] of [
  ['visits', 'photos'],
  ['photos', 'visits'],
] as const) {
  test(`with ${off}="off" only ${asked} are asked for, in French too`, async ({
    page,
    server,
    thirdPartySite,
  }) => {
    const markup = `<painting-quote-form ${off}="off" lang="fr"></painting-quote-form>`;
    await page.goto(thirdPartySite.show('/form', hostPage(server.origin, markup)));
    const form = page.locator('painting-quote-form');
    await sendQuote(playwrightDriver(form), visitor, 'fr');
    const { photos, visit } = afterLeadTexts.fr;
    const cards = {
      visits: form.getByRole('group', { name: visit.heading }),
      photos: form.getByRole('heading', { name: photos.heading }),
    };
    await expect(cards[asked]).toBeVisible();
    await expect(cards[off]).toBeHidden();
  });
}
