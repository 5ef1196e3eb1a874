import { sendKeys, setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { followScroll, startDropdowns } from '../../../site/scripts/header';
import { startMobileMenu } from '../../../site/scripts/mobile-menu';
import { nextFrame, until } from '../../support/page/until';

const page = document.createElement('div');
page.innerHTML = `
  <header class="site-header">
    <a class="logo" href="#logo">Logo</a>
    <nav class="main-nav">
      <div class="has-menu"><button aria-expanded="false">Work</button><div class="nav-menu"><a href="#walls">Walls</a></div></div>
      <div class="has-menu"><button aria-expanded="false">About</button><div class="nav-menu"><a href="#us">Us</a></div></div>
    </nav>
    <a class="menu-toggle" id="toggle" href="#menu" role="button" aria-label="Toggle menu" aria-expanded="false"><span class="menu-toggle-text" id="word" data-open="menu" data-close="close">menu</span></a>
  </header>
  <nav class="mobile-menu">
    <button aria-controls="pages" aria-expanded="false">Pages</button>
    <ul id="pages"><li><a href="#walls">Walls</a></li></ul>
    <a class="quote" data-painting-quote href="#quote">Quote</a>
    <a class="last" href="#last">Last</a>
    <p id="tail"><a href="#hidden" style="display: none">Hidden</a></p>
  </nav>
  <section class="call-bar"><a href="#call">Call</a></section>
  <p style="height: 3000px"></p>`;

/** The part of the page, of the type that its tests use. */
function part(selector: string): HTMLElement {
  const found = page.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`The page has no ${selector}`);
  return found;
}

before(async () => {
  await setViewport({ width: 800, height: 600 });
  document.body.append(page);
  // The links lead nowhere.
  page.addEventListener('click', (event) => event.preventDefault());
  startMobileMenu();
  startDropdowns();
  followScroll();
});

after(() => page.remove());

async function pressBack(): Promise<void> {
  await sendKeys({ down: 'Shift' });
  await sendKeys({ press: 'Tab' });
  await sendKeys({ up: 'Shift' });
}

describe("A phone's menu", () => {
  const toggle = () => part('.menu-toggle');
  const isOpen = () => document.documentElement.hasAttribute('data-menu-open');

  async function open(): Promise<void> {
    toggle().click();
    await nextFrame();
    expect(isOpen()).to.equal(true);
  }

  afterEach(async () => {
    if (isOpen()) toggle().click();
    // The history entry goes in a task of its own.
    await nextFrame();
    await nextFrame();
  });

  it('opens and closes with a button that says so, and locks the page meanwhile', async () => {
    const facts = () => [
      toggle().getAttribute('aria-expanded'),
      toggle().textContent,
      toggle().getAttribute('aria-labelledby'),
      part('.call-bar').inert,
      part('.mobile-menu').inert,
    ];
    expect([toggle().localName, toggle().hasAttribute('href'), toggle().hasAttribute('role')]).to.deep.equal([
      'button',
      false,
      false,
    ]);
    await open();
    expect(facts()).to.deep.equal(['true', 'close', 'toggle word', true, false]);
    toggle().click();
    expect(isOpen()).to.equal(false);
    expect(facts()).to.deep.equal(['false', 'menu', null, false, false]);
  });

  it('keeps the Tab key between its first and last link, in both directions, until Escape closes it', async function () {
    this.timeout(60_000);
    await open();
    part('.last').focus();
    await sendKeys({ press: 'Tab' });
    expect(document.activeElement).to.equal(part('.logo'));
    await pressBack();
    expect(document.activeElement).to.equal(part('.last'));
    await pressBack();
    expect(document.activeElement).to.equal(part('.quote'));
    await sendKeys({ press: 'Escape' });
    expect(isOpen()).to.equal(false);
    expect(document.activeElement).to.equal(toggle());
    part('.last').focus();
    await sendKeys({ press: 'Tab' });
    expect(document.activeElement).to.equal(part('.call-bar a'));
    await sendKeys({ press: 'Escape' });
    expect(document.activeElement).to.equal(part('.call-bar a'));
  });

  it('opens and closes the list below a button', async () => {
    await open();
    const [button, list] = [part('.mobile-menu button'), part('#pages')];
    const facts = () => [list.hidden, button.getAttribute('aria-expanded')];
    expect(facts()).to.deep.equal([true, 'false']);
    button.click();
    expect(facts()).to.deep.equal([false, 'true']);
    button.click();
    expect(facts()).to.deep.equal([true, 'false']);
  });

  it('closes by Back, without leaving the page', async () => {
    await open();
    history.back();
    await until(() => !isOpen());
    expect(page.isConnected).to.equal(true);
  });

  it('closes for the quote modal, which gives the focus back to its button', async () => {
    await open();
    part('.quote').click();
    expect(isOpen()).to.equal(false);
    expect(document.activeElement).to.equal(toggle());
  });

  it('closes in a window that becomes wide', async () => {
    await open();
    await setViewport({ width: 1000, height: 600 });
    await until(() => !isOpen());
    await setViewport({ width: 800, height: 600 });
  });
});

