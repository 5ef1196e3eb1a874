import type { BrowserContext } from 'playwright';
import { drawPhotos, IntendedAdditions } from './added';
import { drawPerson, drawWish, drawWord, IntendedLeads, type VisitorRequest } from './leads';
import type { MailGate } from './mail-gate';
import { tagSelector, type VisitPages } from './places';
import type { Act, Plan } from './plan';
import type { Random } from './random';
import { Tab } from './tab';
import { type WorldClock, worldNow, worldPause } from './world-clock';

/** Environment of a visit. */
export interface VisitWorld {
  readonly plan: Plan;
  readonly context: BrowserContext;
  readonly pages: VisitPages;
  readonly gate: MailGate;
  readonly clock: WorldClock;
  /** Draws typed values. */
  readonly random: Random;
}

/** Half-days offered: two on each of six days, or one less. */
const lastHalfDay = 10;
/** How long a visitor waits for the thank-you, and how often they look, in simulated time. */
const thanksPatienceMs = 90_000;
const thanksLookMs = 300;

/** The visitor, who acts out the plan and knows the leads they meant to send. */
export class Visit {
  readonly leads = new IntendedLeads();
  readonly added = new IntendedAdditions();
  readonly #world: VisitWorld;
  readonly #isFramed: boolean;
  readonly #tabs: Tab[] = [];
  #values: VisitorRequest;
  /** A page without storage is gone, so resending equal values would be a new request. */
  #isOver = false;
  /** After a thank-you the visitor stops, because resending would be a new request. */
  #isThanked = false;

  constructor(world: VisitWorld) {
    this.#world = world;
    this.#isFramed = world.plan.place === 'sandboxed frame';
    this.#values = { person: drawPerson(world.random), wish: drawWish(world.random) };
  }

