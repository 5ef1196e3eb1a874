import { expect } from 'chai';
import { limits } from '../../shared/limits';
import { definePaintingEstimator } from '../../widgets/painting-estimator';
import { type ContactName, mountEstimator } from '../support/driver/estimator-screen';
import { textOf, type } from '../support/driver/screen';
import { useConsoleLines } from '../support/page/console-lines';
import { eventsOn } from '../support/page/stage';
import { nextFrame, until } from '../support/page/until';
import { useFakeServices } from '../support/server/fake-services';
import { en } from '../support/texts';

definePaintingEstimator();

/** Messages under a field, with an input that causes each (docs/behaviour.md#22-validation). */
const rows: readonly [ContactName, string, string][] = [
  ['firstName', '', en.estimator.contact.errors.firstNameRequired],
  ['familyName', '', en.estimator.contact.errors.familyNameRequired],
  ['address', '', en.estimator.contact.errors.addressRequired],
  ['address', '1 Ma', en.estimator.contact.errors.addressTooShort],
  ['email', '', en.estimator.contact.errors.emailRequired],
  ['email', 'ada@example', en.estimator.contact.errors.emailInvalid],
  ['phone', '', en.estimator.contact.errors.phoneRequired],
];

describe('The first step of the estimator', () => {
  useFakeServices();

  for (const [field, typed, message] of rows) {
    it(`says '${message}' under ${field} for '${typed}', and stays`, async () => {
      const screen = await mountEstimator();
      screen.fillContact({ [field]: typed });
      screen.submitContact();
      const control = screen.field(field);
      await until(() => control.getAttribute('aria-invalid') === 'true');
      expect(textOf(screen.root.getElementById(control.getAttribute('aria-describedby') ?? ''))).to.equal(
        message,
      );
      expect(screen.errors).to.deep.equal([message]);
      expect(screen.focus).to.equal(field);
      expect(screen.progress).to.equal('Step 1 of 3');
    });
  }

  it('shows all errors at once and focuses the first invalid field', async () => {
    const screen = await mountEstimator();
    screen.submitContact();
    await until(() => screen.errors.length === 5);
    expect(screen.focus).to.equal('firstName');
    type(screen.field('familyName'), 'P');
    await until(() => screen.errors.length === 4);
    expect(screen.errors).not.to.include(en.estimator.contact.errors.familyNameRequired);
  });

  it('accepts any phone number', async () => {
    const screen = await mountEstimator();
    screen.fillContact({ phone: '+44 20 7946 0958 ext. 4' });
    screen.submitContact();
    await screen.isAt('Step 2 of 3');
  });

  it('keeps values autofilled without events', async () => {
    const screen = await mountEstimator();
    for (const [name, text] of Object.entries(screen.contact)) screen.field(name).value = text;
    screen.submitContact();
    await screen.isAt('Step 2 of 3');
    screen.goBack();
    await screen.isAt('Step 1 of 3');
    for (const [name, text] of Object.entries(screen.contact))
      expect(screen.field(name).value).to.equal(text);
  });
});

