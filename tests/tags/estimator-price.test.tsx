import { businessSettings, phone } from 'virtual:business-settings';
import { expect } from 'chai';
import { formatMoney } from '../../shared/money';
import { definePaintingEstimator } from '../../widgets/painting-estimator';
import { type EstimatorScreen, mountEstimator } from '../support/driver/estimator-screen';
import type { EstimationType } from '../support/driver/leads';
import { sizeContainersAround, textOf } from '../support/driver/screen';
import { useConsoleLines } from '../support/page/console-lines';
import { useFakeClock } from '../support/page/fake-clock';
import { eventsOn, propertyOf, stage } from '../support/page/stage';
import { nextFrame, until } from '../support/page/until';
import { held, inTurn, noNetwork, price, silence, useFakeServices } from '../support/server/fake-services';
import { en } from '../support/texts';

definePaintingEstimator();

const { minimumOrder } = businessSettings;
const generalFailure = en.estimator.estimateFailed.general;
const roomsFailure = en.estimator.estimateFailed.specific_rooms;

describe('A price of the estimator', () => {
  const clock = useFakeClock();
  const services = useFakeServices();

  async function calculator(mode: EstimationType = 'general', attributes = '') {
    const screen = await mountEstimator(attributes);
    await screen.reachCalculator(mode);
    return screen;
  }

  it('is requested with every value of the whole condo, figures as numbers', async () => {
    const screen = await calculator();
    screen.set('doors', '1');
    screen.set('doorFrames', '2');
    screen.set('bathrooms', '3');
    screen.set('dens', '4');
    screen.set('closets', '5');
    screen.set('wallSqft', '812.5');
    screen.set('wallPaintType', 'refresh');
    screen.set('ceilingType', 'unpainted_stipple');
    screen.tick(['hasCrownMolding', 'isTwoStory', 'hasBaseboards', 'hasHighCeilings', 'hasAccentWall']);
    screen.calculate();
    await until(() => services.current.estimates.length === 1);
    const [call] = services.current.estimates;
    expect(call?.url).to.equal(new URL('/api/estimate', businessSettings.url).href);
    expect(call?.method).to.equal('POST');
    expect(call?.headers.get('content-type')).to.equal('application/json');
    expect(call?.body).to.deep.include({
      estimationType: 'general',
      doors: 1,
      doorFrames: 2,
      wallSqft: 812.5,
      wallPaintType: 'refresh',
      hasCrownMolding: true,
      bathrooms: 3,
      isTwoStory: true,
      ceilingType: 'unpainted_stipple',
      hasBaseboards: true,
      hasHighCeilings: true,
      dens: 4,
      hasAccentWall: true,
      closets: 5,
    });
  });

  it('is requested with defaults, and without a wall area if none was given', async () => {
    const screen = await calculator();
    screen.calculate();
    await until(() => services.current.estimates.length === 1);
    const body = services.current.estimates[0]?.body;
    expect(body).to.include({ doors: 0, wallPaintType: 'colour_change', ceilingType: 'none', dens: 0 });
    expect(body).to.include({ hasCrownMolding: false, isTwoStory: false });
    expect(body).not.to.have.property('wallSqft');
  });

  it('is requested with every room and the general values', async () => {
    const screen = await calculator('specific_rooms');
    screen.set('wallSqft', '120', 1);
    screen.tick(['crownMolding'], 1);
    screen.button(en.estimator.addRoom).click();
    await until(() => screen.rooms.length === 2);
    screen.set('wallPaintType', 'refresh', 2);
    screen.set('ceilingType', 'non_stipple', 2);
    screen.tick(['baseboards'], 2);
    screen.set('doors', '2');
    screen.tick(['hasAccentWall']);
    screen.calculate();
    await until(() => services.current.estimates.length === 1);
    const id = Number(screen.rooms[1]?.dataset.room);
    const body = services.current.estimates[0]?.body as { rooms: object[]; generalValues: object };
    expect(body).to.include({ estimationType: 'specific_rooms' });
    expect(body.rooms).to.have.length(2);
    expect(body.rooms[0]).to.include({ id: 1, wallPaintType: 'colour_change', wallSqft: 120 });
    expect(body.rooms[0]).to.include({ ceilingType: 'none', crownMolding: true, baseboards: false });
    expect(body.rooms[1]).to.include({ id, wallPaintType: 'refresh', wallSqft: null });
    expect(body.rooms[1]).to.include({ ceilingType: 'non_stipple', crownMolding: false, baseboards: true });
    expect(body.generalValues).to.include({
      doors: 2,
      doorFrames: 0,
      isTwoStory: false,
      hasAccentWall: true,
    });
  });

  it('is requested from estimate-url', async () => {
    const screen = await calculator('general', 'estimate-url="https://prices.example/v2"');
    screen.calculate();
    await until(() => services.current.calls.length === 1);
    expect(services.current.calls[0]?.url).to.equal('https://prices.example/v2');
  });

  it('starts as a hint, then shows Calculating... and an amount in dollars', async () => {
    let answer: (response: Response) => void = () => {};
    services.current.estimate = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    const screen = await calculator();
    expect(screen.shows(en.estimator.total)).to.equal(true);
    expect(screen.result).to.equal(en.estimator.totalHint);
    screen.calculate();
    await until(() => screen.result === en.estimator.calculating);
    for (const name of [new RegExp(en.estimator.back), en.estimator.reset, en.estimator.calculate]) {
      expect(screen.button(name).disabled).to.equal(true);
    }
    answer(price(12_345.6));
    await clock.current.until(() => screen.result.startsWith('$12,345.60'));
  });

  it('matches the screen, because everything is locked while it is calculated', async () => {
    const answer = held();
    services.current.estimate = answer.answer;
    services.current.mail = () => new Response('No', { status: 400 });
    const screen = await calculator('specific_rooms');
    screen.button(en.estimator.addRoom).click();
    await until(() => screen.rooms.length === 2);
    const controls = () => [
      ...['Remove Room 1', 'Remove Room 2', en.estimator.addRoom].map((name) => screen.button(name)),
      ...screen.root.querySelectorAll<HTMLElement>('.groups input, .groups select'),
    ];
    const areLocked = () => controls().map((control) => control.matches(':disabled'));
    expect(areLocked()).not.to.include(true);
    screen.calculate();
    await until(() => screen.result === en.estimator.calculating);
    expect(areLocked()).not.to.include(false);
    for (const control of controls()) control.click();
    await nextFrame();
    expect(screen.rooms).to.have.length(2);
    answer.give(price(800));
    await clock.current.until(() => !areLocked().includes(true));
    expect(screen.rooms).to.have.length(2);
  });

  it('is held back for a second, during which further clicks do nothing', async () => {
    const screen = await calculator();
    const waitedWith: string[] = [];
    screen.element.addEventListener('painting-price', () => waitedWith.push(screen.result));
    screen.calculate();
    screen.calculate();
    screen.root.querySelector('form')?.requestSubmit();
    await clock.current.until(() => waitedWith.length > 0);
    expect(waitedWith).to.deep.equal([en.estimator.calculating]);
    expect(clock.current.now - (services.current.estimates[0]?.at ?? 0)).to.equal(1_000);
    await until(() => screen.result.startsWith('$1,234.50'));
    expect(services.current.estimates).to.have.length(1);
  });

  for (const [cost, shown, minimumApplied] of [
    [minimumOrder - 0.01, formatMoney(minimumOrder), true],
    [minimumOrder, formatMoney(minimumOrder), false],
  ] as const) {
    it(`a price of ${cost} is ${shown}${minimumApplied ? ', by the minimum order' : ''}`, async () => {
      services.current.estimate = () => price(cost);
      services.current.mail = silence;
      const screen = await calculator();
      const prices = eventsOn(screen.element, 'painting-price');
      screen.calculate();
      await clock.current.until(() => prices.length === 1);
      await until(() => screen.result.startsWith(shown));
      expect(screen.result.includes(`minimum order of ${formatMoney(minimumOrder)}`)).to.equal(
        minimumApplied,
      );
      expect(prices[0]?.detail).to.deep.equal({
        leadKind: 'estimate',
        tagId: '',
        totalCost: Math.max(cost, minimumOrder),
        originalCost: cost,
        minimumApplied,
        estimationType: 'general',
        currency: 'CAD',
      });
    });
  }
});

