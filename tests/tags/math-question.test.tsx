import { expect } from 'chai';
import { en } from '../../shared/locales/en';
import { definePaintingQuoteForm } from '../../widgets/painting-quote-form';
import { mountQuoteForm, type QuoteFormScreen } from '../support/driver/quote-form-screen';
import { type } from '../support/driver/screen';
import { nextFrame, until } from '../support/page/until';
import { useFakeServices } from '../support/server/fake-services';

definePaintingQuoteForm();

describe('The math question', () => {
  useFakeServices();

  it('stays while any form has an answer, and new forms show it too', async () => {
    const first = await mountQuoteForm();
    const { question } = first;
    type(first.field('mathAnswer'), first.solution);
    const others: QuoteFormScreen[] = [];
    for (let time = 0; time < 6; time++) others.push(await mountQuoteForm());
    await nextFrame();
    expect([first, ...others].map((screen) => screen.question)).to.deep.equal(Array(7).fill(question));
    expect(first.field('mathAnswer').value).to.equal(first.solution);
  });

  it('stays readable once an answer is typed', async () => {
    const screen = await mountQuoteForm();
    const control = screen.field('mathAnswer');
    type(control, screen.solution);
    const label = control.labels?.[0] as HTMLElement;
    expect(label.textContent).to.equal(en.quoteForm.mathAnswer(screen.question));
    const spoken = screen.question.replace('-', en.quoteForm.minus);
    expect(control.ariaLabel).to.equal(en.quoteForm.mathAnswer(spoken));
    await until(() => Number(getComputedStyle(label).opacity) === 1);
    const box = label.getBoundingClientRect();
    expect(box.width * box.height).to.be.greaterThan(100);
  });

  it('changes after a success, which clears answers elsewhere but no other input', async () => {
    const sent = await mountQuoteForm('mode="test"');
    const other = await mountQuoteForm();
    other.fill();
    sent.fill();
    let renewals = 0;
    const watcher = new MutationObserver(() => renewals++);
    watcher.observe(other.field('mathAnswer'), { attributeFilter: ['placeholder'] });
    const { question } = other;
    sent.submit();
    await until(() => sent.shows(en.thankYou.contact.heading));
    expect(other.field('mathAnswer').value).to.equal('');
    expect(other.field('name').value).to.equal('Ada Painter');
    await nextFrame();
    watcher.disconnect();
    // About one time in a hundred the same sum is drawn again.
    expect(renewals > 0 || other.question === question).to.equal(true);
  });

  it('accepts only the answer to the current question', async () => {
    const screen = await mountQuoteForm('mode="test"');
    screen.fill({ mathAnswer: String(Number(screen.solution) + 1) });
    screen.submit();
    await until(() => screen.errors.length === 1);
    expect(screen.errors).to.deep.equal([en.quoteForm.errors.answerIncorrect]);
    type(screen.field('mathAnswer'), screen.solution);
    await until(() => screen.errors.length === 0);
    screen.submit();
    await until(() => screen.shows(en.thankYou.contact.heading));
  });
});
