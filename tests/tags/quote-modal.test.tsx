import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { expect } from 'chai';
import { en } from '../../shared/locales/en';
import { definePaintingQuoteModal } from '../../widgets/painting-quote-modal';
import { QuoteFormScreen } from '../support/driver/quote-form-screen';
import { textOf, type } from '../support/driver/screen';
import { eventsOn, mount, stage } from '../support/page/stage';
import { nextFrame, until } from '../support/page/until';
import { held, useFakeServices } from '../support/server/fake-services';

definePaintingQuoteModal();

type ModalElement = HTMLElement & { show(): void; close(): void };

/** Drives the modal as a visitor, with the page's button that opens it. */
class ModalScreen extends QuoteFormScreen {
  readonly element: ModalElement;
  readonly opener: HTMLButtonElement;

  constructor(element: HTMLElement, opener: HTMLButtonElement) {
    super(element);
    this.element = element as ModalElement;
    this.opener = opener;
  }

  /** The dialog, once rendered. */
  get dialog(): HTMLDialogElement {
    return this.root.querySelector('dialog') as HTMLDialogElement;
  }

  /** Opens the modal with the page's button. */
  async open(): Promise<void> {
    this.opener.focus();
    this.opener.click();
    await this.isOpen();
  }

  async isOpen(): Promise<void> {
    await until(() => this.dialog?.open && this.root.querySelector('[name=name]'));
  }

  async isClosed(): Promise<void> {
    await until(() => !this.dialog.open);
  }
}

function isPageLocked(): boolean {
  return getComputedStyle(document.documentElement).overflowY === 'hidden';
}

async function mountModal(attributes = ''): Promise<ModalScreen> {
  stage.insertAdjacentHTML(
    'beforeend',
    '<button data-painting-quote type="button"><span>Get a Quote</span></button>',
  );
  const opener = stage.lastElementChild as HTMLButtonElement;
  const element = await mount(`<painting-quote-modal ${attributes}></painting-quote-modal>`);
  await nextFrame();
  await nextFrame();
  return new ModalScreen(element, opener);
}

