import type { Frame, Locator, Page } from 'playwright';
import {
  type AskedVisit,
  askForVisit,
  type FormView,
  moveTag,
  pressLastButton,
  removeTag,
  type SentPhotos,
  submitPhotos,
  takePhotoBack,
  viewForm,
} from './form-tools';
import type { Person, VisitorRequest } from './leads';
import { fillFields, pressButton } from './page-actions';
import { type WorldClock, worldNow } from './world-clock';

/** The visitor's patience with a loading or sending page, in simulated time. */
const patienceMs = 45_000;
/** Real polling interval. */
const lookMs = 20;
/** Real time in which the browser draws a few small pictures. */
const longestPreparationMs = 5_000;
const nothing: FormView = { stage: 'nothing', isBusy: false, wrongFields: [] };

/** A tab of the visitor's browser, and actions on its tag. */
export class Tab {
  readonly page: Page;
  readonly #selector: string;
  readonly #clock: WorldClock;
  readonly #isFramed: boolean;
  /** Values last submitted on the current page. */
  pressed: VisitorRequest | null = null;
  isTagRemoved = false;
  /** Person entered in the estimator's first step; the tab keeps it across pages. */
  #contact: Person | null = null;

  constructor(page: Page, selector: string, clock: WorldClock, isFramed: boolean) {
    this.page = page;
    this.#selector = selector;
    this.#clock = clock;
    this.#isFramed = isFramed;
    // Two tabs of one site may share the process that a crash ends.
    page.on('crash', () => void page.close());
  }

  get isOpen(): boolean {
    return !this.page.isClosed();
  }

  /** Resets state when the page is gone. */
  forgetPage(): void {
    this.pressed = null;
    this.isTagRemoved = false;
  }

  /** Opens an address; shows the browser's error page if unreachable. */
  async goTo(address: string): Promise<void> {
    await this.page.goto(address, { waitUntil: 'domcontentloaded' }).catch(() => null);
  }

  /** Reloads if the browser's error page is showing. */
  async leaveErrorPage(): Promise<void> {
    if (this.page.url().startsWith('chrome-error:')) await this.page.reload().catch(() => null);
  }

  /** Closes the tab even during a navigation, when `page.close()` may never resolve. */
  async close(): Promise<void> {
    const session = await this.page.context().newCDPSession(this.page);
    const closed = this.page.waitForEvent('close', { timeout: 5_000 });
    await session.send('Page.close').catch(() => null);
    await closed;
  }

  /** Kills the page's process, as a lack of memory would. */
  async crash(): Promise<void> {
    await this.page.goto('chrome://crash').catch(() => null);
    await this.page.close();
  }

  /** Current view; empty during a navigation. */
  async view(): Promise<FormView> {
    return (await unlessLeft(this.#frame()?.evaluate(viewForm, this.#selector))) ?? nothing;
  }

  /** Waits for an expected view, up to the visitor's patience; returns the last one. */
  async waitFor(isExpected: (view: FormView) => boolean): Promise<FormView> {
    const until = worldNow(this.#clock) + patienceMs;
    for (;;) {
      const view = await this.view();
      if (isExpected(view) || worldNow(this.#clock) > until || !this.isOpen) return view;
      await new Promise((resolve) => setTimeout(resolve, lookMs));
    }
  }

  /** Completes the form up to the last button; returns whether it is there. */
  async fillIn({ person, wish }: VisitorRequest): Promise<boolean> {
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

  /** Presses the last button once or twice; returns whether the form found the values valid. */
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

  /** Whether the cards of the thank-you are there. */
  async hasCards(): Promise<boolean> {
    return ((await unlessLeft(this.#card('photos')?.count())) ?? 0) > 0;
  }

  /** Asks for half-days by their places; null where the card is not there or sending. */
  async askForVisit(wish: {
    readonly places: readonly number[];
    readonly note: string;
  }): Promise<AskedVisit | null> {
    return (await unlessLeft(this.#card('visit')?.evaluateAll(askForVisit, wish))) ?? null;
  }

  /** Chooses pictures, describes and sends them; null where the card is not there or busy. */
  async sendPhotos(pictures: readonly Buffer[], descriptions: readonly string[]): Promise<SentPhotos | null> {
    const card = this.#card('photos');
    const chooser = card?.locator('button:not([aria-disabled=true]) + input[type=file]').first();
    if (!chooser || (await unlessLeft(chooser.count())) !== 1) return null;
    const files = pictures.map((buffer) => ({ name: 'room.jpg', mimeType: 'image/jpeg', buffer }));
    await unlessLeft(chooser.setInputFiles(files));
    const startedAt = Date.now();
    // The card is busy until it has prepared them.
    while (((await unlessLeft(chooser.count())) ?? 0) < 1 && Date.now() - startedAt < longestPreparationMs)
      await new Promise((resolve) => setTimeout(resolve, lookMs));
    return (await unlessLeft(card?.evaluateAll(submitPhotos, descriptions))) ?? null;
  }

  /** Withdraws a sent photo and returns its description; null if there is none. */
  async takePhotoBack(): Promise<string | null> {
    return (await unlessLeft(this.#card('photos')?.evaluateAll(takePhotoBack))) ?? null;
  }

  /** Advances the page's clock with the others. */
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

  #card(part: 'visit' | 'photos'): Locator | undefined {
    return this.#frame()?.locator(`section[part=${part}]`);
  }

  #frame(): Frame | undefined {
    return this.#isFramed ? this.page.frames()[1] : this.page.mainFrame();
  }
}

/** A page's result; undefined if the page navigates away meanwhile. */
async function unlessLeft<Result>(answer: Promise<Result> | undefined): Promise<Result | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (/context was destroyed|has been closed|was detached/.test(String(error))) return undefined;
    throw error;
  }
}
