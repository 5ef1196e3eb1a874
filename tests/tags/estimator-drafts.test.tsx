import { expect } from 'chai';
import { prerenderedAttribute } from '../../widgets/element/prerendered';
import { draftKey } from '../../widgets/lib/storage';
import { definePaintingEstimator } from '../../widgets/painting-estimator';
import { type ContactName, EstimatorScreen, mountEstimator } from '../support/driver/estimator-screen';
import { useConsoleLines } from '../support/page/console-lines';
import { useFakeClock } from '../support/page/fake-clock';
import { leavePage, withBlockedStorage } from '../support/page/page-conditions';
import { stage } from '../support/page/stage';
import { nextFrame, until } from '../support/page/until';
import { useFakeServices } from '../support/server/fake-services';
import { en } from '../support/texts';

definePaintingEstimator();

const key = draftKey(location.pathname);

/** Simulates a reload: removes the tag and mounts a new one. */
async function reload(screen: EstimatorScreen): Promise<EstimatorScreen> {
  const attributes = [...screen.element.attributes].map(({ name, value }) => `${name}="${value}"`).join(' ');
  screen.element.remove();
  await nextFrame();
  const next = await mountEstimator(attributes);
  await nextFrame();
  await nextFrame();
  return next;
}

/** A stored first-step draft with these contact details. */
function draftOf(contact: Partial<Record<ContactName, string>>): string {
  return JSON.stringify({ step: 1, mode: null, contact });
}

/** Mounts a prerendered estimator; the next timer hydrates it. */
async function mountPrerendered(): Promise<EstimatorScreen> {
  const drawn = await mountEstimator();
  const base = drawn.root.querySelector('.base') as HTMLElement;
  base.setAttribute(prerenderedAttribute, drawn.field('firstName').id.replace('-firstName', ''));
  drawn.element.remove();
  stage.setHTMLUnsafe(
    `<painting-estimator keep-draft><template shadowrootmode="open">${base.outerHTML}</template></painting-estimator>`,
  );
  return new EstimatorScreen(stage.firstElementChild as HTMLElement);
}

