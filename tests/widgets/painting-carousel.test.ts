import { emulateMedia, sendMouse } from '@web/test-runner-commands';
import { expect } from 'chai';
import { definePaintingCarousel } from '../../widgets/painting-carousel';
import { CarouselScreen } from '../support/driver/carousel-screen';
import { useConsoleLines } from '../support/page/console-lines';
import { useFakeClock } from '../support/page/fake-clock';
import { eventsOn, mount, stage } from '../support/page/stage';
import { nextFrame, until } from '../support/page/until';

definePaintingCarousel();

const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];

/** Mounts a carousel of so many slides, each a link with an id. */
async function carousel(count: number, attributes = '', widthPx = 900): Promise<CarouselScreen> {
  const slides = letters
    .slice(0, count)
    .map((letter) => `<a id="${letter}" href="#to-${letter}">${letter}</a>`);
  const element = await mount(
    `<painting-carousel style="width: ${widthPx}px" ${attributes}>${slides.join('')}</painting-carousel>`,
  );
  return new CarouselScreen(element);
}

function swipe(screen: CarouselScreen, byPx: number, pointerType = 'touch'): void {
  const send = (type: string, clientX: number) =>
    screen.part('viewport').dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        isPrimary: true,
        pointerId: 7,
        pointerType,
        clientX,
        clientY: 5,
      }),
    );
  send('pointerdown', 300);
  send('pointermove', 300 + byPx / 2);
  send('pointermove', 300 + byPx);
  send('pointerup', 300 + byPx);
}

function key(target: Element, name: string): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, composed: true, cancelable: true });
  target.dispatchEvent(event);
  return event;
}

