import { withoutScriptAttribute } from '../../widgets/contract';

const retryAfterMs = 3000;

/**
 * Loads the widgets' script from a `<template>` in the head after the first paint. Prerendered forms work
 * before that, so the first picture and the fonts get network and CPU first. Cloning the script element,
 * unlike setting `src`, is allowed under Trusted Types.
 */
export function loadWidgets(): void {
  const waiting = document.querySelector<HTMLTemplateElement>('#widgets-script');
  if (waiting) afterFirstPaint(() => load(waiting, { mayRetry: true }));
}

/**
 * Adds the script, and retries once if it fails. After that the tags show their no-script fallback until the
 * browser is online again. Typed text is kept.
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

/** Marks or unmarks tags without a script, so forms that can't run show phone and e-mail instead. */
function markTagsWithoutScript(isMissing: boolean): void {
  for (const tag of document.querySelectorAll(isMissing ? ':not(:defined)' : `[${withoutScriptAttribute}]`)) {
    tag.toggleAttribute(withoutScriptAttribute, isMissing);
  }
}

/** Calls `run` after the first paint, or at once in background tabs and browsers that don't report paints. */
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
