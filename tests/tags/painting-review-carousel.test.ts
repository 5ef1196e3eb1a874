import { expect } from 'chai';
import { en } from '../../shared/locales/en';
import { definePaintingReviewCarousel } from '../../widgets/painting-review-carousel';
import { CarouselScreen } from '../support/driver/carousel-screen';
import { textOf } from '../support/driver/screen';
import { useConsoleLines } from '../support/page/console-lines';
import { useFakeClock } from '../support/page/fake-clock';
import { mount } from '../support/page/stage';
import { until } from '../support/page/until';

definePaintingReviewCarousel();

const names = ['Ann', 'Ben', 'Cem', 'Dee', 'Eve', 'Fay'];
const figures = names.map(
  (name, index) =>
    `<figure${index < 5 ? ` data-stars="${5 - index}"` : ''}><blockquote>${name} was   glad.</blockquote><figcaption>${name}</figcaption></figure>`,
);
const json = JSON.stringify(names.map((fullName) => ({ fullName, reviewText: `${fullName} was glad.` })));
const card = (name: string) => `${name}${name} was glad.`;

describe('The reviews carousel', () => {
  const clock = useFakeClock();
  const lines = useConsoleLines();

  async function reviews(
    attributes = '',
    children = figures.join(''),
    widthPx = 900,
  ): Promise<CarouselScreen> {
    const element = await mount(
      `<painting-review-carousel style="width: ${widthPx}px" ${attributes}>${children}</painting-review-carousel>`,
    );
    await clock.current.pass(100); // it observes its attributes from here on
    return new CarouselScreen(element);
  }

  it('shows its figures as cards, two at a time', async () => {
    const screen = await reviews();
    await screen.untilSeen(card('Ann'), card('Ben'));
    expect(screen.usable).to.deep.equal(screen.seen);
    expect(lines).to.deep.equal([]);
  });

  it('shows one card at a time when narrow', async () => {
    const screen = await reviews('', undefined, 639);
    await screen.untilSeen(card('Ann'));
    screen.part('next').click();
    await clock.current.until(() => !screen.isMoving && screen.seen.join() === card('Ben'));
  });

  it('loops by two slides in 500 ms', async () => {
    const screen = await reviews();
    for (const pair of [
      ['Cem', 'Dee'],
      ['Eve', 'Fay'],
      ['Ann', 'Ben'],
      ['Cem', 'Dee'],
    ]) {
      await screen.press('next');
      expect(screen.part('track').style.transition).to.contain('500ms');
      await clock.current.pass(500);
      await clock.current.until(() => !screen.isMoving);
      await screen.untilSeen(...pair.map(card));
    }
    await until(() => screen.position === 'Slides 3 to 4 of 6');
  });

  it('shows name, the stars that it carries and text on each card', async () => {
    const screen = await reviews();
    await screen.untilSeen(card('Ann'), card('Ben'));
    const [first] = screen.slides.filter((slide) => !slide.inert);
    expect(textOf(first?.querySelector('[part=name]') ?? null)).to.equal('Ann');
    expect(textOf(first?.querySelector('blockquote') ?? null)).to.equal('Ann was glad.');
    const stars = screen.slides
      .filter((slide) => !slide.inert)
      .map((slide) => slide.querySelector('[part=stars]'));
    expect(stars[0]?.getAttribute('role')).to.equal('img');
    expect(stars.map((drawn) => drawn?.getAttribute('aria-label'))).to.deep.equal(
      ['5', '4'].map(en.reviews.stars),
    );
    expect(stars[1]?.querySelector('path')?.getAttribute('d')?.match(/z/g)).to.have.length(4);
  });

  it('shows no stars for a review that carries none', async () => {
    const unrated = await reviews('', figures[5]);
    await unrated.untilSeen(card('Fay'));
    expect(unrated.findPart('stars')).to.equal(null);
    const listed = [
      { fullName: 'Gus', reviewText: 'Fine.', stars: 3 },
      { fullName: 'Hal', reviewText: 'Fine.' },
    ];
    Reflect.set(unrated.element, 'reviews', listed);
    await until(() => unrated.element.shadowRoot?.querySelectorAll('[part=stars]').length === 1);
    expect(unrated.part('stars').getAttribute('aria-label')).to.equal(en.reviews.stars('3'));
  });

  it('prefers reviews in its attribute to its children', async () => {
    const screen = await reviews(`reviews='${json}'`, figures[5]);
    await screen.untilSeen(card('Ann'), card('Ben'));
  });

  it('prefers reviews in its property to its children', async () => {
    const screen = await reviews();
    Reflect.set(screen.element, 'reviews', [{ fullName: 'Gus', reviewText: 'Fine.' }]);
    await screen.untilSeen('GusFine.');
    Reflect.set(screen.element, 'reviews', undefined);
    await screen.untilSeen(card('Ann'), card('Ben'));
  });

  it('shows text as text', async () => {
    const screen = await reviews();
    Reflect.set(screen.element, 'reviews', [{ fullName: '<b>Gus</b>', reviewText: '<img src=x> Fine.' }]);
    await screen.untilSeen('<b>Gus</b><img src=x> Fine.');
    expect(screen.root.querySelector('img, b')).to.equal(null);
  });

  it('reports an invalid attribute and uses the children', async () => {
    const screen = await reviews(`reviews='[{"name":"Ann"}]'`);
    await screen.untilSeen(card('Ann'), card('Ben'));
    expect(lines.map(({ level }) => level)).to.deep.equal(['error']);
  });

  it('follows changes of its children', async () => {
    const screen = await reviews('', figures[0]);
    await screen.untilSeen(card('Ann'));
    screen.element.insertAdjacentHTML('afterbegin', figures[3] ?? '');
    await screen.untilSeen(card('Dee'), card('Ann'));
    const name = screen.element.querySelector('figcaption');
    if (name) name.textContent = 'Dora';
    await screen.untilSeen('DoraDee was glad.', card('Ann'));
  });

  it('keeps paragraphs apart and emoji that are pictures, and ignores figures without a quotation', async () => {
    const screen = await reviews(
      '',
      '<figure><img alt=""></figure><figure><blockquote><p>One</p><p>Two <img class="emoji" alt="😀"></p></blockquote><figcaption>Ann</figcaption></figure>',
    );
    await until(() => screen.slides.length === 1);
    expect(screen.part('text').textContent).to.equal('One\n\nTwo 😀');
    expect(getComputedStyle(screen.part('text')).whiteSpace).to.equal('pre-line');
  });

  it('is named by its heading, if any', async () => {
    const screen = await reviews('heading="What Our Clients Say About Us"');
    expect(screen.heading).to.equal('What Our Clients Say About Us');
    expect(screen.part('carousel').getAttribute('aria-label')).to.equal('What Our Clients Say About Us');
    screen.element.removeAttribute('heading');
    await until(() => screen.root.querySelector('h2') === null);
    expect(screen.part('carousel').getAttribute('aria-label')).to.equal(en.reviews.label);
  });

  it('links to more reviews with more-url, over HTTP only', async () => {
    const screen = await reviews('more-url="/reviews"');
    const link = screen.part('more') as HTMLAnchorElement;
    expect(textOf(link)).to.equal(en.reviews.more);
    expect(link.href).to.equal(`${location.origin}/reviews`);
    screen.element.setAttribute('more-url', 'javascript:alert(1)');
    await until(() => screen.findPart('more') === null);
  });

  it('speaks French', async () => {
    const screen = await reviews('lang="fr" more-url="/avis"');
    await until(() => textOf(screen.part('more')) === "Lire d'autres avis");
    const stars = screen.slides.map((slide) =>
      slide.querySelector('[part=stars]')?.getAttribute('aria-label'),
    );
    expect(stars).to.include.members(['5 étoiles sur 5', '1 étoile sur 5']);
    expect(screen.part('carousel').getAttribute('aria-label')).to.equal('Avis de nos clients');
  });

  it('has cards of equal height, separated, flush with its edges', async () => {
    const screen = await reviews(
      `reviews='${JSON.stringify([
        { fullName: 'Ann', reviewText: 'Long. '.repeat(80) },
        { fullName: 'Ben', reviewText: 'Short.' },
      ])}'`,
    );
    await until(() => screen.slides.length === 2);
    const [one, other] = [...screen.root.querySelectorAll('[part=card]')].map((node) =>
      node.getBoundingClientRect(),
    );
    const { left, right } = screen.element.getBoundingClientRect();
    expect(one?.height).to.equal(other?.height);
    expect(one?.left).to.be.closeTo(left, 0.1);
    expect(other?.right).to.be.closeTo(right, 0.1);
    expect((other?.left ?? 0) - (one?.right ?? 0)).to.be.at.least(8);
  });
});
