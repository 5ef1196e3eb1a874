import { markTagsWithoutScript } from './tags-without-script';

const retryAfterMs = 3000;

/**
 * Starts the script of the tags, which waits in a `<template>` of the head, right after the page's first paint. The forms
 * are there without it, and what is typed until it comes stays; so the first picture and the fonts have the line to
 * themselves, and the processor too. A copy of a script tag needs no leave of the policy, as an address set here would.
 */
export function loadWidgets(): void {
  const waiting = document.querySelector<HTMLTemplateElement>('#widgets-script');
  if (waiting) afterFirstPaint(() => bring(waiting, true));
}

/**
 * Asks once more for a script that did not arrive. After that the tags show what they hold for a page without script, until
 * the visitor is online again; what was typed is kept.
 */
function bring(waiting: HTMLTemplateElement, mayRetry: boolean): void {
  const copy = document.importNode(waiting.content, true);
  const script = copy.querySelector('script');
  script?.addEventListener('load', () => markTagsWithoutScript(false));
  script?.addEventListener('error', () => {
    script.remove();
    if (mayRetry) {
      setTimeout(bring, retryAfterMs, waiting, false);
      return;
    }
    markTagsWithoutScript(true);
    addEventListener('online', () => bring(waiting, true), { once: true });
  });
  document.head.append(copy);
}

/** Runs it at once where no paint can be waited for: in a tab in the background, or a browser that tells of none. */
function afterFirstPaint(run: () => void): void {
  const isTold = PerformanceObserver.supportedEntryTypes?.includes('paint');
  if (document.hidden || !isTold) {
    run();
    return;
  }
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    run();
  }).observe({ type: 'paint', buffered: true });
}
