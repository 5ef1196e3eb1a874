import { expect } from 'chai';
import { propertyName } from '../../widgets/element/attribute-table';
import { useConsoleLines } from '../support/page/console-lines';
import { mount, propertyOf, stage } from '../support/page/stage';
import { nextFrame, until } from '../support/page/until';
import { defineProbe, drawingsOf, lastProps } from './probe-element';

defineProbe('probe-attributes');

/** Mounts a probe with attributes. */
function probe(attributes = ''): Promise<HTMLElement> {
  return mount(`<probe-attributes ${attributes}></probe-attributes>`);
}

/** Waits until the component receives a value, and asserts that the property equals it. */
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

  it('setting and removing a boolean updates it', async () => {
    const element = await probe();
    element.toggleAttribute('bare', true);
    await expectValue(element, 'bare', true);
    element.removeAttribute('bare');
    await expectValue(element, 'bare', false);
  });

  it('removing an attribute restores its default', async () => {
    const element = await probe('amount="3" pick="blue" visible="2 4" text-like="here"');
    await expectValue(element, 'amount', 3);
    for (const name of ['amount', 'pick', 'visible', 'text-like']) element.removeAttribute(name);
    await expectValue(element, 'amount', 7);
    await expectValue(element, 'pick', 'red');
    await expectValue(element, 'visible', [1, 3]);
    await expectValue(element, 'text-like', undefined);
  });

  it('emptying a text updates it', async () => {
    const element = await probe('text-like="here"');
    element.setAttribute('text-like', '');
    await expectValue(element, 'text-like', undefined);
  });

  it('an address resolves against the page', async () => {
    await expectValue(
      await probe('page-url="sent?x=1"'),
      'page-url',
      new URL('sent?x=1', location.href).href,
    );
  });

  it('many changes in one task render once', async () => {
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

  it('changes made while detached are applied', async () => {
    const element = document.createElement('probe-attributes');
    element.setAttribute('amount', '4');
    element.setAttribute('amount', '5');
    stage.append(element);
    await expectValue(element, 'amount', 5);
  });
});

describe('The properties of a tag', () => {
  useConsoleLines();

  it('setting a property updates the attribute and the render', async () => {
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

  it('a list property is used as is until its attribute is set', async () => {
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

  it('properties set before the script are applied', async () => {
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

  it('properties set before both script and insertion are applied', async () => {
    const element = document.createElement('probe-later');
    Reflect.set(element, 'amount', 3);
    defineProbe('probe-later');
    stage.append(element);
    await expectValue(element, 'amount', 3);
  });
});

describe('An invalid value', () => {
  const lines = useConsoleLines();

  it('is reported once and replaced by the default', async () => {
    const tag = uniqueTag();
    const element = await mount(`<${tag}></${tag}>`);
    element.setAttribute('amount', '11');
    await expectValue(element, 'amount', 7);
    element.setAttribute('text-like', 'drawn again');
    await expectValue(element, 'text-like', 'drawn again');
    expect(lines).to.deep.equal([
      {
        level: 'error',
        text: `<${tag}> amount="11" is not valid: expected a number from 0 to 10; the default is used.`,
      },
    ]);
  });

  it('another invalid value is reported too', async () => {
    const tag = uniqueTag();
    const element = await mount(`<${tag} amount="many"></${tag}>`);
    element.setAttribute('amount', 'more');
    await until(() => lines.length === 2);
    expect(lines.map(({ text }) => text).join())
      .to.contain('"many"')
      .and.to.contain('"more"');
  });

  it('the same mistake in another element is not reported again', async () => {
    const tag = uniqueTag();
    await mount(`<${tag} amount="many"></${tag}>`);
    await mount(`<${tag} amount="many"></${tag}>`);
    await nextFrame();
    expect(lines).to.have.length(1);
  });
});

let tags = 0;

/** Defines a fresh tag whose mistakes have not been reported. */
function uniqueTag(): string {
  const tag = `probe-mistaken-${++tags}`;
  defineProbe(tag);
  return tag;
}
