import { businessSettings } from 'virtual:business-settings';
import { expect } from 'chai';
import { thankYouKey } from '../../shared/thank-you-state';
import { definePaintingEstimator } from '../../widgets/painting-estimator';
import { type EstimatorScreen, mountEstimator } from '../support/driver/estimator-screen';
import type { EstimationType } from '../support/driver/leads';
import { useConsoleLines } from '../support/page/console-lines';
import { useFakeClock } from '../support/page/fake-clock';
import { callOffNavigation, eventsOn } from '../support/page/stage';
import { nextFrame, until } from '../support/page/until';
import { type Call, leadOf, price, silence, useFakeServices } from '../support/server/fake-services';
import { en, texts } from '../support/texts';

definePaintingEstimator();

const isTeamMail = ({ body }: Call) => body.template_id === 'template_estimator_team';
const isConfirmation = ({ body }: Call) => body.template_id === 'template_estimator_customer';

describe('The mails of the estimator', () => {
  const lines = useConsoleLines();
  const clock = useFakeClock();
  const services = useFakeServices();

  beforeEach(() => {
    delete (window as { dataLayer?: unknown }).dataLayer;
  });

  afterEach(() => {
    history.replaceState(null, '', location.pathname + location.search);
    expect(lines).to.deep.equal([]);
  });

  async function calculate(attributes = '', mode: EstimationType = 'general') {
    const screen = await mountEstimator(attributes);
    await screen.reachCalculator(mode);
    screen.set('wallSqft', '400', mode === 'general' ? undefined : 1);
    screen.calculate();
    return screen;
  }

  const count = (kind: (call: Call) => boolean) => services.current.mails.filter(kind).length;

  /** Fails one kind of mail with this text. */
  function refuse(kind: (call: Call) => boolean, text: string): void {
    services.current.mail = (call) => (kind(call) ? new Response(text, { status: 400 }) : new Response('OK'));
  }

  it('send the whole project to the business, then the price to the visitor, 1.1 s apart', async () => {
    services.current.estimate = () => price(1234.5);
    const screen = await calculate();
    await clock.current.until(() => screen.isSubmitted);
    const [team, customer] = services.current.mails;
    expect(services.current.mails).to.have.length(2);
    const { lead, lead_reference, lead_details, EstimatorValues } = team?.body.template_params ?? {};
    const leadParams = { lead, lead_reference, lead_details };
    const { choices, fields, options, terms } = en.estimator;
    expect(EstimatorValues).to.include(`${en.estimator.fields.wallSqft}: 400 sq ft`).and.include('$1,234.50');
    expect(lead_details).to.include(`${options.general}
${fields.wallSqft}: 400\u00a0sq\u00a0ft
${fields.wallPaintType}: ${choices.wallPaintType.colour_change}

${terms(true)} Valid until `);
    expect(leadOf(team)).to.deep.include({
      kind: 'estimate',
      language: 'en',
      project: services.current.estimates[0]?.body,
    });
    expect(leadOf(team).leadId).to.match(/^[0-9A-HJKMNP-TV-Z]{26}$/);
    expect(team?.body).to.deep.equal({
      lib_version: '4.4.1',
      user_id: businessSettings.emailPublicKey,
      service_id: businessSettings.emailServiceId,
      template_id: businessSettings.templates.estimatorTeam,
      template_params: {
        client_name: 'Ada Painter',
        client_address: '1 Main Street',
        client_email: 'ada@example.com',
        client_phone: screen.contact.phone,
        EstimatorValues,
        ...leadParams,
      },
    });
    expect(customer?.body.template_id).to.equal(businessSettings.templates.estimatorCustomer);
    expect(customer?.body.template_params).to.deep.equal({
      client_name: 'Ada Painter',
      client_email: 'ada@example.com',
      time_contact_message: en.promise.today,
      cost_content: 'Your total estimated cost is: $1,234.50',
      ...leadParams,
    });
    expect((customer?.at ?? 0) - (team?.at ?? 0)).to.equal(1_100);
    expect(services.current.mails.every(({ keepalive }) => keepalive)).to.equal(true);
  });

  it('are two, however often the visitor clicks', async () => {
    const screen = await calculate();
    screen.root.querySelector('form')?.requestSubmit();
    await clock.current.until(() => count(isTeamMail) === 1);
    screen.root.querySelector('form')?.requestSubmit();
    await clock.current.until(() => screen.isSubmitted);
    await clock.current.pass(20_000);
    expect([count(isTeamMail), count(isConfirmation)]).to.deep.equal([1, 1]);
    expect(services.current.estimates).to.have.length(1);
  });

  it("the business's mail is in English, the visitor's in the visitor's language", async () => {
    const screen = await mountEstimator();
    await screen.reachCalculator('general');
    screen.element.lang = 'fr';
    await clock.current.until(() => screen.findButton('Calculer le coût'));
    screen.button('Calculer le coût').click();
    await clock.current.until(() => screen.heading === texts.fr.thankYou.estimate.heading);
    expect(services.current.mails[0]?.body.template_params.EstimatorValues).to.match(
      /^Project Details\nDoors: 0\n/,
    );
    expect(services.current.mails[1]?.body.template_params.cost_content).to.match(
      /^Coût total estimé\s: 1\s234,50\s\$$/,
    );
  });

  it('promise a call by the time of the request, however long sending takes', async () => {
    const closingAt = Date.UTC(2025, 5, 4, 22);
    clock.current.setNow(closingAt - 500);
    const screen = await calculate('email-public-key="key-late"');
    await clock.current.until(() => screen.isSubmitted);
    expect(services.current.mails[1]?.at).to.be.greaterThan(closingAt);
    expect(services.current.mails[1]?.body.template_params.time_contact_message).to.equal(en.promise.today);
  });

  it('use templates, service and source from the attributes', async () => {
    const screen = await calculate(
      'notification-template="one" confirmation-template="two" source="partner-x" email-url="https://mail.example"',
    );
    await clock.current.until(() => screen.isSubmitted);
    expect(
      services.current.mails.map(({ body, url }) => [body.template_id, new URL(url).host]),
    ).to.deep.equal([
      ['one', 'mail.example'],
      ['two', 'mail.example'],
    ]);
    expect(leadOf(services.current.mails[0]).source).to.equal('partner-x');
  });

  it('are followed by an inline thank-you with the price and a focused heading', async () => {
    const screen = await calculate();
    const successes = eventsOn(screen.element, 'painting-success');
    await clock.current.until(() => screen.isSubmitted);
    expect(screen.shows(en.thankYou.total)).to.equal(true);
    expect(screen.shows('$1,234.50')).to.equal(true);
    expect(screen.shows(en.thankYou.estimate.texts[0] ?? '')).to.equal(true);
    await until(() => screen.focus === screen.heading);
    const { leadId, reference } = leadOf(services.current.mails[0]);
    expect(screen.shows(`Your reference ${reference}`)).to.equal(true);
    expect(successes.map(({ detail }) => detail)).to.deep.equal([
      {
        ...{ leadKind: 'estimate', tagId: '', type: 'estimate', totalCost: 1234.5 },
        ...{ currency: businessSettings.currency, leadId, reference },
      },
    ]);
  });

  it('are followed by the thank-you page, which replaces the history entry', async () => {
    const entries = history.length;
    await calculate('thank-you-url="#sent"');
    await clock.current.until(() => location.hash === '#sent');
    expect(history.length).to.equal(entries);
    const { receipt, ...state } = JSON.parse(sessionStorage.getItem(thankYouKey) ?? '');
    expect(state).to.deep.include({
      reference: services.current.mails[0]?.body.template_params.lead_reference,
      type: 'estimate',
      totalCost: 1234.5,
      originalCost: 1234.5,
      minimumApplied: false,
      promise: services.current.mails[1]?.body.template_params.time_contact_message,
    });
    expect(receipt.groups[0].title).to.equal(en.estimator.options.general);
  });

  it('are not resent while the thank-you page loads', async () => {
    const screen = await calculate('thank-you-url="/LICENSE"');
    screen.element.addEventListener('painting-success', callOffNavigation);
    await clock.current.until(() => sessionStorage.getItem(thankYouKey));
    await clock.current.pass(5_000);
    expect(screen.button(en.estimator.calculate).disabled).to.equal(true);
    screen.calculate();
    screen.root.querySelector('form')?.requestSubmit();
    await clock.current.pass(20_000);
    expect(screen.button(en.estimator.calculate).disabled).to.equal(true);
    expect(services.current.estimates).to.have.length(1);
    expect([count(isTeamMail), count(isConfirmation)]).to.deep.equal([1, 1]);
  });

  it('can be sent for another project if the thank-you is on the same page', async () => {
    const screen = await calculate('thank-you-url="#sent"');
    await clock.current.until(() => location.hash === '#sent');
    await clock.current.until(() => !screen.button(en.estimator.calculate).disabled);
    screen.set('wallSqft', '500');
    screen.calculate();
    await clock.current.until(() => count(isConfirmation) === 2);
    expect(services.current.estimates[1]?.body.wallSqft).to.equal(500);
  });

  it('push the lead with its value to the data layer on request', async () => {
    const screen = await calculate('data-layer source="partner-x"');
    await clock.current.until(() => screen.isSubmitted);
    expect(Reflect.get(window, 'dataLayer')[0]).to.include({
      event: 'generate_lead',
      value: 1234.5,
      lead_kind: 'estimate',
      source: 'partner-x',
    });
  });

  describe("when the business's mail fails", () => {
    it('show a message that persists through the navigation', async () => {
      refuse(isTeamMail, 'The service ID not found.');
      const screen = await calculate('thank-you-url="#sent"');
      const errors = eventsOn(screen.element, 'painting-error');
      await clock.current.until(() => location.hash === '#sent');
      expect(screen.toasts).to.deep.equal(['Failed to send message: The service ID not found.']);
      expect([count(isTeamMail), count(isConfirmation)]).to.deep.equal([1, 1]);
      expect(errors.map(({ detail }) => [detail.stage, detail.status])).to.deep.equal([
        ['notification', 400],
      ]);
      expect(JSON.parse(sessionStorage.getItem(thankYouKey) ?? '')).to.include({
        type: 'estimate',
        toast: 'Failed to send message: The service ID not found.',
      });
    });
  });

  describe("when the visitor's mail fails", () => {
    async function failConfirmation(attributes = '') {
      refuse(isConfirmation, 'The recipients address is empty');
      const screen = await calculate(attributes);
      await clock.current.until(
        () => screen.toasts.length > 0 && !screen.button(en.estimator.calculate).disabled,
      );
      return screen;
    }

    const accept = () => {
      services.current.mail = () => new Response('OK');
    };

    it('show a message and keep the visitor on the page with the price', async () => {
      const screen = await failConfirmation('thank-you-url="#sent"');
      expect(screen.toasts).to.deep.equal([
        'Failed to send confirmation email: The recipients address is empty',
      ]);
      expect(screen.result).to.match(/^\$1,234\.50Before tax\..*\.$/);
      expect(screen.progress).to.equal('Step 3 of 3');
      expect(location.hash).to.equal('');
      expect(screen.field('wallSqft').value).to.equal('400');
    });

    it('are completed by a second Calculate Cost, which keeps the price and resends nothing to the business', async () => {
      const screen = await failConfirmation();
      accept();
      services.current.estimate = () => Response.json({ totalCost: 9_999 });
      screen.calculate();
      await nextFrame();
      expect(screen.result).to.match(/^\$1,234\.50.*Sending your project to our team…$/);
      await clock.current.until(() => screen.isSubmitted);
      expect([count(isTeamMail), count(isConfirmation)]).to.deep.equal([1, 2]);
      const ids = services.current.mails.map((mail) => leadOf(mail).leadId);
      expect(new Set(ids).size).to.equal(1);
      expect(services.current.estimates).to.have.length(1);
      expect(screen.shows('$1,234.50')).to.equal(true);
    });

    it('are sent to the business again if the project changed', async () => {
      const screen = await failConfirmation();
      accept();
      screen.set('doors', '2');
      await until(() => screen.result === en.estimator.totalHint);
      screen.calculate();
      await clock.current.until(() => screen.isSubmitted);
      expect([count(isTeamMail), count(isConfirmation)]).to.deep.equal([2, 2]);
      expect(services.current.estimates[1]?.body.doors).to.equal(2);
      const [first, second] = services.current.mails.filter(isTeamMail);
      expect(leadOf(second).replaces).to.equal(leadOf(first).leadId);
    });

    it('are sent to the business again if the address changed', async () => {
      const screen = await failConfirmation();
      accept();
      screen.goBack();
      await screen.isAt('Step 2 of 3');
      screen.goBack();
      await screen.isAt('Step 1 of 3');
      screen.set('email', 'mended@example.com');
      screen.submitContact();
      await screen.isAt('Step 2 of 3');
      screen.button(en.estimator.options.general).click();
      await screen.isAt('Step 3 of 3');
      screen.calculate();
      await clock.current.until(() => screen.isSubmitted);
      const sent = services.current.mails.at(-1)?.body.template_params.client_email;
      expect(sent).to.equal('mended@example.com');
      expect(count(isTeamMail)).to.equal(2);
    });
  });

  describe('when the tag is removed while sending', () => {
    async function removeWhileSending(screen: EstimatorScreen) {
      const events = ['painting-success', 'painting-error'].flatMap((name) => eventsOn(screen.element, name));
      const rejections = eventsOn(window, 'unhandledrejection');
      screen.element.remove();
      await nextFrame();
      await clock.current.pass(60_000);
      expect(events).to.deep.equal([]);
      expect(rejections).to.deep.equal([]);
      expect(location.hash).to.equal('');
    }

    it('are both still sent, without events', async () => {
      const screen = await calculate('thank-you-url="#sent"');
      await clock.current.until(() => count(isTeamMail) === 1);
      await nextFrame();
      await removeWhileSending(screen);
      expect([count(isTeamMail), count(isConfirmation)]).to.deep.equal([1, 1]);
      expect(clock.current.waiting).to.equal(0);
    });

    it('are left to the outbox if the service does not answer', async () => {
      services.current.mail = silence;
      const screen = await calculate('thank-you-url="#sent"');
      await clock.current.until(() => count(isTeamMail) === 1);
      await removeWhileSending(screen);
      services.current.mail = () => new Response('OK');
      await clock.current.until(() => !JSON.stringify(localStorage).includes('ada@example.com'));
      const ids = services.current.mails.filter(isTeamMail).map((mail) => leadOf(mail).leadId);
      expect(new Set(ids).size).to.equal(1);
      await clock.current.pass(2_000);
      expect(clock.current.waiting).to.equal(0);
    });

    it("end without events during the visitor's mail", async () => {
      services.current.mail = (call) => (isConfirmation(call) ? silence() : new Response('OK'));
      const screen = await calculate('thank-you-url="#sent"');
      await clock.current.until(() => count(isConfirmation) === 1);
      await removeWhileSending(screen);
    });
  });
});
