import { expect, type Page } from 'playwright/test';
import { business } from '../../support/business';
import { client } from '../../support/page/estimator';
import { hostPage } from '../../support/page/host-page';
import { visitor } from '../../support/page/quote-form';
import type { TestServer } from '../../support/server/test-server';
import type { ThirdPartySite } from '../../support/server/third-party-site';
import { en } from '../../support/texts';
import { estimationTypeOf, isHeld, type MatrixCell } from './matrix-cells';

/** The tags that send leads. */
export const leadTags = 'painting-quote-form, painting-estimator';

/** Types into fields by name, and answers the question if there is one; runs in the page. */
export function fillFields({
  values,
  tags,
}: {
  readonly values: Readonly<Record<string, string>>;
  readonly tags: string;
}): void {
  const root = document.querySelector(tags)?.shadowRoot;
  const type = (name: string, value: string) => {
    const control = root?.querySelector<HTMLInputElement>(`[name=${name}]`);
    if (!control) throw new Error(`There is no field ${name}`);
    control.value = value;
    control.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  };
  for (const [name, value] of Object.entries(values)) type(name, value);
  const question = root?.querySelector<HTMLInputElement>('[name=mathAnswer]')?.placeholder;
  if (!question) return;
  const [, first, sign, second] = /(\d+) ([+-]) (\d+) =/.exec(question) ?? [];
  type('mathAnswer', String(sign === '+' ? Number(first) + Number(second) : Number(first) - Number(second)));
}

/** Presses a button by name; runs in the page. */
export function pressButton({ name, tags }: { readonly name: string; readonly tags: string }): void {
  const root = document.querySelector(tags)?.shadowRoot;
  const button = [...(root?.querySelectorAll('button') ?? [])].find(({ textContent }) =>
    textContent?.includes(name),
  );
  if (!button) throw new Error(`No button says ${name}`);
  button.click();
}

/** Reads the page's current state; runs in the page. */
function readScreen(tags: string) {
  const root = document.querySelector(tags)?.shadowRoot;
  const isBusy = root?.querySelector('form')?.getAttribute('aria-busy') === 'true';
  return {
    isBusy,
    pending: window.pageWatch.pending,
    messages: window.pageWatch.messages,
    thanks: root?.querySelector('[part=thank-you] h2')?.textContent ?? null,
    price: root?.querySelector('[part=price]')?.textContent ?? null,
    values: Object.fromEntries(
      [...(root?.querySelectorAll<HTMLInputElement>('input[name], textarea[name]') ?? [])].map((control) => [
        control.name,
        control.value,
      ]),
    ),
    kept: Object.entries(localStorage).filter(([, text]) => text.includes('"call"')).length,
  };
}

type Screen = ReturnType<typeof readScreen>;

/** Longer than the pauses between calls and before a price shows, shorter than any timeout. */
const pauseMs = 1_300;
const mailTimeoutMs = 10_100;
const estimateTimeoutMs = 15_100;
/** Lets the page render. */
const drawMs = 120;

const { templates } = business.emailService;

/** A page with one tag and a fake clock that advances only when the page is waiting. */
export class FaultPage {
  readonly #page: Page;
  readonly #server: TestServer;
  readonly #thirdPartySite: ThirdPartySite;
  readonly #cell: MatrixCell;
  #given: Readonly<Record<string, string>> = {};
  #heldBefore = 0;

  constructor(page: Page, server: TestServer, thirdPartySite: ThirdPartySite, cell: MatrixCell) {
    this.#page = page;
    this.#server = server;
    this.#thirdPartySite = thirdPartySite;
    this.#cell = cell;
  }

  /** Opens the page, orders the fault and completes the form up to the last button. */
  async prepare(): Promise<void> {
    const page = this.#page;
    page.on('dialog', async (dialog) => {
      const words = `${dialog.type()}: ${dialog.message()}`;
      await dialog.accept();
      await page.evaluate((message) => window.pageWatch.messages.push(message), words);
    });
    await page.addInitScript(installPageWatch);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + mailTimeoutMs);
    await this.#order();
    const isContact = this.#cell.call.startsWith('contact');
    const tag = isContact ? 'painting-quote-form' : 'painting-estimator';
    await page.goto(this.#show(`/${tag}`, `<${tag}></${tag}>`));
    await page.clock.runFor(drawMs);
    await this.#fill(isContact ? visitor : client);
    if (isContact) return;
    await this.#press(en.estimator.contact.submit);
    await this.#press(en.estimator.options[estimationTypeOf(this.#cell)]);
  }

