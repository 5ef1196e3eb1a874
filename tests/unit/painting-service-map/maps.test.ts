import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MapArea } from '../../../widgets/painting-service-map/maps';

const area: MapArea = { latitude: 43.708, longitude: -79.359, zoom: 8.2, radiusKm: 55 };
const place = {} as HTMLElement;

/** Script element, as the loader fills it in. */
interface FakeScript {
  localName: string;
  src: string;
  nonce: string;
  onerror: () => void;
}

/** Fake library that records constructions and changes. */
function fakeLibrary() {
  const calls: unknown[][] = [];
  class FakeMap {
    constructor(_place: HTMLElement, options: object) {
      calls.push(['map', options]);
    }
    setOptions(options: object) {
      calls.push(['map changed', options]);
    }
  }
  class Circle {
    constructor({ map, ...options }: { map: FakeMap }) {
      calls.push([map instanceof FakeMap ? 'circle on map' : 'circle', options]);
    }
    setOptions(options: object) {
      calls.push(['circle changed', options]);
    }
  }
  return { calls, library: { Map: FakeMap, Circle } };
}

/** Fake page for the loader; nothing reaches a network. */
function fakePage({ ownScript, nonce }: { ownScript?: EventTarget; nonce?: string } = {}) {
  const scripts: FakeScript[] = [];
  const page: { google?: { maps: Record<string, unknown> }; gm_authFailure?: () => void } = {};
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', {
    createElement: (localName: string) => ({ localName }),
    head: { append: (script: FakeScript) => scripts.push(script) },
    querySelector(selector: string) {
      if (selector === 'script[nonce]' && nonce) return { nonce };
      return selector.includes('maps.googleapis.com') ? ownScript : null;
    },
  });
  const answer = (library: object) => {
    const maps = page.google?.maps ?? {};
    maps.importLibrary = async () => library;
    (maps.__ib__ as () => void)();
  };
  return { page, scripts, answer };
}

/** Loads the module afresh, without promises of an earlier page. */
async function loadService() {
  vi.resetModules();
  const service = await import('../../../widgets/painting-service-map/maps');
  const controller = new AbortController();
  const open = (key = 'key-1', over: Partial<MapArea> = {}) =>
    service.openAreaMap(place, { ...area, ...over }, key, 'fr', controller.signal);
  return { ...service, open, controller };
}

/** Shares the page's `google` as a global, as in a browser. */
function shareGoogle(page: { google?: object }) {
  Object.defineProperty(globalThis, 'google', { configurable: true, get: () => page.google });
}

