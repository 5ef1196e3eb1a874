import { businessSettings, phone } from 'virtual:business-settings';
import { resetMouse, sendMouse } from '@web/test-runner-commands';
import { expect } from 'chai';
import { en } from '../../shared/locales/en';
import { thankYouKey } from '../../shared/thank-you-state';
import { businessHours } from '../../widgets/lead/business';
import { definePaintingQuoteForm } from '../../widgets/painting-quote-form';
import { mountQuoteForm, type QuoteFormScreen } from '../support/driver/quote-form-screen';
import { sizeContainersAround, textOf } from '../support/driver/screen';
import { useConsoleLines } from '../support/page/console-lines';
import { useFakeClock } from '../support/page/fake-clock';
import { hideTab } from '../support/page/page-conditions';
import { eventsOn, stage } from '../support/page/stage';
import { nextFrame, until } from '../support/page/until';
import {
  type Call,
  held,
  inTurn,
  leadOf,
  noNetwork,
  silence,
  useFakeServices,
} from '../support/server/fake-services';
import { contactTimeMessage } from '../support/texts';

definePaintingQuoteForm();

/** Checks and returns a mail's lead parameters. */
function leadParams(mail: Call | undefined) {
  const { lead, lead_reference, lead_details } = mail?.body.template_params ?? {};
  const { leadId } = leadOf(mail);
  expect(leadId).to.match(/^[0-9A-HJKMNP-TV-Z]{26}$/);
  expect(lead_reference).to.equal(`${leadId.slice(0, 4)}-${leadId.slice(4, 6)}`);
  return { lead, lead_reference, lead_details };
}

/** Closing time on a day of June 2025, for a business in UTC. */
function closing(day: number): number {
  return Date.UTC(2025, 5, day, Number(businessSettings.closingHour));
}

const refused = (status: number, text: string) => () => new Response(text, { status });

/** On React the message renders before the button. */
const hasFailed = (screen: QuoteFormScreen) =>
  screen.toasts.length > 0 && screen.findButton(en.quoteForm.sending) === undefined;