describe('Opening the quote modal', () => {
  useFakeServices();

  it('the quote modal draws its form on request only', async () => {
    const screen = await mountModal();
    expect(screen.dialog.open).to.equal(false);
    expect(screen.root.querySelectorAll('form')).to.have.length(0);
  });

  it('the quote modal opens on a click on or inside an element with data-painting-quote', async () => {
    const screen = await mountModal();
    screen.opener.querySelector('span')?.click();
    await screen.isOpen();
    expect(screen.dialog.matches(':modal')).to.equal(true);
  });

  it('the quote modal opens with a page whose address ends in #painting-quote', async () => {
    history.replaceState(null, '', '#painting-quote');
    try {
      const screen = await mountModal();
      await until(() => screen.dialog.open);
    } finally {
      history.replaceState(null, '', location.pathname + location.search);
    }
  });

  it('the quote modal opens on a click on a link to #painting-quote of the page, and on none to another', async () => {
    const screen = await mountModal();
    const links = document.createElement('p');
    links.innerHTML =
      '<a href="/elsewhere#painting-quote">Elsewhere</a><a href="#painting-quote"><b>Quote</b></a>';
    stage.append(links);
    links.addEventListener('click', (event) => event.preventDefault());
    links.querySelector('a')?.click();
    await nextFrame();
    expect(screen.dialog.open).to.equal(false);
    links.querySelector('b')?.click();
    await screen.isOpen();
  });

  it('an opener added later in a shadow root opens the quote modal', async () => {
    const screen = await mountModal();
    const holder = document.createElement('div');
    stage.append(holder);
    holder.attachShadow({ mode: 'open' }).innerHTML = '<a href="#quote" data-painting-quote>Quote</a>';
    holder.shadowRoot?.querySelector('a')?.click();
    await screen.isOpen();
    expect(location.hash).to.equal('');
  });

  for (const key of ['Enter', ' '] as const) {
    it(`the quote modal opens by keyboard, with ${key === ' ' ? 'Space' : key}`, async () => {
      const screen = await mountModal();
      screen.opener.focus();
      await sendKeys({ press: key });
      await screen.isOpen();
    });
  }

  it('show() opens the quote modal, even before it has rendered', async () => {
    const element = document.createElement('painting-quote-modal') as ModalElement;
    stage.append(element);
    element.show();
    const screen = new ModalScreen(element, document.createElement('button'));
    await screen.isOpen();
  });

  it('clicks already handled, or meant for a new tab, open no quote modal', async () => {
    const screen = await mountModal();
    addEventListener('click', (event) => event.preventDefault(), { once: true, capture: true });
    screen.opener.click();
    const newTab = { bubbles: true, composed: true, cancelable: true, ctrlKey: true };
    expect(screen.opener.dispatchEvent(new MouseEvent('click', newTab))).to.equal(true);
    await nextFrame();
    await nextFrame();
    expect(screen.dialog.open).to.equal(false);
  });

  it('the quote modal opens even if the page stops the click of its opener', async () => {
    const screen = await mountModal();
    screen.opener.addEventListener('click', (event) => event.stopImmediatePropagation());
    screen.opener.click();
    await screen.isOpen();
  });

  it('one of two quote modals opens, and the second after the first is removed', async () => {
    const first = await mountModal();
    const second = await mountModal();
    first.opener.click();
    await first.isOpen();
    expect(second.dialog.open).to.equal(false);
    first.element.remove();
    await until(() => !isPageLocked()); // which proves the removal
    second.opener.click();
    await second.isOpen();
  });

  it("the quote modal has its title, 'free' highlighted, and the form on white", async () => {
    const screen = await mountModal();
    await screen.open();
    expect(screen.heading).to.equal(en.quoteModal.title);
    expect(textOf(screen.root.querySelector('h2 em'))).to.equal('free');
    expect(screen.dialog.getAttribute('aria-labelledby')).to.equal(screen.root.querySelector('h2')?.id);
    expect(getComputedStyle(screen.dialog).backgroundColor).to.equal('rgb(255, 255, 255)');
    expect(screen.root.querySelectorAll('h2')).to.have.length(1);
  });

  it('the quote modal is centred, at most 40rem wide, with 2rem around the form', async () => {
    const screen = await mountModal();
    await screen.open();
    const { left, right, width } = screen.dialog.getBoundingClientRect();
    expect(left).to.be.closeTo(innerWidth - right, 20); // tolerates a scroll bar
    expect(width).to.be.at.most(640);
    expect(getComputedStyle(screen.dialog.firstElementChild as Element).padding).to.equal('32px');
  });

  it('the quote modal is vertically centred, and stays in place when messages make it taller', async () => {
    const screen = await mountModal();
    await screen.open();
    await Promise.all(screen.dialog.getAnimations().map(({ finished }) => finished));
    const { top, bottom } = screen.dialog.getBoundingClientRect();
    expect(top).to.be.at.least(12);
    expect(Math.max(innerHeight - bottom, 12)).to.be.closeTo(top, 2);
    screen.submit();
    await until(() => screen.errors.length > 0);
    expect(screen.dialog.getBoundingClientRect().top).to.be.closeTo(top, 1);
  });

  it('the open quote modal focuses its first field', async () => {
    const screen = await mountModal();
    await screen.open();
    expect(screen.focus).to.equal('name');
  });

  it('the quote modal has a close button that stays reachable while its form scrolls', async () => {
    const screen = await mountModal();
    await screen.open();
    screen.dialog.style.maxHeight = '200px';
    screen.dialog.scrollTop = 10_000;
    await nextFrame();
    expect(screen.dialog.scrollTop).to.be.greaterThan(0);
    const { left, top, width, height } = screen.button(en.quoteModal.close).getBoundingClientRect();
    const at = screen.root.elementFromPoint(left + width / 2, top + height / 2);
    expect(at?.closest('button') === screen.button(en.quoteModal.close)).to.equal(true);
  });

  it('the quote modal dispatches events on opening and closing', async () => {
    const screen = await mountModal();
    const opened = eventsOn(document, 'painting-open');
    const closed = eventsOn(document, 'painting-close');
    await screen.open();
    await until(() => opened.length === 1);
    screen.element.show();
    await nextFrame();
    expect(closed).to.have.length(0);
    screen.element.close();
    await until(() => closed.length === 1);
    expect(opened).to.have.length(1);
    await screen.open();
    await until(() => opened.length === 2);
  });

  it('the quote modal opens again if the page closes and opens it in one task', async () => {
    const screen = await mountModal();
    await screen.open();
    const told: string[] = [];
    for (const type of ['painting-open', 'painting-close']) {
      screen.element.addEventListener(type, () => told.push(type));
    }
    screen.element.close();
    screen.element.show();
    await until(() => told.length === 2);
    await nextFrame();
    await nextFrame();
    expect(told).to.deep.equal(['painting-close', 'painting-open']);
    expect(screen.dialog.open).to.equal(true);
    expect(isPageLocked()).to.equal(true);
    screen.element.close();
    await until(() => !isPageLocked());
  });

  it("the quote modal speaks the page's language", async () => {
    const screen = await mountModal('lang="fr"');
    await screen.open();
    expect(screen.heading).to.equal('Demandez une soumission gratuite');
    screen.button('Fermer').click();
    await screen.isClosed();
  });
});

