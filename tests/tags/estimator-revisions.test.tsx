import { expect } from 'chai';
import { definePaintingEstimator } from '../../widgets/painting-estimator';
import { type EstimatorScreen, mountEstimator } from '../support/driver/estimator-screen';
import { textOf } from '../support/driver/screen';
import { useConsoleLines } from '../support/page/console-lines';
import { useFakeClock } from '../support/page/fake-clock';
import { eventsOn } from '../support/page/stage';
import { until } from '../support/page/until';
import { leadOf, price, useFakeServices } from '../support/server/fake-services';
import { en } from '../support/texts';

definePaintingEstimator();

describe('A sent estimate', () => {
  const lines = useConsoleLines();
  const clock = useFakeClock();
  const services = useFakeServices();

  afterEach(() => {
    expect(lines).to.deep.equal([]);
  });

  async function sendEstimate(attributes = ''): Promise<EstimatorScreen> {
    const screen = await mountEstimator(attributes);
    await screen.reachCalculator('general');
    screen.set('wallSqft', '400');
    services.current.estimate = () => price(1_000);
    screen.calculate();
    await clock.current.until(() => screen.isSubmitted);
    return screen;
  }

  async function change(screen: EstimatorScreen): Promise<void> {
    screen.button(en.thankYou.change).click();
    await screen.isAt('Step 3 of 3');
  }

  async function sendAgain(screen: EstimatorScreen): Promise<void> {
    screen.calculate();
    await clock.current.until(() => screen.isSubmitted);
  }

  /** Cells of the receipt, row by row. */
  const receipt = ({ root }: EstimatorScreen) =>
    [...root.querySelectorAll('[part=receipt] tr')].map((row) => [...row.children].map(textOf));

  const mails = () => services.current.mails.map(({ body }) => body.template_params);

  it('leaves a receipt: reference, answers, price, notes, promise and next steps', async () => {
    const screen = await sendEstimate();
    const [team, customer] = mails();
    expect(textOf(screen.root.querySelector('[part=reference]'))).to.equal(team.lead_reference);
    expect(textOf(screen.root.querySelector('[part=price]'))).to.equal('$1,000.00');
    expect(receipt(screen)).to.deep.equal([
      [en.estimator.options.general],
      [en.estimator.fields.wallSqft, '400 sq ft'],
      [en.estimator.fields.wallPaintType, en.estimator.choices.wallPaintType.colour_change],
    ]);
    expect(screen.shows(en.estimator.terms(true))).to.equal(true);
    const steps = [...screen.root.querySelectorAll('ol li')].map(textOf);
    expect(steps[0]).to.equal(`${customer.time_contact_message}.`);
    expect(steps).to.have.length(3);
    for (const name of ['Print', en.thankYou.change, en.thankYou.startOver]) screen.button(name);
    expect([...screen.root.querySelectorAll('a')].map(textOf)).to.deep.equal(['Call us about the visit']);
  });

  it('can be reopened by Change something, complete and with its heading focused', async () => {
    const screen = await sendEstimate();
    await change(screen);
    expect(screen.field('wallSqft').value).to.equal('400');
    expect(screen.result).to.equal(en.estimator.totalHint);
    await until(() => screen.focus === screen.heading);
  });

  it('is revised by the next price under the same reference, with a comparison in the receipt', async () => {
    const screen = await sendEstimate();
    await change(screen);
    screen.set('ceilingType', 'painted_stipple');
    services.current.estimate = () => price(1_420);
    await sendAgain(screen);
    const [first, , second, customer] = mails();
    const [one, , two] = services.current.mails.map(leadOf);
    expect(two?.replaces).to.equal(one?.leadId);
    expect(two?.leadId).not.to.equal(one?.leadId);
    expect(second.lead_reference).to.equal(first.lead_reference);
    const comparison = receipt(screen).slice(-4);
    expect(comparison).to.deep.equal([
      [en.estimator.changes],
      [en.estimator.fields.ceilingType, 'Painted Stipple (was None)'],
      [en.estimator.lastPrice, '', '$1,000.00'],
      ['Difference', '', '+ $420.00'],
    ]);
    for (const { lead_details } of [second, customer]) {
      expect(lead_details).to.include('Ceiling Type: Painted Stipple (was None)\nLast price: $1,000.00\n');
    }
  });

  it('can be revised repeatedly; each revision names the previous one', async () => {
    const screen = await sendEstimate();
    for (const doors of ['1', '2']) {
      await change(screen);
      screen.set('doors', doors);
      await sendAgain(screen);
    }
    const teams = mails().filter(({ EstimatorValues }) => EstimatorValues);
    const [first, second, third] = teams.map(({ lead }) => JSON.parse(lead));
    expect([first, second, third].map(({ replaces }) => replaces)).to.deep.equal([
      undefined,
      first.leadId,
      second.leadId,
    ]);
    expect(new Set(teams.map(({ lead_reference }) => lead_reference)).size).to.equal(1);
  });

  it('is not resent unchanged', async () => {
    const screen = await sendEstimate('data-layer');
    const reference = mails()[0].lead_reference;
    // Longer than the outbox remembers a finished lead.
    await clock.current.pass(120_000);
    await change(screen);
    const successes = eventsOn(screen.element, 'painting-success');
    await sendAgain(screen);
    expect(mails()).to.have.length(2);
    expect(successes.map(({ detail }) => detail.reference)).to.deep.equal([reference]);
    expect((window as { dataLayer?: object[] }).dataLayer).to.have.length(1);
    delete (window as { dataLayer?: object[] }).dataLayer;
  });

  it('becomes a new lead for another person on the same computer', async () => {
    const screen = await sendEstimate();
    await change(screen);
    screen.goBack();
    await screen.isAt('Step 2 of 3');
    screen.goBack();
    await screen.isAt('Step 1 of 3');
    screen.fillContact({ email: 'bo@example.com', phone: '416 555 9999' });
    screen.submitContact();
    await screen.isAt('Step 2 of 3');
    screen.button(en.estimator.options.general).click();
    await screen.isAt('Step 3 of 3');
    await sendAgain(screen);
    const [first, , second] = mails();
    expect(JSON.parse(second.lead).replaces).to.equal(undefined);
    expect(second.lead_reference).not.to.equal(first.lead_reference);
  });
});