describe('A sent quote form', () => {
  const lines = useConsoleLines();
  const clock = useFakeClock();
  const services = useFakeServices();

  beforeEach(() => {
    delete (window as { dataLayer?: unknown }).dataLayer;
  });

  afterEach(() => {
    history.replaceState(null, '', location.pathname + location.search);
  });

  async function send(attributes = '') {
    const screen = await mountQuoteForm(attributes);
    screen.fill();
    screen.submit();
    return screen;
  }

  const isSubmitted = (screen: QuoteFormScreen) => screen.shows(en.thankYou.contact.heading);

  it('sends the specified mails, to the business and then to the visitor', async () => {
    const screen = await send();
    await clock.current.until(() => isSubmitted(screen));
    const [notification, confirmation] = services.current.mails;
    expect(services.current.calls).to.have.length(2);
    expect(notification?.url).to.equal(new URL('/api/v1.0/email/send', businessSettings.url).href);
    expect(notification?.method).to.equal('POST');
    expect(notification?.headers.get('content-type')).to.equal('application/json');
    expect(notification?.keepalive).to.equal(true);
    expect(notification?.body).to.deep.equal({
      lib_version: '4.4.1',
      user_id: businessSettings.emailPublicKey,
      service_id: businessSettings.emailServiceId,
      template_id: businessSettings.templates.contactNotification,
      template_params: {
        client_name: 'Ada Painter',
        client_email: 'ada@example.com',
        client_phone: '4165550123',
        client_address: '1 Main Street',
        client_message: screen.request.message,
        EstimatorValues: '',
        ...leadParams(notification),
      },
    });
    expect(confirmation?.url).to.equal(notification?.url);
    expect(confirmation?.body).to.deep.equal({
      lib_version: '4.4.1',
      user_id: businessSettings.emailPublicKey,
      service_id: businessSettings.emailServiceId,
      template_id: businessSettings.templates.contactConfirmation,
      template_params: {
        client_name: 'Ada Painter',
        client_email: 'ada@example.com',
        time_contact_message: en.promise.today,
        ...leadParams(notification),
      },
    });
  });

  it('takes service, key and templates from its attributes', async () => {
    const screen = await send(`email-url="https://mail.example/base" email-service-id="service-x"
      email-public-key="key-x" notification-template="one" confirmation-template="two"`);
    await clock.current.until(() => isSubmitted(screen));
    expect(services.current.mails.map(({ url }) => url)).to.deep.equal([
      'https://mail.example/base/api/v1.0/email/send',
      'https://mail.example/base/api/v1.0/email/send',
    ]);
    expect(
      services.current.mails.map(({ body }) => [body.user_id, body.service_id, body.template_id]),
    ).to.deep.equal([
      ['key-x', 'service-x', 'one'],
      ['key-x', 'service-x', 'two'],
    ]);
  });

  it('sends its source', async () => {
    const screen = await send('source="partner-x"');
    await clock.current.until(() => isSubmitted(screen));
    const [notification, confirmation] = services.current.mails;
    expect(notification?.body.template_params.lead_details).to.match(/^Came from: source=partner-x\b/m);
    expect(confirmation?.body.template_params.lead_details).to.equal('');
  });

  it('trims the values', async () => {
    const screen = await mountQuoteForm();
    screen.fill({ name: '  Ada  ', phone: ' 4165550123 ', message: ' Hello ' });
    screen.submit();
    await clock.current.until(() => isSubmitted(screen));
    expect(services.current.mails[0]?.body.template_params).to.include({
      client_name: 'Ada',
      client_phone: '4165550123',
      client_message: 'Hello',
    });
  });

  it("promises a call in the tag's own time zone", async () => {
    const now = closing(18);
    clock.current.setNow(now);
    const screen = await send('email-public-key="key-west" time-zone="Etc/GMT+7"');
    await clock.current.until(() => services.current.mails.length === 2);
    const promised = services.current.mails[1]?.body.template_params.time_contact_message;
    expect(promised).to.equal(contactTimeMessage(new Date(now), businessHours({ timeZone: 'Etc/GMT+7' })));
    expect(promised).not.to.equal(contactTimeMessage(new Date(now), businessHours({ timeZone: 'UTC' })));
    await clock.current.until(() => isSubmitted(screen));
  });

  it('promises a call by the time of the request, however long the first mail takes', async () => {
    const sentAt = closing(11) - 1_000;
    clock.current.setNow(sentAt);
    const late = held();
    services.current.mail = inTurn(late.answer, () => new Response('OK'));
    const screen = await send('email-public-key="key-late" time-zone="UTC"');
    await clock.current.pass(2_000);
    late.give(new Response('OK'));
    await clock.current.until(() => services.current.mails.length === 2);
    expect(services.current.mails[1]?.at).to.be.greaterThan(closing(11));
    expect(services.current.mails[1]?.body.template_params.time_contact_message).to.equal(
      contactTimeMessage(new Date(sentAt), businessHours({ timeZone: 'UTC' })),
    );
    await clock.current.until(() => isSubmitted(screen));
  });

  it('is one lead, however often the visitor clicks, and says Sending…', async () => {
    let answer: (response: Response) => void = () => {};
    services.current.mail = inTurn(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
      () => new Response('OK'),
    );
    const screen = await send();
    screen.submit();
    screen.submit();
    await until(() => screen.findButton(en.quoteForm.sending) && services.current.mails.length > 0);
    expect(screen.button(en.quoteForm.sending).getAttribute('aria-disabled')).to.equal('true');
    expect(screen.root.querySelector('form')?.getAttribute('aria-busy')).to.equal('true');
    screen.submit();
    screen.root.querySelector('form')?.requestSubmit();
    await nextFrame();
    expect(services.current.mails).to.have.length(1);
    answer(new Response('OK'));
    await clock.current.until(() => isSubmitted(screen));
    await clock.current.pass(20_000);
    expect(services.current.mails).to.have.length(2);
  });

  it('is replaced by the thank-you with a focused heading', async () => {
    const screen = await send();
    await clock.current.until(() => isSubmitted(screen));
    expect(screen.heading).to.equal(en.thankYou.contact.heading);
    await until(() => screen.focus === screen.heading);
    const { answerTime } = businessSettings;
    expect(screen.shows(`We typically respond within ${answerTime.en} during business days.`)).to.equal(true);
    expect(screen.shows('check your spam folder')).to.equal(true);
    expect(screen.root.querySelectorAll('form')).to.have.length(0);
    const { lead_reference: reference } = leadParams(services.current.mails[0]);
    expect(screen.shows(`Your reference ${reference}`)).to.equal(true);
    expect(screen.shows(en.thankYou.home), 'another home').to.equal(false);
  });

  it('links home to home-url', async () => {
    const screen = await send('home-url="https://partner.example/painters"');
    await clock.current.until(() => isSubmitted(screen));
    expect(screen.root.querySelector('a')?.href).to.equal('https://partner.example/painters');
  });

  it('dispatches painting-success without personal data', async () => {
    const screen = await mountQuoteForm();
    const successes = eventsOn(screen.element, 'painting-success');
    screen.fill();
    screen.submit();
    await clock.current.until(() => isSubmitted(screen));
    const { leadId, reference } = leadOf(services.current.mails[0]);
    expect(successes.map(({ detail }) => detail)).to.deep.equal([
      { leadKind: 'contact', tagId: '', type: 'contact', leadId, reference },
    ]);
    expect(successes[0]).to.include({ bubbles: true, composed: true, cancelable: true });
  });

  it('opens the thank-you page in a new history entry, with its state', async () => {
    const entries = history.length;
    const screen = await send('thank-you-url="#sent"');
    await clock.current.until(() => location.hash === '#sent');
    expect(history.length).to.equal(entries + 1);
    const { lead_reference: reference } = leadParams(services.current.mails[0]);
    const { leadId } = leadOf(services.current.mails[0]);
    const { lead, ...state } = JSON.parse(sessionStorage.getItem(thankYouKey) ?? '');
    expect(state).to.deep.include({
      type: 'contact',
      reference,
      promise: services.current.mails[1]?.body.template_params.time_contact_message,
    });
    // For additions by the visitor; the server has name and email already.
    expect(lead).to.include({ leadId, isTest: false }).and.not.to.have.any.keys('name', 'email');
    await until(() => screen.field('name').value === '');
    expect(isSubmitted(screen)).to.equal(false);
  });

  it('shows the inline thank-you if the page prevents the navigation', async () => {
    const screen = await mountQuoteForm('thank-you-url="#sent"');
    screen.element.addEventListener('painting-success', (event) => event.preventDefault());
    screen.fill();
    screen.submit();
    await clock.current.until(() => isSubmitted(screen));
    expect(location.hash).to.equal('');
    expect(sessionStorage.getItem(thankYouKey)).to.equal(null);
  });

  it('reports an invalid address and stays', async () => {
    const screen = await send('thank-you-url="javascript:window.broken=true"');
    await clock.current.until(() => isSubmitted(screen));
    expect(lines).to.have.length(1);
    expect(lines[0]?.text).to.contain('<painting-quote-form> thank-you-url="javascript:window.broken=true"');
    expect(window).not.to.have.property('broken');
  });

  it('sends nothing in test mode, but shows and dispatches everything', async () => {
    const screen = await mountQuoteForm('mode="test"');
    const successes = eventsOn(screen.element, 'painting-success');
    screen.fill();
    screen.submit();
    await clock.current.until(() => isSubmitted(screen));
    expect(services.current.calls).to.deep.equal([]);
    expect(successes).to.have.length(1);
  });

  it('rejects a message over the limit', async () => {
    const screen = await mountQuoteForm();
    screen.fill({ message: 'x'.repeat(15_001) });
    screen.submit();
    await until(() => screen.field('message').getAttribute('aria-invalid') === 'true');
    expect(screen.shows(en.quoteForm.errors.messageTooLong)).to.equal(true);
    expect(services.current.calls).to.deep.equal([]);
  });

  it('posts the lead as JSON to lead-url', async () => {
    const screen = await send('lead-url="https://crm.example/leads" source="partner-x"');
    await clock.current.until(() => isSubmitted(screen));
    const posted = services.current.calls.find(({ url }) => url === 'https://crm.example/leads');
    const { name, email, phone, address, message } = screen.request;
    expect(posted?.body).to.deep.include({
      leadId: leadOf(services.current.mails[0]).leadId,
      kind: 'contact',
      values: { name, email, phone, address, message },
      source: 'partner-x',
      page: location.origin + location.pathname,
    });
  });

  it('announces a record that lead-url refuses, and thanks the visitor all the same', async () => {
    const screen = await mountQuoteForm('lead-url="https://crm.example/leads?key=1"');
    const errors = eventsOn(screen.element, 'painting-error');
    services.current.estimate = () => new Response('No such sheet', { status: 404 });
    screen.fill();
    screen.submit();
    await clock.current.until(() => isSubmitted(screen));
    expect(errors.map(({ detail }) => detail)).to.deep.equal([
      { leadKind: 'contact', tagId: '', stage: 'record', status: 404, message: 'No such sheet' },
    ]);
    expect(lines.map(({ text }) => text)).to.deep.equal([
      'lead-url https://crm.example/leads did not take a lead: No such sheet',
    ]);
  });

  it('pushes the lead to the data layer only on request', async () => {
    const silent = await send();
    await clock.current.until(() => isSubmitted(silent));
    expect(window).not.to.have.property('dataLayer');
    const screen = await send('id="first" data-layer source="partner-x"');
    await clock.current.until(() => isSubmitted(screen));
    const { lead_reference } = leadParams(services.current.mails.at(-1));
    expect(Reflect.get(window, 'dataLayer')).to.deep.equal([
      {
        event: 'generate_lead',
        currency: businessSettings.currency,
        value: undefined,
        lead_kind: 'contact',
        lead_reference,
        tag_id: 'first',
        source: 'partner-x',
      },
    ]);
  });
});

