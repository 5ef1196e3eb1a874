import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { leadSchema } from '../../../shared/lead';
import type { LeadSettings } from '../../../widgets/lead/lead-delivery';
import type { LeadIdentity } from '../../../widgets/lead/lead-identity';
import { FakeBrowser } from '../mail/fake-browser';

const values = { name: 'Ada', email: 'ada@example.ca', phone: '4165550142' };
const settings: LeadSettings = {
  service: { url: 'https://mail.example', serviceId: 'service', publicKey: 'key' },
  templates: { notification: 'to business', confirmation: 'to visitor' },
  leadUrl: undefined,
  kind: 'contact',
  source: 'partner-x',
  attribution: { utm_source: 'google' },
  consent: undefined,
  language: 'en',
};
const minuteMs = 60_000;
const away = { status: 503, text: 'Away' };
const fine = { status: 200, text: 'OK' };

let browser: FakeBrowser;
let leadDelivery: typeof import('../../../widgets/lead/lead-delivery').leadDelivery;
let identifyLead: typeof import('../../../widgets/lead/lead-identity').identifyLead;

beforeEach(async () => {
  browser = new FakeBrowser();
  browser.install();
  vi.resetModules();
  ({ leadDelivery } = await import('../../../widgets/lead/lead-delivery'));
  ({ identifyLead } = await import('../../../widgets/lead/lead-identity'));
});

afterEach(() => browser.uninstall());

function identify(hash = 'one', previous?: LeadIdentity, change = {}): LeadIdentity {
  return identifyLead({ ...values, ...change, values: hash }, previous, undefined);
}

const paramsOf = (index: number) =>
  (browser.calls[index]?.body as { template_params: object } | undefined)?.template_params;
const stored = () => JSON.stringify(browser.storage);
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

async function notify(identity: LeadIdentity, change: Partial<LeadSettings> = {}) {
  const sending = leadDelivery(identity, values, { ...settings, ...change }).sendNotification({
    client_name: 'Ada',
  });
  await pass(15_000);
  return sending;
}

describe('the mails of a lead', () => {
  test('name a language other than English', async () => {
    await notify(identify(), { language: 'fr' });
    await notify(identify('two'));
    expect(paramsOf(0)).toMatchObject({ lead_language: 'fr' });
    expect(paramsOf(1)).not.toHaveProperty('lead_language');
  });

  test.each([
    ['yes', true],
    ['no', false],
  ])(
    'the business’s says what was answered to the question for consent, and when: %s',
    async (word, answer) => {
      const askedAt = new Date().toISOString();
      await notify(identify(), { consent: { text: 'May we write to you?', answer } });
      expect(paramsOf(0)).toMatchObject({ lead_consent: `${word} ${askedAt} May we write to you?` });
    },
  );

  test('all carry its id and its reference; the business’s says where it came from', async () => {
    const identity = identify();
    const lead = leadDelivery(identity, values, settings);
    await lead.sendNotification({ client_name: 'Ada' });
    const confirming = lead.sendConfirmation({ client_name: 'Ada' });
    await pass(2_000);
    expect(await confirming).toEqual({ sent: true });
    const own = {
      lead_id: identity.leadId,
      lead_reference: `${identity.leadId.slice(0, 4)}-${identity.leadId.slice(4, 6)}`,
    };
    expect(paramsOf(0)).toEqual({
      client_name: 'Ada',
      lead_source: 'source=partner-x; utm_source=google',
      ...own,
    });
    expect(paramsOf(1)).toEqual({ client_name: 'Ada', ...own });
    expect(browser.calls.map(({ body }) => (body as { template_id: string }).template_id)).toEqual([
      'to business',
      'to visitor',
    ]);
  });

  test('a confirmation that the estimator has said to have failed is not sent later', async () => {
    browser.answers = [away];
    const lead = leadDelivery(identify(), values, {
      ...settings,
      kind: 'estimate',
    });
    const confirming = lead.sendConfirmation({});
    await pass(5_000);
    expect(await confirming).toMatchObject({ sent: false });
    expect(stored()).toBe('{}');
  });

  test('a confirmation of the quote form, whose failure nobody is told, is sent later', async () => {
    browser.answers = [away, away, fine];
    void leadDelivery(identify(), values, settings).sendConfirmation({});
    await pass(2 * minuteMs);
    expect(browser.taken).toHaveLength(1);
  });
});

