import { expect, type Page } from 'playwright/test';
import { business } from '../support/business';
import { client } from '../support/page/estimator';
import { hostPage } from '../support/page/host-page';
import { visitor } from '../support/page/quote-form';
import type { TestServer } from '../support/server/test-server';
import type { ThirdPartySite } from '../support/server/third-party-site';
import { isHeld, type MatrixCell, projectOf } from './matrix-cells';
import { installPageWatch } from './page-watch';
import { fillFields, leadTags, pressButton, readScreen } from './visitor-steps';

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
    await this.#press('Continue to Cost Estimator');
    await this.#press(projectOf(this.#cell));
  }

  /** Presses the last button, advances time until the flow ends, and describes what the visitor saw. */
  async send(): Promise<string> {
    await this.#page.evaluate(() => {
      window.pageWatch.messages.length = 0;
    });
    await this.#press(this.#cell.call.startsWith('contact') ? 'Submit' : 'Calculate Cost');
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
