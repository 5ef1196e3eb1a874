import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from 'playwright/test';
import { type RunningServers, startServers } from '../../server/app/start';
import type { SentLead } from '../../shared/lead';
import { createLeadId } from '../../shared/lead-id';
import { chromiumFlags, findChromium } from '../support/browser/find-chromium';
import { business, businessOfServer, fixtureWebRoot } from '../support/business';
import { bringAxe, expectNoViolations } from '../support/page/axe';
import { cutAtEachWidth, fontSetting } from '../support/page/cut-text';
import { pushService } from '../support/server/push-service';
import { estimate } from '../unit/server/example-leads';

// The business's pages as it uses them: over plain HTTP, at a name in its own network, without script.

const leadsToken = 'a token of more than twenty characters';
const host = 'leads.test';
const executablePath = findChromium();

/** The owner's phone; the servers of a worker share it. */
const phone = pushService();
/** By how much the servers' clock is ahead of the real one. */
const ahead = { ms: 0 };

const test = base.extend<object, { readonly server: RunningServers }>({
  launchOptions: {
    args: [...chromiumFlags, `--host-resolver-rules=MAP ${host} 127.0.0.1`],
    ...(executablePath && { executablePath }),
  },
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'painting-leads-'));
      const server = await startServers({
        distFolder: fixtureWebRoot,
        // The tests move the clock, which would put erasing by age in doubt.
        business: { ...businessOfServer, retentionDays: 0 },
        mailboxFolder: folder,
        leadsToken,
        leadsPerHour: 1000,
        callsPerMinute: 10_000,
        quiet: true,
        pushFetch: phone.fetch,
        now: () => Date.now() + ahead.ms,
      });
      await use(server);
      await server.stop();
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => {
    await use(server.origin.replace('localhost', host));
  },
});

/** Sends the business's mail of a lead, as a form does. */
async function sendLead(origin: string, name: string, change: Partial<SentLead> = {}) {
  const { publicKey, serviceId, templates } = business.emailService;
  const values = { name, email: `${name.toLowerCase()}@example.com`, phone: '4165550123' };
  const lead = { leadId: createLeadId(), kind: 'contact', values, ...change };
  const answer = await fetch(`${origin}/api/v1.0/email/send`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      lib_version: '4.4.1',
      user_id: publicKey,
      service_id: serviceId,
      template_id: lead.kind === 'estimate' ? templates.estimatorTeam : templates.contactNotification,
      template_params: { client_name: name, client_email: values.email, lead: JSON.stringify(lead) },
    }),
  });
  expect(answer.status).toBe(200);
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/leads');
  await page.getByLabel('Access key').fill(leadsToken);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Leads', exact: true })).toBeVisible();
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('staff find a lead, read it and mark it by keyboard', async ({ page, server }) => {
    await sendLead(server.origin, 'Ada', estimate);
    await sendLead(server.origin, 'Grace');
    await signIn(page);
    await page.getByText('Search, filter and download').press('Enter');
    await page.getByRole('searchbox', { name: 'Search' }).fill('ada');
    await page.getByLabel('Kind').selectOption('Estimate');
    await page.getByRole('button', { name: 'Show' }).press('Enter');
    await expect(page.getByRole('link', { name: 'Grace' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Ada' }).press('Enter');
    await expect(page.getByText('$1,375.50').first()).toBeVisible();
    await expect(page.getByRole('row', { name: 'Wall Square Footage 150 sq ft' })).toBeVisible();
    await page.getByRole('button', { name: 'Mark as contacted' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Contacted' })).toBeVisible();
    await page.getByText('Deliveries').press('Enter');
    await page.getByRole('button', { name: 'Send again: Email to the business' }).press('Enter');
    await page.getByText('Deliveries').press('Enter');
    await expect(page.getByText(/:\d\d delivered$/)).toHaveCount(2);
    await page.getByRole('link', { name: 'All leads' }).press('Enter');
    await expect(page.getByRole('row', { name: /Ada/ })).toContainText('Contacted');
  });

  test('the export matches the list on the screen', async ({ page, server }) => {
    await sendLead(server.origin, 'Siobhán');
    await signIn(page);
    await page.getByText('Search, filter and download').press('Enter');
    await page.getByRole('searchbox', { name: 'Search' }).fill('siobhán');
    await page.keyboard.press('Enter');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'CSV' }).press('Enter'),
    ]);
    const text = await readFile((await download.path()) ?? '', 'utf8');
    expect(text.trim().split('\r\n')).toHaveLength(2);
    expect(text).toContain('"Siobhán"');
  });

  test("erasing one person's data asks for confirmation", async ({ page, server }) => {
    await sendLead(server.origin, 'Bo');
    await signIn(page);
    await page.getByText('Erase everything of one person').press('Enter');
    await page.getByLabel('Email address').fill('BO@example.com');
    await page.getByLabel('I am sure').press('Space');
    await page.getByRole('button', { name: 'Erase' }).press('Enter');
    await expect(page.getByText('1 lead was erased')).toBeVisible();
    await page.goto('/leads?q=bo');
    await expect(page.getByText('No leads found.')).toBeVisible();
  });
});