describe('a lead with changed values', () => {
  test('replaces the one that waits, and names it', async () => {
    browser.answers = [away];
    const first = identify();
    await notify(first);
    browser.answers = [fine];
    await notify(identify('two', first));
    expect(paramsOf(2)).toMatchObject({ replaces_lead: first.leadId });
    await pass(60 * minuteMs);
    expect(browser.taken).toHaveLength(1);
  });

  test('names it also when it is sent again by a tag that did not see the change, on another page say', async () => {
    browser.answers = [away];
    const first = identify();
    await notify(first);
    const second = identify('two', first);
    await notify(second);
    browser.answers = [fine];
    await notify({ ...second, replaced: undefined });
    expect(paramsOf(browser.calls.length - 1)).toMatchObject({
      lead_id: second.leadId,
      replaces_lead: first.leadId,
    });
  });

  test('does not name one that was surely not delivered', async () => {
    browser.answers = [{ status: 400, text: 'No' }];
    const first = identify();
    await notify(first);
    browser.answers = [fine];
    await notify(identify('two', first));
    expect(paramsOf(1)).not.toHaveProperty('replaces_lead');
  });

  test('is kept, or delivered, before the other is forgotten', async () => {
    browser.answers = [away];
    const first = identify();
    await notify(first);
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const { storage } = browser;
    const { setItem } = storage;
    Object.defineProperty(storage, 'setItem', { value: full, configurable: true });
    void leadDelivery(identify('two', first), values, settings).sendNotification({});
    await pass(100);
    expect(stored()).toContain(first.leadId);
    browser.answers = [fine];
    Object.defineProperty(storage, 'setItem', { value: setItem, configurable: true });
    await pass(5_000);
    expect(stored()).not.toContain(`${first.leadId}:`);
  });

  test('leaves the other where it is when it is neither kept nor delivered', async () => {
    browser.answers = [away];
    const first = identify();
    await notify(first);
    Object.defineProperty(browser.storage, 'setItem', {
      value: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    await notify(identify('two', first));
    expect(stored()).toContain(`${first.leadId}:`);
  });

  test('of somebody else leaves the other alone', async () => {
    browser.answers = [away];
    const first = identify();
    await notify(first);
    await notify(identify('two', first, { email: 'bo@example.ca', phone: '4165550143' }));
    expect(stored()).toContain(first.leadId);
    expect(paramsOf(2)).not.toHaveProperty('replaces_lead');
    browser.answers = [fine];
    await pass(5 * minuteMs);
    expect(browser.taken).toHaveLength(2);
  });
});

describe('the lead as JSON', () => {
  const leadUrl = 'https://crm.example/leads';
  const params = {
    client_name: 'Ada',
    client_email: 'ada@example.ca',
    client_phone: '4165550142',
    client_address: '12 Elm St',
    client_message: 'Two rooms',
    EstimatorValues: '',
  };
  beforeEach(() => vi.stubGlobal('location', new URL('https://partner.example/offers/spring?email=a#form')));
  const posted = () => browser.calls.find(({ url }) => url === leadUrl)?.body;

  test('goes to its own address at once, whatever the mail service does', async () => {
    browser.answers = [{ kind: 'hang', takes: false }, fine];
    const identity = identify();
    const lead = leadDelivery(identity, values, { ...settings, leadUrl, language: 'fr' });
    void lead.sendNotification(params);
    await pass(0);
    expect(posted()).toEqual({
      leadId: identity.leadId,
      reference: `${identity.leadId.slice(0, 4)}-${identity.leadId.slice(4, 6)}`,
      kind: 'quote',
      createdAt: new Date().toISOString(),
      values: {
        name: 'Ada',
        email: 'ada@example.ca',
        phone: '4165550142',
        address: '12 Elm St',
        message: 'Two rooms',
      },
      source: 'partner-x',
      attribution: { utm_source: 'google' },
      page: 'https://partner.example/offers/spring',
      language: 'fr',
    });
  });

  test('of an estimate has the price, what was asked and its summary', async () => {
    const project = { estimationType: 'general', doors: 2 };
    const lead = leadDelivery(identify(), { ...values, project }, { ...settings, kind: 'estimate', leadUrl });
    void lead.sendNotification({ ...params, EstimatorValues: 'Project Details' }, { totalCost: 350 });
    await pass(0);
    expect(posted()).toMatchObject({
      kind: 'estimate',
      price: { totalCost: 350, summary: 'Project Details', request: project },
    });
  });

  test('is what our server takes, and all that it can know from a page', async () => {
    const previous = identify('zero');
    const project = { estimationType: 'general' };
    const lead = leadDelivery(
      identify('one', previous),
      { ...values, project },
      { ...settings, kind: 'estimate', leadUrl },
    );
    void lead.sendNotification(params, { totalCost: 350 });
    await pass(0);
    const known = leadSchema.parse(posted());
    expect(known).toMatchObject(posted() ?? {});
    const unknown = Object.keys(leadSchema.shape).filter((name) => !(name in (posted() ?? {})));
    expect(unknown).toEqual(['test', 'promise', 'consent']);
    expect(Object.keys(known.values)).toEqual(Object.keys((posted() as { values: object }).values));
  });

  test('is tried again by the outbox', async () => {
    browser.answers = [fine, away, away, fine];
    const lead = leadDelivery(identify(), values, { ...settings, leadUrl });
    void lead.sendNotification(params);
    await pass(2 * minuteMs);
    expect(browser.taken.map(({ url }) => url)).toEqual([
      'https://mail.example/api/v1.0/email/send',
      leadUrl,
    ]);
  });

  test('of a lead that is replaced is withdrawn with it, and the new one names it', async () => {
    browser.answers = [away];
    const first = identify();
    await notify(first, { leadUrl });
    browser.answers = [fine];
    await notify(identify('two', first), { leadUrl });
    await pass(60 * minuteMs);
    const posted = browser.taken.filter(({ url }) => url === leadUrl);
    expect(posted.map(({ body }) => (body as { replaces?: string }).replaces)).toEqual([first.leadId]);
  });
});