describe('A failed quote form', () => {
  const lines = useConsoleLines();
  const clock = useFakeClock();
  const services = useFakeServices();

  it('tells the visitor to call, and the page why, when keeping the mail throws', async () => {
    const { imul } = Math;
    const screen = await mountQuoteForm();
    const errors = eventsOn(screen.element, 'painting-error');
    screen.fill();
    const { values } = screen;
    try {
      Math.imul = () => {
        throw new Error('Replaced by somebody else');
      };
      screen.submit();
      await clock.current.until(() => hasFailed(screen));
    } finally {
      Math.imul = imul;
    }
    expect(screen.toasts[0]).to.equal(en.quoteForm.sendFailed(en.delivery.broken(phone.shown)));
    expect(screen.values).to.deep.equal(values);
    const [error] = errors.map(({ detail }) => detail);
    expect(error).to.include({ stage: 'notification', message: 'Error: Replaced by somebody else' });
    expect(lines.map(({ text }) => text).join()).to.include('Replaced by somebody else');
    screen.submit();
    await clock.current.until(() => screen.shows(en.thankYou.contact.heading));
  });

  it("shows the service's text and keeps values and question", async () => {
    services.current.mail = refused(422, 'The recipients address is empty');
    const screen = await mountQuoteForm();
    const errors = eventsOn(screen.element, 'painting-error');
    screen.fill();
    const { question, values } = screen;
    screen.submit();
    await clock.current.until(() => hasFailed(screen));
    expect(screen.toasts).to.deep.equal(['Failed to send message: The recipients address is empty']);
    expect(screen.values).to.deep.equal(values);
    expect(screen.values).to.include(screen.request);
    expect(screen.question).to.equal(question);
    expect(screen.button(en.quoteForm.submit).getAttribute('aria-disabled')).not.to.equal('true');
    expect(services.current.mails).to.have.length(1);
    expect(errors.map(({ detail }) => detail)).to.deep.equal([
      {
        ...{ leadKind: 'contact', tagId: '' },
        ...{ stage: 'notification', status: 422, message: 'The recipients address is empty' },
      },
    ]);
  });

  it('can be resent', async () => {
    services.current.mail = inTurn(refused(400, 'The template ID not found.'), () => new Response('OK'));
    const screen = await mountQuoteForm();
    screen.fill();
    screen.submit();
    await clock.current.until(() => hasFailed(screen));
    screen.submit();
    await clock.current.until(() => screen.shows(en.thankYou.contact.heading));
    expect(services.current.mails).to.have.length(3);
  });

  it('retries once after no network, and continues on success', async () => {
    services.current.mail = inTurn(noNetwork, () => new Response('OK'));
    const screen = await mountQuoteForm();
    screen.fill();
    screen.submit();
    await clock.current.until(() => screen.shows(en.thankYou.contact.heading));
    const [first, again] = services.current.mails;
    expect(services.current.mails).to.have.length(3);
    expect(again?.body).to.deep.equal(first?.body);
    expect(screen.toasts).to.deep.equal([]);
  });

  it('gives up after two tries of 10 s without an answer', async () => {
    services.current.mail = silence;
    const screen = await mountQuoteForm();
    const began = clock.current.now;
    screen.fill();
    screen.submit();
    await clock.current.until(() => hasFailed(screen));
    expect(screen.toasts).to.deep.equal(['Failed to send message: the service is not responding']);
    expect(clock.current.now - began).to.be.within(21_200, 22_000);
    expect(services.current.mails.map(({ signal }) => signal?.aborted)).to.deep.equal([true, true]);
  });

  it('shows its failure at the top of the window, whatever is around the tag', async () => {
    stage.style.cssText = 'transform: translateX(0); margin-top: 900px';
    try {
      services.current.mail = refused(400, 'No');
      const screen = await mountQuoteForm();
      screen.fill();
      screen.submit();
      expect(textOf(screen.root.querySelector('.announcer'))).to.equal(en.quoteForm.sending);
      await clock.current.until(() => hasFailed(screen));
      const message = screen.root.querySelector('.toast')?.getBoundingClientRect();
      expect(message?.top).to.be.within(0, 40);
      // Less while it slides in.
      expect(innerWidth - (message?.right ?? 0)).to.be.within(-24, 40);
    } finally {
      stage.removeAttribute('style');
    }
  });

  it('keeps a status line after the toast, and updates it once the outbox has sent', async () => {
    services.current.mail = inTurn(refused(503, 'Away'), refused(503, 'Away'), () => new Response('OK'));
    const screen = await mountQuoteForm();
    screen.fill();
    screen.submit();
    const status = () => screen.root.querySelector('[part=status]')?.textContent;
    await clock.current.until(() => status() === 'Failed to send message: Away');
    await clock.current.pass(30_000);
    expect(status()).to.equal('Failed to send message: Away');
    await clock.current.until(() => status() === en.delivery.sentLater);
    const before = services.current.mails.length;
    screen.submit();
    await clock.current.until(() => screen.shows(en.thankYou.contact.heading));
    expect(services.current.mails).to.have.length(before + 1);
    expect(services.current.mails.at(-1)?.body.template_id).to.equal(
      businessSettings.templates.contactConfirmation,
    );
  });

  it('hides a failed confirmation from the visitor', async () => {
    services.current.mail = inTurn(() => new Response('OK'), refused(422, 'The recipients address is empty'));
    const screen = await mountQuoteForm();
    const errors = eventsOn(screen.element, 'painting-error');
    screen.fill();
    screen.submit();
    await clock.current.until(() => screen.shows(en.thankYou.contact.heading));
    expect(screen.toasts).to.deep.equal([]);
    expect(errors.map(({ detail }) => detail.stage)).to.deep.equal(['confirmation']);
  });

  it('waits at most 3 s for the confirmation', async () => {
    services.current.mail = inTurn(() => new Response('OK'), silence);
    const screen = await mountQuoteForm();
    const began = clock.current.now;
    screen.fill();
    screen.submit();
    await clock.current.until(() => screen.shows(en.thankYou.contact.heading));
    expect(clock.current.now - began).to.be.within(3_000, 3_200);
  });

  it('still delivers the lead when removed while sending, without navigation or events', async () => {
    services.current.mail = silence;
    const screen = await mountQuoteForm('thank-you-url="#sent"');
    const events = ['painting-success', 'painting-error'].flatMap((name) => eventsOn(screen.element, name));
    const rejections = eventsOn(window, 'unhandledrejection');
    screen.fill();
    screen.submit();
    await until(() => services.current.mails.length === 1);
    screen.element.remove();
    await clock.current.pass(30_000);
    expect(events).to.deep.equal([]);
    expect(rejections).to.deep.equal([]);
    expect(location.hash).to.equal('');
    services.current.mail = () => new Response('OK');
    await clock.current.until(() => services.current.mails.length === 3);
    const ids = services.current.mails.map((mail) => leadOf(mail).leadId);
    expect(new Set(ids).size).to.equal(1);
  });

  it('does not navigate if removed between its two mails', async () => {
    const screen = await mountQuoteForm('thank-you-url="#sent"');
    screen.fill();
    screen.submit();
    await until(() => services.current.mails.length === 1);
    await nextFrame();
    screen.element.remove();
    await clock.current.pass(60_000);
    expect(location.hash).to.equal('');
    expect(services.current.mails).to.have.length(2);
    expect(clock.current.waiting).to.equal(0);
  });

  it('continues when moved while sending', async () => {
    const screen = await mountQuoteForm();
    screen.fill();
    screen.submit();
    await until(() => services.current.mails.length === 1);
    const place = document.createElement('section');
    screen.element.parentElement?.append(place);
    place.append(screen.element);
    await clock.current.until(() => screen.shows(en.thankYou.contact.heading));
    expect(services.current.mails).to.have.length(2);
  });
});

