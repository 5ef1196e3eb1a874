import { expect } from 'chai';
import { jobForm } from '../../shared/jobs/make-form';
import { stockJobs } from '../../shared/jobs/stock-jobs';
import { definePaintingEstimator } from '../../widgets/painting-estimator';
import { type EstimatorScreen, mountEstimator } from '../support/driver/estimator-screen';
import { textOf, type } from '../support/driver/screen';
import { useFakeClock } from '../support/page/fake-clock';
import { eventsOn } from '../support/page/stage';
import { until } from '../support/page/until';
import { silence, useFakeServices } from '../support/server/fake-services';
import { en } from '../support/texts';

definePaintingEstimator();

/** As in examples/pages/window-cleaning.html: a job of a page's own, whose rates nobody here knows. */
const windowCleaning = {
  id: 'window_cleaning',
  picture: { fill: 'M0 0', lines: 'M0 0' },
  fields: {
    windows: { kind: 'count', maximum: 60, default: 10 },
    storeys: { kind: 'choice' },
    sills: { kind: 'length' },
  },
  texts: {
    en: {
      label: 'Window Cleaning',
      explanation: 'Glass and sills.',
      fields: { windows: 'Windows', storeys: 'Storeys', sills: 'Sills in Feet' },
      choices: { storeys: { one: 'One', two: 'Two' } },
    },
  },
};

// Read by the tags of this file, as on a page that carries its business's jobs.
const data = document.createElement('script');
data.type = 'application/json';
data.dataset.paintingJobs = '';
data.textContent = JSON.stringify([...stockJobs.map((job) => jobForm(job, 'sq ft')), windowCleaning]);
document.head.append(data);

async function calculatorOf(job: string, attributes = ''): Promise<EstimatorScreen> {
  const screen = await mountEstimator(`job="${job}" ${attributes}`);
  screen.fillContact();
  screen.submitContact();
  await screen.isAt('Step 2 of 2');
  return screen;
}

function bodyOf(screen: EstimatorScreen) {
  return screen.root.querySelector('form') as HTMLFormElement;
}

/** The question at a control. */
function question(screen: EstimatorScreen, name: string): string {
  const control = screen.field(name);
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => textOf(screen.root.querySelector(`#${id} strong`))).join('');
}

describe('A project with nothing to paint', () => {
  const clock = useFakeClock();
  const services = useFakeServices();

  async function refused(screen: EstimatorScreen, first: string, labels: string): Promise<void> {
    const events = ['painting-price', 'painting-error', 'painting-success'].flatMap((name) =>
      eventsOn(screen.element, name),
    );
    screen.calculate();
    await clock.current.until(() => question(screen, first) !== '');
    expect(question(screen, first)).to.equal(en.estimator.nothing(labels));
    await until(() => screen.root.activeElement === screen.field(first));
    expect(services.current.mails).to.deep.equal([]);
    expect(events).to.deep.equal([]);
    expect(screen.toasts).to.deep.equal([]);
  }

  it("is asked for work before any call, also in a job of the page's own", async () => {
    const cabinets = await calculatorOf('cabinets');
    await refused(cabinets, 'doors', 'Cabinet Doors, Drawer Fronts, Exposed Sides');
    const windows = await calculatorOf('window_cleaning', 'estimate-url="https://prices.example/"');
    windows.set('windows', '0');
    await refused(windows, 'windows', 'Windows, Sills in Feet');
    expect(services.current.estimates).to.deep.equal([]);
    windows.set('windows', '2');
    await until(() => question(windows, 'windows') === '');
  });

  it('is asked for work where only the service knows that nothing is left', async () => {
    services.current.estimate = () => Response.json({ error: 'Nothing', totalCost: 0 }, { status: 422 });
    const garage = await calculatorOf('garage');
    garage.set('door', 'none');
    garage.set('floor', '400');
    await refused(garage, 'door', 'Garage Door, Floor Coating, Floor Square Footage');
    expect(garage.result).to.equal(en.estimator.totalHint);
  });
});

describe('A size that the visitor does not know', () => {
  const services = useFakeServices();

  it('is the usual one by the storeys, and follows them until another is typed', async () => {
    services.current.mail = silence;
    const screen = await calculatorOf('exterior');
    const box = screen.field('wallsAssumed');
    screen.set('walls', 'big');
    screen.calculate();
    await until(() => screen.errors.length === 1);
    box.click();
    await until(() => screen.errors.length === 0);
    expect(screen.field('walls').value).to.equal('1,200');
    screen.set('storeys', 'two');
    expect(screen.field('walls').value).to.equal('2,000');
    await until(() =>
      /2,000\ssq\sft \(assumed\)/.test(textOf(screen.root.querySelector('[part=plan] figcaption'))),
    );
    screen.calculate();
    await until(() => services.current.estimates.length === 1);
    expect(services.current.estimates[0]?.body)
      .to.have.property('values')
      .that.includes({ walls: 2000, wallsAssumed: true, storeys: 'two' });
  });

  it('is known once it is typed, and empty again without the tick', async () => {
    const screen = await calculatorOf('garage');
    screen.field('floorAssumed').click();
    expect(screen.field('floor').value).to.equal('400');
    screen.set('floor', '380');
    expect(screen.field('floorAssumed').checked).to.equal(false);
    screen.field('floorAssumed').click();
    screen.field('floorAssumed').click();
    expect(screen.field('floor').value).to.equal('');
  });
});