describe('A carousel', () => {
  const clock = useFakeClock();
  const lines = useConsoleLines();

  afterEach(() => {
    expect(lines).to.deep.equal([]);
  });

  /** Moves and waits for the rest. */
  async function go(screen: CarouselScreen, arrow: 'previous' | 'next'): Promise<void> {
    await screen.press(arrow);
    await clock.current.pass(300);
    await until(() => !screen.isMoving);
  }

  it('shows each child as a slide, one at a time', async () => {
    const screen = await carousel(4);
    await screen.untilSeen('A');
    expect(screen.usable).to.deep.equal(['A']);
  });

  it('shows as many as its own width is said to hold', async () => {
    const wide = await carousel(4, 'visible="1 3"', 640);
    await wide.untilSeen('A', 'B', 'C');
    const narrow = await carousel(4, 'visible="1 3"', 639);
    await narrow.untilSeen('A');
  });

  it('follows its width when that changes', async () => {
    const screen = await carousel(4, 'visible="1 3"');
    await screen.untilSeen('A', 'B', 'C');
    screen.element.style.width = '400px';
    await screen.untilSeen('A');
    screen.element.style.width = '900px';
    await screen.untilSeen('A', 'B', 'C');
  });

  it('works when it begins hidden', async () => {
    stage.style.display = 'none';
    const screen = await carousel(4, 'visible="1 3"', 500);
    stage.style.display = '';
    await screen.untilSeen('A');
    await go(screen, 'next');
    await screen.untilSeen('B');
  });

  it('stays where it is while it is hidden for a time', async () => {
    const screen = await carousel(4, 'visible="1 2"', 500);
    await go(screen, 'next');
    screen.element.style.display = 'none';
    await nextFrame();
    screen.element.style.display = '';
    await screen.untilSeen('B');
  });

  for (const [count, visible, step] of [
    [4, 3, 1],
    [6, 2, 2],
    [5, 2, 2],
    [3, 2, 1],
    [2, 1, 1],
    [7, 3, 5],
  ] as const) {
    it(`goes round ${count} slides without end, ${visible} seen, by ${step}`, async () => {
      const screen = await carousel(count, `visible="1 ${visible}" step="1 ${step}"`);
      const seenFrom = (first: number) =>
        letters.slice(0, visible).map((_, place) => letters[(first + place) % count] ?? '');
      for (const arrow of ['next', 'previous'] as const) {
        for (let moves = 1; moves <= count + 1; moves += 1) {
          await go(screen, arrow);
          const way = arrow === 'next' ? moves * step : (count + 1 - moves) * step;
          await screen.untilSeen(...seenFrom(way % count));
          expect(screen.usable).to.deep.equal(screen.seen);
        }
      }
    });
  }

  it('disables its arrows and ignores every move while one is under way', async () => {
    const screen = await carousel(4);
    const rests = eventsOn(screen.element, 'painting-slide');
    await screen.press('next');
    expect(screen.part('previous').getAttribute('aria-disabled')).to.equal('true');
    screen.part('next').click();
    key(screen.part('next'), 'ArrowRight');
    swipe(screen, -200);
    await clock.current.pass(300);
    await screen.untilSeen('B');
    expect(rests).to.have.length(1);
  });

  it('moves for as long as transition-ms says', async () => {
    const screen = await carousel(4, 'transition-ms="800"');
    await screen.press('next');
    expect(screen.part('track').style.transition).to.contain('800ms');
    await clock.current.pass(799);
    expect(screen.isMoving).to.equal(true);
    await clock.current.pass(1);
    await screen.untilSeen('B');
    expect(screen.part('track').style.transition).to.equal('none');
  });

  it('jumps back to the slide itself once it has passed an end', async () => {
    const screen = await carousel(3);
    const atStart = screen.part('track').style.transform;
    for (const _ of letters.slice(0, 3)) await go(screen, 'next');
    await screen.untilSeen('A');
    expect(screen.part('track').style.transform).to.equal(atStart);
  });

  it('tells where it came to rest', async () => {
    const screen = await carousel(3);
    const rests = eventsOn(stage, 'painting-slide');
    await go(screen, 'previous');
    await until(() => rests.length > 0);
    expect(rests[0]?.detail).to.deep.equal({ index: 2, of: 3 });
    expect(rests[0]?.composed).to.equal(true);
  });

  it('says its position, and announces it after a move', async () => {
    const screen = await carousel(4);
    expect(screen.position).to.equal('Slide 1 of 4');
    await go(screen, 'next');
    await until(() => screen.position === 'Slide 2 of 4');
    expect(screen.part('position').getAttribute('aria-live')).to.equal('polite');
  });

  it('speaks French', async () => {
    const screen = await carousel(4, 'lang="fr"');
    screen.button('Diapositive suivante').click();
    await clock.current.until(() => screen.position === 'Diapositive 2 sur 4');
    screen.button('Diapositive précédente');
  });

  it('has neither arrows nor copies while all its slides are seen', async () => {
    const screen = await carousel(3, 'visible="1 3"');
    await screen.untilSeen('A', 'B', 'C');
    expect(screen.findButton('Next slide')).to.equal(undefined);
    expect(screen.element.children).to.have.length(3);
    expect(key(screen.part('viewport'), 'ArrowRight').defaultPrevented).to.equal(false);
  });

  it('is quiet while it is empty', async () => {
    const screen = await carousel(0);
    expect(screen.slides).to.have.length(0);
    expect(screen.findButton('Next slide')).to.equal(undefined);
  });
});

