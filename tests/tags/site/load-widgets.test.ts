import { expect } from 'chai';
import { startComparisons } from '../../../site/scripts/comparisons';
import { startEstimatorPage } from '../../../site/scripts/estimator-page';
import { keepHeight, loadWidgets, replayEarlyClicks } from '../../../site/scripts/load-widgets';
import { draftKey, writeSession } from '../../../widgets/contract';
import { useFakeClock } from '../../support/page/fake-clock';
import { hideTab, leavePage } from '../../support/page/page-conditions';
import { stage } from '../../support/page/stage';
import { nextFrame } from '../../support/page/until';

const ready = () => new Event('painting-ready', { bubbles: true, composed: true });

describe("The tags' script", () => {
  const clock = useFakeClock();

  it('a script that failed is requested again after three seconds, and once the browser is online', async () => {
    stage.innerHTML = `<painting-late></painting-late><painting-late></painting-late>
      <template id="widgets-script"></template>`;
    const template = stage.querySelector('template') as HTMLTemplateElement;
    // A script parsed from `innerHTML` would never run.
    const script = document.createElement('script');
    script.src = 'http://127.0.0.1:1/painting-widgets.js';
    template.content.append(script);
    const asked: string[] = [];
    const watch = new MutationObserver((records) => {
      for (const { addedNodes } of records) {
        for (const node of addedNodes) if (node instanceof HTMLScriptElement) asked.push(node.src);
      }
    });
    watch.observe(document.head, { childList: true });
    const marked = () => stage.querySelectorAll('[data-without-script]').length;
    const left = () => document.head.querySelectorAll('script[src*=painting-widgets]').length;
    /** Waits until a script has failed and is gone. */
    const failed = (times: number) => clock.current.until(() => asked.length === times && left() === 0);

    // A tab in view waits for its first paint, which this page may have behind it.
    hideTab(true);
    loadWidgets();
    hideTab(false);
    await failed(1);
    await clock.current.pass(2_999);
    expect([asked.length, marked()]).to.deep.equal([1, 0]);
    await clock.current.pass(1);
    await failed(2);
    expect(marked()).to.equal(2);
    await clock.current.pass(600_000);
    expect(asked).to.have.length(2);

    script.src = 'data:text/javascript,';
    dispatchEvent(new Event('online'));
    await clock.current.until(() => marked() === 0);
    dispatchEvent(new Event('online'));
    await clock.current.pass(600_000);
    expect(asked).to.have.length(3);
    watch.disconnect();
  });
});

describe('A click before the script', () => {
  let clicks = 0;
  const press = () => stage.querySelector('button')?.click();

  before(replayEarlyClicks);

  beforeEach(() => {
    stage.innerHTML = '<painting-slow><input /><button type="button">Send</button></painting-slow>';
    stage.querySelector('button')?.addEventListener('click', () => clicks++);
    clicks = 0;
  });

  it('an early click is repeated once its tag is ready', () => {
    press();
    press();
    stage.firstElementChild?.dispatchEvent(ready());
    expect(clicks).to.equal(3);
    stage.firstElementChild?.dispatchEvent(ready());
    press();
    stage.firstElementChild?.dispatchEvent(ready());
    expect(clicks).to.equal(4);
  });

  it('is given up when its visitor goes on typing', () => {
    press();
    stage.querySelector('input')?.dispatchEvent(new InputEvent('input', { bubbles: true }));
    stage.firstElementChild?.dispatchEvent(ready());
    expect(clicks).to.equal(1);
  });
});

describe('A page with a draft', () => {
  const tag = () => stage.querySelector('painting-estimator') as HTMLElement;

  function load(): void {
    stage.innerHTML =
      '<painting-estimator keep-draft style="display: block; height: 100px"></painting-estimator>';
    keepHeight();
  }

  it('keeps the height that the estimator had, until it is drawn', async () => {
    load();
    tag().style.height = '700px';
    leavePage();
    load();
    expect(tag().style.minHeight).to.equal('');
    writeSession(draftKey(location.pathname), '{}');
    load();
    expect(tag().style.minHeight).to.equal('700px');
    tag().dispatchEvent(ready());
    await nextFrame();
    await nextFrame();
    expect(tag().style.minHeight).to.equal('');
  });
});

describe("The estimator's page", () => {
  it("the estimator's page lets its title and the phone's bar follow the wizard, and gives them back for the thank-you", async () => {
    const { pathname } = location;
    const query = location.search;
    document.title = 'Prices';
    history.replaceState(history.state, '', `${pathname}?job=garage`);
    stage.innerHTML =
      '<div class="call-bar"><a href="#" aria-current="page" data-next="Go on">Get a price</a></div>';
    const wizard = document.createElement('painting-estimator');
    stage.append(wizard);
    startEstimatorPage();
    history.replaceState(history.state, '', pathname + query);
    expect(wizard.getAttribute('job')).to.equal('garage');
    expect(stage.querySelector('.call-bar button')).to.equal(null);

    const root = wizard.attachShadow({ mode: 'open' });
    root.innerHTML = '<div part="progress"><p>Step 1 of 3</p></div><button type="submit">Continue</button>';
    let pressed = 0;
    root.querySelector('button')?.addEventListener('click', () => pressed++);
    wizard.dispatchEvent(ready());
    const bar = () => stage.querySelector('.call-bar button') as HTMLButtonElement;
    const facts = () => [bar().textContent, bar().disabled, bar().hidden, stage.querySelector('a')?.hidden];
    expect(facts()).to.deep.equal(['Step 1 of 3 Continue', false, false, true]);
    expect(document.title).to.equal('Prices');
    bar().click();
    expect(pressed).to.equal(1);
    root.innerHTML =
      '<div part="progress"><p>Step 3 of 3</p></div><button type="submit" disabled>Calculate</button>';
    await nextFrame();
    expect(facts()).to.deep.equal(['Step 3 of 3 Calculate', true, false, true]);
    expect(document.title).to.equal('Step 3 of 3 | Prices');
    // The contact step's button is too long for half a phone.
    root.innerHTML =
      '<div part="progress"><p>Step 1 of 3</p></div><input name="firstName"><button type="submit">Continue to Cost Estimator</button>';
    await nextFrame();
    expect(facts()[0]).to.equal('Step 1 of 3 Go on');
    root.innerHTML = '<section part="thank-you"></section>';
    await nextFrame();
    expect(facts().slice(2)).to.deep.equal([true, false]);
    expect(document.title).to.equal('Prices');
  });
});

it('a slider shows the edge where the browser restored it, and moves it', () => {
  stage.innerHTML = '<p><input type="range" data-compare value="30"></p>';
  startComparisons();
  const edge = () => stage.querySelector('p')?.style.getPropertyValue('--edge');
  expect(edge()).to.equal('30%');
  const slider = stage.querySelector('input') as HTMLInputElement;
  slider.value = '70';
  slider.dispatchEvent(new Event('input'));
  expect(edge()).to.equal('70%');
});
