import { expect } from 'chai';
import { definePaintingQuoteForm } from '../../widgets/painting-quote-form';
import { QuoteFormScreen } from '../support/driver/quote-form-screen';
import { textOf, type } from '../support/driver/screen';
import { useConsoleLines } from '../support/page/console-lines';
import { useFakeClock } from '../support/page/fake-clock';
import { drawn, eventsOn, mount, stage } from '../support/page/stage';
import { nextFrame, until } from '../support/page/until';
import { useFakeServices } from '../support/server/fake-services';

definePaintingQuoteForm();

async function mountForm(attributes: string, children: string): Promise<QuoteFormScreen> {
  const tag = await mount(`<painting-quote-form ${attributes}>${children}</painting-quote-form>`);
  const screen = new QuoteFormScreen(tag);
  await until(() => screen.question.endsWith('?'));
  return screen;
}

/** A control of ours or of the page's own. */
function control(screen: QuoteFormScreen, name: string): HTMLInputElement {
  const found =
    screen.root.host.querySelector<HTMLInputElement>(`[name="${name}"]`) ??
    screen.root.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!found) throw new Error(`No control named ${name}`);
  return found;
}

/** Accessible description of a control. */
function messageOf(control: HTMLElement): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  const root = control.getRootNode() as ShadowRoot | Document;
  return ids.map((id) => textOf(root.querySelector(`[id="${id}"]`))).join('');
}

