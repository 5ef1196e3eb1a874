import { expect } from 'chai';
import { en } from '../../shared/locales/en';
import { definePaintingCarousel } from '../../widgets/painting-carousel';
import { type CarouselScreen, letters, mountCarousel } from '../support/driver/carousel-screen';
import { pressKey } from '../support/driver/screen';
import { useConsoleLines } from '../support/page/console-lines';
import { useFakeClock } from '../support/page/fake-clock';
import { eventsOn, stage } from '../support/page/stage';
import { nextFrame, until } from '../support/page/until';

definePaintingCarousel();

describe('A carousel', () => {
  const clock = useFakeClock();
  const lines = useConsoleLines();

  afterEach(() => {
    expect(lines).to.deep.equal([]);
  });

  /** Moves and waits until it rests. */
  async function go(screen: CarouselScreen, arrow: 'previous' | 'next'): Promise<void> {
    await screen.press(arrow);
    await clock.current.pass(300);
    await until(() => !screen.isMoving);
  }

  it('shows one child at a time as a slide', async () => {
    const screen = await mountCarousel(4);
    await screen.untilSeen('A');
    expect(screen.usable).to.deep.equal(['A']);
  });

  it('shows as many slides as its own width allows', async () => {
    const wide = await mountCarousel(4, 'visible="1 3"', 640);
    await wide.untilSeen('A', 'B', 'C');
    const narrow = await mountCarousel(4, 'visible="1 3"', 639);
    await narrow.untilSeen('A');
  });

  it('adapts when its width changes', async () => {
    const screen = await mountCarousel(4, 'visible="1 3"');
    await screen.untilSeen('A', 'B', 'C');
    screen.element.style.width = '400px';
    await screen.untilSeen('A');
    screen.element.style.width = '900px';
    await screen.untilSeen('A', 'B', 'C');
  });

  it('works after being hidden', async () => {
    stage.style.display = 'none';
    const screen = await mountCarousel(4, 'visible="1 3"', 500);
    stage.style.display = '';
    await screen.untilSeen('A');
    await go(screen, 'next');
    await screen.untilSeen('B');
  });

  it('keeps its position while hidden', async () => {
    const screen = await mountCarousel(4, 'visible="1 2"', 500);
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
    it(`loops through ${count} slides, ${visible} visible, by ${step}`, async () => {
      const screen = await mountCarousel(count, `visible="1 ${visible}" step="1 ${step}"`);
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

  it('disables its arrows and ignores every input during a move', async () => {
    const screen = await mountCarousel(4);
    const rests = eventsOn(screen.element, 'painting-slide');
    await screen.press('next');
    expect(screen.part('previous').getAttribute('aria-disabled')).to.equal('true');
    screen.part('next').click();
    pressKey(screen.part('next'), 'ArrowRight');
    screen.swipe(-200);
    await clock.current.pass(300);
    await screen.untilSeen('B');
    expect(rests).to.have.length(1);
  });

  it('moves for transition-ms', async () => {
    const screen = await mountCarousel(4, 'transition-ms="800"');
    await screen.press('next');
    expect(screen.part('track').style.transition).to.contain('800ms');
    await clock.current.pass(799);
    expect(screen.isMoving).to.equal(true);
    await clock.current.pass(1);
    await screen.untilSeen('B');
    expect(screen.part('track').style.transition).to.equal('none');
  });

  it('jumps back to the original slide after passing an end', async () => {
    const screen = await mountCarousel(3);
    const atStart = screen.part('track').style.transform;
    for (const _ of letters.slice(0, 3)) await go(screen, 'next');
    await screen.untilSeen('A');
    expect(screen.part('track').style.transform).to.equal(atStart);
  });

  it('reports its resting position', async () => {
    const screen = await mountCarousel(3);
    const rests = eventsOn(stage, 'painting-slide');
    await go(screen, 'previous');
    await until(() => rests.length > 0);
    expect(rests[0]?.detail).to.deep.equal({ index: 2, of: 3 });
    expect(rests[0]?.composed).to.equal(true);
  });

  it('shows its position and announces it after a move', async () => {
    const screen = await mountCarousel(4);
    expect(screen.position).to.equal('Slide 1 of 4');
    expect(screen.part('position').getAttribute('aria-live')).to.equal('off');
    await go(screen, 'next');
    await until(() => screen.position === 'Slide 2 of 4');
    expect(screen.part('position').getAttribute('aria-live')).to.equal('polite');
  });

  it('names all slides in view, after the controls that bring them there', async () => {
    const screen = await mountCarousel(4, 'visible="3 3"');
    await until(() => screen.position === 'Slides 1 to 3 of 4');
    await go(screen, 'previous');
    await until(() => screen.position === 'Slides 4 to 2 of 4');
    const { DOCUMENT_POSITION_FOLLOWING } = Node;
    const [next, viewport] = [screen.part('next'), screen.part('viewport')];
    expect(next.compareDocumentPosition(viewport)).to.equal(DOCUMENT_POSITION_FOLLOWING);
    expect(next.getBoundingClientRect().top).to.be.at.least(viewport.getBoundingClientRect().bottom);
  });

  it('speaks French', async () => {
    const screen = await mountCarousel(4, 'lang="fr"');
    screen.button('Diapositive suivante').click();
    await clock.current.until(() => screen.position === 'Diapositive 2 sur 4');
    screen.button('Diapositive précédente');
  });

  it('has neither arrows nor copies while all slides are visible', async () => {
    const screen = await mountCarousel(3, 'visible="1 3"');
    await screen.untilSeen('A', 'B', 'C');
    expect(screen.findButton(en.carousel.next)).to.equal(undefined);
    expect(screen.element.children).to.have.length(3);
    expect(pressKey(screen.part('viewport'), 'ArrowRight').defaultPrevented).to.equal(false);
  });

  it('tolerates having no slides', async () => {
    const screen = await mountCarousel(0);
    expect(screen.slides).to.have.length(0);
    expect(screen.findButton(en.carousel.next)).to.equal(undefined);
  });
});
