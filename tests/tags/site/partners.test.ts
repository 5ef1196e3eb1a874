import { expect } from 'chai';
import { talkToPage } from '../../../site/scripts/embed/talk-to-page';
import { checkMarkup } from '../../../site/scripts/partners/check-markup';
import { type Choice, snippetParts } from '../../../site/scripts/partners/choice';
import { offerOwnFields, ownFields } from '../../../site/scripts/partners/own-fields';
import { listEvents, showPreview } from '../../../site/scripts/partners/preview';
import { textOf } from '../../support/driver/screen';
import { stage } from '../../support/page/stage';
import { until } from '../../support/page/until';
import { defineProbe } from '../probe-element';

const choice: Choice = {
  tag: 'painting-quote-form',
  attributes: {},
  language: 'page',
  style: '',
  content: [],
  place: 'body',
};

describe("The builder's list of events", () => {
  it('keeps the last fifty, the newest last and in view', () => {
    stage.innerHTML =
      '<div id="preview"></div><div id="box" style="height: 100px; overflow: auto"><ol></ol></div>';
    const [preview, box, list] = ['#preview', '#box', 'ol'].map((part) => stage.querySelector(part));
    if (!(preview instanceof HTMLElement) || !(list instanceof HTMLElement) || !box)
      throw new Error('No list');
    listEvents(preview, list);
    for (let step = 1; step <= 53; step++)
      preview.dispatchEvent(new CustomEvent('painting-step', { detail: { step, of: 3 } }));
    preview.dispatchEvent(new CustomEvent('somebody-elses'));
    expect(list.children).to.have.length(50);
    expect(textOf(list.firstElementChild)).to.equal('painting-step {"step":4, "of":3}');
    expect(textOf(list.lastElementChild)).to.equal('painting-step {"step":53, "of":3}');
    expect(box.scrollTop + box.clientHeight).to.be.closeTo(box.scrollHeight, 1);
  });
});

describe("The builder's lines for a frame", () => {
  it('put what a link may set into its address, the rest beside it, and nothing that a frame refuses', () => {
    const attributes = {
      heading: 'Ask us',
      'keep-draft': null,
      mode: 'test',
      'thank-you-url': '/thanks',
      'home-url': 'https://evil.example',
      'email-url': 'https://evil.example',
    };
    const { frameUrl, frameAttributes } = snippetParts(
      { ...choice, attributes, language: 'fr' },
      { address: '' },
      'https://painter.example',
    );
    expect(frameUrl).to.equal('https://painter.example/embed/quote?lang=fr&keep-draft=&heading=Ask+us');
    expect(frameAttributes).to.deep.equal({ 'data-mode': 'test', 'data-thank-you-url': '/thanks' });
    const faq = snippetParts({ ...choice, tag: 'painting-faq' }, { address: '' }, 'https://painter.example');
    expect(faq.frameUrl).to.equal(undefined);
  });
});

describe("The builder's preview", () => {
  it('changes the attributes of the tag that is there, always in test mode, and makes another for other content', () => {
    const show = (more: Partial<Choice>) => showPreview(stage, { ...choice, ...more });
    const shown = () => stage.firstElementChild as HTMLElement;
    show({ attributes: { heading: 'One', 'keep-draft': null }, style: '--painting-space: 9px' });
    const first = shown();
    expect(stage.style.cssText).to.equal('--painting-space: 9px;');
    show({ attributes: { heading: 'Two', mode: 'live' }, language: 'fr' });
    // Another language has another fallback.
    expect(shown()).not.to.equal(first);
    const second = shown();
    show({ attributes: { heading: 'Three' }, language: 'fr' });
    expect(shown()).to.equal(second);
    const attributes = Object.fromEntries([...second.attributes].map(({ name, value }) => [name, value]));
    expect(attributes).to.deep.equal({ lang: 'fr', heading: 'Three', mode: 'test' });
    show({ tag: 'painting-faq' });
    expect(shown().localName).to.equal('painting-faq');
    expect(shown().hasAttribute('mode')).to.equal(false);
  });

  it('opens its own modal rather than that of the page', () => {
    showPreview(stage, { ...choice, tag: 'painting-quote-modal' });
    let opened = 0;
    const modal = stage.querySelector('painting-quote-modal');
    Object.assign(modal ?? {}, { show: () => opened++ });
    expect(stage.querySelector('[data-painting-quote]')).to.equal(null);
    stage.querySelector('a')?.click();
    expect(opened).to.equal(1);
  });
});

