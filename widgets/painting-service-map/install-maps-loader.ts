/** A page that may already have the maps service, or its own function for a refused key. */
export type MapsPage = Omit<typeof window, 'google'> & {
  google?: { maps?: MapsNamespace };
  gm_authFailure?: () => void;
  // TypeScript does not know it yet.
  trustedTypes?: { createPolicy(name: string, rules: AddressPolicy): AddressPolicy };
};

interface AddressPolicy {
  createScriptURL(address: string): string;
}

type MapsNamespace = Partial<typeof google.maps> & {
  /** What the service calls once its script has run: it expects this name of its loaders. */
  __ib__?: () => void;
};

/**
 * Gives a page that has not loaded the maps service `google.maps.importLibrary`, as Google's own loader does
 * (https://developers.google.com/maps/documentation/javascript/load-maps-js-api): the first call adds the script, which
 * puts the service's own function in its place; a call after a failure tries again. A loader that the page runs later
 * finds it there and loads nothing a second time.
 */
export function installMapsLoader(page: MapsPage, key: string, language: string): void {
  page.google ??= {};
  page.google.maps ??= {};
  const { maps } = page.google;
  const callback = 'google.maps.__ib__';
  const query = new URLSearchParams({ key, language, libraries: 'maps', callback });
  const address = trusted(`https://maps.googleapis.com/maps/api/js?${query}`, page);
  let loading: Promise<void> | undefined;
  const load = () =>
    new Promise<void>((resolve, reject) => {
      maps.__ib__ = resolve;
      const script = document.createElement('script');
      script.src = address;
      script.onerror = () => {
        loading = undefined;
        reject(new Error('The maps service could not load'));
      };
      script.nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';
      document.head.append(script);
    });
  maps.importLibrary = async (name: string) => {
    loading ??= load();
    await loading;
    return google.maps.importLibrary(name);
  };
}

/** The address as a page that requires Trusted Types accepts it, where it allows the policy of Google's loader. */
function trusted(address: string, { trustedTypes }: MapsPage): string {
  const rules = { createScriptURL: (given: string) => given };
  try {
    return (trustedTypes?.createPolicy('@googlemaps/js-api-loader', rules) ?? rules).createScriptURL(address);
  } catch {
    return address;
  }
}
