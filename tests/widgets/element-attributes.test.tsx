import { expect } from 'chai';
import { propertyName } from '../../widgets/element/attribute-table';
import { useConsoleLines } from '../support/page/console-lines';
import { mount, propertyOf, stage } from '../support/page/stage';
import { nextFrame, until } from '../support/page/until';
import { defineProbe, drawingsOf, lastProps } from './probe-element';

defineProbe('probe-attributes');

/** Mounts a probe with these attributes. */
function probe(attributes = ''): Promise<HTMLElement> {
  return mount(`<probe-attributes ${attributes}></probe-attributes>`);
}

/** Waits until the component was given this value, and expects the property to say the same. */
async function expectValue(element: Element, attribute: string, value: unknown): Promise<void> {
  const text = JSON.stringify(value);
  await until(() => JSON.stringify(lastProps(element)[propertyName(attribute)]) === text || null);
  expect(propertyOf(element, attribute)).to.deep.equal(value);
}

describe('The attributes of a tag', () => {
  const lines = useConsoleLines();

  afterEach(async () => {
    expect(lines).to.deep.equal([]);
  });

  it('counts a bare boolean as true', async () => {
    await expectValue(await probe('bare'), 'bare', true);
  });

  it('counts an empty boolean as true', async () => {
    await expectValue(await probe('bare=""'), 'bare', true);
  });

  it('counts a boolean that says false as false', async () => {
    await expectValue(await probe('bare="false"'), 'bare', false);
  });

  it('counts an absent boolean as false', async () => {
    await expectValue(await probe(), 'bare', false);
  });

  it('follows a boolean that is set and removed again', async () => {
    const element = await probe();
    element.toggleAttribute('bare', true);
    await expectValue(element, 'bare', true);
    element.removeAttribute('bare');
    await expectValue(element, 'bare', false);
  });

  it('takes an empty text for none', async () => {
    await expectValue(await probe('text-like=""'), 'text-like', undefined);
  });

  it('goes back to the default of an attribute that is removed', async () => {
    const element = await probe('amount="3" pick="blue" visible="2 4" text-like="here"');
    await expectValue(element, 'amount', 3);
    for (const name of ['amount', 'pick', 'visible', 'text-like']) element.removeAttribute(name);
    await expectValue(element, 'amount', 7);
    await expectValue(element, 'pick', 'red');
    await expectValue(element, 'visible', [1, 3]);
    await expectValue(element, 'text-like', undefined);
  });

  it('follows a text that is emptied', async () => {
    const element = await probe('text-like="here"');
    element.setAttribute('text-like', '');
    await expectValue(element, 'text-like', undefined);
  });

  it('makes an address absolute, from the page', async () => {
    await expectValue(
      await probe('page-url="sent?x=1"'),
      'page-url',
      new URL('sent?x=1', location.href).href,
    );
  });

  it('reads a number, zero too', async () => {
    await expectValue(await probe('amount="0"'), 'amount', 0);
  });

  it('reads two whole numbers, however they are spaced', async () => {
    await expectValue(await probe('visible="  2   5 "'), 'visible', [2, 5]);
  });

  it('reads a list written as JSON', async () => {
    await expectValue(await probe(`entries='[{"name":"Ada"}]'`), 'entries', [{ name: 'Ada' }]);
  });

  it('draws once for many changes in one task', async () => {
    const element = await probe();
    await nextFrame();
    const before = drawingsOf(element).length;
    element.setAttribute('amount', '1');
    element.setAttribute('text-like', 'here');
    element.toggleAttribute('bare');
    element.removeAttribute('bare');
    element.setAttribute('amount', '2');
    await expectValue(element, 'amount', 2);
    await nextFrame();
    expect(drawingsOf(element).length - before).to.equal(1);
    expect(lastProps(element)).to.include({ amount: 2, textLike: 'here', bare: false });
  });

  it('is given changes made before it was ever on the page', async () => {
    const element = document.createElement('probe-attributes');
    element.setAttribute('amount', '4');
    element.setAttribute('amount', '5');
    stage.append(element);
    await expectValue(element, 'amount', 5);
  });
});