describe('The steps of the estimator', () => {
  useFakeServices();

  it('the steps of the estimator are shown one at a time, with their progress in words', async () => {
    const screen = await mountEstimator();
    expect(screen.progress).to.equal('Step 1 of 3');
    expect(screen.findButton(en.estimator.options.general) === undefined).to.equal(true);
    await screen.reachOptions();
    const shown = [...screen.root.querySelectorAll('input')].filter((input) => input.checkVisibility());
    expect(shown).to.have.length(0);
    expect(screen.heading).to.equal(en.estimator.options.heading);
    expect(screen.shows(en.estimator.options.intro)).to.equal(true);
    screen.button(en.estimator.options.general).click();
    await screen.isAt('Step 3 of 3');
    expect(screen.findButton(en.estimator.options.specific_rooms) === undefined).to.equal(true);
    expect(screen.heading).to.equal(en.estimator.options.general);
    expect(screen.root.querySelectorAll('h2')).to.have.length(1);
  });

  it('draw the calculator ahead, of the first job or the one pointed at, where nobody sees, hears or reaches it', async () => {
    const screen = await mountEstimator();
    await screen.reachOptions();
    const calculator = await until(() => screen.root.querySelector('form'));
    expect(textOf(calculator.querySelector('h2'))).to.equal(en.estimator.options.general);
    expect(calculator.checkVisibility()).to.equal(false);
    const control = calculator.querySelector('select');
    control?.focus();
    expect(screen.root.activeElement === control).to.equal(false);
    expect(calculator.parentElement?.getBoundingClientRect().height).to.equal(0);
    const rooms = screen.button(en.estimator.options.specific_rooms);
    rooms.focus();
    await until(() => screen.root.querySelectorAll('[part=room]').length === 1);
    expect(calculator.isConnected).to.equal(false);
    const card = screen.root.querySelector('[part=room]');
    rooms.click();
    await screen.isAt('Step 3 of 3');
    expect(screen.root.querySelector('[part=room]') === card).to.equal(true);
    expect(card?.checkVisibility()).to.equal(true);
    expect(screen.focus).to.equal(en.estimator.options.specific_rooms);
  });

  it('are two if the job is already chosen, as the first one states', async () => {
    const screen = await mountEstimator('job="general"');
    expect(screen.progress).to.equal('Step 1 of 2');
    expect(screen.shows(en.estimator.contact.intro(2))).to.equal(true);
  });

  it('focus their headings, except the first on load', async () => {
    const screen = await mountEstimator();
    await nextFrame();
    expect(screen.focus).to.equal('');
    const headingHasFocus = () => screen.focus === screen.heading;
    await screen.reachOptions();
    await until(headingHasFocus);
    screen.button(en.estimator.options.specific_rooms).click();
    await screen.isAt('Step 3 of 3');
    await until(headingHasFocus);
    screen.goBack();
    await screen.isAt('Step 2 of 3');
    await until(headingHasFocus);
    screen.goBack();
    await screen.isAt('Step 1 of 3');
    await until(headingHasFocus);
  });

  it('are announced by painting-step', async () => {
    const screen = await mountEstimator();
    const steps = eventsOn(screen.element, 'painting-step');
    await screen.reachCalculator('specific_rooms');
    screen.goBack();
    await until(() => steps.length === 3);
    const whose = { leadKind: 'estimate', tagId: screen.element.id };
    expect(steps.map(({ detail }) => detail)).to.deep.equal([
      { ...whose, step: 2, of: 3, name: 'option' },
      { ...whose, step: 3, of: 3, name: 'calculator' },
      { ...whose, step: 2, of: 3, name: 'option' },
    ]);
  });

  it('keep all values when going back and forth', async () => {
    const screen = await mountEstimator();
    await screen.reachCalculator('general');
    screen.set('wallSqft', '812.5');
    screen.set('doors', '3');
    screen.set('ceilingType', 'painted_stipple');
    screen.tick(['isTwoStory']);
    screen.goBack();
    await screen.isAt('Step 2 of 3');
    screen.goBack();
    await screen.isAt('Step 1 of 3');
    expect(screen.field('email').value).to.equal('ada@example.com');
    screen.submitContact();
    await screen.isAt('Step 2 of 3');
    screen.button(en.estimator.options.specific_rooms).click();
    await screen.isAt('Step 3 of 3');
    screen.set('wallSqft', '120', 1);
    screen.goBack();
    await screen.isAt('Step 2 of 3');
    screen.button(en.estimator.options.general).click();
    await screen.isAt('Step 3 of 3');
    expect(screen.field('wallSqft').value).to.equal('812.5');
    expect(screen.field('doors').value).to.equal('3');
    expect(screen.field('ceilingType').value).to.equal('painted_stipple');
    expect(screen.field('isTwoStory').checked).to.equal(true);
    screen.goBack();
    await screen.isAt('Step 2 of 3');
    screen.button(en.estimator.options.specific_rooms).click();
    await screen.isAt('Step 3 of 3');
    expect(screen.field('wallSqft', 1).value).to.equal('120');
  });

  it('keep step and values when the tag is moved', async () => {
    const screen = await mountEstimator();
    await screen.reachCalculator('general');
    screen.set('wallSqft', '500');
    const place = document.createElement('section');
    screen.element.parentElement?.append(place);
    place.append(screen.element);
    await nextFrame();
    expect(screen.progress).to.equal('Step 3 of 3');
    expect(screen.field('wallSqft').value).to.equal('500');
  });
});