describe('Without a price', () => {
  const clock = useFakeClock();
  const services = useFakeServices();

  async function failed(attributes = '') {
    services.current.estimate = () => new Response('', { status: 503 });
    const screen = await mountEstimator(attributes);
    await screen.reachCalculator('general');
    screen.set('wallSqft', '850');
    screen.calculate();
    await clock.current.until(() => screen.findButton(en.estimator.askForPrice));
    return screen;
  }

  it('a visitor can call, or send contact details and project as a request', async () => {
    const screen = await failed('source="leaflet"');
    expect(screen.root.querySelector('.fallback a')?.getAttribute('href')).to.equal(`tel:${phone.dialled}`);
    const heard = eventsOn(screen.element, 'painting-success');
    screen.button(en.estimator.askForPrice).click();
    screen.button(en.estimator.askForPrice).click();
    await clock.current.until(() => screen.heading === en.thankYou.contact.heading);
    const [notification, confirmation] = services.current.mails.map(({ body }) => body);
    const { firstName, familyName, address, email } = screen.contact;
    expect(notification.template_params).to.include({
      client_name: `${firstName} ${familyName}`,
      client_email: email,
      client_phone: screen.contact.phone,
      client_address: address,
      EstimatorValues: '',
    });
    expect(notification.template_params.client_message).to.contain('Wall Square Footage 850\u00a0sq\u00a0ft');
    expect(JSON.parse(notification.template_params.lead)).to.deep.include({
      kind: 'contact',
      source: 'leaflet',
    });
    expect(confirmation.template_params).not.to.have.property('cost_content');
    expect(services.current.mails).to.have.length(2);
    expect(heard[0]?.detail).to.include({ type: 'contact', leadKind: 'estimate' });
  });

  it('a request that fails is said to have failed, and can be sent again', async () => {
    const screen = await failed();
    services.current.mail = () => new Response('Away', { status: 503 });
    screen.button(en.estimator.askForPrice).click();
    await clock.current.until(() => screen.shows(en.quoteForm.sendFailed('Away')));
    services.current.mail = () => new Response('OK');
    screen.button(en.estimator.askForPrice).click();
    await clock.current.until(() => screen.heading === en.thankYou.contact.heading);
  });

  it('a required consent is asked for first', async () => {
    const screen = await failed('consent="optional"');
    screen.element.setAttribute('consent', 'required');
    await until(() => screen.field('consent').required);
    screen.button(en.estimator.askForPrice).click();
    await until(() => screen.focus === 'consent');
    expect(services.current.mails).to.deep.equal([]);
  });

  it('the request without a price is withdrawn once the service answers', async () => {
    const screen = await failed();
    services.current.estimate = () => price(900);
    services.current.mail = silence;
    screen.calculate();
    await clock.current.until(() => screen.result.startsWith('$900.00'));
    expect(screen.findButton(en.estimator.askForPrice) === undefined).to.equal(true);
  });
});