/** Whatever can be pressed and is lower or narrower than a thumb. */
async function smallTargets(page: Page): Promise<readonly string[]> {
  const targets = page.locator('a, button, summary, input:not([type=hidden]), select, textarea');
  return targets.evaluateAll((all) =>
    all.flatMap((one) => {
      // A tick's label is pressed with it.
      const pressed = one.closest('label') ?? one;
      const { width, height } = pressed.getBoundingClientRect();
      const isShown = one.checkVisibility() && width > 0;
      return isShown && (height < 43.5 || width < 43.5)
        ? [`${one.outerHTML.slice(0, 80)} ${width} x ${height}`]
        : [];
    }),
  );
}

const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

const minuteMs = 60_000;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, javaScriptEnabled: false });

  test('thirty leads of a weekend take at most two taps each: one to call, one to mark as contacted', async ({
    page,
    server,
  }) => {
    test.slow();
    const names = Array.from({ length: 30 }, (_, index) => `Weekend${index + 1}`);
    // Two days of leads, an hour and a half apart; every fifth visitor wrote in French.
    ahead.ms = -48 * 60 * minuteMs;
    for (const [index, name] of names.entries()) {
      await sendLead(server.origin, name, { ...estimate, language: index % 5 === 0 ? 'fr' : 'en' });
      ahead.ms += 90 * minuteMs;
    }
    ahead.ms = 0;
    await signIn(page);
    const calls = page.getByRole('link', { name: /^Call Weekend/ });
    await expect(calls.first()).toHaveAttribute('href', 'tel:+14165550123');
    expect((await calls.first().boundingBox())?.y).toBeLessThan(844);
    expect(await smallTargets(page)).toEqual([]);
    expect(await fits(page)).toBe(true);
    for (const [index, name] of names.entries()) {
      await expect(calls).toHaveCount(names.length - index);
      // Who has waited longest is first: the call is the first tap, this is the second.
      await expect(calls.first()).toHaveAccessibleName(`Call ${name}`);
      await page
        .getByRole('button', { name: /^Contacted: Weekend/ })
        .first()
        .tap();
    }
    await expect(calls).toHaveCount(0);
    await page.goto('/leads?q=Weekend1');
    await page.getByRole('link', { name: 'Weekend10', exact: true }).tap();
    await expect(page.getByRole('heading', { name: 'Contacted' })).toBeVisible();
    expect(await smallTargets(page)).toEqual([]);
  });
});

