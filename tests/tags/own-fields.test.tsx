import { sendKeys } from '@web/test-runner-commands';
import { expect } from 'chai';
import fc from 'fast-check';
import type { OwnField } from '../../shared/lead';
import { reportTagMistakes } from '../../widgets/element/mistakes';
import { readOwnFields } from '../../widgets/forms/own-fields';
import { definePaintingEstimator } from '../../widgets/painting-estimator';
import { definePaintingQuoteForm } from '../../widgets/painting-quote-form';
import { definePaintingQuoteModal } from '../../widgets/painting-quote-modal';
import { tags } from '../../widgets/registry';
import { EstimatorScreen } from '../support/driver/estimator-screen';
import { QuoteFormScreen } from '../support/driver/quote-form-screen';
import { textOf, type } from '../support/driver/screen';
import { useConsoleLines } from '../support/page/console-lines';
import { useFakeClock } from '../support/page/fake-clock';
import { leavePage } from '../support/page/page-conditions';
import { drawn, eventsOn, mount, shadowOf, stage } from '../support/page/stage';
import { until } from '../support/page/until';
import { useFakeServices } from '../support/server/fake-services';

definePaintingQuoteForm();
definePaintingQuoteModal();
definePaintingEstimator();

type Control = HTMLInputElement;

/** A quote form around markup of a page. */
async function formAround(children: string, attributes = ''): Promise<QuoteFormScreen> {
  const tag = await mount(`<painting-quote-form ${attributes}>${children}</painting-quote-form>`);
  const screen = new QuoteFormScreen(tag);
  await until(() => screen.question.endsWith('?'));
  return screen;
}

/** Controls of the page by name. */
function own(name: string): Control[] {
  return [...stage.querySelectorAll<Control>(`[name="${name}"]`)];
}

function first(name: string): Control {
  const [control] = own(name);
  if (!control) throw new Error(`The page has no ${name}`);
  return control;
}

/** Messages at the page's own fields. */
function messages(): string[] {
  return [...stage.querySelectorAll('.field__error')].map(textOf);
}

function descriptionOf(control: Control): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => textOf(document.getElementById(id))).join(' ');
}

const bubbling = { bubbles: true, composed: true, cancelable: true };

/** An input of a library, which sends two values and resets itself. */
function defineOwnTown(): void {
  customElements.define(
    'own-town',
    class extends HTMLElement {
      static readonly formAssociated = true;
      readonly #internals = this.attachInternals();
      #value = this.getAttribute('value') ?? '';
      get value(): string {
        return this.#value;
      }
      set value(text: string) {
        this.#value = text;
        const entries = new FormData();
        entries.append('town', text);
        entries.append('town_code', `${text.length}`);
        this.#internals.setFormValue(entries);
      }
      connectedCallback(): void {
        this.attachShadow({ mode: 'open' }).innerHTML = '<input>';
      }
      formResetCallback(): void {
        this.value = this.getAttribute('value') ?? '';
      }
    },
  );
}