describe('The minimum order of a tag', () => {
  const clock = useFakeClock();
  const services = useFakeServices();

  for (const [minimum, shown] of [
    ['500', '$500.00'],
    ['0', '$120.00'],
    ['-1', formatMoney(minimumOrder)],
    // No record of a lead takes a price above 10,000,000.
    ['10000001', formatMoney(minimumOrder)],
  ] as const) {
    it(`a minimum order of ${minimum} makes a cost of 120 ${shown}`, async () => {
      services.current.estimate = () => price(120);
      services.current.mail = silence;
      const screen = await mountEstimator(`minimum-order="${minimum}"`);
      await screen.reachCalculator('general');
      screen.calculate();
      await clock.current.until(() => screen.result.startsWith(shown));
      expect(screen.result.includes(`minimum order of ${shown}`)).to.equal(shown !== '$120.00');
    });
  }
});

describe('The notes below a price', () => {
  const clock = useFakeClock();
  const services = useFakeServices();

  async function priced(answer: object, attributes = ''): Promise<EstimatorScreen> {
    services.current.estimate = () => Response.json(answer);
    services.current.mail = silence;
    const screen = await mountEstimator(attributes);
    await screen.reachCalculator('general');
    screen.calculate();
    await clock.current.until(() => screen.result.includes('A visit confirms the price.'));
    return screen;
  }

  it("state tax, visit and last day, and nothing beyond the service's answer", async () => {
    const screen = await priced({ totalCost: 900 });
    expect(screen.result).to.match(
      /^\$900\.00Before tax\. A visit confirms the price\. Valid until \w+ \d+, \d{4}\.Sending your project to our team…$/,
    );
  });

  it('are announced together with the price, in one message', async () => {
    const screen = await priced({ totalCost: 1_234.5 });
    const said = () => [...screen.root.querySelectorAll('.announcer p')].map(textOf);
    await clock.current.until(() => !said().includes('Calculating...'));
    expect(said()).to.have.length(1);
    expect(said()[0]).to.match(
      /^Total Estimated Cost: \$1,234\.50 Before tax\. A visit confirms the price\. Valid until .+\. Sending your project to our team…$/,
    );
    expect(screen.root.querySelector('.result')?.closest('[role=status]')).to.equal(null);
  });
});

