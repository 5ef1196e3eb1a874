import { businessSettings } from 'virtual:business-settings';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { PropsOf } from '../element/attribute-table';
import { nearestLanguage } from '../element/language';
import { useElement } from '../element/use-element';
import { whenNear } from '../lib/watch-sight';
import type { attributes } from './api';
import { type AreaMap, onKeyRefused, openAreaMap } from './maps';

/**
 * Opens the map when the tag comes near the viewport, in a light-DOM element, because Google Maps adds its
 * styles to the page's head, which don't reach shadow roots. Retries after a failure when the tag next comes
 * near.
 */
export function useAreaMap(props: PropsOf<typeof attributes>): { hasKey: boolean; isLive: boolean } {
  const { element } = useElement();
  const { latitude, longitude, zoom, radiusKm } = props;
  const key = props.apiKey ?? businessSettings.mapsApiKey;
  const area = useMemo(
    () => ({ latitude, longitude, zoom, radiusKm }),
    [latitude, longitude, zoom, radiusKm],
  );
  const latestArea = useRef(area);
  const [map, setMap] = useState<AreaMap>();

  useEffect(() => {
    // Saved or cloned with its page, a map's place is dead.
    for (const left of element?.querySelectorAll(':scope > [slot=map]') ?? []) left.remove();
    if (!element || !key) return;
    const life = new AbortController();
    let place: HTMLElement | undefined;

    const close = () => {
      place?.remove();
      place = undefined;
      setMap(undefined);
    };
    const open = async () => {
      if (place) return; // already loading or open
      place = createPlace(element.ownerDocument);
      element.append(place);
      try {
        setMap(await openAreaMap(place, latestArea.current, key, nearestLanguage(element), life.signal));
      } catch {
        close(); // the drawing and the towns stay
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

  return { hasKey: key !== '', isLive: map !== undefined };
}

function createPlace(document: Document): HTMLElement {
  const place = document.createElement('div');
  place.slot = 'map';
  // Set individually, which strict CSPs allow; the page's div rules don't override them.
  place.style.width = '100%';
  place.style.height = '100%';
  return place;
}
