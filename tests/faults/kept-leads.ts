import type { Page } from 'playwright/test';
import { en } from '../../shared/locales/en';
import { mailCall } from '../../shared/mail-call';
import { business } from '../support/business';
import { questionPattern } from '../support/driver/leads';
import { hostPage } from '../support/page/host-page';
import { visitor } from '../support/page/quote-form';
import type { TestServer } from '../support/server/test-server';
import type { ThirdPartySite } from '../support/server/third-party-site';
import { fillFields, leadTags, pressButton } from './fault-page';

const { emailService } = business;

/** Opens a third-party page with the quote form, and fills it in. */
export async function openFilledForm(
  page: Page,
  server: TestServer,
  thirdPartySite: ThirdPartySite,
  message = visitor.message,
): Promise<void> {
  await page.goto(
    thirdPartySite.show('/form', hostPage(server.origin, '<painting-quote-form></painting-quote-form>')),
  );
  await page.locator('painting-quote-form').getByLabel(questionPattern).waitFor();
  await page.evaluate(fillFields, { values: { ...visitor, message }, tags: leadTags });
}

/** Presses 'Submit'. */
export function submit(page: Page): Promise<void> {
  return page.evaluate(pressButton, { name: en.quoteForm.submit, tags: leadTags });
}

/** Opens another page of the same origin that has the script but no tag. */
export async function goToNextPage(
  page: Page,
  server: TestServer,
  thirdPartySite: ThirdPartySite,
): Promise<void> {
  await page.goto(thirdPartySite.show('/next', hostPage(server.origin, '')));
}

/** The origin's whole local storage as one text. */
export function storedText(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify(localStorage));
}

/** Number of mails in the browser's outbox. */
export async function keptCount(page: Page): Promise<number> {
  return [...(await storedText(page)).matchAll(/\\"call\\":/g)].length;
}

let leads = 0;

/** Storage entry of a request with this message that failed `ageMs` ago. */
export function keptEntry(origin: string, message: string, ageMs: number): [key: string, text: string] {
  leads += 1;
  const leadId = String(leads).padStart(26, '7K2QM4');
  const service = { ...emailService, url: `${origin}/` };
  const call = mailCall(service, emailService.templates.contactNotification, {
    client_name: visitor.name,
    client_email: visitor.email,
    client_message: message,
    lead_id: leadId,
  });
  const createdAt = Date.now() - ageMs;
  const entry = { values: message, createdAt, unknownTries: 1, tries: 0, triedAt: createdAt, call };
  return [`painting-outbox:${leadId}:notification`, JSON.stringify(entry)];
}

/** Writes entries into a third-party origin's storage, through a page without our script. */
export async function store(
  page: Page,
  thirdPartySite: ThirdPartySite,
  entries: readonly (readonly [key: string, text: string])[],
): Promise<void> {
  await page.goto(
    thirdPartySite.show('/plain', '<!doctype html><title>Plain</title><link rel="icon" href="data:,">'),
  );
  await page.evaluate((list) => {
    for (const [key, text] of list) localStorage.setItem(key, text);
  }, entries);
}

/** Advances a watched page's clock past its pauses while no call is pending. */
export async function passPause(page: Page): Promise<void> {
  const pending = await page.evaluate(() => window.pageWatch.pending.length);
  if (pending === 0) await page.clock.runFor(1_300);
}