describe('A draft of the estimator', () => {
  const lines = useConsoleLines();
  const clock = useFakeClock();
  const services = useFakeServices();

  afterEach(() => {
    expect(lines).to.deep.equal([]);
  });

  it('is restored before painting-ready, without touching a field being typed in', async () => {
    let isReady = false;
    stage.addEventListener(
      'painting-ready',
      () => {
        isReady = true;
      },
      { once: true },
    );
    stage.innerHTML = '<painting-estimator keep-draft></painting-estimator>';
    const screen = new EstimatorScreen(stage.firstElementChild as HTMLElement);
    // Preact has rendered by now; React renders in its own task.
    if (!screen.root.firstChild) {
      await new Promise((drawn) => new MutationObserver(drawn).observe(screen.root, { childList: true }));
    }
    const field = screen.field('firstName');
    field.focus();
    field.value = 'Grace';
    field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    expect(isReady).to.equal(false);
    await clock.current.until(() => isReady);
    await nextFrame();
    expect(screen.field('firstName')).to.equal(field);
    expect(screen.root.activeElement).to.equal(field);
  });

  it('is stored only on request', async () => {
    const screen = await mountEstimator();
    screen.fillContact();
    const next = await reload(screen);
    expect(next.field('firstName').value).to.equal('');
    leavePage();
    expect(sessionStorage.getItem(key)).to.equal(null);
  });

  it('keeps partial input of the first step', async () => {
    const screen = await mountEstimator('keep-draft');
    screen.set('firstName', 'Ada');
    screen.set('email', 'ada@');
    const next = await reload(screen);
    await clock.current.until(() => next.field('firstName').value === 'Ada');
    expect(next.field('email').value).to.equal('ada@');
    expect(next.progress).to.equal('Step 1 of 3');
    expect(next.errors).to.deep.equal([]);
  });

  it('does not overwrite filled fields', async () => {
    sessionStorage.setItem(key, draftOf({ firstName: 'Old', familyName: 'Painter' }));
    const screen = await mountEstimator();
    screen.set('firstName', 'Ada');
    screen.element.toggleAttribute('keep-draft', true);
    await clock.current.until(() => screen.field('familyName').value === 'Painter');
    expect(screen.field('firstName').value).to.equal('Ada');
  });

  it('goes only as far as the filled fields allow', async () => {
    const contact = {
      firstName: 'Ada',
      familyName: 'Painter',
      address: '1 Main Street',
      email: 'ada@example.com',
      phone: '1',
    };
    sessionStorage.setItem(key, JSON.stringify({ step: 3, estimationType: 'general', contact }));
    const screen = await mountEstimator();
    screen.set('email', 'ada@');
    screen.element.toggleAttribute('keep-draft', true);
    await clock.current.until(() => screen.progress === 'Step 3 of 3' || screen.field('phone').value === '1');
    expect(screen.progress).to.equal('Step 1 of 3');
    expect(screen.field('email').value).to.equal('ada@');
  });

  // React, used only by tests, renders such a root afresh.
  if (import.meta.env.RUNTIME === 'preact') {
    it('does not overwrite text typed before the script', async () => {
      sessionStorage.setItem(key, draftOf({ firstName: 'Old', familyName: 'Painter' }));
      const screen = await mountPrerendered();
      screen.field('firstName').value = 'Ada';
      await clock.current.until(() => screen.field('familyName').value === 'Painter');
      expect(screen.field('firstName').value).to.equal('Ada');
      screen.set('address', '1 Main Street');
      leavePage();
      expect(JSON.parse(sessionStorage.getItem(key) ?? '').contact).to.include({
        firstName: 'Ada',
        familyName: 'Painter',
        address: '1 Main Street',
      });
    });
  }

  it('keeps step, mode and every value of a whole condo', async () => {
    const screen = await mountEstimator('keep-draft');
    await screen.reachCalculator('general');
    screen.set('wallSqft', '812.5');
    screen.set('doors', '3');
    screen.set('wallPaintType', 'refresh');
    screen.tick(['isTwoStory']);
    const next = await reload(screen);
    await clock.current.until(() => next.progress === 'Step 3 of 3');
    expect(next.heading).to.equal(en.estimator.options.general);
    expect(next.field('wallSqft').value).to.equal('812.5');
    expect(next.field('doors').value).to.equal('3');
    expect(next.field('wallPaintType').value).to.equal('refresh');
    expect(next.field('isTwoStory').checked).to.equal(true);
    next.calculate();
    await clock.current.until(() => next.isSubmitted);
    expect(services.current.mails[0]?.body.template_params.client_email).to.equal('ada@example.com');
  });

  it('keeps every room', async () => {
    const screen = await mountEstimator('keep-draft');
    await screen.reachCalculator('specific_rooms');
    screen.button(en.estimator.addRoom).click();
    await until(() => screen.rooms.length === 2);
    screen.set('wallSqft', '100', 1);
    screen.set('wallSqft', '200', 2);
    screen.set('closets', '4');
    const next = await reload(screen);
    await clock.current.until(() => next.rooms.length === 2);
    expect([1, 2].map((room) => next.field('wallSqft', room).value)).to.deep.equal(['100', '200']);
    expect(next.field('closets').value).to.equal('4');
  });

  it('takes no focus on load', async () => {
    const screen = await mountEstimator('keep-draft');
    await screen.reachCalculator('general');
    const next = await reload(screen);
    await clock.current.until(() => next.progress === 'Step 3 of 3');
    await nextFrame();
    await nextFrame();
    expect(next.focus).to.equal('');
    expect(document.activeElement === document.body).to.equal(true);
  });

  it('is kept after sending, so the project can be changed, along with the estimate sent', async () => {
    const screen = await mountEstimator('keep-draft');
    await screen.reachCalculator('general');
    screen.set('wallSqft', '812');
    screen.calculate();
    await clock.current.until(() => screen.isSubmitted);
    const next = await reload(screen);
    await clock.current.until(() => next.progress === 'Step 3 of 3');
    expect(next.field('wallSqft').value).to.equal('812');
    const { lead_reference } = services.current.mails[0]?.body.template_params ?? {};
    expect(next.shows(`Last price $1,234.50 (${lead_reference})`)).to.equal(true);
  });

  it('is erased by Start over', async () => {
    const screen = await mountEstimator('keep-draft');
    await screen.reachCalculator('general');
    screen.calculate();
    await clock.current.until(() => screen.isSubmitted);
    expect(sessionStorage.getItem(key)).to.contain('ada@example.com');
    screen.button(en.thankYou.startOver).click();
    await screen.isAt('Step 1 of 3');
    await until(() => screen.focus === screen.heading);
    expect(screen.field('firstName').value).to.equal('');
    expect(screen.shows(en.estimator.lastPrice)).to.equal(false);
    leavePage();
    expect(sessionStorage.getItem(key)).to.equal(null);
  });

  it('is kept when sending fails', async () => {
    services.current.mail = () => new Response('No', { status: 400 });
    const screen = await mountEstimator('keep-draft');
    await screen.reachCalculator('general');
    screen.calculate();
    await clock.current.until(() => screen.toasts.length === 2);
    expect(sessionStorage.getItem(key)).to.contain('ada@example.com');
  });

  it('is disabled without storage, and everything else works', async () => {
    await withBlockedStorage(async () => {
      const screen = await mountEstimator('keep-draft thank-you-url="#sent"');
      await screen.reachCalculator('specific_rooms');
      screen.calculate();
      await clock.current.until(() => screen.isSubmitted);
      expect(services.current.mails).to.have.length(2);
      expect(location.hash).to.equal('');
    });
  });
});