  /** Performs all acts of the plan in turn. */
  async play(): Promise<void> {
    const { plan, pages, clock } = this.#world;
    const tab = await this.#openTab(pages.other);
    await tab.goTo(pages.form);
    await tab.fillIn(this.#values);
    for (const { act, afterMs } of plan.acts) {
      await worldPause(clock, afterMs);
      if (!this.#isOver) await this.#do(act);
    }
    await worldPause(clock, plan.healsAfterMs);
  }

  /** Brings the visitor online and ends the visit as planned; returns the open tabs. */
  async end(): Promise<readonly Tab[]> {
    const { context, plan, pages } = this.#world;
    await context.setOffline(false);
    if (plan.ending === 'comes back') {
      for (const tab of this.#openTabs()) await this.#leave(tab, (left) => left.close());
    }
    // A browser with windows does this itself when online again.
    for (const tab of this.#openTabs()) await tab.leaveErrorPage();
    // Twice back leads to the empty page that the tab began with.
    const isGone = this.#openTabs().every(({ page }) => page.url() === 'about:blank');
    const isSeenAgain = plan.ending !== 'stays' || isGone;
    if (isSeenAgain) await this.#openTab(pages.other);
    return this.#openTabs();
  }

  async #do(act: Act): Promise<void> {
    const { context, pages, random } = this.#world;
    const tab = this.#openTabs()[0];
    await this.#lookForThanks();
    switch (act) {
      case 'press':
        return this.#press(tab, this.#values);
      case 'double click':
        return this.#press(tab, this.#values, 2);
      case 'press again':
        return this.#pressAgain(tab);
      case 'edit and press':
        return this.#press(tab, { ...this.#values, wish: drawWish(random) });
      case 'other person presses':
        return this.#press(tab, { person: drawPerson(random), wish: drawWish(random) });
      case 'reload':
        return this.#leave(tab, ({ page }) => page.reload({ waitUntil: 'domcontentloaded' }));
      case 'back':
        return this.#leave(tab, ({ page }) => page.goBack({ waitUntil: 'domcontentloaded' }));
      case 'leave for another page':
        return this.#leave(tab, (left) => left.goTo(pages.other));
      case 'close the page':
        return this.#leave(tab, (left) => left.close());
      case 'crash the page':
        return this.#leave(tab, (crashed) => crashed.crash());
      case 'go offline':
        return context.setOffline(true);
      case 'go online':
        return context.setOffline(false);
      case 'remove the tag':
        return tab?.remove();
      case 'move the tag':
        return tab?.move();
      case 'open a second tab':
        await this.#openTab(pages.form);
        return;
      case 'press in a second tab':
        return this.#press(undefined, this.#values);
      case 'ask for a visit':
        return this.#askForVisit(await this.#waitForCards());
      case 'send photos':
        return this.#sendPhotos(await this.#waitForCards());
      case 'take a photo back': {
        const taken = await (await this.#waitForCards())?.takePhotoBack();
        if (taken) this.added.takeBack(taken);
      }
    }
  }

  async #askForVisit(tab: Tab | undefined): Promise<void> {
    const { random } = this.#world;
    const places = Array.from({ length: random.whole(1, 3) }, () => random.whole(0, lastHalfDay));
    const asked = await tab?.askForVisit({ places: [...new Set(places)], note: drawWord(random) });
    if (asked) this.added.ask(asked);
  }

  async #sendPhotos(tab: Tab | undefined): Promise<void> {
    const { random } = this.#world;
    const pictures = await drawPhotos(random.whole(1, 3));
    const sent = await tab?.sendPhotos(
      pictures,
      pictures.map(() => drawWord(random)),
    );
    if (sent) this.added.send(sent);
  }

  /** The tab that shows the cards of the thank-you, which may be long in coming. */
  async #waitForCards(): Promise<Tab | undefined> {
    const { clock } = this.#world;
    const until = worldNow(clock) + thanksPatienceMs;
    for (;;) {
      for (const tab of this.#openTabs()) {
        if (!(await tab.hasCards())) continue;
        this.#isThanked = true;
        return tab;
      }
      const away = this.#openTabs().filter(({ page }) => page.url() !== this.#world.pages.other);
      const views = await Promise.all(away.map((tab) => tab.view()));
      // A page that is loading shows nothing yet.
      const isComing = views.some(({ stage, isBusy }) => isBusy || stage === 'thanks' || stage === 'nothing');
      if (!isComing || worldNow(clock) > until) return undefined;
      await worldPause(clock, thanksLookMs);
    }
  }

  /** Fills in the values and presses the last button, unless already thanked. */
  async #press(open: Tab | undefined, values: VisitorRequest, times: 1 | 2 = 1): Promise<void> {
    if (this.#isThanked) return;
    const tab = open ?? (await this.#openTab(this.#world.pages.form));
    if (!(await this.#comeToForm(tab)) || !(await tab.fillIn(values))) return;
    await this.#lookForThanks();
    if (this.#isThanked) return;
    const pricesBefore = this.#world.gate.prices;
    if (!(await tab.send(times))) throw new Error('The form finds fault with the values');
    if (this.#world.plan.tag === 'estimator' && !(await this.#seesPrice(tab, pricesBefore))) return;
    const isSamePerson = tab.pressed?.person === values.person;
    this.leads.press(values, isSamePerson && tab.pressed !== values ? tab.pressed : null);
    tab.pressed = values;
    this.#values = values;
  }

  /** In all tabs, because the thank-you may show in another one. */
  async #lookForThanks(): Promise<void> {
    const views = await Promise.all(this.#openTabs().map((tab) => tab.view()));
    if (views.some(({ stage }) => stage === 'thanks')) this.#isThanked = true;
  }

  /** Presses whatever the form is doing; on a new page, refills the values first. */
  async #pressAgain(tab: Tab | undefined): Promise<void> {
    const isAsLeft = tab?.pressed === this.#values && !tab.isTagRemoved;
    if (!isAsLeft) return this.#press(tab, this.#values);
    const { stage } = await tab.view();
    if (stage === 'quote form' || stage === 'calculator') await tab.send(1);
  }

  /** Opens the form's page if needed; returns whether there is a form and no thank-you yet. */
  async #comeToForm(tab: Tab): Promise<boolean> {
    const { form } = this.#world.pages;
    const { stage } = await tab.waitFor((view) => !view.isBusy);
    if (stage === 'thanks') return false;
    if (tab.page.url() !== form || tab.isTagRemoved) await this.#leave(tab, () => tab.goTo(form));
    if (this.#isOver) return false;
    const view = await tab.waitFor(({ stage, isBusy }) => stage !== 'nothing' && !isBusy);
    return view.stage !== 'nothing' && view.stage !== 'thanks' && !view.isBusy;
  }

  /** Without a price there is no lead: offline the estimator only reports a failure. */
  async #seesPrice(tab: Tab, pricesBefore: number): Promise<boolean> {
    const { gate } = this.#world;
    await tab.waitFor((view) => gate.prices > pricesBefore || !view.isBusy);
    return gate.prices > pricesBefore;
  }

  /** Ends the page in a tab. */
  async #leave(tab: Tab | undefined, act: (tab: Tab) => Promise<unknown>): Promise<void> {
    if (!tab) return;
    // Offline the navigation fails, but the page is gone anyway.
    await act(tab).catch(() => null);
    tab.forgetPage();
    if (!this.#isFramed) return;
    this.leads.loseWhatCannotBeKept();
    this.#isOver = true;
  }

  async #openTab(address: string): Promise<Tab> {
    const { context, clock, plan } = this.#world;
    const page = await context.newPage();
    const tab = new Tab(page, tagSelector(plan), clock, this.#isFramed);
    this.#tabs.push(tab);
    await tab.goTo(address);
    return tab;
  }

  #openTabs(): readonly Tab[] {
    return this.#tabs.filter(({ isOpen }) => isOpen);
  }
}
