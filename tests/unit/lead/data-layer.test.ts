import { afterEach, describe, expect, test, vi } from 'vitest';
import { isGrantedByConsentMode, pushToDataLayer } from '../../../widgets/lead/data-layer';

afterEach(() => vi.unstubAllGlobals());

/** The entries that `gtag` pushes. */
function call(..._words: readonly unknown[]): unknown {
  // biome-ignore lint/complexity/noArguments: gtag pushes these.
  return arguments;
}

const lead = { event: 'generate_lead', lead_kind: 'contact', lead_reference: '7K2Q-M4', source: 'partner' };
const { event, ...values } = lead;
const toAnalytics = { lead_kind: 'contact', transaction_id: '7K2Q-M4', lead_source: 'partner' };
const tagManager = { 'gtm.start': 1, event: 'gtm.js' };
const config = call('config', 'G-1');
const consentOnly = call('consent', 'default', {});

describe('A lead is pushed', () => {
  test.each([
    ['as an object, if nobody is known to listen', [], [lead]],
    ['as an object to Tag Manager', [tagManager], [lead]],
    ['as an object to Tag Manager, if `gtag` serves Consent Mode alone', [consentOnly, tagManager], [lead]],
    ['as a call to gtag.js', [config], [['event', event, toAnalytics]]],
    ['as values and a call to both', [config, tagManager], [values, ['event', event, toAnalytics]]],
  ])('%s', (_, known, pushed) => {
    const dataLayer = [...known];
    vi.stubGlobal('window', { dataLayer });
    pushToDataLayer(lead);
    const entries = dataLayer.slice(known.length).map((entry) => {
      const isCall = Object.prototype.toString.call(entry) === '[object Arguments]';
      return isCall ? [...(entry as unknown as Iterable<unknown>)] : entry;
    });
    expect(entries).toEqual(pushed);
  });

  test("the page's own gtag, whose data layer may have another name, pushes a lead", () => {
    const gtag = vi.fn();
    vi.stubGlobal('window', { gtag });
    pushToDataLayer(lead);
    expect(gtag.mock.calls).toEqual([['event', 'generate_lead', toAnalytics]]);
  });

  test.each([
    ['an element of that name', { tagName: 'DIV' }],
    ['frozen', Object.freeze([])],
    ['null entries', [null, undefined, 7]],
  ])('a lead does no harm where the data layer is %s', (_, dataLayer) => {
    vi.stubGlobal('window', { dataLayer });
    expect(() => pushToDataLayer(lead)).not.toThrow();
  });
});

describe('Consent Mode', () => {
  const granted = { ad_user_data: 'granted', analytics_storage: 'granted' };
  const denied = { ad_user_data: 'denied', analytics_storage: 'denied' };
  test.each([
    ['is not on the page', [], false],
    ['grants by default', [call('consent', 'default', granted)], true],
    ['denies by default', [call('consent', 'default', denied)], false],
    [
      'grants after the banner',
      [call('consent', 'default', denied), call('consent', 'update', granted)],
      true,
    ],
    ['is withdrawn', [call('consent', 'default', granted), call('consent', 'update', denied)], false],
    [
      'grants analytics alone',
      [call('consent', 'default', denied), call('consent', 'update', { analytics_storage: 'granted' })],
      false,
    ],
    ['mentions analytics alone', [call('consent', 'default', { analytics_storage: 'granted' })], true],
    ['mentions other storage alone', [call('consent', 'default', { ad_storage: 'granted' })], false],
    ['grants in some regions', [call('consent', 'default', { ...granted, region: ['US'] })], false],
    [
      'denies in some regions',
      [call('consent', 'default', granted), call('consent', 'default', { ...denied, region: ['GB'] })],
      false,
    ],
  ])('%s', (_, dataLayer, isGranted) => {
    vi.stubGlobal('window', { dataLayer });
    expect(isGrantedByConsentMode()).toBe(isGranted);
  });
});