  /** Presses the last button, advances time until the flow ends, and describes the messages that the visitor saw. */
  async send(): Promise<string> {
    await this.#page.evaluate(() => {
      window.pageWatch.messages.length = 0;
    });
    await this.#press(this.#cell.call.startsWith('contact') ? en.quoteForm.submit : en.estimator.calculate);
    for (;;) {
      const screen = await this.#screen();
      if (screen.thanks || (!screen.isBusy && screen.pending.length === 0)) return this.#describe();
      await this.#wait(screen);
    }
  }

  /** Cancels all faults. */
  async mend(): Promise<void> {
    await this.#page.unrouteAll();
    await this.#server.clearFaults();
  }

  /** Opens a page with the script but no tag, and waits up to a minute until the outbox is empty. */
  async goToNextPage(): Promise<void> {
    const sentBefore = (await this.#server.sendCalls()).length;
    const { kept } = await this.#screen();
    await this.#page.goto(this.#show('/next', ''));
    await expect
      .poll(
        async () => {
          await this.#page.clock.runFor(pauseMs);
          return (await this.#screen()).kept;
        },
        { intervals: [0], timeout: 20_000 },
      )
      .toBe(0);
    expect(await this.#server.sendCalls()).toHaveLength(sentBefore + kept);
  }

  /** Number of mails in the browser's outbox. */
  async kept(): Promise<number> {
    return (await this.#screen()).kept;
  }

  #show(path: string, content: string): string {
    return this.#thirdPartySite.show(path, hostPage(this.#server.origin, content));
  }

  async #fill(values: Readonly<Record<string, string>>): Promise<void> {
    this.#given = values;
    await this.#page.evaluate(fillFields, { values, tags: leadTags });
    await this.#page.clock.runFor(drawMs);
  }

  async #press(name: string): Promise<void> {
    await this.#page.evaluate(pressButton, { name, tags: leadTags });
    await this.#page.clock.runFor(drawMs);
  }

  #screen(): Promise<Screen> {
    return this.#page.evaluate(readScreen, leadTags);
  }

  async #describe(): Promise<string> {
    await this.#page.clock.runFor(drawMs);
    const { messages, thanks, price, values } = await this.#screen();
    if (thanks) return [...messages, thanks].join(' | ');
    if (!this.#cell.call.startsWith('contact')) {
      return [...messages, price ? 'calculator with price' : 'calculator'].join(' | ');
    }
    const isWhole = Object.entries(this.#given).every(([name, value]) => values[name] === value);
    return [...messages, isWhole ? 'form' : 'form that lost something'].join(' | ');
  }

  /**
   * With no pending call, the page waits for its clock; otherwise for an answer, or for the timeout of a held
   * call.
   */
  async #wait({ pending }: Screen): Promise<void> {
    const { clock } = this.#page;
    if (pending.length === 0) return clock.runFor(pauseMs);
    const { call, tries } = this.#cell;
    const held = isHeld(this.#cell) ? (tries === 'first try' ? 1 : 2) : 0;
    const target = call === 'estimate' ? call : templates[call];
    if (!pending.includes(target) || this.#heldBefore >= held) {
      await this.#page.evaluate(
        (known) => (window.pageWatch.pending.length === known ? window.pageWatch.nextChange() : undefined),
        pending.length,
      );
      return;
    }
    this.#heldBefore += 1;
    await expect.poll(() => this.#arrived()).toBeGreaterThanOrEqual(this.#heldBefore);
    await clock.fastForward(call === 'estimate' ? estimateTimeoutMs : mailTimeoutMs);
  }

  async #arrived(): Promise<number> {
    const { call } = this.#cell;
    if (call === 'estimate') return (await this.#server.estimateCalls()).length;
    return (await this.#server.sendCalls()).filter(({ template }) => template === call).length;
  }

  /** Browsers silently retry reset connections, so that fault must persist. */
  async #order(): Promise<void> {
    const { call, fault, tries } = this.#cell;
    const holdsOn = fault.name === 'reset' && (call === 'estimate' || tries === 'both tries');
    const times = holdsOn ? 20 : tries === 'first try' ? 1 : fault.tries;
    if (fault.abortedAs) await this.#abort(fault.abortedAs, times);
    else if (call === 'estimate') await this.#server.failEstimate({ ...fault.estimateAnswer, times });
    else await this.#server.failMail({ template: call, ...fault.mailAnswer, times });
  }

  async #abort(errorCode: string, times: number): Promise<void> {
    const { call } = this.#cell;
    let left = times;
    await this.#page.route(`${this.#server.origin}/api/**`, (route, request) => {
      const isTarget =
        call === 'estimate'
          ? request.url().endsWith('/estimate')
          : request.postData()?.includes(`"${templates[call]}"`);
      if (!isTarget || left === 0) return route.continue();
      left -= 1;
      return route.abort(errorCode);
    });
  }
}

/** Observations of a page under faults. */
interface PageWatch {
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
function installPageWatch(): void {
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
