/** What a page under faults tells of itself. */
export interface PageWatch {
  /** The calls under way: 'estimate', or the template id of a mail. */
  pending: string[];
  /** Every message that came up at the top right or as an alert, in order. */
  messages: string[];
  /** Ends with the next call that starts or ends. */
  nextChange(): Promise<void>;
}

declare global {
  interface Window {
    pageWatch: PageWatch;
  }
}

/** Runs in the page before everything else: counts its calls and notes its messages. */
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
