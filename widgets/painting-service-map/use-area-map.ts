import { businessSettings } from 'virtual:business-settings';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { PropsOf } from '../element/attribute-table';
import { useHost } from '../element/host';
import { nearestLanguage } from '../element/nearest-language';
import type { attributes } from './api';
import { type AreaMap, onKeyRefused, openAreaMap } from './maps';
import { whenNear } from './when-near';

/**
 * Opens the map once the tag comes near the window's view, in an element of its own in the page's tree: the service
 * puts its styles into the page's head, where they do not reach a shadow root. Returns whether a map is there; after a
 * failure the next appearance asks again.
 */
export function useAreaMap(props: PropsOf<typeof attributes>): boolean {
  const { element } = useHost();
  const { latitude, longitude, zoom, radiusKm } = props;
  const key = props.apiKey ?? businessSettings.mapsApiKey;
  const area = useMemo(
    () => ({ latitude, longitude, zoom, radiusKm }),
    [latitude, longitude, zoom, radiusKm],
  );
  const latestArea = useRef(area);
  const [map, setMap] = useState<AreaMap>();

  useEffect(() => {
    if (!element || !key) return;
    const life = new AbortController();
    let place: HTMLElement | undefined;

    const close = () => {
      place?.remove();
      place = undefined;
      setMap(undefined);
    };
    const open = async () => {
      if (place) return; // it is there, or asked for
      place = createPlace(element.ownerDocument);
      element.append(place);
      try {
        setMap(await openAreaMap(place, latestArea.current, key, nearestLanguage(element), life.signal));
      } catch {
        close(); // the towns stay, and say the same
      }
    };

    const stopWatching = whenNear(element, open);
    const stopListening = onKeyRefused(close);
    return () => {
      life.abort();
      stopWatching();
      stopListening();
      close();
    };
  }, [element, key]);

  useEffect(() => {
    latestArea.current = area;
    map?.show(area);
  }, [map, area]);

  return map !== undefined;
}

function createPlace(document: Document): HTMLElement {
  const place = document.createElement('div');
  place.slot = 'map';
  // Set one by one, which a strict policy allows, and safe from the page's own rules for a div.
  place.style.width = '100%';
  place.style.height = '100%';
  return place;
}
