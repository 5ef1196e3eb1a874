import { withoutScriptAttribute } from '../../widgets/contract';

const retryAfterMs = 3000;

/**
 * Loads the widgets' script, which waits in a `<template>` in the head, right after the first paint. The prerendered forms
 * can be read and filled in before, so the first picture and the fonts get the network and the processor to themselves.
 * Copying the script element, rather than setting a `src`, is allowed under Trusted Types.
 */
export function loadWidgets(): void {
  const waiting = document.querySelector<HTMLTemplateElement>('#widgets-script');
  if (waiting) afterFirstPaint(() => load(waiting, { mayRetry: true }));
}

/**
 * Adds the script to the page. If it fails to load, tries once more after a while; after that the tags show their fallback
 * for pages without script, until the browser is online again. What was typed is kept.
 */
function load(waiting: HTMLTemplateElement, { mayRetry }: { mayRetry: boolean }): void {
  const copy = document.importNode(waiting.content, true);
  const script = copy.querySelector('script');
  script?.addEventListener('load', () => markTagsWithoutScript(false));
  script?.addEventListener('error', () => {
    script.remove();
    if (mayRetry) {
      setTimeout(load, retryAfterMs, waiting, { mayRetry: false });
      return;
    }
    markTagsWithoutScript(true);
    addEventListener('online', () => load(waiting, { mayRetry: true }), { once: true });
  });
  document.head.append(copy);
}

/** Marks every tag on the page whose script could not be loaded, or takes the marks off: a form that cannot run shows phone and e-mail instead. */
function markTagsWithoutScript(isMissing: boolean): void {
  for (const tag of document.querySelectorAll(isMissing ? ':not(:defined)' : `[${withoutScriptAttribute}]`)) {
    tag.toggleAttribute(withoutScriptAttribute, isMissing);
  }
}

/** Calls `run` after the first paint, or at once in a background tab or a browser that does not report paints. */
function afterFirstPaint(run: () => void): void {
  const reportsPaints = PerformanceObserver.supportedEntryTypes?.includes('paint');
  if (document.hidden || !reportsPaints) {
    run();
    return;
  }
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    run();
  }).observe({ type: 'paint', buffered: true });
}
