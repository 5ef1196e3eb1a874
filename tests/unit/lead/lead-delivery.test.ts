import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LeadTargets, UnsentLead } from '../../../widgets/lead/lead-delivery';
import type { LeadIdentity } from '../../../widgets/lead/lead-identity';
import { FakeBrowser } from './fake-browser';

const values = { name: 'Ada', email: 'ada@example.ca', phone: '4165550142' };
const targets: LeadTargets = {
  service: { url: 'https://mail.example', serviceId: 'service', publicKey: 'key' },
  templates: { notification: 'to business', confirmation: 'to visitor' },
  leadUrl: undefined,
};
const lead: UnsentLead = { kind: 'contact', values, source: 'partner-x' };
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
  (browser.calls[index]?.body as { template_params: Record<string, string> } | undefined)?.template_params;
const leadOf = (index: number) => JSON.parse(paramsOf(index)?.lead ?? 'null');
const stored = () => JSON.stringify(browser.storage);
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

async function notify(identity: LeadIdentity, change: Partial<LeadTargets> = {}) {
  const sending = leadDelivery(identity, lead, { ...targets, ...change }).notify();
  await pass(15_000);
  return sending;
}

describe('the mails of a lead', () => {
  test('use their templates, and both contain the reference and the lead itself', async () => {
    const identity = identify();
    await notify(identity);
    const confirming = leadDelivery(identity, lead, targets).confirm();
    await pass(2_000);
    expect(await confirming).toEqual({ sent: true });
    const { leadId } = identity;
    for (const index of [0, 1]) {
      expect(paramsOf(index)?.lead_reference).toBe(`${leadId.slice(0, 4)}-${leadId.slice(4, 6)}`);
      expect(leadOf(index)).toMatchObject({ leadId, source: 'partner-x' });
    }
    expect(browser.calls.map(({ body }) => (body as { template_id: string }).template_id)).toEqual([
      'to business',
      'to visitor',
    ]);
  });

  test('are on the disk before the browser paints, and go out after the paint', async () => {
    void leadDelivery(identify(), lead, targets).notify();
    expect(stored()).toContain(values.email);
    expect(browser.calls).toHaveLength(0);
    await pass(20);
    expect(browser.calls).toHaveLength(1);
  });

  test('wait at most a tenth of a second for the paint of a hidden tab', async () => {
    vi.stubGlobal('requestAnimationFrame', () => 0);
    void leadDelivery(identify(), lead, targets).notify();
    await pass(100);
    expect(browser.calls).toHaveLength(1);
  });

  test('a confirmation that the estimator reported as failed is not sent later', async () => {
    browser.answers = [away];
    const confirming = leadDelivery(identify(), { ...lead, kind: 'estimate' }, targets).confirm();
    await pass(5_000);
    expect(await confirming).toMatchObject({ sent: false });
    expect(stored()).toBe('{}');
  });

  test("the quote form's confirmation is sent later if it fails, without telling the visitor", async () => {
    browser.answers = [away, away, fine];
    void leadDelivery(identify(), lead, targets).confirm();
    await pass(2 * minuteMs);
    expect(browser.taken).toHaveLength(1);
  });
});