/** Ways in which a page hides the modal's container. */
const hidings: Readonly<Record<string, (place: HTMLElement) => void>> = {
  'display: none': (place) => place.style.setProperty('display', 'none'),
  hidden: (place) => place.toggleAttribute('hidden', true),
  'content-visibility: hidden': (place) => place.style.setProperty('content-visibility', 'hidden'),
  'a closed <details>': (place) => void wrapped('details', place),
};

function wrapped(tag: string, node: Node): HTMLElement {
  const wrapper = document.createElement(tag);
  stage.append(wrapper);
  wrapper.append(node);
  return wrapper;
}

describe('The quote modal in a hidden place', () => {
  useFakeServices();

  for (const [hiding, hide] of Object.entries(hidings)) {
    it(`does not open, and the opener's link is followed: ${hiding}`, async () => {
      const screen = await mountModal();
      hide(wrapped('div', screen.element));
      const click = new MouseEvent('click', { bubbles: true, composed: true, cancelable: true });
      expect(screen.opener.dispatchEvent(click)).to.equal(true);
      screen.element.show();
      await nextFrame();
      await nextFrame();
      expect(screen.dialog.open).to.equal(false);
      expect(isPageLocked()).to.equal(false);
    });

    it(`closes, and unlocks the page: ${hiding}`, async () => {
      const screen = await mountModal();
      const place = wrapped('div', screen.element);
      const closed = eventsOn(document, 'painting-close');
      await screen.open();
      await until(isPageLocked);
      hide(place);
      await screen.isClosed();
      await until(() => !isPageLocked());
      expect(closed).to.have.length(1);
    });
  }

  it("leaves the click to the page's next modal", async () => {
    const hidden = await mountModal();
    const shown = await mountModal();
    wrapped('div', hidden.element).hidden = true;
    hidden.opener.click();
    await shown.isOpen();
    expect(hidden.dialog.open).to.equal(false);
  });

  it('is shown even so if its place is only invisible', async () => {
    const screen = await mountModal();
    wrapped('div', screen.element).style.visibility = 'hidden';
    await screen.open();
    expect(getComputedStyle(screen.dialog).visibility).to.equal('visible');
  });
});