describe('The whole-condo calculator', () => {
  const services = useFakeServices();

  it('restores its defaults on Reset', async () => {
    const screen = await mountEstimator();
    await screen.reachCalculator('general');
    screen.set('wallSqft', '812');
    screen.set('doors', '3');
    screen.set('wallPaintType', 'refresh');
    screen.set('ceilingType', 'painted_stipple');
    screen.tick(['isTwoStory', 'hasCrownMolding']);
    screen.button(en.estimator.reset).click();
    await until(() => screen.field('doors').value === '0');
    expect(screen.field('wallSqft').value).to.equal('');
    expect(screen.field('wallPaintType').value).to.equal('colour_change');
    expect(screen.field('ceilingType').value).to.equal('none');
    expect([...screen.root.querySelectorAll(':checked')].map(({ localName }) => localName)).not.to.include(
      'input',
    );
  });

  it('explains its button', async () => {
    const screen = await mountEstimator();
    await screen.reachCalculator('general');
    expect(screen.shows(en.estimator.calculateNote)).to.equal(true);
  });

  it('does not submit on Enter in the wall area', async () => {
    const screen = await mountEstimator();
    await screen.reachCalculator('general');
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    expect(screen.field('wallSqft').dispatchEvent(enter)).to.equal(false);
  });

  for (const [typed, issue] of [
    ['-5', 'unreadable'],
    ['many', 'unreadable'],
    ['12x12', 'sides'],
  ] as const) {
    it(`rejects ${typed} as a wall area, keeps it and sends nothing`, async () => {
      const screen = await mountEstimator();
      await screen.reachCalculator('general');
      screen.set('wallSqft', typed);
      screen.calculate();
      await until(() => screen.errors.length === 1);
      expect(screen.errors).to.deep.equal([en.estimator.figure[issue]]);
      expect(screen.focus).to.equal('wallSqft');
      screen.goBack();
      await screen.isAt('Step 2 of 3');
      screen.button(en.estimator.options.general).click();
      await screen.isAt('Step 3 of 3');
      expect(screen.field('wallSqft').value).to.equal(typed);
      screen.calculate();
      await until(() => screen.errors.length === 1);
      expect(services.current.calls).to.deep.equal([]);
      screen.set('wallSqft', '5');
      await until(() => screen.errors.length === 0);
    });
  }

  for (const [typed, understood, squareFeet] of [
    ['1200', '1,200', 1200],
    ['384,5', '384.5', 384.5],
    ['30 m²', '322.92', 322.92],
    ['٣٠٠', '300', 300],
    ['½', '0.5', 0.5],
  ] as const) {
    it(`shows ${typed} as ${understood} once the field is left, and prices that`, async () => {
      const screen = await mountEstimator();
      await screen.reachCalculator('general');
      const area = screen.field('wallSqft');
      area.focus();
      screen.set('wallSqft', typed);
      area.blur();
      expect(area.value).to.equal(understood);
      screen.calculate();
      await until(() => services.current.estimates.length === 1);
      expect(services.current.estimates[0]?.body).to.include({ wallSqft: squareFeet });
    });
  }
});