describe('a lead with changed values', () => {
  test('replaces the waiting one, and names it', async () => {
    browser.answers = [away];
    const first = identify();
    await notify(first);
    browser.answers = [fine];
    await notify(identify('two', first));
    expect(leadOf(2)).toMatchObject({ replaces: first.leadId });
    await pass(60 * minuteMs);
    expect(browser.taken).toHaveLength(1);
  });

  test('names it also when a tag that did not see the change resends it, such as on another page', async () => {
    browser.answers = [away];
    const first = identify();
    await notify(first);
    const second = identify('two', first);
    await notify(second);
    browser.answers = [fine];
    await notify({ ...second, earlier: [] });
    expect(leadOf(browser.calls.length - 1)).toMatchObject({
      leadId: second.leadId,
      replaces: first.leadId,
    });
  });

  test('does not name one that was certainly not delivered', async () => {
    browser.answers = [{ status: 400, text: 'No' }];
    const first = identify();
    await notify(first);
    browser.answers = [fine];
    await notify(identify('two', first));
    expect(leadOf(1)).not.toHaveProperty('replaces');
  });

  test('names the latest that may have been delivered', async () => {
    browser.answers = [away];
    const first = identify();
    await notify(first);
    browser.answers = [{ status: 400, text: 'No' }];
    const second = identify('two', first);
    await notify(second);
    browser.answers = [fine];
    await notify(identify('three', second));
    expect(leadOf(browser.calls.length - 1)).toMatchObject({ replaces: first.leadId });
  });

  test('is stored or delivered before the earlier lead is forgotten', async () => {
    browser.answers = [away];
    const first = identify();
    await notify(first);
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const { storage } = browser;
    const { setItem } = storage;
    Object.defineProperty(storage, 'setItem', { value: full, configurable: true });
    void leadDelivery(identify('two', first), lead, targets).notify();
    await pass(100);
    expect(stored()).toContain(first.leadId);
    browser.answers = [fine];
    Object.defineProperty(storage, 'setItem', { value: setItem, configurable: true });
    await pass(5_000);
    expect(stored()).not.toContain(`${first.leadId}:`);
  });

  test('keeps the earlier lead if the new one is neither stored nor delivered', async () => {
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

  test('a lead of another person leaves the earlier lead alone', async () => {
    browser.answers = [away];
    const first = identify();
    await notify(first);
    await notify(identify('two', first, { email: 'bo@example.ca', phone: '4165550143' }));
    expect(stored()).toContain(first.leadId);
    expect(leadOf(2)).not.toHaveProperty('replaces');
    browser.answers = [fine];
    await pass(5 * minuteMs);
    expect(browser.taken).toHaveLength(2);
  });
});

describe('the lead as JSON', () => {
  const leadUrl = 'https://crm.example/leads?key=1';

  function sendBoth(identity: LeadIdentity): void {
    const delivery = leadDelivery(identity, lead, { ...targets, leadUrl });
    void delivery.notify();
    void delivery.record();
  }

  test('is posted to lead-url after the paint, whatever the mail service does, with the same content as in the mails', async () => {
    browser.answers = [{ kind: 'hang', takes: false }, fine];
    const identity = identify();
    sendBoth(identity);
    await pass(20);
    const posted = browser.calls.find(({ url }) => url === leadUrl)?.body;
    expect(posted).toEqual({
      leadId: identity.leadId,
      reference: `${identity.leadId.slice(0, 4)}-${identity.leadId.slice(4, 6)}`,
      ...lead,
    });
    expect(leadOf(0)).toEqual(posted);
  });

  test('is tried again by the outbox', async () => {
    browser.answers = [fine, away, away, fine];
    sendBoth(identify());
    await pass(2 * minuteMs);
    expect(browser.taken.map(({ url }) => url)).toEqual([
      'https://mail.example/api/v1.0/email/send',
      leadUrl,
    ]);
  });

  test('the JSON of a replaced lead is withdrawn with it, and the new one names it', async () => {
    browser.answers = [away];
    const first = identify();
    sendBoth(first);
    await pass(15_000);
    browser.answers = [fine];
    sendBoth(identify('two', first));
    await pass(60 * minuteMs);
    const posted = browser.taken.filter(({ url }) => url === leadUrl);
    expect(posted.map(({ body }) => (body as { replaces?: string }).replaces)).toEqual([first.leadId]);
  });

  test('JSON that the outbox tries again in vain is reported on window, once on the console and without the key', async () => {
    const heard: unknown[] = [];
    browser.events.addEventListener('painting-error', (event) => heard.push((event as CustomEvent).detail));
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const gone = { status: 404, text: 'See https://crm.example/help' };
    browser.answers = [fine, gone];
    sendBoth(identify());
    await pass(5_000);
    expect(heard).toEqual([]);
    await pass(2 * minuteMs);
    expect(heard[0]).toEqual({
      leadKind: 'contact',
      tagId: '',
      stage: 'record',
      status: 404,
      message: 'See …',
    });
    expect(logged.mock.calls).toEqual([
      ['lead-url https://crm.example/leads did not take a lead: See https://crm.example/help'],
    ]);
  });
});
