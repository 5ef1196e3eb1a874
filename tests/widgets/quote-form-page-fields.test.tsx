import { expect } from 'chai';
import { definePaintingQuoteForm } from '../../widgets/painting-quote-form';
import { QuoteFormScreen } from '../support/driver/quote-form-screen';
import { textOf, type } from '../support/driver/screen';
import { useConsoleLines } from '../support/page/console-lines';
import { useFakeClock } from '../support/page/fake-clock';
import { eventsOn, mount } from '../support/page/stage';
import { nextFrame, until } from '../support/page/until';
import { useFakeServices } from '../support/server/fake-services';

definePaintingQuoteForm();

async function mountForm(attributes: string, children: string): Promise<QuoteFormScreen> {
  const tag = await mount(`<painting-quote-form ${attributes}>${children}</painting-quote-form>`);
  const screen = new QuoteFormScreen(tag);
  await until(() => screen.question.endsWith('?'));
  return screen;
}

function control(screen: QuoteFormScreen, name: string): HTMLInputElement {
  const found = screen.root.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!found) throw new Error(`No control named ${name}`);
  return found;
}

describe('The contact form, as a page sets it up', () => {
  const lines = useConsoleLines();
  const clock = useFakeClock();
  const services = useFakeServices();
  const params = () => services.current.mails[0]?.body.template_params ?? {};

  it("has the page's own fields, in its style and by their own rules, and sends them with the lead", async () => {
    const screen = await mountForm(
      '',
      `<input type="hidden" name="campaign" value="spring">
       <select name="service" aria-label="Service" required><option value="">Which?</option><option>Interior</option></select>
       <label>How did you hear of us? <input name="heard" maxlength="40"></label>
       <a href="tel:+1">Call us</a>`,
    );
    expect(screen.shows('How did you hear of us?')).to.equal(true);
    expect(control(screen, 'campaign').closest<HTMLElement>('.field')?.offsetHeight).to.equal(0);
    expect(control(screen, 'heard').labels?.[0]?.textContent).to.equal('How did you hear of us?');
    screen.fill();
    screen.submit();
    await until(() => screen.focus === 'service');
    expect(services.current.calls).to.deep.equal([]);
    control(screen, 'service').value = 'Interior';
    control(screen, 'service').dispatchEvent(new Event('input', { bubbles: true }));
    type(control(screen, 'heard'), 'Radio');
    screen.submit();
    await clock.current.until(() => services.current.mails.length === 2);
    expect(params()).to.include({
      client_campaign: 'spring',
      client_service: 'Interior',
      client_heard: 'Radio',
      client_name: screen.request.name,
    });
  });

  it('does without the fields that it hides', async () => {
    const screen = await mountForm('hide="address"', '');
    expect(screen.root.querySelector('[name=address]')).to.equal(null);
    const { name, email, phone } = screen.request;
    for (const [field, text] of Object.entries({ name, email, phone, mathAnswer: screen.solution }))
      type(control(screen, field), text);
    screen.submit();
    await clock.current.until(() => services.current.mails.length === 2);
    expect(params()).to.include({ client_name: name, client_address: '' });
  });

  it('keeps the fields that no lead can do without', async () => {
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
    expect(services.current.calls).to.deep.equal([]);
    control(screen, 'consent').click();
    screen.submit();
    await clock.current.until(() => services.current.mails.length === 2);
    expect(params().lead_consent).to.match(/^yes \d{4}-\d\d-\d\dT[\d:.]+Z Yes, write to me\.$/);
  });

  it('sends a no where consent is optional', async () => {
    const screen = await mountForm('consent="optional"', '');
    screen.fill();
    screen.submit();
    await clock.current.until(() => services.current.mails.length === 2);
    expect(params().lead_consent).to.match(/^no .+Z You may contact me\.$/);
  });

  it('says that it is a test wherever anybody may look: on itself, on the console and in its events', async () => {
    const screen = await mountForm('mode="test" data-layer', '');
    const heard = eventsOn(document, 'painting-success');
    expect(textOf(screen.root.querySelector('[part=note]'))).to.equal('Test mode: nothing is sent');
    expect(lines.map(({ text }) => text)).to.deep.equal(['Test mode: nothing is sent']);
    screen.fill();
    screen.submit();
    await clock.current.until(() => heard.length === 1);
    expect(heard[0]?.detail).to.include({ test: true });
    expect(Reflect.get(window, 'dataLayer')).to.equal(undefined);
    await nextFrame();
    expect(services.current.calls).to.deep.equal([]);
  });
});
