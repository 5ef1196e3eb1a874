import { draftKey, readSession, withoutScriptAttribute, writeSession } from '../../widgets/contract';

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

/** Marks or unmarks tags without a script, so forms that can't run show phone and email instead. */
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

/**
 * Keeps the scroll position when a page with a draft reloads. The restored form is taller than its
 * prerendered first step, so until it renders it gets its last height.
 */
export function keepHeight(): void {
  const tag = document.querySelector<HTMLElement>('painting-estimator[keep-draft]');
  if (!tag) return;
  const key = `height:${location.pathname}` as const;
  // A sent draft is deleted, and the form restarts at its first step.
  const heightPx = readSession(draftKey(location.pathname)) ? Number(readSession(key)) : 0;
  if (heightPx > tag.offsetHeight) {
    tag.style.minHeight = `${heightPx}px`;
    const release = () => requestAnimationFrame(() => tag.style.removeProperty('min-height'));
    tag.addEventListener('painting-ready', release, { once: true });
  }
  addEventListener('pagehide', () => writeSession(key, String(tag.offsetHeight)));
}

/**
 * Repeats the last click on a tag's button once its script is ready. Typing after the click cancels it,
 * because the visitor is still filling in the form.
 */
export function replayEarlyClicks(): void {
  const ready = new WeakSet<EventTarget>();
  const clicked = new Map<EventTarget, HTMLButtonElement>();

  addEventListener('painting-ready', ({ target }) => {
    if (!target) return;
    ready.add(target);
    clicked.get(target)?.click();
    clicked.delete(target);
  });
  // Enter in a field also clicks the form's submit button.
  addEventListener('click', (event) => {
    const tag = tagOf(event);
    const button = event.composedPath().find((node) => node instanceof HTMLButtonElement);
    if (tag && button && !ready.has(tag)) clicked.set(tag, button);
  });
  addEventListener('input', (event) => {
    const tag = tagOf(event);
    if (tag) clicked.delete(tag);
  });
}

function tagOf(event: Event): Element | undefined {
  return event
    .composedPath()
    .find((node): node is Element => node instanceof Element && node.localName.startsWith('painting-'));
}