describe('The keys and fingers on a carousel', () => {
  const clock = useFakeClock();

  it('moves by the arrow keys, from anywhere in it', async () => {
    const screen = await carousel(4);
    const slide = screen.element.firstElementChild as HTMLElement;
    expect(key(slide, 'ArrowRight').defaultPrevented).to.equal(true);
    await clock.current.until(() => screen.seen.join() === 'B' && !screen.isMoving);
    key(screen.part('next'), 'ArrowLeft');
    await clock.current.until(() => screen.seen.join() === 'A' && !screen.isMoving);
  });

  it('leaves alone the keys of fields in a slide, and keys with a modifier', async () => {
    const screen = await carousel(4);
    const field = document.createElement('input');
    screen.element.firstElementChild?.append(field);
    expect(key(field, 'ArrowRight').defaultPrevented).to.equal(false);
    const withControl = new KeyboardEvent('keydown', { key: 'ArrowRight', ctrlKey: true, cancelable: true });
    screen.element.dispatchEvent(withControl);
    expect(withControl.defaultPrevented).to.equal(false);
    await nextFrame();
    expect(screen.isMoving).to.equal(false);
  });

  it('turns the other way where text runs from right to left', async () => {
    const screen = await carousel(4, 'visible="1 2" dir="rtl"');
    await screen.untilSeen('A', 'B');
    const [first, second] = screen.slides.filter((slide) => !slide.inert);
    expect(first?.getBoundingClientRect().left).to.be.above(second?.getBoundingClientRect().left ?? 0);
    key(screen.part('next'), 'ArrowLeft');
    await clock.current.until(() => !screen.isMoving && screen.seen.join() === 'B,C');
    swipe(screen, -200);
    await clock.current.until(() => !screen.isMoving && screen.seen.join() === 'A,B');
  });

  it('moves by a swipe, one step whatever its length', async () => {
    const screen = await carousel(4);
    swipe(screen, -60);
    await clock.current.until(() => !screen.isMoving && screen.seen.join() === 'B');
    swipe(screen, 1500);
    await clock.current.until(() => !screen.isMoving && screen.seen.join() === 'A');
  });

  it('glides back after a swipe that is too short, and tells nothing', async () => {
    const screen = await carousel(4);
    const rests = eventsOn(screen.element, 'painting-slide');
    swipe(screen, -30);
    await until(() => screen.isMoving);
    await clock.current.pass(300);
    await screen.untilSeen('A');
    expect(rests).to.have.length(0);
  });

  it('follows the finger, and leaves the mouse to select and to drag', async () => {
    const screen = await carousel(4);
    const move = (type: string, clientX: number, pointerType: string) =>
      screen
        .part('viewport')
        .dispatchEvent(
          new PointerEvent(type, { bubbles: true, isPrimary: true, pointerId: 1, pointerType, clientX }),
        );
    const left = () => Math.round(screen.part('track').getBoundingClientRect().left);
    const atRest = left();
    move('pointerdown', 300, 'mouse');
    move('pointermove', 200, 'mouse');
    expect(left()).to.equal(atRest);
    move('pointerdown', 300, 'touch');
    move('pointermove', 200, 'touch');
    expect(left()).to.equal(atRest - 100);
    move('pointercancel', 200, 'touch');
    await clock.current.until(() => !screen.isMoving && screen.seen.join() === 'A');
  });

  it('lets the page be scrolled up and down with a finger on it', async () => {
    const screen = await carousel(4);
    expect(getComputedStyle(screen.part('viewport')).touchAction).to.contain('pan-y');
  });

  it('keeps the focus when the focused slide leaves the view', async () => {
    const screen = await carousel(4);
    const slide = screen.element.firstElementChild as HTMLElement;
    slide.focus();
    key(slide, 'ArrowRight');
    await clock.current.until(() => !screen.isMoving && screen.seen.join() === 'B');
    expect(screen.root.activeElement === screen.part('viewport')).to.equal(true);
    key(screen.part('viewport'), 'ArrowRight');
    await clock.current.until(() => !screen.isMoving && screen.seen.join() === 'C');
  });

  it('leaves the focus on a slide that stays in view, even when it takes another place', async () => {
    const screen = await carousel(4, 'visible="1 3"');
    const slide = screen.element.firstElementChild as HTMLElement;
    slide.focus();
    screen.part('previous').click();
    await clock.current.until(() => !screen.isMoving && screen.seen.join() === 'D,A,B');
    await nextFrame();
    expect(document.activeElement === slide).to.equal(true);
  });

  it('has buttons of 44 px', async () => {
    const screen = await carousel(4, 'autoplay-ms="5000"');
    for (const part of ['previous', 'next', 'pause']) {
      const { width, height } = screen.part(part).getBoundingClientRect();
      expect(Math.min(width, height)).to.be.at.least(44);
    }
  });

  it('takes no focus and does not scroll when it appears', async () => {
    const focused = document.activeElement;
    const scrolled = scrollY;
    await carousel(4, 'autoplay-ms="1000"');
    await nextFrame();
    expect(document.activeElement === focused).to.equal(true);
    expect(scrollY).to.equal(scrolled);
  });
});

