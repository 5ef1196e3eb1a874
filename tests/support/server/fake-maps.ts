/** What the maps service was asked to draw: a map in an element, or a circle. */
export interface MapsCall {
  readonly what: 'map' | 'circle' | 'map changed' | 'circle changed';
  readonly options: Readonly<Record<string, unknown>>;
}

/** A stand-in for the maps service's library, which notes what it is asked for and draws a plain box. */
export class FakeMaps {
  readonly calls: MapsCall[] = [];
  /** The elements that maps were drawn into, with their size at that time. */
  readonly places: { element: HTMLElement; width: number; height: number }[] = [];

  /** What `google.maps.importLibrary('maps')` gives. */
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

  /** Makes the page one that has the service already. */
  install(): void {
    Object.assign(window, { google: { maps: { importLibrary: async () => this.library } } });
  }

  /** Forgets what was asked for. */
  forget(): void {
    this.calls.length = 0;
    this.places.length = 0;
  }

  /** Answers a script tag of the loader as the service does. */
  answer(script: HTMLScriptElement): void {
    const { maps } = google as unknown as { maps: Record<string, unknown> };
    maps.importLibrary = async () => this.library;
    const callback = new URL(script.src).searchParams.get('callback')?.split('.').at(-1) ?? '';
    (maps[callback] as () => void)();
  }
}

/** Keeps the script tags that the maps loader puts into the page's head, so that none reaches a network. */
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
