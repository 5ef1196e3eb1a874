import { sendKeys } from '@web/test-runner-commands';
import { expect } from 'chai';
import { definePaintingFaq } from '../../widgets/painting-faq';
import { textOf } from '../support/driver/screen';
import { useConsoleLines } from '../support/page/console-lines';
import { mount, shadowOf, stage } from '../support/page/stage';
import { nextFrame, until } from '../support/page/until';

definePaintingFaq();

const three = ['One', 'Two', 'Three']
  .map((word) => `<details><summary>${word}?</summary><p>Answer ${word}</p></details>`)
  .join('');
const items = JSON.stringify([
  { question: 'How much?', answer: 'That <b>much</b>.' },
  { question: 'How long?', answer: 'One day.' },
]);

/** Questions of an accordion, the page's or rendered ones. */
function questions(faq: Element): HTMLDetailsElement[] {
  const drawn = [...shadowOf(faq).querySelectorAll('details')];
  return drawn.length > 0 ? drawn : [...faq.querySelectorAll<HTMLDetailsElement>(':scope > details')];
}

function open(faq: Element): string[] {
  return questions(faq)
    .filter((details) => details.open)
    .map((details) => textOf(details.querySelector('summary')));
}

function press(faq: Element, index: number): void {
  questions(faq)[index]?.querySelector('summary')?.click();
}

for (const [kind, html] of [
  ['of children', `<painting-faq>${three}</painting-faq>`],
  [
    'of items',
    `<painting-faq items='[{"question":"One?","answer":"1"},{"question":"Two?","answer":"2"},{"question":"Three?","answer":"3"}]'></painting-faq>`,
  ],
] as const) {
  describe(`An accordion ${kind}`, () => {
    const lines = useConsoleLines();

    afterEach(() => {
      expect(lines).to.deep.equal([]);
    });

    it('starts with its first question open', async () => {
      expect(open(await mount(html))).to.deep.equal(['One?']);
    });

    it('opens one question at a time, never two', async () => {
      const faq = await mount(html);
      for (const [index, question] of [
        [2, 'Three?'],
        [1, 'Two?'],
        [0, 'One?'],
      ] as const) {
        press(faq, index);
        expect(open(faq)).to.deep.equal([question]);
        await nextFrame();
        expect(open(faq)).to.deep.equal([question]);
      }
    });

    it('closes the open question when pressed, and reopens it', async () => {
      const faq = await mount(html);
      press(faq, 0);
      await nextFrame();
      expect(open(faq)).to.deep.equal([]);
      press(faq, 0);
      expect(open(faq)).to.deep.equal(['One?']);
    });

    it('closes the others when the page opens one', async () => {
      const faq = await mount(html);
      const [, second] = questions(faq);
      if (second) second.open = true;
      await until(() => open(faq).join() === 'Two?');
    });

    it('works by keyboard like native details', async () => {
      const faq = await mount(html);
      questions(faq)[0]?.querySelector('summary')?.focus();
      await sendKeys({ press: 'Tab' });
      await sendKeys({ press: 'Enter' });
      expect(open(faq)).to.deep.equal(['Two?']);
      await sendKeys({ press: 'Space' });
      expect(open(faq)).to.deep.equal([]);
    });

    it('takes no focus on mount', async () => {
      const focused = document.activeElement;
      await mount(html);
      await nextFrame();
      expect(document.activeElement === focused).to.equal(true);
    });

    it('shows the open answer and hides the others', async () => {
      const faq = await mount(html);
      const [first, second] = questions(faq).map((details) => details.lastElementChild);
      await until(() => (first?.getBoundingClientRect().height ?? 0) > 0);
      expect(first?.checkVisibility({ contentVisibilityAuto: true })).to.equal(true);
      expect(second?.checkVisibility()).to.equal(false);
    });
  });
}

