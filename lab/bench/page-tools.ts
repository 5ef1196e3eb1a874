/** What the measuring needs inside of a page. */
export interface PageTools {
  /** When every wizard had its first field, shown and enabled: milliseconds since the navigation began. */
  readonly usableAt: Promise<number>;
  readonly longTasksMs: number[];
  readonly shifts: number[];
  readonly keysMs: number[];
  /** Milliseconds from the visitor's next click to the frame in which `count` elements of that kind are shown. */
  untilShown(selector: string, count: number): Promise<number>;
  /** Puts wizards in and takes them out again, as often as said; gives the milliseconds of one. */
  comeAndGo(markup: string, times: number): Promise<number>;
}

/** Puts the tools into the page, as `window.tools`; runs in the browser before anything else does. */
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
        // An open port that listens is never collected, and would count as the wizard's memory.
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

  // From the key to the frame that shows it: the task behind the frame's callback comes after the drawing.
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

  // The browser's own click: what answers it in a microtask is drawn before the next frame, which no click by script would show.
  function untilShown(selector: string, count: number): Promise<number> {
    const [wizard] = wizards();
    if (!wizard) throw new Error('There is no wizard');
    const shown = () => [...within(wizard).querySelectorAll(selector)].filter(isShown);
    const answered = async ({ timeStamp }: MouseEvent) => {
      for (;;) {
        await frame();
        await nextTask();
        if (shown().length >= count) return performance.now() - timeStamp;
        if (performance.now() - timeStamp > patienceMs)
          throw new Error(`Only ${shown().length} of ${selector}`);
      }
    };
    return new Promise((resolve) => {
      addEventListener('click', (event) => resolve(answered(event)), { capture: true, once: true });
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
  // Asked for or not: a page that begins without a wizard has none to wait for.
  usableAt.catch(() => {});
  const tools: PageTools = { usableAt, longTasksMs, shifts, keysMs, untilShown, comeAndGo };
  Object.assign(window, { tools });
}
