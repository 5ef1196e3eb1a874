/** What the tests observe in a page under faults. */
export interface PageWatch {
  /** Pending calls: 'estimate', or a mail's template id. */
  pending: string[];
  /** Toasts and alerts, in order. */
  messages: string[];
  /** Resolves when the next call starts or ends. */
  nextChange(): Promise<void>;
}

declare global {
  interface Window {
    pageWatch: PageWatch;
  }
}

/** Runs in the page first: tracks its calls and messages. */
export function installPageWatch(): void {
  const listeners = new Set<() => void>();
  const watch: PageWatch = {
    pending: [],
    messages: [],
    nextChange: () => new Promise((resolve) => listeners.add(resolve)),
  };
  window.pageWatch = watch;
  const changed = () => {
    for (const listener of listeners) listener();
    listeners.clear();
  };

  const realFetch = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const { template_id = 'estimate' } = JSON.parse(String(init?.body));
    watch.pending.push(template_id);
    changed();
    const end = () => {
      watch.pending.splice(watch.pending.indexOf(template_id), 1);
      changed();
    };
    const response = await realFetch(input, init).catch((error) => {
      end();
      throw error;
    });
    const realText = response.text.bind(response);
    response.text = () => realText().finally(end);
    return response;
  };

  addEventListener('painting-ready', (event) => {
    const root = (event.composedPath()[0] as Element).shadowRoot;
    if (!root) return;
    const known = new Set<Element>();
    new MutationObserver(() => {
      for (const toast of root.querySelectorAll('.toast')) {
        if (known.has(toast) || !toast.textContent) continue;
        known.add(toast);
        const words = toast.cloneNode(true) as Element;
        for (const button of words.querySelectorAll('button')) button.remove();
        watch.messages.push(words.textContent?.trim() ?? '');
      }
    }).observe(root, { childList: true, subtree: true });
  });
}