describe('The children of an accordion', () => {
  it('keep their markup and listeners', async () => {
    const faq = await mount('<painting-faq></painting-faq>');
    const template = document.createElement('template');
    template.innerHTML = '<details><summary>A <em>q</em></summary>See <a href="#there">there</a>.</details>';
    const link = template.content.querySelector('a');
    let clicks = 0;
    link?.addEventListener('click', (event) => {
      event.preventDefault();
      clicks += 1;
    });
    faq.append(template.content);
    await until(() => open(faq).length === 1);
    const shown = faq.querySelector('a');
    expect(shown === link).to.equal(true);
    shown?.click();
    expect(clicks).to.equal(1);
    expect(open(faq)).to.deep.equal(['A q']);
  });

  it('can be added late; the first one opens once', async () => {
    const faq = await mount('<painting-faq></painting-faq>');
    faq.insertAdjacentHTML('beforeend', three);
    await until(() => open(faq).join() === 'One?');
    press(faq, 0);
    faq.insertAdjacentHTML('afterbegin', '<details><summary>Zero?</summary>0</details>');
    await nextFrame();
    expect(open(faq)).to.deep.equal([]);
  });

  it('stay open if the visitor opened one before the script', async () => {
    const faq = await mount(
      `<painting-faq>${three.replace('<details><summary>Two', '<details open><summary>Two')}</painting-faq>`,
    );
    expect(open(faq)).to.deep.equal(['Two?']);
  });

  it('are reduced to one open question even if the page opened all', async () => {
    const faq = await mount(
      `<painting-faq>${three.replaceAll('<details>', '<details open>')}</painting-faq>`,
    );
    expect(open(faq)).to.deep.equal(['One?']);
  });

  it('can contain details elements, which are left alone', async () => {
    const faq = await mount(
      '<painting-faq><details><summary>One?</summary><details class="inner"><summary>More</summary>1</details></details><details><summary>Two?</summary>2</details></painting-faq>',
    );
    const inner = faq.querySelector<HTMLDetailsElement>('.inner');
    inner?.querySelector('summary')?.click();
    await nextFrame();
    expect(inner?.open).to.equal(true);
    expect(open(faq)).to.deep.equal(['One?']);
  });

  it('have default styles that the page can override', async () => {
    const own = document.createElement('style');
    own.textContent = '.plain summary { padding-top: 3px }';
    const faq = await mount(`<painting-faq>${three}</painting-faq>`);
    const summary = faq.querySelector('summary') as Element;
    expect(Number.parseFloat(getComputedStyle(summary).paddingTop)).to.be.above(3);
    expect(getComputedStyle(summary).display).to.equal('block');
    stage.append(own);
    faq.classList.add('plain');
    expect(getComputedStyle(summary).paddingTop).to.equal('3px');
  });

  it('are styled only while an accordion exists', async () => {
    const before = document.adoptedStyleSheets.length;
    const one = await mount(`<painting-faq>${three}</painting-faq>`);
    const other = await mount(`<painting-faq>${three}</painting-faq>`);
    one.remove();
    await nextFrame();
    const summary = other.querySelector('summary') as Element;
    expect(Number.parseFloat(getComputedStyle(summary).paddingTop)).to.be.above(3);
    other.remove();
    await nextFrame();
    expect(document.adoptedStyleSheets).to.have.length(before);
  });

  it("are styled inside a page's shadow root too", async () => {
    const holder = document.createElement('div');
    stage.append(holder);
    const root = holder.attachShadow({ mode: 'open' });
    root.innerHTML = `<painting-faq>${three}</painting-faq>`;
    await until(() => open(root.firstElementChild as Element).length === 1);
    const summary = root.querySelector('summary') as Element;
    expect(Number.parseFloat(getComputedStyle(summary).paddingTop)).to.be.above(3);
  });

  it('are released when the accordion is removed', async () => {
    const faq = await mount(`<painting-faq>${three}</painting-faq>`);
    const [first, second] = questions(faq);
    faq.remove();
    await nextFrame();
    stage.append(...questions(faq));
    if (second) second.open = true;
    await nextFrame();
    expect(first?.open).to.equal(true);
  });
});

describe('The items of an accordion', () => {
  const lines = useConsoleLines();

  it('are text, never markup', async () => {
    const faq = await mount(`<painting-faq items='${items}'></painting-faq>`);
    expect(shadowOf(faq).querySelector('b')).to.equal(null);
    expect(textOf(shadowOf(faq).querySelector('[part=answer]'))).to.equal('That <b>much</b>.');
  });

  it('replace the children', async () => {
    const faq = await mount(`<painting-faq items='${items}'>${three}</painting-faq>`);
    expect(open(faq)).to.deep.equal(['How much?']);
    expect(faq.querySelector('details')?.checkVisibility()).to.equal(false);
    faq.removeAttribute('items');
    await until(() => faq.querySelector('details')?.checkVisibility());
    expect(open(faq)).to.deep.equal(['One?']);
  });

  it('open the first item again when they change, but not when set to equal items', async () => {
    const faq = await mount(`<painting-faq items='${items}'></painting-faq>`);
    press(faq, 1);
    faq.setAttribute('items', ` ${items}`);
    faq.setAttribute('lang', 'fr');
    await nextFrame();
    expect(open(faq)).to.deep.equal(['How long?']);
    Reflect.set(faq, 'items', [{ question: 'New?', answer: 'Yes.' }]);
    await until(() => open(faq).join() === 'New?');
  });

  it('are reported if invalid, and the children show', async () => {
    const faq = await mount(`<painting-faq items='[{"q":1}]'>${three}</painting-faq>`);
    expect(open(faq)).to.deep.equal(['One?']);
    expect(lines.map(({ level }) => level)).to.deep.equal(['error']);
  });
});