describe("A page's own fields", () => {
  const lines = useConsoleLines();
  const clock = useFakeClock();
  const services = useFakeServices();

  /** Sends a form and returns the own fields of its lead. */
  async function sentWith(screen: QuoteFormScreen): Promise<readonly OwnField[]> {
    screen.fill();
    screen.submit();
    await clock.current.until(() => services.current.mails.length === 2);
    return JSON.parse(String(services.current.mails[0]?.body.template_params.lead)).fields;
  }

  it("are the page's own controls, shown in the form", async () => {
    const screen = await formAround(
      '<label>Budget <input name="budget" id="mine"></label><a href="/">Call</a>',
    );
    const budget = document.getElementById('mine') as Control;
    expect(budget.checkVisibility()).to.equal(true);
    expect(budget.labels?.[0]?.assignedSlot?.getRootNode() === screen.root).to.equal(true);
    expect(stage.querySelector('a')?.checkVisibility()).to.equal(false);
    type(budget, '$4,000');
    expect(await sentWith(screen)).to.deep.equal([{ name: 'budget', label: 'Budget', value: '$4,000' }]);
  });

  it('keep markup in their labels in one line, and count pictures as their text', async () => {
    const screen = await formAround(
      `<label>Budget <b class="required">*</b> in <a href="/cad">CAD</a> <img class="emoji" alt="😀"> <input name="budget" value="1"></label>
       <label><input type="checkbox" name="terms" checked> I accept the <a href="/terms">terms</a> of <b>this</b> site</label>`,
    );
    for (const label of stage.querySelectorAll('label')) {
      const tops = [...label.querySelectorAll('b, a')].map((node) =>
        Math.round(node.getBoundingClientRect().top),
      );
      expect(Math.max(...tops) - Math.min(...tops), label.textContent).to.be.lessThan(4);
    }
    expect(first('budget').getBoundingClientRect().top).to.be.greaterThan(
      stage.querySelector('b')?.getBoundingClientRect().bottom ?? Infinity,
    );
    expect((await sentWith(screen)).map(({ label }) => label)).to.deep.equal([
      'Budget * in CAD 😀',
      'I accept the terms of this site',
    ]);
  });

  it('leave a form in the fallback alone, with everything in it', async () => {
    const screen = await formAround(
      `<form action="/send" method="post" name="old"><label>Your name <input name="name" required></label>
       <input type="hidden" name="token" value="abc"><button name="go">Send</button></form>
       <a name="top">Top</a><iframe name="frame" title="None"></iframe>`,
    );
    expect(stage.querySelector('form')?.checkVisibility()).to.equal(false);
    expect(await sentWith(screen)).to.deep.equal([]);
  });

  it('have the names that HTML gives them', async () => {
    const screen = await formAround(
      `<p><label for="b">Budget:</label> <input id="b" name="budget" value="1"></p>
       <label for="k">Kind of job*</label><select id="k" name="kind"><option>Walls<option>Doors</select>
       <p id="words">Best time</p><input name="time" aria-labelledby="words" value="2">
       <input name="floor" title="Floor" value="3">
       <label>Étage <textarea name="étage">4</textarea></label>
       <input name="rooms[]" aria-label="Rooms" value="5">
       <input name="2nd_phone" placeholder="Second phone" value="6">
       <input type="hidden" name="client_ref" value="7">`,
    );
    expect(document.getElementById('words')?.checkVisibility()).to.equal(true);
    const sent = await sentWith(screen);
    expect(sent.map(({ name, label, value }) => [name, label, value])).to.deep.equal([
      ['budget', 'Budget', '1'],
      ['kind', 'Kind of job', 'Walls'],
      ['time', 'Best time', '2'],
      ['floor', 'Floor', '3'],
      ['étage', 'Étage', '4'],
      ['rooms[]', 'Rooms', '5'],
      ['2nd_phone', 'Second phone', '6'],
      ['client_ref', '', '7'],
    ]);
  });

  it('send several answers to one question under its name', async () => {
    const screen = await formAround(
      `<fieldset><legend>Which rooms?</legend>
         <label><input type="checkbox" name="rooms" value="Kitchen"> Kitchen</label>
         <label><input type="checkbox" name="rooms" value="Bedroom" checked> Bedroom</label>
         <label><input type="checkbox" name="rooms" value="Hall"> Hall</label>
       </fieldset>
       <select name="days" multiple aria-label="Days"><option selected>Monday<option selected disabled>Tuesday<option selected>Friday</select>`,
    );
    for (const box of [own('rooms')[0], own('rooms')[2]]) box?.labels?.[0]?.click();
    const sent = await sentWith(screen);
    expect(sent.map(({ label, value }) => [label, value])).to.deep.equal([
      ['Which rooms?', 'Kitchen'],
      ['Which rooms?', 'Bedroom'],
      ['Which rooms?', 'Hall'],
      ['Days', 'Monday'],
      ['Days', 'Friday'],
    ]);
  });

  it('are sent as the page has changed them by then', async () => {
    const screen = await formAround(
      `<input type="hidden" name="gclid"><label>Town <select name="town"><option>Toronto</option></select></label>
       <label>Floor <input name="floor" hidden></label><label>Unit <input name="unit"></label>`,
    );
    first('gclid').value = 'test-click';
    stage.querySelector('select')?.append(new Option('Ajax', 'Ajax', false, true));
    first('floor').hidden = false;
    first('unit').required = true;
    stage.firstElementChild?.insertAdjacentHTML(
      'beforeend',
      '<label>Late <input name="late" value="5"></label>',
    );
    await until(() => first('late').checkVisibility());
    expect(first('floor').checkVisibility()).to.equal(true);
    screen.fill();
    screen.submit();
    await until(() => document.activeElement === first('unit'));
    type(first('unit'), '4B');
    const sent = await sentWith(screen);
    expect(sent.map(({ name, value }) => `${name}=${value}`)).to.deep.equal([
      'gclid=test-click',
      'town=Ajax',
      'floor=',
      'unit=4B',
      'late=5',
    ]);
  });

  it("are checked by their own rules, with the browser's message at each, one for a group", async () => {
    const screen = await formAround(
      `<label>Email of the owner <input name="owner" type="email" value="no" aria-describedby="hint"></label><p id="hint">If you rent</p>
       <fieldset><legend>When should we start?</legend>
         <label><input type="radio" name="start" value="spring" required> Spring</label>
         <label><input type="radio" name="start" value="summer" required> Summer</label></fieldset>
       <label>Code <input name="code" pattern="[0-9]{3}" value="x" disabled></label>`,
    );
    screen.fill();
    screen.submit();
    await until(() => messages().length === 2);
    expect(document.activeElement).to.equal(first('owner'));
    expect(services.current.calls).to.deep.equal([]);
    expect(messages()).to.deep.equal([first('owner').validationMessage, first('start').validationMessage]);
    expect(descriptionOf(first('owner'))).to.equal(`If you rent ${messages()[0]}`);
    for (const radio of own('start')) expect(descriptionOf(radio)).to.equal(messages()[1]);
    expect(stage.querySelector('fieldset .field__error:last-child')).not.to.equal(null);
    own('start')[1]?.click();
    type(first('owner'), 'ann@example.ca');
    await until(() => messages().length === 0);
    expect(first('owner').getAttribute('aria-describedby')).to.equal('hint');
    expect(first('start').ariaInvalid).to.equal(null);
    expect((await sentWith(screen)).map(({ value }) => value)).to.deep.equal(['ann@example.ca', 'summer']);
  });

  it('come after our fields in error, and before consent', async () => {
    const screen = await formAround(
      '<label>Budget <input name="budget" required></label>',
      'consent="required"',
    );
    screen.submit();
    await until(() => screen.focus === 'name');
    screen.fill();
    screen.submit();
    await until(() => document.activeElement === first('budget'));
    const [message] = stage.querySelectorAll('.field__error');
    if (!message) throw new Error('No message');
    expect(getComputedStyle(first('budget')).borderTopColor).to.equal(getComputedStyle(message).color);
    expect(getComputedStyle(message, '::before').content).to.match(/^"!"/);
    type(first('budget'), '1');
    screen.submit();
    await until(() => screen.focus === 'consent');
  });

  it('do not block sending if they are invisible', async () => {
    const screen = await formAround('<div style="display: none"><input name="other" required></div>');
    expect((await sentWith(screen)).map(({ name }) => name)).to.deep.equal(['other']);
  });

  it('may be named like a method or property of a form, a page or a tag', async () => {
    const names = [
      'reset',
      'submit',
      'name',
      'elements',
      'id',
      'children',
      'prefill',
      'querySelectorAll',
      '__proto__',
    ];
    const fields = names.map((name) => `<input name="${name}" id="${name}" value="1" aria-label="${name}">`);
    stage.innerHTML = `<form><painting-quote-form>${fields.join('')}</painting-quote-form></form>`;
    const tag = stage.querySelector('painting-quote-form');
    if (!tag) throw new Error('No form');
    await drawn(tag);
    const screen = new QuoteFormScreen(tag);
    await until(() => screen.question.endsWith('?'));
    type(first('reset'), '2');
    const sent = await sentWith(screen);
    expect(sent).to.deep.equal(
      names.map((name) => ({ name, label: name, value: name === 'reset' ? '2' : '1' })),
    );
    await clock.current.until(() => first('reset').value === '1');
  });

  it('leave out files, nameless controls and those of another form, and report them', async () => {
    const screen = await formAround(
      `<label>Photo <input type="file" name="photo" required></label><label>Note <input value="x"></label>
       <input name="elsewhere" form="other"><input name="off" disabled><fieldset disabled><input name="in"></fieldset>`,
    );
    expect(first('photo').checkVisibility()).to.equal(false);
    expect(await sentWith(screen)).to.deep.equal([]);
    expect(lines.splice(0).map(({ text }) => text)).to.deep.equal([
      '<painting-quote-form> does not send a file: photo',
      '<painting-quote-form> does not send a field without a name: Note',
    ]);
  });

  it('send the form by Enter, not the form of the page around the tag, unless the page takes the key', async () => {
    stage.innerHTML =
      '<form><painting-quote-form><input name="budget" aria-label="Budget"></painting-quote-form></form>';
    const [form, tag] = [stage.querySelector('form'), stage.querySelector('painting-quote-form')];
    if (!form || !tag) throw new Error('No form');
    form.addEventListener('submit', () => expect.fail('sent the form around it'));
    await drawn(tag);
    const screen = new QuoteFormScreen(tag);
    const takeKey = (event: Event) => event.preventDefault();
    const places: readonly (readonly [EventTarget, boolean])[] = [
      [first('budget'), false],
      [form, false],
      [document, false],
      [document, true],
      [window, false],
    ];
    for (const [place, isCapturing] of places) {
      place.addEventListener('keydown', takeKey, isCapturing);
      first('budget').focus();
      await sendKeys({ press: 'Enter' });
      expect(screen.errors).to.deep.equal([]);
      place.removeEventListener('keydown', takeKey, isCapturing);
    }
    first('budget').dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, isComposing: true, ...bubbling }),
    );
    expect(screen.errors).to.deep.equal([]);
    await sendKeys({ press: 'Enter' });
    await until(() => screen.focus === 'name');
    // A page that only stops the key on its way has not taken it.
    form.addEventListener('keydown', (event) => event.stopPropagation());
    first('budget').focus();
    await sendKeys({ press: 'Enter' });
    await until(() => screen.focus === 'name');
  });

  it('may be form-associated custom elements, sent as a form would, also if defined later', async () => {
    const screen = await formAround(
      `<label>Town <own-town name="town" value="Ajax"></own-town></label><own-town name="off" disabled></own-town>
       <own-town name="elsewhere" form="other"></own-town><own-picker name="date"></own-picker>`,
    );
    expect(stage.querySelector('own-town')?.checkVisibility()).to.equal(false);
    defineOwnTown();
    await until(() => stage.querySelector('own-town')?.checkVisibility());
    const town = stage.querySelector<HTMLElement & { value: string }>('own-town');
    if (!town) throw new Error('No town');
    customElements.define('own-picker', class extends HTMLElement {});
    await until(() => lines.length === 1);
    expect(lines.splice(0)[0]?.text).to.equal(
      '<painting-quote-form> sends date only if <own-picker> is form-associated',
    );
    town.value = 'Whitby';
    expect(await sentWith(screen)).to.deep.equal([
      { name: 'town', label: 'Town', value: 'Whitby' },
      { name: 'town_code', label: 'Town', value: '6' },
    ]);
    await clock.current.until(() => town.value === 'Ajax');
    expect(town.hasAttribute('form')).to.equal(false);
  });

  it('survive a page that updates itself by morphing', async () => {
    const screen = await formAround('<label>Budget <input name="budget"></label>');
    type(first('budget'), '$4,000');
    // idiomorph and Turbo give each node the attributes of the new page, which knows nothing of our slot.
    first('budget').parentElement?.removeAttribute('slot');
    await until(() => first('budget').checkVisibility());
    first('budget').setAttribute('name', 'amount');
    expect(await sentWith(screen)).to.deep.equal([{ name: 'amount', label: 'Budget', value: '$4,000' }]);
  });

  it('have our look unless the page has its own, in whatever root', async () => {
    const markup = (attributes: string) =>
      `<painting-quote-form ${attributes}><label>Budget <input name="budget"></label></painting-quote-form>`;
    const host = document.createElement('div');
    stage.append(host);
    host.attachShadow({
      mode: 'open',
    }).innerHTML = `<style>input { border: 5px solid red }</style>${markup('')}`;
    const inner = host.shadowRoot?.querySelector('painting-quote-form');
    if (inner) await drawn(inner);
    await mount(markup(''));
    await mount(markup('unstyled'));
    await mount(markup('unstyled="false"'));
    const [plain, unstyled, styled] = own('budget');
    if (!plain || !unstyled || !styled) throw new Error('No fields');
    const inRoot = host.shadowRoot?.querySelector('input') as Control;
    await until(() => getComputedStyle(inRoot).minHeight === '52px');
    expect(getComputedStyle(inRoot).borderTopWidth).to.equal('5px');
    expect(getComputedStyle(plain).fontSize).to.equal('16px');
    expect(getComputedStyle(plain).minHeight).to.equal('52px');
    expect(getComputedStyle(unstyled).minHeight).not.to.equal('52px');
    expect(getComputedStyle(styled).minHeight).to.equal('52px');
  });

  it('are in a draft with the postal code, as the visitor left them', async () => {
    const children = `<label>Budget <input name="budget" value="0"></label>
      <label>Kind <select name="kind"><option>Walls<option>Doors</select></label>
      <label><input type="checkbox" name="pets" value="yes" checked> Pets</label>
      <label><input type="radio" name="start" value="spring"> Spring</label>
      <label><input type="radio" name="start" value="summer"> Summer</label>
      <input type="hidden" name="token" value="old">`;
    const attributes = 'keep-draft service-area="M,L4"';
    const before = await formAround(children, attributes);
    type(first('budget'), '5000');
    type(first('kind'), 'Doors');
    first('pets').click();
    own('start')[1]?.click();
    type(before.root.querySelector('[name=postal_code]') as Control, 'M4C 1A1');
    leavePage();
    stage.replaceChildren();
    const after = await formAround(children.replace('old', 'new'), attributes);
    await clock.current.until(() => first('budget').value === '5000');
    expect(first('kind').value).to.equal('Doors');
    expect(first('pets').checked).to.equal(false);
    expect(own('start').map(({ checked }) => checked)).to.deep.equal([false, true]);
    expect(first('token').value).to.equal('new');
    expect(after.root.querySelector<Control>('[name=postal_code]')?.value).to.equal('M4C 1A1');
  });

  it('are emptied with the form once it is sent', async () => {
    const screen = await formAround(
      `<input name="budget" aria-label="Budget" value="0"><select name="kind"><option>Walls<option>Doors</select>
       <input type="checkbox" name="pets"><input type="hidden" name="gclid">`,
    );
    first('gclid').value = 'click';
    type(first('budget'), '1');
    type(first('kind'), 'Doors');
    first('pets').click();
    await sentWith(screen);
    await clock.current.until(() => first('budget').value === '0');
    expect([first('kind').value, first('pets').checked, first('gclid').value]).to.deep.equal([
      'Walls',
      false,
      'click',
    ]);
  });

  it('work in the modal and in the first step of the estimator', async () => {
    const children = '<label>Budget <input name="budget" required></label>';
    const modal = await mount(`<painting-quote-modal>${children}</painting-quote-modal>`);
    expect(first('budget').checkVisibility()).to.equal(false);
    (modal as HTMLElement & { show(): void }).show();
    await clock.current.until(() => first('budget').checkVisibility());
    stage.replaceChildren();
    const tag = await mount(
      `<painting-estimator hide="phone" optional="address" heading="Who are you?" submit-label="Go on" service-area="M">${children}</painting-estimator>`,
    );
    const screen = new EstimatorScreen(tag);
    expect(screen.heading).to.equal('Who are you?');
    expect(screen.root.querySelector('[name=phone]')).to.equal(null);
    for (const [name, text] of Object.entries({
      firstName: 'Ann',
      familyName: 'Roe',
      email: 'ann@example.ca',
      postal_code: 'K1A 0B1',
    }))
      screen.set(name, text);
    await until(() => screen.shows('Outside our usual area'));
    screen.button('Go on').click();
    await until(() => document.activeElement === first('budget'));
    type(first('budget'), '900');
    screen.button('Go on').click();
    await screen.isAt('Step 2 of 3');
    expect(first('budget').checkVisibility()).to.equal(false);
    screen.button('Whole Condo').click();
    await screen.isAt('Step 3 of 3');
    screen.calculate();
    await clock.current.until(() => services.current.mails.length === 2);
    const lead = JSON.parse(String(services.current.mails[0]?.body.template_params.lead));
    expect(lead.fields).to.deep.equal([
      { name: 'postal_code', label: 'Postal code', value: 'K1A 0B1' },
      { name: 'budget', label: 'Budget', value: '900' },
    ]);
    expect(lead.values).to.include({ name: 'Ann Roe', phone: '', address: '' });
    expect(lead.values).not.to.have.property('postal_code');
  });

  it('are in the draft of an estimator', async () => {
    const markup =
      '<painting-estimator keep-draft hide="phone"><label>Budget <input name="budget"></label></painting-estimator>';
    const before = new EstimatorScreen(await mount(markup));
    type(first('budget'), '900');
    before.set('firstName', 'Ann');
    leavePage();
    stage.replaceChildren();
    const after = new EstimatorScreen(await mount(markup));
    await until(() => first('budget').value === '900');
    expect(after.field('firstName').value).to.equal('Ann');
  });

  it('send the same as a native form, for a thousand sets of controls', () => {
    const name = fc.constantFrom('rooms', 'rooms[]', 'Kind of job', 'étage', '__proto__', 'email', '');
    const value = fc.constantFrom('Kitchen', 'Hall', '', '$4,000', '日本');
    const flags = fc.subarray([
      'disabled',
      'checked',
      'multiple',
      'readonly',
      'form=""',
      'form="other"',
      'hidden',
    ]);
    const option = fc.tuple(value, fc.subarray(['selected', 'disabled']));
    const options = fc
      .array(option, { maxLength: 4 })
      .map((list) => list.map(([text, marks]) => `<option ${marks.join(' ')}>${text}</option>`).join(''));
    const input = fc
      .tuple(
        fc.constantFrom(
          'text',
          'email',
          'checkbox',
          'radio',
          'hidden',
          'number',
          'date',
          'submit',
          'button',
          'image',
          'reset',
        ),
        name,
        value,
        flags,
      )
      .map(
        ([kind, called, text, marks]) =>
          `<input type="${kind}" name="${called}" value="${text}" ${marks.join(' ')}>`,
      );
    const select = fc
      .tuple(name, flags, options, options)
      .map(
        ([called, marks, all, off]) =>
          `<select name="${called}" ${marks.join(' ')}>${all}<optgroup disabled>${off}</optgroup></select>`,
      );
    const area = fc
      .tuple(name, value, flags)
      .map(
        ([called, text, marks]) => `<textarea name="${called}" ${marks.join(' ')}>${text}\nmore</textarea>`,
      );
    const box = fc
      .tuple(name, flags)
      .map(
        ([called, marks]) => `<label>Box <input type="checkbox" name="${called}" ${marks.join(' ')}></label>`,
      );
    const control = fc.oneof(input, select, area, box);
    const around = fc.constantFrom(
      '<p>*</p>',
      '<fieldset><legend>Group</legend>*</fieldset>',
      '<fieldset disabled>*</fieldset>',
      '<fieldset disabled><legend>*</legend></fieldset>',
      '<datalist>*</datalist>',
      '*',
    );
    const sets = fc
      .array(fc.tuple(around, fc.array(control, { maxLength: 3 })), { maxLength: 5 })
      .map((list) => list.map(([place, controls]) => place.replace('*', () => controls.join(''))).join(''));
    const [form, tag] = [document.createElement('form'), document.createElement('any-tag')];
    stage.append(form, tag);
    fc.assert(
      fc.property(sets, (markup) => {
        for (const place of [form, tag]) place.innerHTML = markup;
        const sent = readOwnFields(tag).map((field) => [field.name, field.value]);
        expect(sent).to.deep.equal([...new FormData(form)]);
      }),
      { numRuns: 200 },
    );
  });
});

