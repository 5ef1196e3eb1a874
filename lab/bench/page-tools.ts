/** Measuring tools inside a page. */
export interface PageTools {
  /** When every wizard had its first field visible and enabled, in milliseconds since navigation. */
  readonly usableAt: Promise<number>;
  readonly longTasksMs: number[];
  readonly shifts: number[];
  readonly keysMs: number[];
  /** Milliseconds from the next click to the end of the frame that shows `count` elements. */
  untilShown(selector: string, count: number): Promise<number>;
  /** Resolves some milliseconds after the first wizard shows a price. */
  untilPriced(afterMs: number): Promise<void>;
  /** Mounts and removes wizards repeatedly; returns milliseconds per mount. */
  comeAndGo(markup: string, times: number): Promise<number>;
}

/** Defines `window.tools`; runs in the page first. */
export function installPageTools(): void {
  const longTasksMs: number[] = [];
  const shifts: number[] = [];
  const keysMs: number[] = [];
  const patienceMs = 30_000;
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const nextTask = () =>
    new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        // An open, listening port is never collected and would count as the wizard's memory.
        port1.close();
        resolve();
      };
      port2.postMessage(null);
    });
  const within = (root: Element) => root.shadowRoot ?? root;
  const wizards = () => [...document.querySelectorAll('.wizard')];
  const isShown = (element: Element) => element.checkVisibility() && element.getClientRects().length > 0;

  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longTasksMs.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
  }).observe({ type: 'layout-shift', buffered: true });

  // From key to painted frame: a task queued by the frame's callback runs after painting.
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      requestAnimationFrame(async () => {
        await nextTask();
        keysMs.push(performance.now() - timeStamp);
      });
    },
    { capture: true },
  );

  async function usable(): Promise<number> {
    for (;;) {
      await frame();
      const all = wizards();
      const fields = all.map((wizard) => within(wizard).querySelector('input'));
      const isReady = document.readyState !== 'loading' && all.length > 0;
      if (performance.now() > patienceMs) throw new Error(`${all.length} wizards, not all usable`);
      if (isReady && fields.every((field) => field && !field.disabled && isShown(field)))
        return performance.now();
    }
  }

  // A real click, whose microtasks run before the next frame, unlike a scripted one's. Looks again only after mutations:
  // looking in every frame would add work, the more elements a wizard has.
  function untilShown(selector: string, count: number): Promise<number> {
    const [wizard] = wizards();
    if (!wizard) throw new Error('There is no wizard');
    const root = within(wizard);
    const shown = () => [...root.querySelectorAll(selector)].filter(isShown);
    return new Promise((resolve, reject) => {
      const answered = ({ timeStamp }: MouseEvent) => {
        setTimeout(() => reject(new Error(`Only ${shown().length} of ${selector}`)), patienceMs);
        const observer = new MutationObserver(async () => {
          await frame();
          await nextTask();
          const durationMs = performance.now() - timeStamp;
          if (shown().length < count) return;
          observer.disconnect();
          resolve(durationMs);
        });
        observer.observe(root, { attributes: true, childList: true, subtree: true });
      };
      addEventListener('click', answered, { capture: true, once: true });
    });
  }

  // Watches mutations rather than animation frames, which would add work of their own.
  function untilPriced(afterMs: number): Promise<void> {
    const [wizard] = wizards();
    if (!wizard) throw new Error('There is no wizard');
    const root = within(wizard);
    return new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error('There is no price')), patienceMs);
      const observer = new MutationObserver(() => {
        if (!/\$[\d,]+\.\d\d/.test(root.textContent ?? '')) return;
        observer.disconnect();
        setTimeout(resolve, afterMs);
      });
      observer.observe(root, { childList: true, characterData: true, subtree: true });
    });
  }

  async function comeAndGo(markup: string, times: number): Promise<number> {
    const { mountWizard } = window as unknown as { mountWizard?: (container: Element) => () => void };
    const startMs = performance.now();
    for (let index = 0; index < times; index += 1) {
      const template = document.createElement('template');
      template.innerHTML = markup;
      const wizard = document.importNode(template.content, true).firstElementChild;
      if (!wizard) throw new Error('The markup is empty');
      document.body.append(wizard);
      const unmount = mountWizard?.(wizard);
      while (!within(wizard).querySelector('input')) {
        await nextTask();
        if (performance.now() - startMs > patienceMs) throw new Error(`Mount ${index} never had a field`);
      }
      unmount?.();
      wizard.remove();
    }
    return (performance.now() - startMs) / times;
  }

  const usableAt = usable();
  // Pages without a wizard have none to wait for.
  usableAt.catch(() => {});
  const tools: PageTools = { usableAt, longTasksMs, shifts, keysMs, untilShown, untilPriced, comeAndGo };
  Object.assign(window, { tools });
}