describe('A carousel that moves by itself', () => {
  const clock = useFakeClock();

  /** Lets it rest so long, and the move that may follow end. */
  async function rest(screen: CarouselScreen, milliseconds = 2_000): Promise<void> {
    await clock.current.pass(milliseconds);
    await clock.current.pass(300);
    await until(() => !screen.isMoving);
  }

  /** Expects it to stand still for long, then may let it go and expects it to move on. */
  async function expectStill(screen: CarouselScreen, letGo?: () => void): Promise<void> {
    await nextFrame();
    await rest(screen, 20_000);
    await screen.untilSeen('A');
    if (!letGo) return;
    letGo();
    await clock.current.until(() => !screen.isMoving && screen.seen.join() === 'B');
  }

  it('moves on after each rest, and announces nothing', async () => {
    const screen = await carousel(3, 'autoplay-ms="2000"');
    for (const letter of ['B', 'C', 'A', 'B']) {
      await clock.current.until(() => !screen.isMoving && screen.seen.join() === letter);
    }
    expect(screen.part('position').getAttribute('aria-live')).to.equal('off');
  });

  it('rests for as long as its attribute says', async () => {
    const screen = await carousel(3, 'autoplay-ms="2000"');
    await nextFrame();
    await clock.current.pass(100); // it has begun to count by then
    await rest(screen, 1_500);
    await screen.untilSeen('A');
    await clock.current.pass(300);
    await until(() => screen.isMoving);
  });

  it('is off where nothing is said', async () => {
    const screen = await carousel(3);
    await rest(screen, 20_000);
    await screen.untilSeen('A');
    expect(screen.findButton('Pause the slides')).to.equal(undefined);
  });

  it('is off where all slides are seen', async () => {
    const screen = await carousel(2, 'autoplay-ms="2000" visible="1 2"');
    await rest(screen, 20_000);
    await screen.untilSeen('A', 'B');
    expect(screen.findButton('Pause the slides')).to.equal(undefined);
  });

  it('stands still under the pointer', async () => {
    const screen = await carousel(3, 'autoplay-ms="2000"');
    const { left, top } = screen.part('viewport').getBoundingClientRect();
    await sendMouse({ type: 'move', position: [Math.round(left) + 50, Math.round(top) + 5] });
    await until(() => screen.element.matches(':hover'));
    await expectStill(screen);
    await sendMouse({ type: 'move', position: [0, 0] });
    await until(() => !screen.element.matches(':hover'));
    await clock.current.until(() => !screen.isMoving && screen.seen.join() === 'B');
  });

  it('stands still while the focus is within', async () => {
    const screen = await carousel(3, 'autoplay-ms="2000"');
    screen.part('next').focus();
    await expectStill(screen, () => screen.part('next').blur());
  });

  it('stands still in a hidden tab', async () => {
    const setHidden = (hidden: boolean) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    const screen = await carousel(3, 'autoplay-ms="2000"');
    setHidden(true);
    await expectStill(screen, () => setHidden(false));
    Reflect.deleteProperty(document, 'hidden');
  });

  it('can be paused and played again', async () => {
    const screen = await carousel(3, 'autoplay-ms="2000"');
    screen.button('Pause the slides').click();
    await until(() => screen.findButton('Play the slides'));
    await expectStill(screen, () => screen.button('Play the slides').click());
  });

  it('begins and ends with its attribute', async () => {
    const screen = await carousel(3);
    screen.element.setAttribute('autoplay-ms', '2000');
    await clock.current.until(() => !screen.isMoving && screen.seen.join() === 'B');
    screen.element.removeAttribute('autoplay-ms');
    await until(() => !screen.findButton('Pause the slides'));
    await rest(screen, 20_000);
    await screen.untilSeen('B');
  });

  it('ends with the element', async () => {
    const screen = await carousel(3, 'autoplay-ms="2000"');
    const rests = eventsOn(screen.element, 'painting-slide');
    screen.element.remove();
    await clock.current.pass(20_000);
    expect(rests).to.have.length(0);
    expect(clock.current.waiting).to.equal(0);
  });

  it('does not move, and offers no pause, where less motion is asked for', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    const screen = await carousel(3, 'autoplay-ms="2000"');
    await rest(screen, 20_000);
    await screen.untilSeen('A');
    expect(screen.findButton('Pause the slides')).to.equal(undefined);
    await screen.press('next');
    expect(getComputedStyle(screen.part('track')).transitionDuration).to.equal('0s');
    await clock.current.until(() => !screen.isMoving && screen.seen.join() === 'B');
    await emulateMedia({ reducedMotion: 'no-preference' });
  });

  it('stops when less motion is asked for while it moves', async () => {
    const screen = await carousel(3, 'autoplay-ms="2000"');
    await emulateMedia({ reducedMotion: 'reduce' });
    await expectStill(screen);
    await emulateMedia({ reducedMotion: 'no-preference' });
  });
});