describe('A field that hangs on another answer', () => {
  const services = useFakeServices();

  it('is asked with that answer only, and keeps its value', async () => {
    services.current.mail = silence;
    const screen = await calculatorOf('fence_deck');
    screen.set('sides', 'both', 1);
    screen.set('area', '200', 1);
    screen.set('structure', 'deck', 1);
    await until(() => bodyOf(screen).querySelector('[name=sides]') === null);
    screen.root.querySelector<HTMLElement>('.measure summary')?.click();
    await until(() => screen.root.querySelectorAll('.measure input').length === 2);
    expect(textOf(screen.root.querySelector('.measure__sides'))).to.equal('LengthWidth');
    screen.set('structure', 'fence', 1);
    await until(() => textOf(screen.root.querySelector('.measure__sides')) === 'LengthHeight');
    expect(screen.field<HTMLSelectElement>('sides', 1).value).to.equal('both');
    expect(screen.field('area', 1).value).to.equal('200');
    screen.set('area', '12x20', 1);
    await until(() => /240\ssq\sft/.test(textOf(screen.root.querySelector('[part=plan] figcaption'))));
  });
});

describe('The walls of a house', () => {
  useFakeServices();

  it('a measured wall is added to a typed area, replaces an assumed one, and is refused if a side is unreadable', async () => {
    const screen = await calculatorOf('exterior');
    screen.root.querySelector<HTMLElement>('.measure summary')?.click();
    await until(() => screen.root.querySelector('.measure input'));
    screen.set('walls', '1,200');
    type(screen.control('Length'), '12 ft');
    type(screen.control('Width'), '12');
    type(screen.control('Height'), "8'");
    (await until(() => screen.findButton('Add 384 sq ft'))).click();
    expect(screen.field('walls').value).to.equal('1,584');
    screen.field('wallsAssumed').click();
    expect(screen.field('walls').value).to.equal('1,200');
    type(screen.control('Length'), '12 ft');
    type(screen.control('Width'), '12');
    type(screen.control('Height'), "8'");
    (await until(() => screen.findButton('Add 384 sq ft'))).click();
    expect(screen.field('walls').value).to.equal('384');
    type(screen.control('Width'), 'twelve');
    // React listens to the one, Preact to the other.
    for (const event of ['blur', 'focusout'])
      screen.control('Width').dispatchEvent(new FocusEvent(event, { bubbles: event === 'focusout' }));
    await until(() => screen.errors.length === 1);
    expect(screen.errors).to.deep.equal([en.estimator.measure.unreadable('twelve')]);
    type(screen.control('Width'), '12');
    await until(() => screen.errors.length === 0);
  });
});

describe('The walls of a whole condo', () => {
  useFakeServices();

  async function opened(): Promise<EstimatorScreen> {
    const screen = await calculatorOf('general');
    screen.root.querySelector<HTMLElement>('.measure summary')?.click();
    await until(() => screen.root.querySelector('.measure input'));
    return screen;
  }

  it('are found by the floor of the listing and its ceiling', async () => {
    const screen = await opened();
    type(screen.control(`${en.estimator.measure.floor} (sq ft)`), '500');
    (await until(() => screen.findButton('Use 1,200 sq ft'))).click();
    expect(screen.field('wallSqft').value).to.equal('1,200');
  });

  it('measured rooms are added up, with a sentence that says so and no question', async () => {
    const screen = await opened();
    for (const [length, button] of [
      ['12', 'Add 384 sq ft'],
      ['10', 'Add 352 sq ft'],
    ] as const) {
      type(screen.control('Length'), length);
      type(screen.control('Width'), '12');
      type(screen.control('Height'), '8');
      (await until(() => screen.findButton(button))).click();
      await until(() => screen.findButton(button) === undefined);
    }
    expect(screen.field('wallSqft').value).to.equal('736');
    expect(textOf(screen.root.querySelector('.measure'))).to.include('2 rooms, 736 sq ft of wall');
    screen.field('doors').focus();
    const doubt = await until(() => screen.root.querySelector('.field__doubt'));
    expect(getComputedStyle(doubt).display).to.equal('none');
  });

  it('are never the outer walls alone', async () => {
    const screen = await opened();
    type(screen.control('Length'), '40');
    type(screen.control('Width'), '20');
    type(screen.control('Height'), '8');
    await until(() => screen.findButton('Use 1,920 sq ft'));
    expect(textOf(screen.root.querySelector('.measure'))).to.include(en.estimator.measure.outline);
  });

  it('are asked about if they look like a floor, and taken as they are', async () => {
    const screen = await opened();
    screen.set('wallSqft', '800');
    await until(() => question(screen, 'wallSqft') === en.estimator.isFloor('800 sq ft'));
    const strong = () => screen.root.querySelector('.field__doubt') as Element;
    screen.field('wallSqft').focus();
    await until(() => getComputedStyle(strong()).visibility === 'hidden');
    screen.field('doors').focus();
    await until(() => getComputedStyle(strong()).visibility !== 'hidden');
    screen.set('wallSqft', '1 900');
    await until(() => question(screen, 'wallSqft') === '');
    screen.set('wallSqft', '74.3 m²');
    await until(() => question(screen, 'wallSqft') === en.estimator.isFloor('799.76 sq ft'));
  });
});