describe('The specific-rooms calculator', () => {
  const lines = useConsoleLines();
  useFakeServices();

  it('starts with one room and the general details', async () => {
    const screen = await mountEstimator();
    await screen.reachCalculator('specific_rooms');
    expect(screen.roomTitles).to.deep.equal(['Room 1']);
    expect(screen.rooms[0]?.dataset.room).to.equal('1');
    expect(screen.shows(en.estimator.generalDetails)).to.equal(true);
    expect(screen.root.querySelectorAll('table select')).to.have.length(5);
    expect(screen.root.querySelectorAll('table [type=checkbox]')).to.have.length(3);
  });

  it('adds numbered rooms with distinct ids', async () => {
    const screen = await mountEstimator();
    await screen.reachCalculator('specific_rooms');
    const before = Date.now();
    for (let time = 0; time < 4; time++) screen.button(en.estimator.addRoom).click();
    await until(() => screen.rooms.length === 5);
    const ids = screen.rooms.map(({ dataset }) => Number(dataset.room));
    expect(new Set(ids).size).to.equal(5);
    expect(ids[1]).to.be.within(before, Date.now());
    expect(screen.roomTitles).to.deep.equal(['Room 1', 'Room 2', 'Room 3', 'Room 4', 'Room 5']);
  });

  it('adds no more rooms than the estimate service and the record of a lead take', async () => {
    const screen = await mountEstimator();
    await screen.reachCalculator('specific_rooms');
    for (let time = 0; time < limits.rooms; time++) screen.button(en.estimator.addRoom).click();
    await until(() => screen.rooms.length >= limits.rooms);
    expect(screen.rooms).to.have.length(limits.rooms);
    expect(screen.button(en.estimator.addRoom).matches(':disabled')).to.equal(true);
  });

  it('moves the focus of a removed room to the next room, or from the last to the add button', async () => {
    const screen = await mountEstimator();
    await screen.reachCalculator('specific_rooms');
    screen.button(en.estimator.addRoom).click();
    screen.button(en.estimator.addRoom).click();
    await until(() => screen.rooms.length === 3);
    const remove = async (name: string, left: number) => {
      screen.button(name).focus();
      screen.button(name).click();
      await until(() => screen.rooms.length === left);
    };
    const third = screen.rooms[2];
    await remove('Remove Room 2', 2);
    expect(screen.root.activeElement === screen.button('Remove Room 2')).to.equal(true);
    expect(third?.contains(screen.root.activeElement)).to.equal(true);
    await remove('Remove Room 2', 1);
    expect(screen.focus).to.equal(en.estimator.addRoom);
  });

  it("removes a room, keeps the others' values and renumbers them", async () => {
    const screen = await mountEstimator();
    await screen.reachCalculator('specific_rooms');
    screen.button(en.estimator.addRoom).click();
    screen.button(en.estimator.addRoom).click();
    await until(() => screen.rooms.length === 3);
    screen.set('wallSqft', '100', 1);
    screen.set('wallSqft', '200', 2);
    screen.set('wallSqft', '300', 3);
    screen.tick(['baseboards'], 3);
    screen.button('Remove Room 2').click();
    await until(() => screen.rooms.length === 2);
    expect(screen.roomTitles).to.deep.equal(['Room 1', 'Room 2']);
    expect([1, 2].map((room) => screen.field('wallSqft', room).value)).to.deep.equal(['100', '300']);
    expect(screen.field('baseboards', 2).checked).to.equal(true);
    expect(lines).to.deep.equal([]);
  });

  it('has a focusable × on the only room, which only warns in the console', async () => {
    const screen = await mountEstimator();
    await screen.reachCalculator('specific_rooms');
    const remove = screen.button('Remove Room 1');
    expect(remove.getAttribute('aria-disabled')).to.equal('true');
    remove.focus();
    expect(screen.root.activeElement === remove).to.equal(true);
    remove.click();
    await until(() => lines.length === 1);
    await nextFrame();
    expect(lines[0]?.level).to.equal('warn');
    expect(screen.roomTitles).to.deep.equal(['Room 1']);
    expect(screen.toasts).to.deep.equal([]);
    screen.button(en.estimator.addRoom).click();
    await until(() => screen.rooms.length === 2);
    expect(remove.getAttribute('aria-disabled')).to.equal('false');
  });

  it('keeps the last room if all are removed at once, with a console warning', async () => {
    const screen = await mountEstimator();
    await screen.reachCalculator('specific_rooms');
    screen.button(en.estimator.addRoom).click();
    await until(() => screen.rooms.length === 2);
    screen.set('wallSqft', '100', 2);
    for (const button of [screen.button('Remove Room 1'), screen.button('Remove Room 2')]) button.click();
    await until(() => lines.length === 1);
    await nextFrame();
    expect(lines[0]?.level).to.equal('warn');
    expect(screen.roomTitles).to.deep.equal(['Room 1']);
    expect(screen.field('wallSqft', 1).value).to.equal('100');
    expect(screen.shows('Room 1 removed.')).to.equal(true);
  });

  it('returns to one default room on Reset', async () => {
    const screen = await mountEstimator();
    await screen.reachCalculator('specific_rooms');
    screen.button(en.estimator.addRoom).click();
    await until(() => screen.rooms.length === 2);
    screen.set('wallSqft', '100', 1);
    screen.set('closets', '4');
    screen.button(en.estimator.reset).click();
    await until(() => screen.rooms.length === 1);
    expect(screen.field('wallSqft', 1).value).to.equal('');
    expect(screen.field('closets').value).to.equal('0');
    expect(screen.rooms[0]?.dataset.room).to.equal('1');
  });

  it('says what was removed in its place, and restores it on Undo with its values', async () => {
    const screen = await mountEstimator();
    await screen.reachCalculator('specific_rooms');
    screen.button(en.estimator.addRoom).click();
    await until(() => screen.rooms.length === 2);
    expect(screen.root.activeElement).to.equal(screen.rooms[1]);
    screen.set('wallSqft', '100', 1);
    screen.set('wallSqft', '200', 2);
    screen.button('Remove Room 1').click();
    const undo = await until(() => screen.rooms.length === 1 && screen.findButton(en.form.undo));
    expect(textOf(undo.parentElement)).to.equal('Room 1 removed. Undo');
    expect(undo.parentElement?.nextElementSibling).to.equal(screen.rooms[0]);
    await until(() => announced(screen) === 'Room 1 removed.');
    undo.click();
    await until(() => screen.rooms.length === 2);
    expect([1, 2].map((room) => screen.field('wallSqft', room).value)).to.deep.equal(['100', '200']);
    expect(screen.root.activeElement).to.equal(screen.rooms[0]);
    screen.button('Remove Room 2').click();
    await until(() => screen.findButton(en.form.undo));
    screen.set('wallSqft', '120', 1);
    await until(() => !screen.findButton(en.form.undo));
  });

  it('restores everything on Undo after Reset', async () => {
    const screen = await mountEstimator();
    await screen.reachCalculator('general');
    screen.set('wallSqft', '900');
    screen.set('doors', '3');
    screen.button(en.estimator.reset).click();
    await until(() => screen.field('wallSqft').value === '' && screen.findButton(en.form.undo));
    screen.button(en.form.undo).click();
    await until(() => screen.field('wallSqft').value === '900');
    expect(screen.field('doors').value).to.equal('3');
    await until(() => announced(screen) === en.estimator.isBack);
    expect(screen.root.activeElement).to.equal(screen.button(en.estimator.reset));
  });

  it("shows a room's title inside its card, above the fields", async () => {
    const screen = await mountEstimator();
    await screen.reachCalculator('specific_rooms');
    const card = screen.rooms[0] as Element;
    const box = (node: Element | null | undefined) => node?.getBoundingClientRect() ?? new DOMRect();
    const title = card.querySelector('legend');
    expect(box(title).top).to.be.greaterThan(box(card).top);
    expect(box(card.querySelector('label')).top).to.be.at.least(box(title).bottom);
  });

  it("rejects a wall area larger than any home's", async () => {
    const screen = await mountEstimator();
    await screen.reachCalculator('general');
    screen.set('wallSqft', '50001');
    screen.calculate();
    await until(() => screen.errors.length === 1);
    expect(screen.errors).to.deep.equal([en.estimator.areaTooLarge]);
  });

  it("uses each id once, and ties each room's labels to that room's own controls", async () => {
    const screen = await mountEstimator();
    await screen.reachCalculator('specific_rooms');
    screen.button(en.estimator.addRoom).click();
    await until(() => screen.rooms.length === 2);
    const ids = [...screen.root.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).to.equal(ids.length);
    const groups = screen.rooms.map((room) =>
      [...room.querySelectorAll('label')].map(({ control }) => control),
    );
    for (const [index, controls] of groups.entries()) {
      expect(controls.every((control) => screen.rooms[index]?.contains(control))).to.equal(true);
      expect(controls).to.have.length(5);
    }
  });
});

describe('Reset after an invalid wall area', () => {
  const services = useFakeServices();

  for (const mode of ['general', 'specific_rooms'] as const) {
    it(`leaves a fresh field without an error: ${mode}`, async () => {
      const screen = await mountEstimator();
      await screen.reachCalculator(mode);
      screen.set('wallSqft', '-5');
      screen.calculate();
      await until(() => screen.errors.length === 1);
      screen.button(en.estimator.reset).click();
      await until(() => screen.field('wallSqft').value === '');
      expect(screen.field('wallSqft').hasAttribute('aria-invalid')).to.equal(false);
      expect(screen.root.querySelectorAll('[part=error]')).to.have.length(0);
      expect(screen.describes(en.estimator.fields.wallSqft)).to.match(
        /^sq ft Not sure\? Leave it blank\. We'll assume [^.]+\. Enter 0 if the walls stay as they are\.$/,
      );
      expect(services.current.calls).to.deep.equal([]);
    });
  }
});

/** What the tag's live region said last. */
function announced({ root }: { readonly root: ShadowRoot }): string {
  return textOf(root.querySelector('.announcer'));
}