describe('A quote form configured by the page', () => {
  const lines = useConsoleLines();
  const clock = useFakeClock();
  const services = useFakeServices();
  const params = () => services.current.mails[0]?.body.template_params ?? {};

  it("reports a program's text in the hidden field, and the time to fill the form", async () => {
    const screen = await mountForm('', '');
    const hidden = screen.root.querySelector<HTMLInputElement>('.website');
    expect(hidden?.checkVisibility()).to.equal(false);
    if (hidden) hidden.value = 'https://spam.example';
    screen.fill();
    screen.submit();
    await clock.current.until(() => services.current.mails.length === 2);
    const { signs, fields } = JSON.parse(params().lead);
    expect(signs.hidden).to.equal('https://spam.example');
    expect(signs.seconds).to.be.a('number');
    expect(fields).to.deep.equal([]);
  });

  it('omits hidden fields', async () => {
    const screen = await mountForm('hide="address"', '');
    expect(screen.root.querySelector('[name=address]')).to.equal(null);
    const { name, email, phone } = screen.request;
    for (const [field, text] of Object.entries({ name, email, phone, mathAnswer: screen.solution }))
      type(control(screen, field), text);
    screen.submit();
    await clock.current.until(() => services.current.mails.length === 2);
    expect(params()).to.include({ client_name: name, client_address: '' });
  });

  it('sends a lead without optional fields, and validates them if filled', async () => {
    const screen = await mountForm('optional="phone"', '');
    expect(screen.field('phone').placeholder).to.equal('Phone');
    expect(screen.field('phone').ariaRequired).to.equal(null);
    screen.fill({ phone: '12' });
    screen.submit();
    await until(() => screen.focus === 'phone');
    type(screen.field('phone'), '');
    screen.submit();
    await clock.current.until(() => services.current.mails.length === 2);
    expect(params()).to.include({ client_name: screen.request.name, client_phone: '' });
  });

  it("uses the page's button label and thank-you text", async () => {
    const screen = await mountForm('submit-label="Send it" thank-you-text="Talk soon."', '');
    screen.fill();
    screen.button('Send it').click();
    await clock.current.until(() => screen.shows('Talk soon.'));
    expect(screen.shows('Thank You for Contacting Us!')).to.equal(true);
  });

  it('asks for a postal code if it has an area, and still sends codes outside it', async () => {
    const screen = await mountForm('service-area="M, L4"', '');
    const code = control(screen, 'postal_code');
    type(code, 'l4c 1a1');
    await nextFrame();
    expect(screen.shows('Outside our usual area, but do ask.')).to.equal(false);
    type(code, 'k1a-0b1');
    await until(() => screen.shows('Outside our usual area, but do ask.'));
    screen.fill();
    screen.submit();
    await clock.current.until(() => services.current.mails.length === 2);
    expect(params().lead_details).to.include('Postal code: k1a-0b1');
  });

  it("can be prefilled by call or assignment, never over the visitor's text", async () => {
    const tag = document.createElement('painting-quote-form');
    Object.assign(tag, { prefill: { name: 'Ada Painter', heard: 'Radio', nothing: 'here', phone: 5 } });
    tag.innerHTML = '<label>How did you hear of us? <input name="heard"></label>';
    stage.append(tag);
    await drawn(tag);
    const screen = new QuoteFormScreen(tag);
    await until(() => screen.values.name === 'Ada Painter');
    expect(control(screen, 'heard').value).to.equal('Radio');
    expect(screen.values.phone).to.equal('');
    type(screen.field('email'), 'typed@example.com');
    const { prefill } = tag as unknown as { prefill: (texts: object) => void };
    prefill({ email: 'other@example.com', address: '1 Main Street' });
    expect(screen.values).to.include({ email: 'typed@example.com', address: '1 Main Street' });
  });

  it('is prefilled with a name in two parts, and names what it does not know', async () => {
    const screen = await mountForm('hide="phone"', '');
    const tag = screen.root.querySelector('form')?.getRootNode() as ShadowRoot;
    Reflect.set(tag.host, 'prefill', {
      firstName: 'Ada',
      familyName: 'Painter',
      phone: '1',
      adress: '1 Main Street',
      utm_source: ['query'],
    });
    expect(screen.field('name').value).to.equal('Ada Painter');
    expect(lines.map(({ text }) => text)).to.deep.equal([
      '<painting-quote-form> prefill: no field is named adress. Did you mean address?',
    ]);
  });

  it("is prefilled from the page's query only on request", async () => {
    const address = location.href;
    history.replaceState(null, '', '?name=Ada+Painter&email=ada%40example.com');
    try {
      const closed = await mountForm('', '');
      expect(closed.values.name).to.equal('');
      const open = await mountForm('prefill-query', '');
      expect(open.values).to.include({ name: 'Ada Painter', email: 'ada@example.com', message: '' });
    } finally {
      history.replaceState(null, '', address);
    }
  });

  it('wraps a long word in its heading, and does not fill a wide container', async () => {
    const screen = await mountForm(`heading="${'Malerarbeiten'.repeat(20)}"`, '');
    const panel = screen.root.querySelector<HTMLElement>('[part=panel]');
    const heading = screen.root.querySelector('h2');
    stage.style.width = '1200px';
    try {
      expect(panel?.offsetWidth).to.be.below(1200);
      stage.style.width = '300px';
      expect(panel?.offsetWidth).to.equal(300);
      expect(heading?.scrollWidth).to.equal(heading?.clientWidth);
    } finally {
      stage.style.width = '';
    }
  });

  it('dispatches painting-view once, when it comes into view', async () => {
    const heard = eventsOn(document, 'painting-view');
    const screen = await mountForm('id="spring" source="leaflet"', '');
    await until(() => heard.length === 1);
    expect(heard[0]?.target).to.equal(screen.root instanceof ShadowRoot && screen.root.host);
    expect(heard[0]?.detail).to.deep.equal({ leadKind: 'contact', tagId: 'spring', source: 'leaflet' });
    for (const display of ['none', '', 'none', '']) {
      stage.style.display = display;
      await nextFrame();
      await nextFrame();
    }
    expect(heard).to.have.length(1);
  });

  for (const mode of ['tset', 'LIVE', '']) {
    it(`a quote form with mode="${mode}" is a test, and says so`, async () => {
      const screen = await mountForm(`mode="${mode}"`, '');
      const wrong = `<painting-quote-form> mode="${mode}" is not valid: expected live or test; test is used.`;
      expect(lines.map(({ text }) => text)).to.deep.equal([wrong, 'Test mode: no lead is sent']);
      screen.fill();
      screen.submit();
      await clock.current.until(() => screen.shows('Thank You for Contacting Us!'));
      expect(services.current.calls).to.deep.equal([]);
    });
  }

  it('keeps the fields that every lead needs', async () => {
    const screen = await mountForm('hide="name email mathAnswer"', '');
    expect(screen.field('name').isConnected && screen.field('email').isConnected).to.equal(true);
    expect(screen.field('email').placeholder).to.equal('Email*');
  });

  it("asks for consent in the page's words, and sends text, time and answer", async () => {
    const screen = await mountForm(
      'consent="required" privacy-url="/privacy"',
      '<span slot="consent">Yes, write to me.</span>',
    );
    expect(screen.shows('Privacy policy')).to.equal(true);
    screen.fill();
    screen.submit();
    await until(() => screen.focus === 'consent');
    expect(messageOf(control(screen, 'consent'))).to.equal(control(screen, 'consent').validationMessage);
    expect(services.current.calls).to.deep.equal([]);
    control(screen, 'consent').click();
    screen.submit();
    await clock.current.until(() => services.current.mails.length === 2);
    expect(params().lead_details).to.match(/^Consent: yes \d{4}-\d\d-\d\dT[\d:.]+Z Yes, write to me\.$/m);
  });

  for (const [where, markup] of [
    [
      'a paragraph',
      '<p><br><span slot="consent">Yes, <a href="/terms">write</a> to me. <img alt="😀"></span></p>',
    ],
    [
      'a box with fields of the page',
      '<div><p><label>Floor <input name="floor"></label></p><p slot="consent">Yes, <a href="/terms">write</a> to me. <img alt="😀"></p></div>',
    ],
  ] as const) {
    it(`asks for consent in the page's words, which an editor has wrapped in ${where}`, async () => {
      const screen = await mountForm('consent="required"', markup);
      const label = control(screen, 'consent').closest('label');
      const shown = () => label?.querySelector('slot')?.assignedElements()[0];
      await until(() => shown()?.textContent?.startsWith('Yes, write to me.') ?? false);
      expect(shown()?.querySelector('a')?.getAttribute('href')).to.equal('/terms');
      expect(
        [...stage.querySelectorAll('[slot=consent]')].filter((words) => words.checkVisibility()),
      ).to.have.length(1);
      screen.fill();
      control(screen, 'consent').click();
      screen.submit();
      await clock.current.until(() => services.current.mails.length === 2);
      expect(params().lead_details).to.match(/^Consent: yes .+Z Yes, write to me\. 😀$/m);
    });
  }

  it("reports the page's texts that are too long for a lead, and sends their first 2,000 characters", async () => {
    const long = 'x'.repeat(2_001);
    const screen = await mountForm(
      `consent="optional" source="${long}"`,
      `<span slot="consent">${long}</span>`,
    );
    const errors = eventsOn(document, 'painting-error');
    screen.fill();
    screen.submit();
    await clock.current.until(() => services.current.mails.length === 2);
    const { source, consent } = JSON.parse(params().lead);
    expect([source, consent.text]).to.deep.equal([long.slice(1), long.slice(1)]);
    const message = 'Cut after 2000 characters: source, consent';
    expect(lines.map(({ text }) => text)).to.deep.equal([`<painting-quote-form> ${message}`]);
    expect(errors.map(({ detail }) => detail.message)).to.deep.equal([message]);
  });

  it('sends a refusal of optional consent', async () => {
    const screen = await mountForm('consent="optional"', '');
    screen.fill();
    screen.submit();
    await clock.current.until(() => services.current.mails.length === 2);
    expect(params().lead_details).to.match(/^Consent: no .+Z You may contact me\.$/m);
  });

  it('shows test mode on itself, in the console and in its events', async () => {
    const screen = await mountForm('mode="test" data-layer', '');
    const heard = eventsOn(document, 'painting-success');
    expect(textOf(screen.root.querySelector('[part=note]'))).to.equal('Test mode: no lead is sent');
    expect(lines.map(({ text }) => text)).to.deep.equal(['Test mode: no lead is sent']);
    screen.fill();
    screen.submit();
    await clock.current.until(() => heard.length === 1);
    expect(heard[0]?.detail).to.include({ test: true });
    expect(Reflect.get(window, 'dataLayer')).to.equal(undefined);
    await nextFrame();
    expect(services.current.calls).to.deep.equal([]);
  });
});
