import { expect } from 'chai';
import { definePaintingCarousel } from '../../widgets/painting-carousel';
import { CarouselScreen, mountCarousel } from '../support/driver/carousel-screen';
import { useFakeClock } from '../support/page/fake-clock';
import { mount, stage } from '../support/page/stage';
import { nextFrame, until } from '../support/page/until';

definePaintingCarousel();

describe('The slides of a carousel', () => {
  const clock = useFakeClock();
  const copiesIn = ({ element }: CarouselScreen) => [
    ...element.querySelectorAll<HTMLElement>(':scope > [data-painting-copy]'),
  ];

  it('are repeated at both ends by unreachable copies', async () => {
    const screen = await mountCarousel(4, 'visible="1 3"');
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

  it('are visible themselves, not as copies, wherever it rests', async () => {
    const screen = await mountCarousel(4, 'visible="1 3"');
    screen.part('previous').click();
    await clock.current.until(() => !screen.isMoving && screen.seen.join() === 'D,A,B');
    for (const letter of ['D', 'A', 'B']) {
      const slide = document.getElementById(letter);
      const { left, top, width, height } = slide?.getBoundingClientRect() ?? new DOMRect();
      expect(document.elementFromPoint(left + width / 2, top + height / 2) === slide).to.equal(true);
    }
  });

  it('have copies without field names, so radio buttons keep their choice', async () => {
    const element = await mount(
      '<painting-carousel><label><input type="radio" name="colour" checked> Teal</label><p>Two</p></painting-carousel>',
    );
    await until(() => element.children.length > 2);
    expect(element.querySelector<HTMLInputElement>('[name=colour]')?.checked).to.equal(true);
    expect(element.querySelectorAll('[name=colour]')).to.have.length(1);
  });

  it('can be added, removed and replaced at any time', async () => {
    const screen = await mountCarousel(2);
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

  it('are recounted when the current one is removed', async () => {
    const screen = await mountCarousel(4);
    screen.part('previous').click();
    await clock.current.until(() => !screen.isMoving && screen.seen.join() === 'D');
    document.getElementById('D')?.remove();
    await screen.untilSeen('A');
    screen.part('next').click();
    await clock.current.until(() => !screen.isMoving && screen.seen.join() === 'B');
  });

  it('pass changes on to their copies', async () => {
    const screen = await mountCarousel(2);
    const slide = document.getElementById('A');
    if (slide?.firstChild) slide.firstChild.nodeValue = 'Changed';
    await until(() => copiesIn(screen).some((copy) => copy.textContent === 'Changed'));
    await screen.untilSeen('Changed');
  });

  it('exclude scripts, styles, templates and hidden nodes', async () => {
    const element = await mount(
      '<painting-carousel><template>no</template><p>One</p><style></style><p hidden>no</p><p>Two</p></painting-carousel>',
    );
    const screen = new CarouselScreen(element);
    await until(() => screen.findPart('position')?.textContent === 'Slide 1 of 2');
    element.querySelector('p[hidden]')?.removeAttribute('hidden');
    await until(() => screen.findPart('position')?.textContent === 'Slide 1 of 3');
  });

  it('exclude the remains of editors and optimisers between pictures', async () => {
    const picture = (name: string) =>
      `<img src="data:," alt="${name}"><noscript><img src="data:," alt="${name}"></noscript><br>`;
    const element = await mount(`<painting-carousel visible="1 1"><link rel="prefetch" href="data:,"><br>
      ${['Kitchen', 'Hall', 'Bedroom'].map(picture).join('')}<p></p><p>&nbsp;<br></p></painting-carousel>`);
    await until(() => new CarouselScreen(element).findPart('position')?.textContent === 'Slide 1 of 3');
  });

  it('are all as tall as the tallest', async () => {
    const element = await mount(
      '<painting-carousel><p>One</p><p style="height: 180px">Two</p></painting-carousel>',
    );
    const screen = new CarouselScreen(element);
    await until(() => screen.slides.length > 2);
    expect(new Set(screen.slides.map((slide) => slide.offsetHeight))).to.deep.equal(new Set([180]));
  });

  it('are separated by gap-px', async () => {
    const screen = await mountCarousel(3, 'visible="1 2" gap-px="40"');
    await screen.untilSeen('A', 'B');
    const [first, second] = screen.slides
      .filter((slide) => !slide.inert)
      .map((slide) => slide.getBoundingClientRect());
    expect((second?.left ?? 0) - (first?.right ?? 0)).to.be.closeTo(40, 0.1);
    expect(first?.width).to.be.closeTo(430, 0.1);
  });

  it("keep the page's text styles and custom properties", async () => {
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
    expect(fontSize).not.to.equal('23px');
    expect(fontStyle).to.equal('normal');
  });

  it('are restored when the carousel is removed', async () => {
    const screen = await mountCarousel(4, 'visible="1 3"');
    await until(() => copiesIn(screen).length > 0);
    const before = '<a id="A" href="#to-A">A</a><a id="B" href="#to-B">B</a>';
    screen.element.remove();
    await until(() => copiesIn(screen).length === 0);
    expect(screen.element.innerHTML.startsWith(before)).to.equal(true);
    expect(screen.element.querySelector('[slot]')).to.equal(null);
  });

  it('keep their position when the carousel is moved', async () => {
    const screen = await mountCarousel(4);
    screen.part('next').click();
    await clock.current.until(() => !screen.isMoving && screen.seen.join() === 'B');
    const other = document.createElement('div');
    stage.append(other);
    other.append(screen.element);
    await nextFrame();
    await screen.untilSeen('B');
  });

  it('are not duplicated in a cloned carousel', async () => {
    const screen = await mountCarousel(3);
    await until(() => copiesIn(screen).length > 0);
    const clone = screen.element.cloneNode(true) as HTMLElement;
    stage.append(clone);
    const cloned = new CarouselScreen(clone);
    await until(() => cloned.findPart('position')?.textContent === 'Slide 1 of 3');
    expect(copiesIn(cloned)).to.have.length(copiesIn(screen).length);
  });
});