test.describe('a device', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    permissions: ['notifications'],
    // Push needs a safe place; this machine is one by its own name.
    baseURL: async ({ server }, use) => use(server.origin),
  });

  test('asked once on /leads, is told of a lead within a minute of the press, also when its push service failed twice', async ({
    page,
    server,
  }) => {
    test.slow();
    // The browser of the tests has no push service: this stands in for the one that gives it an address.
    await page.addInitScript((subscription) => {
      const toJSON = () => ({
        endpoint: subscription.endpoint,
        keys: { p256dh: subscription.p256dh, auth: subscription.auth },
      });
      PushManager.prototype.getSubscription = async () => null;
      PushManager.prototype.subscribe = async () => ({ toJSON }) as unknown as PushSubscription;
    }, phone.subscription);
    await signIn(page);
    const ask = page.getByRole('heading', { name: 'Know within a minute' });
    await expect(ask).toBeVisible();
    await page.getByRole('button', { name: 'Tell this device' }).first().click();
    await expect(page.getByText('This device is told of new leads from now on.')).toBeVisible();
    await expect(ask).toBeHidden();

    phone.state.left = 2;
    const pressedMs = Date.now();
    await sendLead(server.origin, 'Zoë', { ...estimate, language: 'fr' });
    // The pauses between the tries, half a minute and a minute, pass at once.
    for (const [tries, pauseMs] of [31_000, 61_000].entries()) {
      await expect.poll(() => phone.state.tries).toBe(tries + 1);
      ahead.ms += pauseMs;
      await server.deliverDue();
    }
    await expect.poll(() => phone.told.length).toBe(1);
    expect(Date.now() - pressedMs).toBeLessThan(minuteMs);
    ahead.ms = 0;
    const [told] = phone.told;
    expect(told).toMatchObject({
      title: 'Zoë',
      body: expect.stringMatching(/^Specific Rooms, .*\$1,375\.50$/),
    });
    await page.goto(new URL(told?.url ?? '').pathname);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Zoë');
    await page.goto('/leads');
    await page.getByText(/^Devices that are told/).click();
    await page.getByRole('button', { name: /^Tell no more/ }).click();
    await expect(page.getByText('That device is told nothing any more.')).toBeVisible();
    await expect(ask).toBeHidden();
  });
});

test('the list and a lead need no sideways scrolling at 200 % zoom, and every control can be pressed', async ({
  page,
  server,
}) => {
  await sendLead(server.origin, 'Siân', estimate);
  // A window of 1280 x 1024 at 200 %.
  await page.setViewportSize({ width: 640, height: 512 });
  await signIn(page);
  expect(await fits(page)).toBe(true);
  await page.getByRole('link', { name: 'Siân', exact: true }).first().click();
  expect(await fits(page)).toBe(true);
  await page.getByRole('button', { name: 'Mark as contacted' }).click();
  await expect(page.getByRole('heading', { name: 'Contacted' })).toBeVisible();
});

test('the list and a lead fit a phone, and axe finds nothing', async ({ page, server }) => {
  await sendLead(server.origin, 'Alexandria-Featherstonehaugh', {
    ...estimate,
    source: 'partner-with-a-long-name.example',
    attribution: { utm_source: 'google' },
  });
  await page.setViewportSize({ width: 390, height: 900 });
  await bringAxe(page);
  await page.goto('/leads');
  await expectNoViolations(page, 'signing in');
  await signIn(page);
  expect(await fits(page)).toBe(true);
  await expectNoViolations(page, 'the list');
  await page.getByRole('link', { name: 'Alexandria-Featherstonehaugh' }).first().click();
  await expect(page.getByText('Deliveries')).toBeVisible();
  expect(await fits(page)).toBe(true);
  await expectNoViolations(page, 'one lead');
});

test('signing in, the list and a lead grow with a larger browser font, and nothing is cut', {
  tag: '@release',
}, async ({ page, server }) => {
  test.slow();
  await sendLead(server.origin, 'Bartholomew-Featherstonehaugh', {
    ...estimate,
    language: 'fr',
    source: 'partner-with-a-long-name.example',
    attribution: { utm_source: 'google', utm_campaign: 'autumn-living-rooms-of-the-west-end' },
  });
  await sendLead(server.origin, 'Ines');
  const setFont = await fontSetting(page);
  const look = async (shown: string) => {
    for (const summary of await page.locator('summary').all()) await summary.click();
    for (const size of [24, 32]) {
      await setFont(size);
      await expect(page.locator('body')).toHaveCSS('font-size', `${size}px`);
      expect.soft(await cutAtEachWidth(page), `${shown} at ${size} px`).toEqual({});
    }
  };
  await page.goto('/leads');
  await look('signing in');
  await signIn(page);
  await look('the list');
  await page.getByRole('link', { name: 'Bartholomew-Featherstonehaugh', exact: true }).first().click();
  await look('a lead');
  await page.getByRole('button', { name: 'Mark as contacted' }).click();
  await look('a lead that was contacted');
});