describe('A menu of the header', () => {
  const [work, about] = ['Work', 'About'].map((name, index) => {
    const menu = () => page.querySelectorAll<HTMLElement>('.has-menu')[index] as HTMLElement;
    const button = () => menu().querySelector('button') as HTMLElement;
    const isOpen = () =>
      menu().hasAttribute('data-open') && button().getAttribute('aria-expanded') === 'true';
    return { name, menu, button, isOpen };
  });
  if (!work || !about) throw new Error('The header has no menus');

  const point = (target: HTMLElement, type: string, pointerType = 'mouse') =>
    target.dispatchEvent(
      new PointerEvent(type, { pointerType, bubbles: type === 'pointerdown' || type === 'click' }),
    );

  afterEach(() => point(document.body, 'pointerdown'));

  it('follows a mouse, whose click leaves it open, and no finger', () => {
    point(work.menu(), 'pointerenter', 'touch');
    expect(work.isOpen()).to.equal(false);
    point(work.menu(), 'pointerenter');
    expect([work.isOpen(), about.isOpen()]).to.deep.equal([true, false]);
    point(work.button(), 'click');
    expect(work.isOpen()).to.equal(true);
    point(work.menu(), 'pointerleave', 'touch');
    expect(work.isOpen()).to.equal(true);
    point(work.menu(), 'pointerleave');
    expect(work.isOpen()).to.equal(false);
  });

  it('opens and closes by its button, and closes when another place is touched', () => {
    work.button().click();
    expect(work.isOpen()).to.equal(true);
    work.button().click();
    expect(work.isOpen()).to.equal(false);
    work.button().click();
    point(work.button(), 'pointerdown', 'touch');
    expect(work.isOpen()).to.equal(true);
    point(about.button(), 'pointerdown', 'touch');
    expect(work.isOpen()).to.equal(false);
  });

  it('closes when the focus leaves it, but not when the window loses the focus', () => {
    work.button().click();
    const link = work.menu().querySelector('a');
    const leaveTo = (relatedTarget: Element | null) =>
      link?.dispatchEvent(new FocusEvent('focusout', { relatedTarget, bubbles: true }));
    leaveTo(work.button());
    leaveTo(null);
    expect(work.isOpen()).to.equal(true);
    leaveTo(about.button());
    expect(work.isOpen()).to.equal(false);
  });

  it('closes by Escape, and takes only its own focus along', async () => {
    work.button().click();
    work.menu().querySelector('a')?.focus();
    await sendKeys({ press: 'Escape' });
    expect(work.isOpen()).to.equal(false);
    expect(document.activeElement).to.equal(work.button());
    work.button().click();
    part('.logo').focus();
    // The focus left the menu before.
    point(work.menu(), 'pointerenter');
    await sendKeys({ press: 'Escape' });
    expect(work.isOpen()).to.equal(false);
    expect(document.activeElement).to.equal(part('.logo'));
  });
});

describe('The header', () => {
  it('is fixed below 150 px, and comes loose again', async () => {
    const isFixed = () => document.documentElement.hasAttribute('data-header-fixed');
    for (const [top, fixed] of [
      [150, false],
      [151, true],
      [0, false],
    ] as const) {
      scrollTo(0, top);
      await nextFrame();
      await nextFrame();
      expect(isFixed(), `${top}`).to.equal(fixed);
    }
  });
});
