import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { FakeStorage } from './fake-storage';

/** A tab's session storage, or one that is blocked as in a sandboxed frame. */
function storage(isBlocked = false) {
  const texts = new Map<string, string>();
  const check = () => {
    if (isBlocked) throw new DOMException('blocked', 'SecurityError');
  };
  return {
    getItem: (key: string) => {
      check();
      return texts.get(key) ?? null;
    },
    setItem: (key: string, text: string) => {
      check();
      texts.set(key, text);
    },
  };
}

/** Opens a page in the tab: a fresh script over the same storage. */
async function openPage(address: string, referrer = '') {
  vi.resetModules();
  visit(address, referrer);
  return import('../../../widgets/lead/attribution');
}

function visit(address: string, referrer = '') {
  vi.stubGlobal('location', new URL(address));
  vi.stubGlobal('document', { referrer });
}

beforeEach(() => vi.stubGlobal('sessionStorage', storage()));
afterEach(() => vi.unstubAllGlobals());

describe('the origin of a lead', () => {
  it("is only the landing page for a direct visit to the business's own page", async () => {
    const { rememberFirstTouch } = await openPage('https://painter.example/');
    expect(rememberFirstTouch()).toEqual({ landing: '/' });
  });

  it('is the first touch of the session, on later pages too', async () => {
    const first = await openPage('https://painter.example/offers?utm_source=google', 'https://a.example/');
    first.rememberFirstTouch();
    const later = await openPage('https://painter.example/contact?utm_source=other', 'https://b.example/');
    const write = vi.spyOn(sessionStorage, 'setItem');
    expect(later.rememberFirstTouch()).toEqual({
      utm_source: 'google',
      landing: '/offers',
      referrer: 'a.example',
    });
    expect(write).not.toHaveBeenCalled();
  });

  it('is the first visit with attribution, if earlier ones had none', async () => {
    const first = await openPage('https://painter.example/about');
    first.rememberFirstTouch();
    const later = await openPage('https://painter.example/offers?gclid=abc');
    expect(later.rememberFirstTouch()).toEqual({ gclid: 'abc', landing: '/offers' });
  });

  it('has the newest click id of each kind, and everything else from the first visit', async () => {
    const first = await openPage('https://painter.example/offers?utm_source=google&gclid=old&fbclid=kept');
    first.rememberFirstTouch();
    const later = await openPage('https://painter.example/contact?utm_source=other&gclid=new');
    later.rememberFirstTouch();
    const last = await openPage('https://painter.example/about');
    expect(last.rememberFirstTouch()).toEqual({
      utm_source: 'google',
      gclid: 'new',
      fbclid: 'kept',
      landing: '/offers',
    });
  });

  it('outlives a change of address within one page', async () => {
    const page = await openPage('https://painter.example/?utm_campaign=spring');
    page.rememberFirstTouch();
    visit('https://painter.example/contact');
    expect(page.rememberFirstTouch()).toEqual({ utm_campaign: 'spring', landing: '/' });
  });

  it('lasts as long as the page if storage is blocked', async () => {
    vi.stubGlobal('sessionStorage', storage(true));
    const page = await openPage('https://painter.example/?utm_campaign=spring');
    page.rememberFirstTouch();
    visit('https://painter.example/contact');
    expect(page.rememberFirstTouch()).toEqual({ utm_campaign: 'spring', landing: '/' });
  });

  it('has the names of campaigns alone, and its values are printable', async () => {
    const parameters = 'gbraid=1&wbraid=2&utm_term=oil;%20white&my_gclid=3&gclid_2=4';
    const { rememberFirstTouch } = await openPage(`https://painter.example/?${parameters}`);
    expect(rememberFirstTouch()).toEqual({ gbraid: '1', wbraid: '2', utm_term: 'oil white', landing: '/' });
  });

  it('drops other names also when read from storage', async () => {
    const stored = { gbraid: '1', wbraid: '2', landing: '/', my_gclid: '3', gclid_2: '4' };
    sessionStorage.setItem('painting-first-touch', JSON.stringify(stored));
    const { rememberFirstTouch } = await openPage('https://painter.example/contact');
    expect(rememberFirstTouch()).toEqual({ gbraid: '1', wbraid: '2', landing: '/' });
  });

  it.each(['{', '7', '["utm_source"]', '{"utm_source":{}}'])('survives %s in storage', async (text) => {
    sessionStorage.setItem('painting-first-touch', text);
    const { rememberFirstTouch } = await openPage('https://painter.example/?utm_source=google');
    expect(rememberFirstTouch()).toEqual({ utm_source: 'google', landing: '/' });
  });
});

describe('the attribution settings', () => {
  beforeEach(() => {
    vi.resetModules();
    vi.stubGlobal('sessionStorage', new FakeStorage());
    vi.stubGlobal('location', new URL('https://painter.example/offers?gclid=abc'));
    vi.stubGlobal('document', { referrer: '' });
    vi.stubGlobal('window', {});
  });

  const touch = { gclid: 'abc', landing: '/offers' };

  test.each([
    ['on', 'without consent', touch],
    ['on', 'with consent', touch],
    ['consent', 'without consent', {}],
    ['consent', 'with consent', touch],
    ['off', 'without consent', {}],
    ['off', 'with consent', {}],
  ] as const)(
    'attribution %s, %s: %j is known, and nothing else is stored',
    async (attribution, given, known) => {
      const { allowedTouch, grantAttribution } = await import('../../../widgets/lead/attribution');
      if (given === 'with consent') grantAttribution();
      expect(allowedTouch(attribution)).toEqual(known);
      expect(Object.keys(sessionStorage)).toEqual(known === touch ? ['painting-first-touch'] : []);
    },
  );
});