describe('A missing wall area', () => {
  const clock = useFakeClock();
  const services = useFakeServices();

  function answer(assumed: unknown): void {
    services.current.estimate = () => Response.json({ totalCost: 900, assumed });
    services.current.mail = silence;
  }

  async function resultOf(mode: EstimationType, attributes = ''): Promise<string> {
    const screen = await mountEstimator(attributes);
    await screen.reachCalculator(mode);
    screen.calculate();
    await clock.current.until(() => /900/.test(screen.result));
    return screen.result;
  }

  it('is shown as the service assumed it', async () => {
    answer([{ wallSqft: 960, of: 'a condo of 800 sq ft' }]);
    expect(await resultOf('general')).to.include('Assumed wall area: 960 sq ft');
  });

  it('is shown once if several rooms share it', async () => {
    answer([
      { room: 1, wallSqft: 384 },
      { room: 2, wallSqft: 384 },
      { room: 3, wallSqft: 250 },
    ]);
    expect(await resultOf('specific_rooms')).to.include('Assumed wall area: 384 sq ft, 250 sq ft');
  });
});

describe('A failed estimate', () => {
  const lines = useConsoleLines();
  const clock = useFakeClock();
  const services = useFakeServices();
  const alerts: string[] = [];
  const realAlert = window.alert;

  beforeEach(() => {
    alerts.length = 0;
    window.alert = (text) => alerts.push(String(text));
  });

  afterEach(() => {
    window.alert = realAlert;
    expect(lines).to.deep.equal([]);
  });

  async function fail(mode: EstimationType) {
    const screen = await mountEstimator();
    const errors = eventsOn(screen.element, 'painting-error');
    await screen.reachCalculator(mode);
    screen.calculate();
    return { screen, errors };
  }

  async function isReadyAgain(screen: EstimatorScreen) {
    await until(() => !screen.button(en.estimator.calculate).disabled);
    expect(screen.progress).to.equal('Step 3 of 3');
    expect(services.current.mails).to.deep.equal([]);
  }

  it('shows a toast for a whole condo, and can be retried', async () => {
    services.current.estimate = () => Response.json({ error: 'doors: at most 5' }, { status: 400 });
    const { screen, errors } = await fail('general');
    await clock.current.until(() => screen.toasts.length > 0);
    expect(screen.toasts).to.deep.equal([generalFailure]);
    expect(alerts).to.deep.equal([]);
    await isReadyAgain(screen);
    expect(errors.map(({ detail }) => detail)).to.deep.equal([
      { leadKind: 'estimate', tagId: '', stage: 'estimate', status: 400, message: 'doors: at most 5' },
    ]);
  });

  it('shows an alert for specific rooms, and can be retried', async () => {
    services.current.estimate = () => Response.json({ error: 'rooms: at most 50' }, { status: 400 });
    const { screen, errors } = await fail('specific_rooms');
    await clock.current.until(() => alerts.length > 0);
    expect(alerts).to.deep.equal([roomsFailure]);
    expect(screen.toasts).to.deep.equal([]);
    await isReadyAgain(screen);
    expect(errors[0]?.detail.message).to.equal('rooms: at most 50');
  });

  it('keeps every value and can be retried', async () => {
    services.current.estimate = inTurn(noNetwork, () => price(800));
    const screen = await mountEstimator();
    await screen.reachCalculator('general');
    screen.set('wallSqft', '400');
    screen.calculate();
    await clock.current.until(() => screen.toasts.length > 0);
    await isReadyAgain(screen);
    expect(screen.field('wallSqft').value).to.equal('400');
    screen.calculate();
    await clock.current.until(() => screen.isSubmitted);
    expect(services.current.estimates[1]?.body.wallSqft).to.equal(400);
  });

  it("shows its message outside the tag's size containers", async () => {
    services.current.estimate = noNetwork;
    const { screen } = await fail('general');
    await clock.current.until(() => screen.toasts.length > 0);
    expect(sizeContainersAround(screen.button(en.estimator.calculate))).not.to.deep.equal([]);
    expect(sizeContainersAround(screen.root.querySelector('.toast') as Element)).to.deep.equal([]);
  });

  describe('and the focus', () => {
    /** Fails from the focused button, running `meanwhile` first. */
    async function failFromButton(meanwhile = () => {}) {
      const answer = held();
      services.current.estimate = answer.answer;
      const screen = await mountEstimator();
      await screen.reachCalculator('general');
      screen.button(en.estimator.calculate).focus();
      screen.calculate();
      await until(() => screen.result === en.estimator.calculating);
      await nextFrame(); // browsers blur a disabled button on the next frame
      await nextFrame();
      meanwhile();
      answer.give(Response.json({}, { status: 500 }));
      await clock.current.until(() => screen.toasts.length > 0);
      await isReadyAgain(screen);
      await clock.current.pass(1_000);
      return screen;
    }

    it('returns to the button', async () => {
      const screen = await failFromButton();
      await until(() => screen.focus === en.estimator.calculate);
    });

    it('stays where the visitor moved it', async () => {
      const thirdPartySite = document.createElement('button');
      stage.append(thirdPartySite);
      await failFromButton(() => thirdPartySite.focus());
      expect(document.activeElement === thirdPartySite).to.equal(true);
    });
  });

  it('is silent if the tag is removed while waiting', async () => {
    services.current.estimate = silence;
    const { screen, errors } = await fail('specific_rooms');
    await until(() => services.current.estimates.length === 1);
    screen.element.remove();
    await until(() => services.current.estimates[0]?.signal?.aborted);
    await clock.current.pass(60_000);
    expect(clock.current.waiting).to.equal(0);
    expect(errors).to.deep.equal([]);
    expect(alerts).to.deep.equal([]);
  });

  it('is silent if the tag is removed in the second before the price', async () => {
    const screen = await mountEstimator();
    const prices = eventsOn(screen.element, 'painting-price');
    await screen.reachCalculator('general');
    screen.calculate();
    await until(() => services.current.estimates.length === 1);
    await nextFrame();
    screen.element.remove();
    await clock.current.pass(60_000);
    expect(prices).to.deep.equal([]);
    expect(services.current.mails).to.deep.equal([]);
    expect(stage.childElementCount).to.equal(0);
    expect(propertyOf(screen.element, 'keep-draft')).to.equal(false);
  });
});
