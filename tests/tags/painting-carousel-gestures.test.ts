import { expect } from 'chai';
import { definePaintingCarousel } from '../../widgets/painting-carousel';
import { mountCarousel } from '../support/driver/carousel-screen';
import { pressKey } from '../support/driver/screen';
import { useFakeClock } from '../support/page/fake-clock';
import { eventsOn } from '../support/page/stage';
import { nextFrame, until } from '../support/page/until';

definePaintingCarousel();

describe('The keys and gestures of a carousel', () => {
  const clock = useFakeClock();

  it('arrow keys move it from anywhere inside', async () => {
    const screen = await mountCarousel(4);
    const slide = screen.element.firstElementChild as HTMLElement;
    expect(pressKey(slide, 'ArrowRight').defaultPrevented).to.equal(true);
    await clock.current.until(() => screen.seen.join() === 'B' && !screen.isMoving);
    pressKey(screen.part('next'), 'ArrowLeft');
    await clock.current.until(() => screen.seen.join() === 'A' && !screen.isMoving);
  });

  it("keys in a slide's field and with modifiers are ignored", async () => {
    const screen = await mountCarousel(4);
    const field = document.createElement('input');
    screen.element.firstElementChild?.append(field);
    expect(pressKey(field, 'ArrowRight').defaultPrevented).to.equal(false);
    const withControl = new KeyboardEvent('keydown', { key: 'ArrowRight', ctrlKey: true, cancelable: true });
    screen.element.dispatchEvent(withControl);
    expect(withControl.defaultPrevented).to.equal(false);
    await nextFrame();
    expect(screen.isMoving).to.equal(false);
  });

  it('directions are reversed in right-to-left text', async () => {
    const screen = await mountCarousel(4, 'visible="1 2" dir="rtl"');
    await screen.untilSeen('A', 'B');
    const [first, second] = screen.slides.filter((slide) => !slide.inert);
    expect(first?.getBoundingClientRect().left).to.be.above(second?.getBoundingClientRect().left ?? 0);
    pressKey(screen.part('next'), 'ArrowLeft');
    await clock.current.until(() => !screen.isMoving && screen.seen.join() === 'B,C');
    screen.swipe(-200);
    await clock.current.until(() => !screen.isMoving && screen.seen.join() === 'A,B');
  });

  it('a swipe moves one step, whatever its length', async () => {
    const screen = await mountCarousel(4);
    screen.swipe(-60);
    await clock.current.until(() => !screen.isMoving && screen.seen.join() === 'B');
    screen.swipe(1500);
    await clock.current.until(() => !screen.isMoving && screen.seen.join() === 'A');
  });

  it('a short swipe glides back without an event', async () => {
    const screen = await mountCarousel(4);
    const rests = eventsOn(screen.element, 'painting-slide');
    screen.swipe(-30);
    await until(() => screen.isMoving);
    await clock.current.pass(300);
    await screen.untilSeen('A');
    expect(rests).to.have.length(0);
  });

  it('the track follows a finger but not the mouse', async () => {
    const screen = await mountCarousel(4);
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

  it('a finger can scroll the page vertically', async () => {
    const screen = await mountCarousel(4);
    expect(getComputedStyle(screen.part('viewport')).touchAction).to.contain('pan-y');
  });

  it('the viewport gets the focus when the focused slide leaves the view', async () => {
    const screen = await mountCarousel(4);
    const slide = screen.element.firstElementChild as HTMLElement;
    slide.focus();
    pressKey(slide, 'ArrowRight');
    await clock.current.until(() => !screen.isMoving && screen.seen.join() === 'B');
    expect(screen.root.activeElement === screen.part('viewport')).to.equal(true);
    pressKey(screen.part('viewport'), 'ArrowRight');
    await clock.current.until(() => !screen.isMoving && screen.seen.join() === 'C');
  });

  it('a focused slide that stays in view keeps the focus, even in a new position', async () => {
    const screen = await mountCarousel(4, 'visible="1 3"');
    const slide = screen.element.firstElementChild as HTMLElement;
    slide.focus();
    screen.part('previous').click();
    await clock.current.until(() => !screen.isMoving && screen.seen.join() === 'D,A,B');
    await nextFrame();
    expect(document.activeElement === slide).to.equal(true);
  });

  it('buttons are at least 44 px', async () => {
    const screen = await mountCarousel(4, 'autoplay-ms="5000"');
    for (const part of ['previous', 'next', 'pause']) {
      const { width, height } = screen.part(part).getBoundingClientRect();
      expect(Math.min(width, height)).to.be.at.least(44);
    }
  });

  it('mounting neither takes the focus nor scrolls', async () => {
    const focused = document.activeElement;
    const scrolled = scrollY;
    await mountCarousel(4, 'autoplay-ms="1000"');
    await nextFrame();
    expect(document.activeElement === focused).to.equal(true);
    expect(scrollY).to.equal(scrolled);
  });
});