describe("'Check your markup'", () => {
  const none = 'No mistakes';
  const nothing = 'None of our tags';
  const cases: Readonly<Record<string, readonly string[]>> = {
    '': [],
    '  ': [],
    '<p>Call us</p>': [nothing],
    '<painting-faq></painting-faq>': [none],
    '<painting-faq lang="de"></painting-faq>': ['<painting-faq> lang="de" is not valid'],
    '<painting-estimator><input></painting-estimator>': [
      '<painting-estimator> does not send a field without a name: ',
    ],
    '<painting-quote-form><input aria-label="Rooms"><input title="Doors"><input placeholder="Sills"></painting-quote-form>':
      ['Rooms', 'Doors', 'Sills'].map(
        (label) => `<painting-quote-form> does not send a field without a name: ${label}`,
      ),
    '<painting-quote-form><input type="file" name="photo"><input name="rooms"></painting-quote-form>': [
      '<painting-quote-form> does not send a file: photo',
    ],
    '<painting-quote-form><x-town name="town"></x-town></painting-quote-form>': [
      '<painting-quote-form> sends town only if <x-town> is form-associated',
    ],
    '<painting-faq><input></painting-faq>': [none],
  };

  for (const [markup, sentences] of Object.entries(cases)) {
    it(`'${markup}' leads to ${sentences.length === 0 ? 'no sentence' : sentences.join(', ')}`, () => {
      stage.innerHTML = `<textarea></textarea><ul data-none="${nothing}" data-nothing="${none}"></ul>`;
      const [field, place] = [stage.querySelector('textarea'), stage.querySelector('ul')];
      if (!field || !place) throw new Error('No field');
      checkMarkup(field, place);
      const write = (text: string) => {
        field.value = text;
        field.dispatchEvent(new InputEvent('input'));
      };
      write('<painting-faqs></painting-faqs>');
      expect([...place.children].map(textOf)).to.have.length(1);
      write(markup);
      const said = [...place.children].map(textOf);
      expect(said).to.have.length(sentences.length);
      for (const [index, sentence] of sentences.entries())
        expect(said[index]?.startsWith(sentence.trim()), said[index]).to.equal(true);
      const isFault = sentences.length > 0 && sentences[0] !== none && sentences[0] !== nothing;
      expect(place.className).to.equal(isFault ? 'faults' : '');
    });
  }
});

