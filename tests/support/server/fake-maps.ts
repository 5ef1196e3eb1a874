/** A map or circle requested from Google Maps. */
export interface MapsCall {
  readonly what: 'map' | 'circle' | 'map changed' | 'circle changed';
  readonly options: Readonly<Record<string, unknown>>;
}

/** Fake of the Google Maps library that records requests and draws a plain box. */
export class FakeMaps {
  readonly calls: MapsCall[] = [];
  /** Elements that received a map, with their size at that time. */
  readonly places: { element: HTMLElement; width: number; height: number }[] = [];

  /** Result of `google.maps.importLibrary('maps')`. */
  get library(): object {
    const { calls, places } = this;
    return {
      Map: class {
        constructor(element: HTMLElement, options: MapsCall['options']) {
          places.push({ element, width: element.offsetWidth, height: element.offsetHeight });
          calls.push({ what: 'map', options });
          element.append(document.createElement('canvas'));
        }
        setOptions(options: MapsCall['options']) {
          calls.push({ what: 'map changed', options });
        }
      },
      Circle: class {
        constructor(options: MapsCall['options']) {
          calls.push({ what: 'circle', options });
        }
        setOptions(options: MapsCall['options']) {
          calls.push({ what: 'circle changed', options });
        }
      },
    };
  }

  /** Makes Google Maps already loaded on the page. */
  install(): void {
    Object.assign(window, { google: { maps: { importLibrary: async () => this.library } } });
  }

  /** Clears the recorded requests. */
  forget(): void {
    this.calls.length = 0;
    this.places.length = 0;
  }

  /** Answers a loader's script tag as Google does. */
  answer(script: HTMLScriptElement): void {
    const { maps } = google as unknown as { maps: Record<string, unknown> };
    maps.importLibrary = async () => this.library;
    const callback = new URL(script.src).searchParams.get('callback')?.split('.').at(-1) ?? '';
    (maps[callback] as () => void)();
  }
}

/** Collects the map loader's script tags, so none reaches the network. */
export function catchMapsScripts(): HTMLScriptElement[] {
  const scripts: HTMLScriptElement[] = [];
  const { append } = document.head;
  document.head.append = (...nodes) => {
    for (const node of nodes) {
      if (node instanceof HTMLScriptElement && node.src.includes('maps.googleapis.com')) scripts.push(node);
      else append.call(document.head, node);
    }
  };
  return scripts;
}