describe('Closing the quote modal', () => {
  useFakeServices();

  it('its close button closes the quote modal', async () => {
    const screen = await mountModal();
    await screen.open();
    screen.button(en.quoteModal.close).click();
    await screen.isClosed();
  });

  it('Escape closes the quote modal', async () => {
    const screen = await mountModal();
    await screen.open();
    await sendKeys({ press: 'Escape' });
    await screen.isClosed();
  });

  it('a click on the backdrop closes the quote modal', async () => {
    const screen = await mountModal();
    await screen.open();
    await sendMouse({ type: 'click', position: [4, 4] });
    await screen.isClosed();
  });

  it('a backdrop click with another button leaves the quote modal open', async () => {
    const screen = await mountModal();
    await screen.open();
    await sendMouse({ type: 'click', position: [4, 4], button: 'right' });
    await nextFrame();
    await nextFrame();
    expect(screen.dialog.open).to.equal(true);
  });

  it('a press on its own scroll bar leaves the quote modal open', async () => {
    const screen = await mountModal();
    await screen.open();
    const { left, right, top, bottom } = screen.dialog.getBoundingClientRect();
    const press = (clientX: number, clientY: number) =>
      screen.dialog.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, clientX, clientY }));
    press(right - 2, (top + bottom) / 2);
    press((left + right) / 2, bottom - 2);
    await nextFrame();
    expect(screen.dialog.open).to.equal(true);
    press(right + 2, (top + bottom) / 2);
    await screen.isClosed();
  });

  it('a click inside, or a press inside that ends outside, leaves the quote modal open', async () => {
    const screen = await mountModal();
    await screen.open();
    const { left, top } = screen.field('name').getBoundingClientRect();
    const inside: [number, number] = [Math.round(left) + 9, Math.round(top) + 9];
    await sendMouse({ type: 'click', position: inside });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: [4, 4] });
    await sendMouse({ type: 'up' });
    await nextFrame();
    expect(screen.dialog.open).to.equal(true);
  });

  it('close() closes the quote modal', async () => {
    const screen = await mountModal();
    await screen.open();
    screen.element.close();
    await screen.isClosed();
  });

  it('closing a closed quote modal is no error', async () => {
    const screen = await mountModal();
    screen.element.close();
    await nextFrame();
    expect(screen.dialog.open).to.equal(false);
  });

  it('the quote modal returns the focus to its opener', async () => {
    const screen = await mountModal();
    await screen.open();
    expect(screen.root.activeElement === null).to.equal(false);
    await sendKeys({ press: 'Escape' });
    await screen.isClosed();
    await until(() => document.activeElement === screen.opener);
  });

  it('the quote modal keeps typed text for the next time', async () => {
    const screen = await mountModal();
    await screen.open();
    screen.fill();
    const { values, question } = screen;
    await sendKeys({ press: 'Escape' });
    await screen.isClosed();
    await screen.open();
    expect(screen.values).to.deep.equal(values);
    expect(screen.question).to.equal(question);
  });

  it('the quote modal may change its question while no answer is typed', async () => {
    const screen = await mountModal();
    const questions = new Set<string>();
    for (let time = 0; time < 8; time++) {
      await screen.open();
      questions.add(screen.question);
      screen.element.close();
      await screen.isClosed();
    }
    expect(questions.size).to.be.greaterThan(1);
  });
});

