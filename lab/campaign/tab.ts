import type { Frame, Page } from 'playwright';
import { fillFields, pressButton } from '../../tests/faults/visitor-steps';
import { type FormView, moveTag, pressLastButton, removeTag, viewForm } from './form-tools';
import type { Person, Values } from './leads';
import { type WorldClock, worldNow } from './world-clock';

/** How long a visitor waits for a page to be usable, and for one that is sending (in the clock's time). */
const patienceMs = 45_000;
/** How often they look (in our own time). */
const lookMs = 20;
const nothing: FormView = { stage: 'nothing', isBusy: false, wrongFields: [] };

/** One tab of the visitor's browser, and what they do with the tag in it. */
export class Tab {
  readonly page: Page;
  readonly #selector: string;
  readonly #clock: WorldClock;
  readonly #isFramed: boolean;
  /** What was last sent from the page that is shown now. */
  pressed: Values | null = null;
  isTagRemoved = false;
  /** Whose details the estimator's first step was given; the tab keeps them across pages. */
  #contact: Person | null = null;

  constructor(page: Page, selector: string, clock: WorldClock, isFramed: boolean) {
    this.page = page;
    this.#selector = selector;
    this.#clock = clock;
    this.#isFramed = isFramed;
  }

  get isOpen(): boolean {
    return !this.page.isClosed();
  }

  /** The page that was shown is gone. */
  forgetPage(): void {
    this.pressed = null;
    this.isTagRemoved = false;
  }

  /** Goes to an address; where there is no way, the browser's own message is shown instead. */
  async goTo(address: string): Promise<void> {
    await this.page.goto(address, { waitUntil: 'domcontentloaded' }).catch(() => null);
  }

  /** Loads the page anew where the browser's own message is shown instead. */
  async leaveErrorPage(): Promise<void> {
    if (this.page.url().startsWith('chrome-error:')) await this.page.reload().catch(() => null);
  }

  /** Closes the tab, also in the middle of a change of page, where `page.close()` may never end. */
  async close(): Promise<void> {
    const session = await this.page.context().newCDPSession(this.page);
    const closed = this.page.waitForEvent('close', { timeout: 5_000 });
    await session.send('Page.close').catch(() => null);
    await closed;
  }

  /** Ends the page's process without a warning, as a lack of memory does. */
  async crash(): Promise<void> {
    await this.page.goto('chrome://crash').catch(() => null);
    await this.page.close();
  }

  /** What is to be seen now; nothing in the middle of a change of page. */
  async view(): Promise<FormView> {
    return (await unlessLeft(this.#frame()?.evaluate(viewForm, this.#selector))) ?? nothing;
  }

  /** Waits until the tag shows something that fits, or for as long as the visitor has patience; gives what is seen then. */
  async waitFor(isExpected: (view: FormView) => boolean): Promise<FormView> {
    const until = worldNow(this.#clock) + patienceMs;
    for (;;) {
      const view = await this.view();
      if (isExpected(view) || worldNow(this.#clock) > until || !this.isOpen) return view;
      await new Promise((resolve) => setTimeout(resolve, lookMs));
    }
  }

  /** Goes through the form up to the last button, which is left to be pressed; tells whether it is there. */
  async fillIn({ person, wish }: Values): Promise<boolean> {
    const { firstName, familyName, email, phone, address } = person;
    for (;;) {
      const { stage, isBusy } = await this.waitFor((view) => view.stage !== 'nothing' && !view.isBusy);
      if (isBusy) return false;
      const isPastContact = stage === 'options' || stage === 'calculator';
      if (stage === 'quote form') {
        await this.#fill({
          name: `${firstName} ${familyName}`,
          phone,
          email,
          address,
          message: wish.message,
        });
        return true;
      }
      if (stage === 'contact') {
        await this.#fill({ firstName, familyName, address, email, phone });
        await this.#click('Continue to Cost Estimator');
        this.#contact = person;
      } else if (isPastContact && this.#contact !== person) await this.#click('Back');
      else if (stage === 'options') await this.#click('Whole Condo');
      else if (stage === 'calculator') {
        await this.#fill({ wallSqft: String(wish.wallSqft) });
        return true;
      } else return false;
      await this.waitFor((view) => view.stage !== stage);
    }
  }

  /** Presses the last button, once or twice at a time; tells whether the form found nothing wrong with the values. */
  async send(times: 1 | 2): Promise<boolean> {
    await unlessLeft(this.#frame()?.evaluate(pressLastButton, { tags: this.#selector, times }));
    return (await this.view()).wrongFields.length === 0;
  }

  async remove(): Promise<void> {
    this.isTagRemoved = true;
    await unlessLeft(this.#frame()?.evaluate(removeTag, this.#selector));
  }

  async move(): Promise<void> {
    await unlessLeft(this.#frame()?.evaluate(moveTag, this.#selector));
  }

  /** Lets the page's clock jump ahead with the others. */
  async skip(ms: number): Promise<void> {
    const frames = this.isOpen ? this.page.frames() : [];
    await Promise.all(
      frames.map((frame) => frame.evaluate((time) => window.skipWorldTime(time), ms).catch(() => {})),
    );
  }

  async #fill(values: Readonly<Record<string, string>>): Promise<void> {
    await unlessLeft(this.#frame()?.evaluate(fillFields, { values, tags: this.#selector }));
  }

  async #click(name: string): Promise<void> {
    await unlessLeft(this.#frame()?.evaluate(pressButton, { name, tags: this.#selector }));
  }

  #frame(): Frame | undefined {
    return this.#isFramed ? this.page.frames()[1] : this.page.mainFrame();
  }
}

/** What a page answers; nothing when it goes away meanwhile, to the thank-you for instance. */
async function unlessLeft<Result>(answer: Promise<Result> | undefined): Promise<Result | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (/context was destroyed|has been closed|was detached/.test(String(error))) return undefined;
    throw error;
  }
}