let fake: ReturnType<typeof fakePage>;
beforeEach(() => {
  vi.useFakeTimers();
  fake = fakePage();
  shareGoogle(fake.page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(globalThis, 'google');
});

/** Waits until the page has been given as many scripts. */
function untilScripts(count: number): Promise<void> {
  return vi.waitFor(() => expect(fake.scripts).toHaveLength(count), { timeout: 60_000 });
}

describe('Google Maps', () => {
  it('is loaded by one script for all maps, with key and language', async () => {
    const { open } = await loadService();
    const maps = [open(), open()];
    await untilScripts(1);
    fake.answer(fakeLibrary().library);
    await Promise.all(maps);
    expect(fake.scripts).toHaveLength(1);
    expect(fake.scripts[0]).toMatchObject({ localName: 'script', nonce: '' });
    const address = new URL(fake.scripts[0]?.src ?? '');
    expect(address.host).toBe('maps.googleapis.com');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      key: 'key-1',
      language: 'fr',
      libraries: 'maps',
      callback: 'google.maps.__ib__',
    });
  });

  it('draws the specified area', async () => {
    const { open } = await loadService();
    const { calls, library } = fakeLibrary();
    const map = open();
    await untilScripts(1);
    fake.answer(library);
    await map;
    expect(calls).toEqual([
      [
        'map',
        {
          center: { lat: 43.708, lng: -79.359 },
          zoom: 8.2,
          isFractionalZoomEnabled: true,
          disableDefaultUI: true,
          zoomControl: true,
          fullscreenControl: true,
          streetViewControl: true,
          gestureHandling: 'cooperative',
        },
      ],
      [
        'circle on map',
        {
          center: { lat: 43.708, lng: -79.359 },
          radius: 55_000,
          fillColor: '#00008b',
          fillOpacity: 0.35,
          strokeWeight: 0,
          clickable: false,
        },
      ],
    ]);
  });

  it('moves map and circle to another area, and ignores the same one', async () => {
    const { calls, library } = fakeLibrary();
    fake.page.google = { maps: { importLibrary: async () => library } };
    const service = await loadService();
    const map = await service.openAreaMap(place, area, 'key-1', 'en', service.controller.signal);
    calls.length = 0;
    map.show(area);
    expect(calls).toEqual([]);
    map.show({ ...area, latitude: 45, radiusKm: 10 });
    const center = { lat: 45, lng: -79.359 };
    expect(calls).toEqual([
      ['map changed', { center, zoom: 8.2 }],
      ['circle changed', { center, radius: 10_000 }],
    ]);
  });

  it('is not reloaded if present, without console output', async () => {
    const noise = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'info'), vi.spyOn(console, 'error')];
    fake.page.google = { maps: { importLibrary: async () => fakeLibrary().library } };
    const { open } = await loadService();
    await open();
    expect(fake.scripts).toHaveLength(0);
    for (const spy of noise) expect(spy).not.toHaveBeenCalled();
  });

  it.each(['load', 'error'])("waits for the %s of the page's own script tag", async (end) => {
    const own = new EventTarget();
    fake = fakePage({ ownScript: own });
    shareGoogle(fake.page);
    const { open } = await loadService();
    const map = open();
    await vi.advanceTimersByTimeAsync(100);
    fake.page.google = { maps: { importLibrary: async () => fakeLibrary().library } };
    expect(fake.scripts).toHaveLength(0);
    own.dispatchEvent(new Event(end));
    await map;
    expect(fake.scripts).toHaveLength(0);
  });

  it('rejects if the script is blocked, and the next map retries', async () => {
    const { open } = await loadService();
    const first = open();
    const rejected = expect(first).rejects.toThrow('could not load');
    await untilScripts(1);
    fake.scripts[0]?.onerror();
    await rejected;
    const second = open();
    await untilScripts(2);
    fake.answer(fakeLibrary().library);
    await expect(second).resolves.toBeDefined();
  });

  it('times out after 8 seconds; a later answer serves the next map', async () => {
    const { open } = await loadService();
    const states: string[] = [];
    const map = open().catch((error) => states.push(error.message));
    await vi.advanceTimersByTimeAsync(7_999);
    expect(states).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await map;
    expect(states).toEqual(['Google Maps did not answer']);
    fake.answer(fakeLibrary().library);
    await expect(open()).resolves.toBeDefined();
    expect(fake.scripts).toHaveLength(1);
  });

  it('is abandoned when the element is removed, without leaving a timer', async () => {
    const { open, controller } = await loadService();
    const pending = expect(open()).rejects.toThrow('aborted');
    await untilScripts(1);
    controller.abort();
    await pending;
    expect(vi.getTimerCount()).toBe(0);
    await expect(open()).rejects.toThrow('aborted');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('reports a refused key once, however often loading failed before', async () => {
    const { open, onKeyRefused } = await loadService();
    const refused = vi.fn();
    onKeyRefused(refused);
    const inVain = expect(open()).rejects.toThrow('could not load');
    await untilScripts(1);
    fake.scripts[0]?.onerror();
    await inVain;
    const map = open();
    await untilScripts(2);
    fake.answer(fakeLibrary().library);
    await map;
    fake.page.gm_authFailure?.();
    expect(refused).toHaveBeenCalledOnce();
  });

  it("Google Maps serves the page's own calls while it loads", async () => {
    const { open } = await loadService();
    const { library } = fakeLibrary();
    const map = open();
    await untilScripts(1);
    const importLibrary = fake.page.google?.maps.importLibrary as (name: string) => Promise<object>;
    const own = importLibrary('marker');
    fake.answer(library);
    await map;
    expect(await own).toBe(library);
    expect(fake.scripts).toHaveLength(1);
  });

  it('is loaded by a trusted URL under Trusted Types', async () => {
    const policies: string[] = [];
    const createPolicy = (name: string, rules: { createScriptURL(address: string): string }) => {
      policies.push(name);
      return { createScriptURL: (address: string) => `trusted ${rules.createScriptURL(address)}` };
    };
    vi.stubGlobal('trustedTypes', { createPolicy });
    const { open } = await loadService();
    const inVain = expect(open()).rejects.toThrow('could not load');
    await untilScripts(1);
    fake.scripts[0]?.onerror();
    await inVain;
    const map = open();
    await untilScripts(2);
    fake.answer(fakeLibrary().library);
    await map;
    expect(fake.scripts.map(({ src }) => src.split('?')[0])).toEqual(
      Array(2).fill('trusted https://maps.googleapis.com/maps/api/js'),
    );
    // A second policy of the same name would be rejected.
    expect(policies).toEqual(['@googlemaps/js-api-loader']);
  });

  it('is loaded if the page allows no policy and requires none', async () => {
    const createPolicy = () => {
      throw new TypeError('not allowed');
    };
    vi.stubGlobal('trustedTypes', { createPolicy });
    const { open } = await loadService();
    const map = open();
    await untilScripts(1);
    expect(fake.scripts[0]?.src).toMatch(/^https:\/\/maps\.googleapis\.com\//);
    fake.answer(fakeLibrary().library);
    await expect(map).resolves.toBeDefined();
  });

  it("is loaded with the page's nonce", async () => {
    fake = fakePage({ nonce: 'n0nce' });
    shareGoogle(fake.page);
    const { open } = await loadService();
    const map = open();
    await untilScripts(1);
    expect(fake.scripts[0]?.nonce).toBe('n0nce');
    fake.answer(fakeLibrary().library);
    await map;
  });

  it('is loaded on a page with another Google service', async () => {
    Object.assign(fake.page, { google: {} });
    const { open } = await loadService();
    const map = open();
    await untilScripts(1);
    fake.answer(fakeLibrary().library);
    await expect(map).resolves.toBeDefined();
  });

  it('leaves no listener on a remaining element', async () => {
    fake.page.google = { maps: { importLibrary: async () => fakeLibrary().library } };
    const { open, controller } = await loadService();
    const added = vi.spyOn(controller.signal, 'addEventListener');
    const removed = vi.spyOn(controller.signal, 'removeEventListener');
    await open();
    expect(added).toHaveBeenCalledOnce();
    expect(removed.mock.calls.map(([type, listener]) => [type, listener])).toEqual(
      added.mock.calls.map(([type, listener]) => [type, listener]),
    );
    expect(vi.getTimerCount()).toBe(0);
  });

  it("reports a refused key after the page's own handler, and opens no more maps", async () => {
    const pagesOwn = vi.fn();
    fake.page.gm_authFailure = pagesOwn;
    fake.page.google = { maps: { importLibrary: async () => fakeLibrary().library } };
    const { open, onKeyRefused } = await loadService();
    const refused = vi.fn();
    const deaf = vi.fn();
    onKeyRefused(refused);
    onKeyRefused(deaf)();
    await open();
    fake.page.gm_authFailure();
    expect(refused).toHaveBeenCalledOnce();
    expect(pagesOwn).toHaveBeenCalledOnce();
    expect(deaf).not.toHaveBeenCalled();
    await expect(open()).rejects.toThrow('refused');
  });
});