describe('The properties of a tag', () => {
  useConsoleLines();

  it('shows what is set by property, in the attribute too', async () => {
    const element = await probe();
    Reflect.set(element, 'textLike', 'set');
    Reflect.set(element, 'amount', 2);
    Reflect.set(element, 'bare', true);
    Reflect.set(element, 'visible', [2, 6]);
    await expectValue(element, 'text-like', 'set');
    await expectValue(element, 'amount', 2);
    await expectValue(element, 'bare', true);
    await expectValue(element, 'visible', [2, 6]);
    expect(element.outerHTML).to.contain('text-like="set"').and.to.contain('visible="2 6"');
  });

  for (const nothing of ['', null, undefined]) {
    it(`takes ${JSON.stringify(nothing)} for nothing, and shows so`, async () => {
      const element = await probe('text-like="here"');
      await expectValue(element, 'text-like', 'here');
      Reflect.set(element, 'textLike', nothing);
      await expectValue(element, 'text-like', undefined);
    });
  }

  it('removes a number that is set to null', async () => {
    const element = await probe('amount="2"');
    Reflect.set(element, 'amount', null);
    await expectValue(element, 'amount', 7);
    expect(element.hasAttribute('amount')).to.equal(false);
  });

  it('unsets a boolean by false', async () => {
    const element = await probe('bare');
    Reflect.set(element, 'bare', false);
    await expectValue(element, 'bare', false);
  });

  it('takes a list as it is, and the attribute again when that is set later', async () => {
    const element = await probe();
    Reflect.set(element, 'entries', [{ name: 'Ada' }]);
    await expectValue(element, 'entries', [{ name: 'Ada' }]);
    element.setAttribute('entries', '[{"name":"Grace"}]');
    await expectValue(element, 'entries', [{ name: 'Grace' }]);
    Reflect.set(element, 'entries', null);
    await expectValue(element, 'entries', [{ name: 'Grace' }]);
    element.removeAttribute('entries');
    await expectValue(element, 'entries', undefined);
  });

  it('honours what was set before the script arrived', async () => {
    const element = document.createElement('probe-late');
    stage.append(element);
    Object.assign(element, { amount: 0, bare: true, textLike: 'early', entries: [{ name: 'Ada' }] });
    defineProbe('probe-late');
    await expectValue(element, 'amount', 0);
    await expectValue(element, 'bare', true);
    await expectValue(element, 'text-like', 'early');
    await expectValue(element, 'entries', [{ name: 'Ada' }]);
    Reflect.set(element, 'textLike', 'late');
    await expectValue(element, 'text-like', 'late');
  });

  it('honours what was set before the script arrived and before the element was on the page', async () => {
    const element = document.createElement('probe-later');
    Reflect.set(element, 'amount', 3);
    defineProbe('probe-later');
    stage.append(element);
    await expectValue(element, 'amount', 3);
  });

  it('keeps the case of a name that ends in several capitals apart from its attribute', () => {
    expect(propertyName('more-url')).to.equal('moreUrl');
    expect(propertyName('gap-px')).to.equal('gapPx');
  });
});

describe('A value that does not fit', () => {
  const lines = useConsoleLines();

  const mistakes = [
    { attribute: 'pick', given: 'green', allowed: 'red or blue', used: 'red' },
    { attribute: 'amount', given: 'many', allowed: 'a number from 0 to 10', used: 7 },
    { attribute: 'amount', given: '11', allowed: 'a number from 0 to 10', used: 7 },
    { attribute: 'amount', given: '-1', allowed: 'a number from 0 to 10', used: 7 },
    { attribute: 'amount', given: '', allowed: 'a number from 0 to 10', used: 7 },
    { attribute: 'visible', given: '1', allowed: "two whole numbers, like '1 3'", used: [1, 3] },
    { attribute: 'visible', given: '0 2', allowed: "two whole numbers, like '1 3'", used: [1, 3] },
    { attribute: 'page-url', given: 'javascript:alert(1)', allowed: 'an http(s) address', used: undefined },
    { attribute: 'page-url', given: 'data:text/html,x', allowed: 'an http(s) address', used: undefined },
    { attribute: 'entries', given: '[{', allowed: 'a JSON array of {name}', used: undefined },
    { attribute: 'entries', given: '{"name":"Ada"}', allowed: 'an array of {name}', used: undefined },
    { attribute: 'entries', given: '[{"name":4}]', allowed: 'an array of {name}', used: undefined },
    { attribute: 'entries', given: '[null]', allowed: 'an array of {name}', used: undefined },
  ];

  for (const { attribute, given, allowed, used } of mistakes) {
    it(`says so once for ${attribute}="${given}" and uses the default`, async () => {
      const tag = uniqueTag();
      const element = await mount(`<${tag}></${tag}>`);
      element.setAttribute(attribute, given);
      await expectValue(element, attribute, used);
      element.setAttribute('text-like', 'drawn again');
      await expectValue(element, 'text-like', 'drawn again');
      expect(lines).to.have.length(1);
      expect(lines[0]?.level).to.equal('error');
      expect(lines[0]?.text).to.contain(`<${tag}> ${attribute}="${given}"`);
      expect(lines[0]?.text).to.contain(`allowed is ${allowed}`).and.to.contain('the default is used');
    });
  }

  it('says so for a list of the wrong kind that is set by property', async () => {
    const tag = uniqueTag();
    const element = await mount(`<${tag}></${tag}>`);
    Reflect.set(element, 'entries', [{ title: 'Ada' }]);
    await until(() => lines.length > 0);
    await expectValue(element, 'entries', undefined);
    expect(lines).to.have.length(1);
    expect(lines[0]?.text).to.contain('entries="[{"title":"Ada"}]"');
  });

  it('says so again for another value', async () => {
    const tag = uniqueTag();
    const element = await mount(`<${tag} amount="many"></${tag}>`);
    element.setAttribute('amount', 'more');
    await until(() => lines.length === 2);
    expect(lines.map(({ text }) => text).join())
      .to.contain('"many"')
      .and.to.contain('"more"');
  });

  it('does not count against the element beside it', async () => {
    const tag = uniqueTag();
    await mount(`<${tag} amount="many"></${tag}>`);
    await mount(`<${tag} amount="many"></${tag}>`);
    await nextFrame();
    expect(lines).to.have.length(1);
  });
});

let tags = 0;

/** A tag of its own, whose mistakes were not reported before. */
function uniqueTag(): string {
  const tag = `probe-mistaken-${++tags}`;
  defineProbe(tag);
  return tag;
}