describe('The slides of a carousel', () => {
  const clock = useFakeClock();
  const copiesIn = ({ element }: CarouselScreen) => [
    ...element.querySelectorAll<HTMLElement>(':scope > [data-painting-copy]'),
  ];

  it('are repeated at both ends by copies that nobody can reach', async () => {
    const screen = await carousel(4, 'visible="1 3"');
    await screen.untilSeen('A', 'B', 'C');
    expect(screen.slides).to.have.length(1 + 4 + 3);
    expect(copiesIn(screen)).to.have.length(4);
    for (const copy of copiesIn(screen)) {
      expect(copy.inert).to.equal(true);
      expect(copy.getAttribute('aria-hidden')).to.equal('true');
      expect(copy.id).to.equal('');
      copy.focus();
      expect(document.activeElement === copy).to.equal(false);
    }
    expect(document.querySelectorAll('#A')).to.have.length(1);
  });

  it('are seen themselves, not their copies, wherever it rests', async () => {
    const screen = await carousel(4, 'visible="1 3"');
    screen.part('previous').click();
    await clock.current.until(() => !screen.isMoving && screen.seen.join() === 'D,A,B');
    for (const letter of ['D', 'A', 'B']) {
      const slide = document.getElementById(letter);
      const { left, top, width, height } = slide?.getBoundingClientRect() ?? new DOMRect();
      expect(document.elementFromPoint(left + width / 2, top + height / 2) === slide).to.equal(true);
    }
  });

  it('have copies without the names of their fields, so that a choice is not taken from them', async () => {
    const element = await mount(
      '<painting-carousel><label><input type="radio" name="colour" checked> Teal</label><p>Two</p></painting-carousel>',
    );
    await until(() => element.children.length > 2);
    expect(element.querySelector<HTMLInputElement>('[name=colour]')?.checked).to.equal(true);
    expect(element.querySelectorAll('[name=colour]')).to.have.length(1);
  });

  it('may be added, removed and replaced at any time', async () => {
    const screen = await carousel(2);
    screen.element.insertAdjacentHTML('beforeend', '<p>New</p>');
    await until(() => screen.findPart('position')?.textContent === 'Slide 1 of 3');
    screen.element.firstElementChild?.remove();
    await screen.untilSeen('B');
    screen.element.replaceChildren(...['X', 'Y', 'Z'].map((text) => new Option(text)));
    await screen.untilSeen('X');
    expect(copiesIn(screen)).to.have.length(2);
    screen.element.replaceChildren();
    await until(() => screen.slides.length === 0);
    expect(screen.element.children).to.have.length(0);
  });

  it('are counted anew when the one it rests at is gone', async () => {
    const screen = await carousel(4);
    screen.part('previous').click();
    await clock.current.until(() => !screen.isMoving && screen.seen.join() === 'D');
    document.getElementById('D')?.remove();
    await screen.untilSeen('A');
    screen.part('next').click();
    await clock.current.until(() => !screen.isMoving && screen.seen.join() === 'B');
  });

  it('pass their changes on to their copies', async () => {
    const screen = await carousel(2);
    const slide = document.getElementById('A');
    if (slide?.firstChild) slide.firstChild.nodeValue = 'Changed';
    await until(() => copiesIn(screen).some((copy) => copy.textContent === 'Changed'));
    await screen.untilSeen('Changed');
  });

  it('are no scripts, styles, templates and hidden nodes', async () => {
    const element = await mount(
      '<painting-carousel><template>no</template><p>One</p><style></style><p hidden>no</p><p>Two</p></painting-carousel>',
    );
    const screen = new CarouselScreen(element);
    await until(() => screen.findPart('position')?.textContent === 'Slide 1 of 2');
    element.querySelector('p[hidden]')?.removeAttribute('hidden');
    await until(() => screen.findPart('position')?.textContent === 'Slide 1 of 3');
  });

  it('are all as high as the highest', async () => {
    const element = await mount(
      '<painting-carousel><p>One</p><p style="height: 180px">Two</p></painting-carousel>',
    );
    const screen = new CarouselScreen(element);
    await until(() => screen.slides.length > 2);
    expect(new Set(screen.slides.map((slide) => slide.offsetHeight))).to.deep.equal(new Set([180]));
  });

  it('stand apart by gap-px', async () => {
    const screen = await carousel(3, 'visible="1 2" gap-px="40"');
    await screen.untilSeen('A', 'B');
    const [first, second] = screen.slides
      .filter((slide) => !slide.inert)
      .map((slide) => slide.getBoundingClientRect());
    expect((second?.left ?? 0) - (first?.right ?? 0)).to.be.closeTo(40, 0.1);
    expect(first?.width).to.be.closeTo(430, 0.1);
  });

  it("keep the page's own text and custom properties", async () => {
    const ofPage = 'font: italic 23px/30px serif; color: rgb(1, 2, 3); --radius: 33px; --line: gone';
    const element = await mount(
      `<painting-carousel style="${ofPage}"><p style="border-radius: var(--radius)">One</p><p>Two</p></painting-carousel>`,
    );
    await until(() => element.children.length > 2);
    const style = getComputedStyle(element.children[0] as Element);
    expect(style.borderRadius).to.equal('33px');
    expect(style.getPropertyValue('--line')).to.equal('gone');
    expect([style.fontSize, style.fontStyle, style.lineHeight, style.color]).to.deep.equal([
      '23px',
      'italic',
      '30px',
      'rgb(1, 2, 3)',
    ]);
    const { fontSize, fontStyle } = getComputedStyle(new CarouselScreen(element).part('position'));
    expect([fontSize, fontStyle]).to.deep.equal(['16px', 'normal']);
  });

  it('are left as they were found when the carousel is removed', async () => {
    const screen = await carousel(4, 'visible="1 3"');
    await until(() => copiesIn(screen).length > 0);
    const before = '<a id="A" href="#to-A">A</a><a id="B" href="#to-B">B</a>';
    screen.element.remove();
    await until(() => copiesIn(screen).length === 0);
    expect(screen.element.innerHTML.startsWith(before)).to.equal(true);
    expect(screen.element.querySelector('[slot]')).to.equal(null);
  });

  it('keep their place when the carousel is moved on the page', async () => {
    const screen = await carousel(4);
    screen.part('next').click();
    await clock.current.until(() => !screen.isMoving && screen.seen.join() === 'B');
    const other = document.createElement('div');
    stage.append(other);
    other.append(screen.element);
    await nextFrame();
    await screen.untilSeen('B');
  });

  it('are not doubled in a carousel that the page has cloned', async () => {
    const screen = await carousel(3);
    await until(() => copiesIn(screen).length > 0);
    const clone = screen.element.cloneNode(true) as HTMLElement;
    stage.append(clone);
    const cloned = new CarouselScreen(clone);
    await until(() => cloned.findPart('position')?.textContent === 'Slide 1 of 3');
    expect(copiesIn(cloned)).to.have.length(copiesIn(screen).length);
  });
});