describe('A toast', () => {
  useConsoleLines();
  const services = useFakeServices();

  async function mountFailed() {
    services.current.mail = refused(400, 'No');
    const screen = await mountQuoteForm(`email-url="https://mail-${Math.random()}.example"`);
    screen.fill();
    screen.submit();
    await until(() => hasFailed(screen));
    return screen;
  }

  const clockOf = (screen: QuoteFormScreen) => screen.root.querySelector('.toast__clock') as HTMLElement;

  const playStateOf = (screen: QuoteFormScreen) => getComputedStyle(clockOf(screen)).animationPlayState;

  it('is at the top right of the window, inside the tag', async () => {
    const screen = await mountFailed();
    const toast = screen.root.querySelector('.toast') as Element;
    const box = () => toast.getBoundingClientRect();
    await until(() => innerWidth - box().right >= 0); // it slides in from the side
    expect(innerWidth - box().right).to.be.at.most(60);
    expect(box().top).to.be.within(0, 60);
    expect(document.querySelectorAll('.toast')).to.have.length(0);
  });

  it('is announced by an existing live region', async () => {
    const screen = await mountQuoteForm(`email-url="https://mail-${Math.random()}.example"`);
    const regions = () => [...screen.root.querySelectorAll('[aria-live]')];
    const before = regions();
    services.current.mail = refused(400, 'No');
    screen.fill();
    screen.submit();
    await until(() => hasFailed(screen));
    expect(regions()).to.deep.equal(before);
    expect(before.map((region) => region.querySelectorAll('.toast').length)).to.deep.equal([1]);
  });

  it('still shows in a tag that was removed and reinserted', async () => {
    services.current.mail = refused(400, 'No');
    const screen = await mountQuoteForm(`email-url="https://mail-${Math.random()}.example"`);
    const { element } = screen;
    const place = element.parentElement;
    element.remove();
    await new Promise((done) => setTimeout(done));
    place?.append(element);
    await until(() => screen.findButton(en.quoteForm.submit));
    screen.fill();
    screen.submit();
    await until(() => hasFailed(screen));
    expect(screen.toasts).to.deep.equal(['Failed to send message: No']);
  });

  it("contains nothing of the library's own texts", async () => {
    const screen = await mountFailed();
    const toasts = screen.root.querySelector('.toasts') as Element;
    const names = [toasts, ...toasts.querySelectorAll('*')].map((node) => node.getAttribute('aria-label'));
    expect(names.filter(Boolean)).to.deep.equal([en.form.closeMessage]);
    expect(toasts.querySelectorAll('svg, [role=progressbar], style')).to.have.length(0);
    document.dispatchEvent(new KeyboardEvent('keydown', { altKey: true, code: 'KeyT', key: 't' }));
    expect(screen.root.activeElement?.closest('.toasts') ?? null).to.equal(null);
  });

  it("is outside the tag's size containers", async () => {
    const screen = await mountFailed();
    expect(sizeContainersAround(screen.field('name'))).not.to.deep.equal([]);
    expect(sizeContainersAround(screen.root.querySelector('.toast') as Element)).to.deep.equal([]);
  });

  it('leaves after 5000 ms', async () => {
    const screen = await mountFailed();
    const clock = clockOf(screen);
    expect(getComputedStyle(clock).animationDuration).to.equal('5s');
    for (const animation of clock.getAnimations()) animation.finish();
    await until(() => screen.toasts.length === 0);
  });

  it('stays while hovered', async () => {
    const screen = await mountFailed();
    await until(() => playStateOf(screen) === 'running');
    const { left, top } = (screen.root.querySelector('.toast') as Element).getBoundingClientRect();
    await sendMouse({ type: 'move', position: [Math.round(left) + 20, Math.round(top) + 20] });
    await until(() => playStateOf(screen) === 'paused');
    await resetMouse();
    await until(() => playStateOf(screen) === 'running');
  });

  it('stays while focused', async () => {
    const screen = await mountFailed();
    await until(() => playStateOf(screen) === 'running');
    screen.button(en.form.closeMessage).focus();
    await until(() => playStateOf(screen) === 'paused');
    screen.button(en.form.closeMessage).blur();
    await until(() => playStateOf(screen) === 'running');
  });

  it('pauses while the tab is hidden', async () => {
    const screen = await mountFailed();
    await until(() => playStateOf(screen) === 'running');
    hideTab(true);
    await until(() => playStateOf(screen) === 'paused');
    hideTab(false);
    await until(() => playStateOf(screen) === 'running');
  });

  it('waits until a background tab is visible', async () => {
    hideTab(true);
    const screen = await mountFailed();
    await until(() => clockOf(screen).getAnimations().length > 0);
    for (let frame = 0; frame < 5; frame += 1) await nextFrame();
    expect(playStateOf(screen)).to.equal('paused');
    hideTab(false);
    await until(() => playStateOf(screen) === 'running');
  });

  it('closes by its button', async () => {
    const screen = await mountFailed();
    screen.button(en.form.closeMessage).click();
    await until(() => screen.toasts.length === 0);
  });

  it('leaves other toasts open when it closes', async () => {
    const screen = await mountFailed();
    services.current.mail = refused(400, 'No again');
    screen.submit();
    await until(() => screen.toasts.length === 2);
    screen.button(en.form.closeMessage).click();
    await until(() => screen.toasts.length === 1);
    expect(screen.toasts).to.deep.equal(['Failed to send message: No again']);
  });

  it('shows only at its own form', async () => {
    const other = await mountQuoteForm();
    const screen = await mountFailed();
    expect(screen.toasts).to.have.length(1);
    expect(other.toasts).to.deep.equal([]);
  });
});
