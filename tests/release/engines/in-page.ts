/** Focused element, through shadow roots: its name attribute, label or text. Runs in the page. */
export function focusedName(): string {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return (
    focused?.getAttribute('name') ??
    focused?.getAttribute('aria-label') ??
    focused?.textContent?.replace(/\s+/g, ' ').trim() ??
    ''
  );
}

/** Text of a tag's field. Runs in the page. */
export function fieldValue(place: string, name: string): string | undefined {
  const control = document.querySelector(place)?.shadowRoot?.querySelector(`[name="${name}"]`);
  return (control as HTMLInputElement | null | undefined)?.value;
}

/** Whether an element is visible and usable. Runs in the page. */
export function isInUse(place: string): boolean {
  const element = document.querySelector(place);
  if (!element || element.closest('[inert]') || element.getClientRects().length === 0) return false;
  return getComputedStyle(element).visibility === 'visible';
}

/** Addresses of the visible articles in the list. Runs in the page. */
export function shownArticles(): readonly string[] {
  const articles = [...document.querySelectorAll('main article')];
  const shown = articles.filter((article) => article.getClientRects().length > 0);
  return shown.map((article) => article.querySelector('h2 a')?.getAttribute('href') ?? 'no address');
}

/** Whether a prerendered tag has hydrated and two frames have passed. Runs in the page. */
export function isAtWork(place: string): boolean {
  const tag = document.querySelector(place);
  // Hydration removes the prerendered styles.
  if (!tag?.matches(':defined') || tag.shadowRoot?.querySelector('style')) return false;
  const page = window as typeof window & { isTakenOver?: boolean };
  if (page.isTakenOver === undefined) {
    page.isTakenOver = false;
    // Listeners are added after the first frame.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        page.isTakenOver = true;
      }),
    );
  }
  return page.isTakenOver;
}

/** Types into a tag's field and reloads the page at once. Runs in the page. */
export function typeAndReload(place: string, name: string, text: string): void {
  const control = document.querySelector(place)?.shadowRoot?.querySelector(`[name="${name}"]`);
  (control as HTMLInputElement).value = text;
  control?.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  location.reload();
}

/** Whether the page has been reloaded. Runs in the page. */
export function isLoadedAgain(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return document.readyState === 'complete' && (navigation as PerformanceNavigationTiming).type === 'reload';
}

/**
 * Source of a call with plain data, for evaluation in a page. Provides the helper that the loader of these
 * files uses to name inner functions.
 */
export function callInPage(read: (...given: never) => unknown, ...given: readonly unknown[]): string {
  return `(() => { const __name = (named) => named; return (${read})(...${JSON.stringify(given)}); })()`;
}
