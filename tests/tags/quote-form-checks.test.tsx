import { expect } from 'chai';
import { en } from '../../shared/locales/en';
import { definePaintingQuoteForm } from '../../widgets/painting-quote-form';
import { mountQuoteForm, type RequestField } from '../support/driver/quote-form-screen';
import { textOf, type } from '../support/driver/screen';
import { nextFrame, until } from '../support/page/until';
import { useFakeServices } from '../support/server/fake-services';

definePaintingQuoteForm();

/** Each message under a field, with an input that causes it (docs/behaviour.md#22-validation). */
const rows: readonly [RequestField, string, string][] = [
  ['name', '', en.quoteForm.errors.nameRequired],
  ['name', 'A', en.quoteForm.errors.nameTooShort],
  ['phone', '', en.quoteForm.errors.phoneRequired],
  ['phone', '416555012', en.quoteForm.errors.phoneInvalid],
  ['email', '', en.quoteForm.errors.emailRequired],
  ['email', 'ada@example', en.quoteForm.errors.emailInvalid],
  ['address', '', en.quoteForm.errors.addressRequired],
  ['address', '1 Ma', en.quoteForm.errors.addressTooShort],
  ['mathAnswer', '', en.quoteForm.errors.answerRequired],
  ['mathAnswer', '99', en.quoteForm.errors.answerIncorrect],
];

describe('An invalid quote form', () => {
  const services = useFakeServices();

  for (const [field, typed, message] of rows) {
    it(`says '${message}' under ${field} for '${typed}', and sends nothing`, async () => {
      const screen = await mountQuoteForm();
      screen.fill({ [field]: typed });
      screen.submit();
      const control = screen.field(field);
      await until(() => control.getAttribute('aria-invalid') === 'true');
      const error = screen.root.getElementById(control.getAttribute('aria-describedby')?.split(' ')[0] ?? '');
      expect(textOf(error)).to.equal(message);
      expect(error?.getBoundingClientRect().top).to.be.at.least(control.getBoundingClientRect().bottom - 1);
      expect(screen.errors).to.deep.equal([message]);
      expect(screen.focus).to.equal(field);
      await nextFrame();
      expect(services.current.calls).to.deep.equal([]);
      expect(control.value).to.equal(typed);
    });
  }

  it('shows every error at once and focuses the first field', async () => {
    const screen = await mountQuoteForm();
    screen.submit();
    await until(() => screen.errors.length === 5);
    expect(screen.errors).to.deep.equal([
      en.quoteForm.errors.nameRequired,
      en.quoteForm.errors.phoneRequired,
      en.quoteForm.errors.emailRequired,
      en.quoteForm.errors.addressRequired,
      en.quoteForm.errors.answerRequired,
    ]);
    expect(screen.focus).to.equal('name');
    expect(screen.field('message').getAttribute('aria-invalid')).to.equal(null);
  });

  it('focuses the first invalid field', async () => {
    const screen = await mountQuoteForm();
    screen.fill({ email: 'ada', address: '' });
    screen.submit();
    await until(() => screen.errors.length === 2);
    expect(screen.focus).to.equal('email');
  });

  it('focuses it again on the next submit', async () => {
    const screen = await mountQuoteForm();
    screen.submit();
    await until(() => screen.errors.length === 5);
    screen.field('message').focus();
    screen.submit();
    await until(() => screen.focus === 'name');
  });

  it("clears only the corrected field's message", async () => {
    const screen = await mountQuoteForm();
    screen.submit();
    await until(() => screen.errors.length === 5);
    type(screen.field('name'), 'Ada');
    await until(() => screen.errors.length === 4);
    expect(screen.field('name').hasAttribute('aria-invalid')).to.equal(false);
    expect(screen.field('name').hasAttribute('aria-describedby')).to.equal(false);
    expect(screen.errors[0]).to.equal(en.quoteForm.errors.phoneRequired);
  });

  it('updates the message while a field is being corrected', async () => {
    const screen = await mountQuoteForm();
    screen.submit();
    await until(() => screen.errors.length === 5);
    type(screen.field('name'), 'A');
    await until(() => screen.errors[0] === en.quoteForm.errors.nameTooShort);
  });

  it('clears the message of a field that a program fills with a change event alone', async () => {
    const screen = await mountQuoteForm();
    screen.submit();
    await until(() => screen.errors.length === 5);
    const name = screen.field('name');
    name.value = 'Ada Park';
    name.dispatchEvent(new Event('change', { bubbles: true }));
    await until(() => screen.errors.length === 4);
    expect(name.getAttribute('aria-invalid')).not.to.equal('true');
  });

  it('shows nothing on blur, so the button stays under the pointer', async () => {
    const screen = await mountQuoteForm();
    const before = screen.button(en.quoteForm.submit).getBoundingClientRect().top;
    for (const name of ['name', 'phone', 'email', 'address', 'mathAnswer'] as const) {
      screen.field(name).focus();
      screen.field(name).blur();
    }
    type(screen.field('name'), 'A');
    screen.field('name').focus();
    screen.field('name').blur();
    await nextFrame();
    expect(screen.errors).to.deep.equal([]);
    expect(screen.button(en.quoteForm.submit).getBoundingClientRect().top).to.equal(before);
  });

  it('accepts a correct answer with spaces around it', async () => {
    const screen = await mountQuoteForm('mode="test"');
    screen.fill({ mathAnswer: ` ${screen.solution} ` });
    screen.submit();
    await until(() => screen.shows(en.thankYou.contact.heading));
  });

  it('requires no message', async () => {
    const screen = await mountQuoteForm('mode="test"');
    screen.fill({ message: '' });
    screen.submit();
    await until(() => screen.shows(en.thankYou.contact.heading));
  });
});

