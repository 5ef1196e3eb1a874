import { emulateMedia, sendMouse } from '@web/test-runner-commands';
import { expect } from 'chai';
import { definePaintingCarousel } from '../../widgets/painting-carousel';
import { type CarouselScreen, mountCarousel } from '../support/driver/carousel-screen';
import { useFakeClock } from '../support/page/fake-clock';
import { hideTab } from '../support/page/hidden-tab';
import { eventsOn } from '../support/page/stage';
import { nextFrame, until } from '../support/page/until';

definePaintingCarousel();

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
    const screen = await mountCarousel(3, 'autoplay-ms="2000"');
    for (const letter of ['B', 'C', 'A', 'B']) {
      await clock.current.until(() => !screen.isMoving && screen.seen.join() === letter);
    }
    expect(screen.part('position').getAttribute('aria-live')).to.equal('off');
  });

  it('rests for as long as its attribute says', async () => {
    const screen = await mountCarousel(3, 'autoplay-ms="2000"');
    await nextFrame();
    await clock.current.pass(100); // it has begun to count by then
    await rest(screen, 1_500);
    await screen.untilSeen('A');
    await clock.current.pass(300);
    await until(() => screen.isMoving);
  });

  it('is off where nothing is said', async () => {
    const screen = await mountCarousel(3);
    await rest(screen, 20_000);
    await screen.untilSeen('A');
    expect(screen.findButton('Pause the slides')).to.equal(undefined);
  });

  it('is off where all slides are seen', async () => {
    const screen = await mountCarousel(2, 'autoplay-ms="2000" visible="1 2"');
    await rest(screen, 20_000);
    await screen.untilSeen('A', 'B');
    expect(screen.findButton('Pause the slides')).to.equal(undefined);
  });

  it('stands still under the pointer', async () => {
    const screen = await mountCarousel(3, 'autoplay-ms="2000"');
    const { left, top } = screen.part('viewport').getBoundingClientRect();
    await sendMouse({ type: 'move', position: [Math.round(left) + 50, Math.round(top) + 5] });
    await until(() => screen.element.matches(':hover'));
    await expectStill(screen);
    await sendMouse({ type: 'move', position: [0, 0] });
    await until(() => !screen.element.matches(':hover'));
    await clock.current.until(() => !screen.isMoving && screen.seen.join() === 'B');
  });

  it('stands still while the focus is within', async () => {
    const screen = await mountCarousel(3, 'autoplay-ms="2000"');
    screen.part('next').focus();
    await expectStill(screen, () => screen.part('next').blur());
  });

  it('stands still in a hidden tab', async () => {
    const screen = await mountCarousel(3, 'autoplay-ms="2000"');
    hideTab(true);
    await expectStill(screen, () => hideTab(false));
  });

  it('can be paused and played again', async () => {
    const screen = await mountCarousel(3, 'autoplay-ms="2000"');
    screen.button('Pause the slides').click();
    await until(() => screen.findButton('Play the slides'));
    await expectStill(screen, () => screen.button('Play the slides').click());
  });

  it('begins and ends with its attribute', async () => {
    const screen = await mountCarousel(3);
    screen.element.setAttribute('autoplay-ms', '2000');
    await clock.current.until(() => !screen.isMoving && screen.seen.join() === 'B');
    screen.element.removeAttribute('autoplay-ms');
    await until(() => !screen.findButton('Pause the slides'));
    await rest(screen, 20_000);
    await screen.untilSeen('B');
  });

  it('ends with the element', async () => {
    const screen = await mountCarousel(3, 'autoplay-ms="2000"');
    const rests = eventsOn(screen.element, 'painting-slide');
    screen.element.remove();
    await clock.current.pass(20_000);
    expect(rests).to.have.length(0);
    expect(clock.current.waiting).to.equal(0);
  });

  it('does not move, and offers no pause, where less motion is asked for', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    const screen = await mountCarousel(3, 'autoplay-ms="2000"');
    await rest(screen, 20_000);
    await screen.untilSeen('A');
    expect(screen.findButton('Pause the slides')).to.equal(undefined);
    await screen.press('next');
    expect(getComputedStyle(screen.part('track')).transitionDuration).to.equal('0s');
    await clock.current.until(() => !screen.isMoving && screen.seen.join() === 'B');
    await emulateMedia({ reducedMotion: 'no-preference' });
  });

  it('stops when less motion is asked for while it moves', async () => {
    const screen = await mountCarousel(3, 'autoplay-ms="2000"');
    await emulateMedia({ reducedMotion: 'reduce' });
    await expectStill(screen);
    await emulateMedia({ reducedMotion: 'no-preference' });
  });
});