describe("The builder's own fields", () => {
  it('become fields with names that nothing else has, and none without a label', () => {
    stage.innerHTML = `<form><button type="button">Add</button></form><template id="own-field"><div class="own-field">
      <input name="own-label"><select name="own-kind"><option>text</option><option>choice</option><option>hidden</option><option>checkbox</option></select>
      <p data-own-values hidden><input name="own-values"></p><p data-own-value hidden><input name="own-value"></p>
      <p data-own-required><input type="checkbox" name="own-required"></p><button type="button" data-remove>Remove</button></div></template>`;
    const [form, add] = [stage.querySelector('form'), stage.querySelector('button')];
    if (!form || !add) throw new Error('No form');
    offerOwnFields(form, add);
    const put = (label: string, kind = 'text', more: Readonly<Record<string, string>> = {}) => {
      add.click();
      const field = [...form.querySelectorAll<HTMLElement>('.own-field')].at(-1) as HTMLElement;
      expect(document.activeElement).to.equal(field.querySelector('input'));
      const control = (name: string) => field.querySelector(`[name=own-${name}]`) as HTMLInputElement;
      for (const [name, text] of Object.entries({ label, kind, ...more })) control(name).value = text;
      control('kind').dispatchEvent(new InputEvent('input', { bubbles: true }));
      return field;
    };
    put('Pièces à peindre');
    put('E-mail');
    put('Email');
    put('Kind', 'choice', { values: 'Oil, Water ' });
    put('Kind', 'hidden', { value: 'spring' });
    put('Agree', 'checkbox').querySelector<HTMLInputElement>('[name=own-required]')?.click();
    put(' ');
    put('2nd').querySelector<HTMLElement>('[data-remove]')?.click();
    expect(document.activeElement).to.equal(add);
    const shown = [...form.querySelectorAll('.own-field')].map((field) =>
      ['values', 'value', 'required'].filter(
        (name) => !field.querySelector<HTMLElement>(`[data-own-${name}]`)?.hidden,
      ),
    );
    expect(shown.slice(2, 5)).to.deep.equal([['required'], ['values', 'required'], ['value']]);
    expect(ownFields(form)).to.deep.equal([
      label('Pièces à peindre ', { name: 'input', attributes: { name: 'pieces_a_peindre' }, children: [] }),
      label('E-mail ', { name: 'input', attributes: { name: 'e_mail' }, children: [] }),
      label('Email ', { name: 'input', attributes: { name: 'own_email' }, children: [] }),
      label('Kind ', {
        name: 'select',
        attributes: { name: 'kind' },
        children: [
          { name: 'option', attributes: { value: '' }, children: [] },
          { name: 'option', attributes: {}, children: ['Oil'] },
          { name: 'option', attributes: {}, children: ['Water'] },
        ],
      }),
      { name: 'input', attributes: { type: 'hidden', name: 'kind_2', value: 'spring' }, children: [] },
      {
        name: 'label',
        attributes: {},
        children: [
          {
            name: 'input',
            attributes: { type: 'checkbox', name: 'agree', value: 'yes', required: null },
            children: [],
          },
          ' Agree*',
        ],
      },
    ]);
  });

  function label(text: string, field: object): object {
    return { name: 'label', attributes: {}, children: [text, field] };
  }
});

describe('A framed tag', () => {
  it('tells its page of its events, and takes attributes, theme and texts from it', async () => {
    const heard: Record<string, unknown>[] = [];
    const hear = ({ data }: MessageEvent) => {
      if (/^painting-(?!page)/.test(data?.type)) heard.push(data);
    };
    addEventListener('message', hear);
    defineProbe('probe-framed');
    stage.innerHTML = '<probe-framed></probe-framed>';
    const tag = stage.firstElementChild as HTMLElement;
    const given: unknown[] = [];
    Object.defineProperty(tag, 'prefill', { set: (texts) => given.push(texts) });
    let consents = 0;
    addEventListener('painting-consent', () => consents++, { once: true });
    talkToPage(tag);
    await until(() => heard.some(({ type }) => type === 'painting-hello'));
    // The tests' page is its own parent.
    const page = {
      type: 'painting-page',
      attributes: { amount: '3', 'email-url': '/evil', onclick: 'x' },
      theme: { '--painting-space': '7px' },
      touch: {},
      hasConsent: true,
      prefill: { name: 'Ada' },
    };
    postMessage(page, '*');
    await until(() => tag.getAttribute('amount') === '3' && consents === 1);
    expect(tag.getAttributeNames()).to.deep.equal(['amount']);
    expect(given).to.deep.equal([{ name: 'Ada' }]);
    expect(document.documentElement.style.getPropertyValue('--painting-space')).to.equal('7px');
    document.documentElement.style.removeProperty('--painting-space');
    tag.dispatchEvent(new CustomEvent('painting-success', { detail: { reference: '7K2Q-M4' } }));
    const success = await until(() => heard.find(({ name }) => name === 'painting-success'));
    expect(success).to.deep.equal({
      type: 'painting-event',
      name: 'painting-success',
      detail: { reference: '7K2Q-M4' },
      thankYou: undefined,
    });
    (Reflect.get(window, 'dataLayer') as { push(entry: unknown): void }).push({ event: 'lead' });
    await until(() => heard.some(({ type }) => type === 'painting-data-layer'));
    expect(heard.at(-1)).to.deep.equal({ type: 'painting-data-layer', entry: { event: 'lead' } });
    postMessage({ type: 'painting-height-request' }, '*');
    await until(() => heard.filter(({ type }) => type === 'painting-hello').length === 2);
    removeEventListener('message', hear);
    Reflect.deleteProperty(window, 'dataLayer');
  });
});