describe('The fields of the contact form', () => {
  it('keep values autofilled without events', async () => {
    const screen = await mountQuoteForm('mode="test"');
    const values = { name: 'Ada', phone: '4165550123', email: 'ada@example.com', address: '1 Main Street' };
    for (const [name, text] of Object.entries(values)) screen.field(name as RequestField).value = text;
    screen.submit();
    await until(() => screen.errors.length > 0);
    expect(screen.errors).to.deep.equal([en.quoteForm.errors.answerRequired]);
    expect(screen.values).to.include(values);
  });

  it('keep values filled in quick succession across renders', async () => {
    const screen = await mountQuoteForm();
    screen.submit();
    screen.fill();
    screen.element.setAttribute('heading', 'Now with a heading');
    screen.element.setAttribute('button', 'light');
    await until(() => screen.heading === 'Now with a heading');
    expect(screen.values).to.include({ name: 'Ada Painter', phone: '4165550123', email: 'ada@example.com' });
    expect(screen.values.message).to.equal(screen.request.message);
  });

  it("come with a heading that highlights 'free'", async () => {
    const screen = await mountQuoteForm('heading="Request a free quote"');
    expect(screen.heading).to.equal(en.quoteModal.title);
    expect(textOf(screen.root.querySelector('h2 em'))).to.equal('free');
  });

  it("come with a heading that highlights only its first 'free'", async () => {
    const screen = await mountQuoteForm('heading="Free quotes, always free!"');
    expect(screen.heading).to.equal('Free quotes, always free!');
    expect([...screen.root.querySelectorAll('h2 em')].map(textOf)).to.deep.equal(['Free']);
  });

  it('can have a white background and a light button', async () => {
    const plain = await mountQuoteForm();
    const variant = await mountQuoteForm('background="white" button="light"');
    const background = (screen: typeof plain) =>
      getComputedStyle(screen.root.querySelector('[part=panel]') as Element).backgroundColor;
    expect(background(plain)).to.equal('rgba(0, 0, 0, 0)');
    expect(background(variant)).to.equal('rgb(255, 255, 255)');
    const button = (screen: typeof plain) => getComputedStyle(screen.button(en.quoteForm.submit));
    expect(button(variant).backgroundColor).not.to.equal(button(plain).backgroundColor);
    // On white it has a visible background and border.
    expect(button(variant).backgroundColor).not.to.equal(background(variant));
    expect(button(variant).borderTopColor).not.to.equal('rgba(0, 0, 0, 0)');
  });

  it('dispatch painting-start once, on the first input', async () => {
    const screen = await mountQuoteForm();
    let starts = 0;
    screen.element.addEventListener('painting-start', () => starts++);
    type(screen.field('name'), 'A');
    type(screen.field('name'), 'Ad');
    type(screen.field('phone'), '4');
    expect(starts).to.equal(1);
  });
});