describe('A prefill', () => {
  const children = `<label>Service <select name="service"><option>Interior<option>Exterior</select></label>
    <label><input type="radio" name="start" value="spring"> Spring</label>
    <label><input type="radio" name="start" value="summer"> Summer</label>
    <label><input type="checkbox" name="news" value="yes"> News</label>
    <select name="set"><option>One<option selected>Two</select><input name="text" value="written">`;
  const chosen = () => [
    first('service').value,
    own('start').map(({ checked }) => checked),
    first('news').checked,
    first('set').value,
    first('text').value,
  ];
  useFakeServices();

  for (const markup of ['painting-quote-form', 'painting-estimator']) {
    it(`chooses in <${markup}> if no choice was made`, async () => {
      const tag = await mount(`<${markup}>${children}</${markup}>`);
      const started = eventsOn(tag, 'painting-start');
      const { prefill } = tag as unknown as { prefill: (texts: object) => void };
      prefill({
        service: 'Exterior',
        start: 'summer',
        news: ['yes'],
        set: 'One',
        text: 'other',
        email: 'a b@example.ca',
      });
      await until(() => first('service').value === 'Exterior');
      expect(chosen()).to.deep.equal(['Exterior', [false, true], true, 'Two', 'written']);
      expect(shadowOf(tag).querySelector<Control>('[name=email]')?.value).to.equal('a+b@example.ca');
      expect(started).to.deep.equal([]);
    });
  }

  it('leaves a choice that the visitor undid', async () => {
    const tag = await mount(`<painting-quote-form>${children}</painting-quote-form>`);
    first('news').click();
    first('news').click();
    type(first('service'), 'Interior');
    const { prefill } = tag as unknown as { prefill: (texts: object) => void };
    prefill({ service: 'Exterior', news: 'yes', start: 'spring' });
    await until(() => own('start')[0]?.checked);
    expect(chosen().slice(0, 3)).to.deep.equal(['Interior', [true, false], false]);
  });

  it("reads the page's address, also under other names and as mailings write it", async () => {
    const address = location.href;
    history.replaceState(null, '', '?your-name=Ann&amp;email=ann+roof@example.ca&amp;start=summer&phone=1');
    try {
      const screen = await formAround(children, 'prefill-query="your-name:name, mail:email"');
      await until(() => screen.values.name === 'Ann');
      expect(screen.values).to.include({ email: 'ann+roof@example.ca', phone: '1' });
      expect(chosen()[1]).to.deep.equal([false, true]);
    } finally {
      history.replaceState(null, '', address);
    }
  });
});

