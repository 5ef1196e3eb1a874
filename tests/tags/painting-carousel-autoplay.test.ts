import { emulateMedia, sendMouse } from '@web/test-runner-commands';
import { expect } from 'chai';
import { en } from '../../shared/locales/en';
import { definePaintingCarousel } from '../../widgets/painting-carousel';
import { type CarouselScreen, mountCarousel } from '../support/driver/carousel-screen';
import { useFakeClock } from '../support/page/fake-clock';
import { hideTab } from '../support/page/page-conditions';
import { eventsOn } from '../support/page/stage';
import { nextFrame, until } from '../support/page/until';

definePaintingCarousel();

describe('A carousel with autoplay', () => {
  const clock = useFakeClock();

  /** Advances the clock past one pause and the move after it. */
  async function rest(screen: CarouselScreen, milliseconds = 2_000): Promise<void> {
    await clock.current.pass(milliseconds);
    await clock.current.pass(300);
    await until(() => !screen.isMoving);
  }

  /** Asserts that it stays still, then calls `letGo` and waits for a move. */
  async function expectStill(screen: CarouselScreen, letGo?: () => void): Promise<void> {
    await nextFrame();
    await rest(screen, 20_000);
    await screen.untilSeen('A');
    if (!letGo) return;
    letGo();
    await clock.current.until(() => !screen.isMoving && screen.seen.join() === 'B');
  }

  it('moves after each rest without announcements', async () => {
    const screen = await mountCarousel(3, 'autoplay-ms="2000"');
    for (const letter of ['B', 'C', 'A', 'B']) {
      await clock.current.until(() => !screen.isMoving && screen.seen.join() === letter);
    }
    expect(screen.part('position').getAttribute('aria-live')).to.equal('off');
  });

  it('pauses for the time in its attribute', async () => {
    const screen = await mountCarousel(3, 'autoplay-ms="2000"');
    await nextFrame();
    await clock.current.pass(100); // the timer has started by then
    await rest(screen, 1_500);
    await screen.untilSeen('A');
    await clock.current.pass(300);
    await until(() => screen.isMoving);
  });

  it('is off by default', async () => {
    const screen = await mountCarousel(3);
    await rest(screen, 20_000);
    await screen.untilSeen('A');
    expect(screen.findButton(en.carousel.pause)).to.equal(undefined);
  });

  it('is off while all slides are visible', async () => {
    const screen = await mountCarousel(2, 'autoplay-ms="2000" visible="1 2"');
    await rest(screen, 20_000);
    await screen.untilSeen('A', 'B');
    expect(screen.findButton(en.carousel.pause)).to.equal(undefined);
  });

  it('pauses while hovered', async () => {
    const screen = await mountCarousel(3, 'autoplay-ms="2000"');
    const { left, top } = screen.part('viewport').getBoundingClientRect();
    await sendMouse({ type: 'move', position: [Math.round(left) + 50, Math.round(top) + 5] });
    await until(() => screen.element.matches(':hover'));
    await expectStill(screen);
    await sendMouse({ type: 'move', position: [0, 0] });
    await until(() => !screen.element.matches(':hover'));
    await clock.current.until(() => !screen.isMoving && screen.seen.join() === 'B');
  });

  it('pauses while focused', async () => {
    const screen = await mountCarousel(3, 'autoplay-ms="2000"');
    screen.part('next').focus();
    await expectStill(screen, () => screen.part('next').blur());
  });

  it('pauses in a hidden tab', async () => {
    const screen = await mountCarousel(3, 'autoplay-ms="2000"');
    hideTab(true);
    await expectStill(screen, () => hideTab(false));
  });

  it('can be paused and resumed', async () => {
    const screen = await mountCarousel(3, 'autoplay-ms="2000"');
    screen.button(en.carousel.pause).click();
    await until(() => screen.findButton(en.carousel.play));
    await expectStill(screen, () => screen.button(en.carousel.play).click());
  });

  it('starts and stops with its attribute', async () => {
    const screen = await mountCarousel(3);
    screen.element.setAttribute('autoplay-ms', '2000');
    await clock.current.until(() => !screen.isMoving && screen.seen.join() === 'B');
    screen.element.removeAttribute('autoplay-ms');
    await until(() => !screen.findButton(en.carousel.pause));
    await rest(screen, 20_000);
    await screen.untilSeen('B');
  });

  it('stops when removed', async () => {
    const screen = await mountCarousel(3, 'autoplay-ms="2000"');
    const rests = eventsOn(screen.element, 'painting-slide');
    screen.element.remove();
    await clock.current.pass(20_000);
    expect(rests).to.have.length(0);
    expect(clock.current.waiting).to.equal(0);
  });

  it('neither moves nor offers a pause button under reduced motion', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    const screen = await mountCarousel(3, 'autoplay-ms="2000"');
    await rest(screen, 20_000);
    await screen.untilSeen('A');
    expect(screen.findButton(en.carousel.pause)).to.equal(undefined);
    await screen.press('next');
    expect(getComputedStyle(screen.part('track')).transitionDuration).to.equal('0s');
    await clock.current.until(() => !screen.isMoving && screen.seen.join() === 'B');
    await emulateMedia({ reducedMotion: 'no-preference' });
  });

  it('stops when reduced motion is turned on', async () => {
    const screen = await mountCarousel(3, 'autoplay-ms="2000"');
    await emulateMedia({ reducedMotion: 'reduce' });
    await expectStill(screen);
    await emulateMedia({ reducedMotion: 'no-preference' });
  });
});
