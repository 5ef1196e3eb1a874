import { expect } from 'chai';
import { en } from '../../shared/locales/en';
import { definePaintingQuoteForm } from '../../widgets/painting-quote-form';
import { mountQuoteForm } from '../support/driver/quote-form-screen';
import { type } from '../support/driver/screen';
import { useFakeClock } from '../support/page/fake-clock';
import { leavePage } from '../support/page/page-conditions';
import { until } from '../support/page/until';
import { useFakeServices } from '../support/server/fake-services';

definePaintingQuoteForm();

const key = `painting-quote-draft:${location.pathname}`;

describe('Text typed into a quote form', () => {
  useFakeServices();
  const clock = useFakeClock();

  it('survives a reload, except the answer', async () => {
    const before = await mountQuoteForm('keep-draft');
    before.fill({ name: 'Ada Painter', message: 'Two rooms', mathAnswer: '7' });
    before.element.remove();
    const after = await mountQuoteForm('keep-draft');
    await clock.current.until(() => after.field('name').value === 'Ada Painter');
    expect(after.field('message').value).to.equal('Two rooms');
    expect(after.field('mathAnswer').value).to.equal('');
  });

  it('is not overwritten by a draft', async () => {
    sessionStorage.setItem(key, JSON.stringify({ name: 'Ada', phone: '4165550142' }));
    const screen = await mountQuoteForm();
    type(screen.field('name'), 'Eve');
    screen.element.toggleAttribute('keep-draft', true);
    await clock.current.until(() => screen.field('phone').value === '4165550142');
    expect(screen.field('name').value).to.equal('Eve');
  });

  it('is erased once sent', async () => {
    const screen = await mountQuoteForm('keep-draft');
    screen.fill();
    leavePage();
    expect(sessionStorage.getItem(key)).to.contain('4');
    screen.submit();
    await clock.current.until(() => screen.shows(en.thankYou.contact.heading));
    expect(sessionStorage.getItem(key)).to.equal(null);
  });

  it('is stored only on request', async () => {
    const screen = await mountQuoteForm();
    screen.fill();
    leavePage();
    expect(sessionStorage.getItem(key)).to.equal(null);
  });

  for (const text of ['{"name":', '[1]', '{"name":7,"phone":{"length":9}}']) {
    it(`tolerates a draft of ${text}`, async () => {
      sessionStorage.setItem(key, text);
      const screen = await mountQuoteForm('keep-draft');
      await until(() => screen.button(en.quoteForm.submit));
      expect(screen.field('name').value).to.equal('');
    });
  }
});

describe('A phone number with other characters', () => {
  it('can be corrected by a button, which then disappears', async () => {
    const screen = await mountQuoteForm();
    screen.fill({ phone: '+1 (416) 555-0142' });
    screen.submit();
    const button = await until(() => screen.findButton('Use 4165550142'));
    button.click();
    await until(() => screen.errors.length === 0);
    expect(screen.field('phone').value).to.equal('4165550142');
    expect(screen.focus).to.equal('phone');
    expect(screen.findButton('Use 4165550142') === undefined).to.equal(true);
  });

  it('gives its extension to the message', async () => {
    const screen = await mountQuoteForm();
    screen.fill({ phone: '416-555-0142 ext. 3', message: 'Two rooms' });
    screen.submit();
    (await until(() => screen.findButton('Use 4165550142'))).click();
    await until(() => screen.errors.length === 0);
    expect(screen.field('phone').value).to.equal('4165550142');
    expect(screen.field('message').value).to.equal(`Two rooms\n${en.form.extension('3')}`);
    expect(screen.focus).to.equal('phone');
  });

  it('is not offered without its extension if the form has no message', async () => {
    const screen = await mountQuoteForm('hide="message"');
    type(screen.field('phone'), '416-555-0142 ext. 3');
    screen.submit();
    await until(() => screen.errors.includes(en.quoteForm.errors.phoneInvalid));
    expect(screen.findButton('Use 4165550142') === undefined).to.equal(true);
  });
});