describe('Mistakes in the markup', () => {
  const lines = useConsoleLines();
  const said = () => lines.splice(0).map(({ text }) => text);

  it('are reported once each with the likely meaning, except attributes of other tools', async () => {
    const markup = `<painting-quote-form hiden="phone" thank-you-ulr="/thanks" hide="telephone adress" colour="red"
      data-x aria-label="Form" class="a" style="" title="x" onclick="" x-data v-cloak :x="1" @x="1" _ngcontent-abc></painting-quote-form>`;
    await mount(markup);
    await mount(markup);
    const form = stage.querySelector('painting-quote-form');
    expect(form?.shadowRoot?.querySelector('[name=phone]')).not.to.equal(null);
    expect(said()).to.deep.equal([
      '<painting-quote-form> has no attribute hiden. Did you mean hide?',
      '<painting-quote-form> has no attribute thank-you-ulr. Did you mean thank-you-url?',
      '<painting-quote-form> has no attribute colour',
      '<painting-quote-form> hide="telephone adress" is not valid: expected address or phone or message; telephone is unknown; adress is unknown. Did you mean address?',
    ]);
  });

  it('include names similar to our tags', async () => {
    stage.innerHTML =
      '<painting-quote-from></painting-quote-from><painting-carousell></painting-carousell><other-tag></other-tag>';
    reportTagMistakes(tags);
    await until(() => lines.length === 2);
    expect(said()).to.deep.equal([
      '<painting-quote-from> is not one of our tags. Did you mean painting-quote-form?',
      '<painting-carousell> is not one of our tags. Did you mean painting-carousel?',
    ]);
  });
});
