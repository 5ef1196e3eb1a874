const address = '/widgets/painting-widgets.js';

/**
 * Fetches the script of the tags right after the page's first paint. The forms are there without it, and what is typed
 * until it comes stays; so the first picture and the fonts have the line to themselves, and the processor too.
 */
export function bringWidgets(): void {
  afterFirstPaint(() => {
    const script = document.createElement('script');
    script.src = address;
    document.head.append(script);
  });
}

/** Runs it at once where no paint can be waited for: in a tab in the background, or a browser that tells of none. */
function afterFirstPaint(run: () => void): void {
  const isTold = PerformanceObserver.supportedEntryTypes.includes('paint');
  if (document.hidden || !isTold) {
    run();
    return;
  }
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    run();
  }).observe({ type: 'paint', buffered: true });
}