describe('The open quote modal', () => {
  const services = useFakeServices();

  it('traps the focus, however often Tab is pressed', async () => {
    const screen = await mountModal();
    await screen.open();
    // Starts in the first field.
    const visited = [screen.focus];
    for (let press = 0; press < 12; press++) {
      await sendKeys({ press: 'Tab' });
      // Between last and first control the focus may visit the browser's own buttons.
      expect(document.activeElement === screen.element || document.activeElement === document.body).to.equal(
        true,
      );
      visited.push(screen.focus);
    }
    expect(visited).to.include.members([
      'name',
      'phone',
      'email',
      'address',
      'mathAnswer',
      'message',
      en.quoteForm.submit,
    ]);
  });

  it("locks the page's scrolling, and restores it", async () => {
    const root = document.documentElement;
    root.style.overflow = 'scroll';
    root.style.paddingInlineEnd = '3px';
    const written = root.getAttribute('style');
    const screen = await mountModal();
    const { width } = stage.getBoundingClientRect();
    await screen.open();
    await until(isPageLocked);
    expect(root.getAttribute('style')).to.equal(written); // a page saved while locked would stay so
    expect(stage.getBoundingClientRect().width).to.be.closeTo(width, 3); // no shift where the scroll bar was
    screen.element.close();
    await until(() => getComputedStyle(root).overflowY === 'scroll');
    expect(getComputedStyle(root).paddingInlineEnd).to.equal('3px');
    root.removeAttribute('style');
  });

  it("unlocks the page's scrolling if removed while open", async () => {
    const screen = await mountModal();
    await screen.open();
    await until(() => isPageLocked());
    screen.element.remove();
    await until(() => !isPageLocked());
  });

  it('shows form errors and stays open', async () => {
    const screen = await mountModal();
    await screen.open();
    screen.submit();
    await until(() => screen.errors.length === 5);
    expect(screen.dialog.open).to.equal(true);
  });

  it('shows an error toast inside the dialog, above the backdrop', async () => {
    services.current.mail = () => new Response('Account not found', { status: 404 });
    const screen = await mountModal();
    await screen.open();
    screen.fill();
    screen.submit();
    await until(() => screen.toasts.length > 0);
    expect(screen.toasts).to.deep.equal(['Failed to send message: Account not found']);
    const alert = screen.root.querySelector('.toast') as HTMLElement;
    expect(screen.dialog.contains(alert)).to.equal(true);
    const { left, top } = alert.getBoundingClientRect();
    expect(alert.contains(screen.root.elementFromPoint(left + 30, top + 10))).to.equal(true);
    expect(screen.values).to.include({ name: 'Ada Painter' });
  });

  it('replaces the form with the thank-you', async () => {
    const screen = await mountModal('mode="test"');
    await screen.open();
    screen.fill();
    screen.submit();
    await until(() => screen.shows(en.thankYou.contact.heading));
    expect(screen.dialog.open).to.equal(true);
    screen.button(en.quoteModal.close).click();
    await screen.isClosed();
  });

  it('shows an empty form with a new question for the next request', async () => {
    const realRandom = Math.random;
    try {
      Math.random = () => 0.1;
      const screen = await mountModal('mode="test"');
      await screen.open();
      expect(screen.question).to.equal('1 + 0 = ?');
      screen.fill();
      screen.submit();
      await until(() => screen.shows(en.thankYou.contact.heading));
      Math.random = () => 0.9;
      screen.button(en.quoteModal.close).click();
      await screen.isClosed();
      await screen.open();
      expect(screen.shows(en.thankYou.contact.heading)).to.equal(false);
      expect(Object.values(screen.values).join('')).to.equal('');
      expect(screen.question).to.equal('10 - 9 = ?');
      expect(screen.errors).to.deep.equal([]);
      screen.fill();
      screen.submit();
      await until(() => screen.shows(en.thankYou.contact.heading));
    } finally {
      Math.random = realRandom;
    }
  });

  it('reopens with all input if a send fails after closing', async () => {
    const answer = held();
    services.current.mail = answer.answer;
    const screen = await mountModal();
    await screen.open();
    screen.fill();
    const { values, question } = screen;
    screen.submit();
    await until(() => services.current.mails.length === 1);
    screen.button(en.quoteModal.close).click();
    await screen.isClosed();
    answer.give(new Response('Account not found', { status: 404 }));
    await screen.isOpen();
    await until(() => screen.toasts.length > 0);
    expect(screen.toasts).to.deep.equal(['Failed to send message: Account not found']);
    expect(screen.dialog.matches(':modal')).to.equal(true);
    expect(screen.values).to.deep.equal(values);
    expect(screen.question).to.equal(question);
  });

  it('stays modal with its content when moved in the document', async () => {
    const screen = await mountModal();
    const closed = eventsOn(document, 'painting-close');
    await screen.open();
    screen.fill();
    const { values } = screen;
    const place = document.createElement('section');
    stage.append(place);
    place.append(screen.element);
    await until(() => screen.dialog.matches(':modal'));
    expect(screen.values).to.deep.equal(values);
    expect(isPageLocked()).to.equal(true);
    expect(closed).to.have.length(0);
    await sendKeys({ press: 'Escape' });
    await screen.isClosed();
    await until(() => !isPageLocked());
    expect(closed).to.have.length(1);
    await screen.open();
    expect(screen.dialog.matches(':modal')).to.equal(true);
    expect(screen.values).to.deep.equal(values);
  });

  it("shares its question with the page's other forms", async () => {
    const screen = await mountModal();
    const other = await mountModal();
    await screen.open();
    other.element.show();
    await other.isOpen();
    await until(() => screen.question === other.question);
    type(other.field('mathAnswer'), other.solution);
    expect(screen.question).to.equal(other.question);
  });
});
