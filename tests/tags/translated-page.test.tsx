import { expect } from 'chai';
import { definePaintingCarousel } from '../../widgets/painting-carousel';
import { definePaintingEstimator } from '../../widgets/painting-estimator';
import { definePaintingQuoteForm } from '../../widgets/painting-quote-form';
import { definePaintingQuoteModal } from '../../widgets/painting-quote-modal';
import { type CarouselScreen, mountCarousel } from '../support/driver/carousel-screen';
import { mountEstimator } from '../support/driver/estimator-screen';
import { answerTo } from '../support/driver/leads';
import { mountQuoteForm, QuoteFormScreen } from '../support/driver/quote-form-screen';
import { textOf, type } from '../support/driver/screen';
import { useFakeClock } from '../support/page/fake-clock';
import { mount, stage } from '../support/page/stage';
import { until } from '../support/page/until';
import { held, leadOf, price, useFakeServices } from '../support/server/fake-services';
import { en } from '../support/texts';

definePaintingCarousel();
definePaintingEstimator();
definePaintingQuoteForm();
definePaintingQuoteModal();

/** The question on the screen. */
function shownQuestion(screen: QuoteFormScreen): string {
  const label = screen.root.querySelector('label[for$=mathAnswer]');
  return textOf(label?.querySelector('[translate=no]') ?? null);
}

describe('On a translated page', () => {
  const clock = useFakeClock();
  const services = useFakeServices();

  it('a quote form shows its current messages, question and button, and its lead arrives', async () => {
    const mail = held();
    services.current.mail = mail.answer;
    const screen = await mountQuoteForm('mode="live"');
    await until(() => shownQuestion(screen));
    translatePage();
    screen.submit();
    await until(() => screen.errors.includes(en.quoteForm.errors.nameRequired));
    translatePage();
    type(screen.field('name'), 'A');
    await until(() => screen.errors.includes(en.quoteForm.errors.nameTooShort));
    expect(screen.errors).not.to.include(en.quoteForm.errors.nameRequired);
    translatePage();
    screen.fill({ mathAnswer: answerTo(shownQuestion(screen)) });
    translatePage();
    screen.submit();
    await until(() => screen.findButton(en.quoteForm.sending));
    translatePage();
    mail.give(new Response('OK'));
    await clock.current.until(() => screen.shows(en.thankYou.contact.heading));
    expect(leadOf(services.current.mails[0]).kind).to.equal('contact');
  });

  it("a page's own fields show their current message, and arrive", async () => {
    const screen = new QuoteFormScreen(
      await mount(`<painting-quote-form>
        <fieldset><legend>When?</legend>
          <label><input type="radio" name="start" value="spring" required> Spring</label>
          <label><input type="radio" name="start" value="summer" required> Summer</label>
        </fieldset>
        <label>Unit <input name="unit" required minlength="3"></label>
      </painting-quote-form>`),
    );
    await until(() => shownQuestion(screen));
    screen.fill({ mathAnswer: answerTo(shownQuestion(screen)) });
    translatePage();
    const unit = stage.querySelector<HTMLInputElement>('[name=unit]');
    const spring = stage.querySelector<HTMLInputElement>('[value=spring]');
    if (!unit || !spring) throw new Error('The page has lost its fields');
    const messages = () => [...stage.querySelectorAll('.field__error')].map(textOf);
    screen.submit();
    await until(() => messages().length === 2);
    translatePage();
    spring.click();
    unit.setCustomValidity('Ask the desk for it');
    type(unit, '12b');
    expect(messages()).to.deep.equal(['Ask the desk for it']);
    translatePage();
    unit.setCustomValidity('');
    type(unit, '12b');
    expect(messages()).to.deep.equal([]);
    screen.submit();
    await clock.current.until(() => screen.shows(en.thankYou.contact.heading));
    expect(leadOf(services.current.mails[0]).fields).to.deep.equal([
      { name: 'start', label: 'When?', value: 'spring' },
      { name: 'unit', label: 'Unit', value: '12b' },
    ]);
  });

  it('a modal expects the answer to the question that it shows', async () => {
    const element = await mount('<painting-quote-modal></painting-quote-modal>');
    const modal = element as HTMLElement & { show(): void; close(): void };
    const screen = new QuoteFormScreen(element);
    const dialog = await until(() => screen.root.querySelector('dialog'));
    modal.show();
    await clock.current.until(() => dialog.open && shownQuestion(screen) !== '');
    const first = shownQuestion(screen);
    translatePage();
    while (shownQuestion(screen) === first) {
      modal.close();
      modal.show();
      await clock.current.until(() => dialog.open && shownQuestion(screen) === screen.question);
    }
    translatePage();
    screen.fill({ mathAnswer: answerTo(shownQuestion(screen)) });
    screen.submit();
    await clock.current.until(() => screen.shows(en.thankYou.contact.heading));
    expect(leadOf(services.current.mails[0]).kind).to.equal('contact');
  });

  it('an estimator shows its current step, rooms, walls and price, and its lead arrives', async () => {
    services.current.estimate = () => price(1234.5);
    const screen = await mountEstimator();
    translatePage();
    await screen.reachOptions();
    translatePage();
    screen.button(en.estimator.options.specific_rooms).click();
    await screen.isAt('Step 3 of 3');
    translatePage();
    screen.button(en.estimator.addRoom).click();
    await until(() => screen.rooms.length === 2);
    translatePage();
    screen.button('Remove Room 1').click();
    await until(() => screen.roomTitles.join() === 'Room 1');
    translatePage();
    screen.root.querySelector<HTMLElement>('.measure summary')?.click();
    await until(() => screen.root.querySelector('.measure input'));
    translatePage();
    for (const height of ["8'", "9'"]) {
      type(screen.control('Length'), '12 ft');
      type(screen.control('Width'), '12');
      type(screen.control('Height'), height);
      await until(() => screen.findButton(`Use ${Number.parseInt(height, 10) * 48} sq ft`));
      translatePage();
    }
    const words = () => textOf(screen.root.querySelector('[part=plan] .visually-hidden'));
    for (const area of ['100', '200']) {
      screen.set('wallSqft', area, 1);
      await until(() => words().includes(area));
      translatePage();
    }
    screen.calculate();
    await clock.current.until(() => screen.result.includes('$1,234.50'));
    translatePage();
    await clock.current.until(() => screen.isSubmitted);
    expect(leadOf(services.current.mails[0]).kind).to.equal('estimate');
  });

  it('a carousel says where it is', async () => {
    const screen: CarouselScreen = await mountCarousel(3);
    await until(() => screen.findPart('position')?.textContent === 'Slide 1 of 3');
    translatePage();
    screen.part('next').click();
    await clock.current.until(() => screen.findPart('position')?.textContent === 'Slide 2 of 3');
  });
});

/**
 * Does to a tree, open shadow roots included, what Chromium's page translator does: puts every text into two
 * `<font>` elements, in place of its node. Keeps the words, so tests can read them.
 */
function translatePage(root: Document | ShadowRoot = document): void {
  for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) translatePage(shadowRoot);
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('[translate=no], style, script, font, textarea'))
      continue;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
}
