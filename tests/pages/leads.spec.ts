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
import { estimate } from '../unit/server/example-leads';

// The business's pages as it uses them: over plain HTTP, at a name in its own network, without script.

const leadsToken = 'a token of more than twenty characters';
const host = 'leads.test';
const executablePath = findChromium();

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
        business: businessOfServer,
        mailboxFolder: folder,
        leadsToken,
        leadsPerHour: 100,
        quiet: true,
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
    await page.getByLabel('E-mail address').fill('BO@example.com');
    await page.getByLabel('I am sure').press('Space');
    await page.getByRole('button', { name: 'Erase' }).press('Enter');
    await expect(page.getByText('1 lead was erased')).toBeVisible();
    await page.goto('/leads?q=bo');
    await expect(page.getByText('No leads found.')).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, javaScriptEnabled: false });

  test('thirty leads of a weekend take two taps each: the call, and that they were contacted', async ({
    page,
    server,
  }) => {
    test.slow();
    const names = Array.from({ length: 30 }, (_, index) => `Weekend${index + 1}`);
    for (const name of names) await sendLead(server.origin, name, estimate);
    await signIn(page);
    const calls = page.getByRole('link', { name: /^Call Weekend/ });
    await expect(calls.first()).toHaveAttribute('href', 'tel:+14165550123');
    expect((await calls.first().boundingBox())?.height).toBeGreaterThanOrEqual(44);
    for (const [index, name] of names.entries()) {
      await expect(calls).toHaveCount(names.length - index);
      await page.getByRole('button', { name: `Contacted: ${name}`, exact: true }).tap();
    }
    await expect(calls).toHaveCount(0);
  });
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
  const fits = () =>
    page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
  expect(await fits()).toBe(true);
  await expectNoViolations(page, 'the list');
  await page.getByRole('link', { name: 'Alexandria-Featherstonehaugh' }).first().click();
  await expect(page.getByText('Deliveries')).toBeVisible();
  expect(await fits()).toBe(true);
  await expectNoViolations(page, 'one lead');
});
