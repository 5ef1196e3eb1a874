import { importLibrary, setOptions } from '@googlemaps/js-api-loader';
import { wait } from '../lib/wait';

/** A page that may already have Google Maps, or its own handler for a refused key. */
type MapsPage = Omit<typeof window, 'google'> & {
  google?: { maps?: Partial<typeof google.maps> };
  gm_authFailure?: () => void;
};

/** Content of a map: centre in degrees, zoom level and circle. */
export interface MapArea {
  readonly latitude: number;
  readonly longitude: number;
  readonly zoom: number;
  readonly radiusKm: number;
}

/** An open map. */
export interface AreaMap {
  /** Moves map and circle to an area; does nothing if it is already shown. */
  show(area: MapArea): void;
}

const timeoutMs = 8_000;

/**
 * Only zoom, fullscreen and street view; one finger scrolls the page, not the map
 * (docs/behaviour.md#114-service-area-map).
 */
const controls: google.maps.MapOptions = {
  disableDefaultUI: true,
  zoomControl: true,
  fullscreenControl: true,
  streetViewControl: true,
  gestureHandling: 'cooperative',
  // Without it, Google Maps rounds 8.2 to 8.
  isFractionalZoomEnabled: true,
};

const circleLook: google.maps.CircleOptions = {
  clickable: false,
  fillColor: '#00008b',
  fillOpacity: 0.35,
  strokeWeight: 0,
};

const refusalListeners = new Set<() => void>();
let isKeyRefused = false;
let library: Promise<google.maps.MapsLibrary> | undefined;
let isListeningForRefusal = false;

/**
 * Draws the map of an area into `place`, loading Google Maps (docs/behaviour.md#114-service-area-map) if
 * needed. Rejects if loading fails, the key is refused, no answer comes within 8 s, or `signal` aborts; a
 * later call retries.
 */
export async function openAreaMap(
  place: HTMLElement,
  area: MapArea,
  key: string,
  language: string,
  signal: AbortSignal,
): Promise<AreaMap> {
  signal.throwIfAborted();
  const answered = new AbortController();
  const giveUp = () => answered.abort();
  signal.addEventListener('abort', giveUp, { once: true });
  const library = Promise.race([sharedLibrary(key, language), timeOut(answered.signal)]);
  const maps = await library.finally(() => {
    answered.abort();
    signal.removeEventListener('abort', giveUp);
  });
  signal.throwIfAborted();
  if (isKeyRefused) throw new Error('Google Maps refused the API key');
  const map = new maps.Map(place, { ...controls, ...viewOf(area) });
  const circle = new maps.Circle({ ...circleLook, ...discOf(area), map });
  let shown = area;
  return {
    show(next) {
      if (next === shown) return;
      shown = next;
      map.setOptions(viewOf(next));
      circle.setOptions(discOf(next));
    },
  };
}

/**
 * Calls back when the page's key is refused, which happens only after drawing, until the returned function is
 * called.
 */
export function onKeyRefused(listener: () => void): () => void {
  refusalListeners.add(listener);
  return () => refusalListeners.delete(listener);
}

/** Shared by all maps of the page; a failure is dropped, so a later map retries. */
function sharedLibrary(key: string, language: string): Promise<google.maps.MapsLibrary> {
  library ??= importMaps(key, language).catch((error) => {
    library = undefined;
    throw error;
  });
  return library;
}

async function importMaps(key: string, language: string): Promise<google.maps.MapsLibrary> {
  const page: MapsPage = window;
  listenForRefusal(page);
  await pagesOwnScript(page);
  // A page can have only one key; with Google Maps loaded, the loader would only warn about ours.
  if (page.google?.maps?.importLibrary)
    return google.maps.importLibrary('maps') as Promise<google.maps.MapsLibrary>;
  setOptions({ key, language });
  return importLibrary('maps');
}

/**
 * Waits for a script tag of the page that is loading Google Maps, because a second one would break the page's
 * maps.
 */
async function pagesOwnScript(page: MapsPage): Promise<void> {
  const script = document.querySelector('script[src*="maps.googleapis.com/maps/api/js"]');
  if (!script || page.google?.maps) return;
  await new Promise((resolve) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', resolve);
  });
}

/** A refused key doesn't reject: Google Maps calls a global function, which the page may also define. */
function listenForRefusal(page: MapsPage): void {
  if (isListeningForRefusal) return;
  isListeningForRefusal = true;
  const pagesOwn = page.gm_authFailure;
  page.gm_authFailure = () => {
    isKeyRefused = true;
    for (const listener of refusalListeners) listener();
    pagesOwn?.();
  };
}

/** Ad blockers can leave the service pending: rejects after 8 s, or when `signal` aborts. */
async function timeOut(signal: AbortSignal): Promise<never> {
  await wait(timeoutMs, signal);
  throw new Error('Google Maps did not answer');
}

function viewOf({ latitude, longitude, zoom }: MapArea): google.maps.MapOptions {
  return { center: { lat: latitude, lng: longitude }, zoom };
}

function discOf({ latitude, longitude, radiusKm }: MapArea): google.maps.CircleOptions {
  return { center: { lat: latitude, lng: longitude }, radius: radiusKm * 1_000 };
}
