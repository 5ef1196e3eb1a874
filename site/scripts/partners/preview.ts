import { tagTables } from 'virtual:tag-tables';
import { type Choice, chosenTag, contentLanguage } from './choice';
import type { Markup } from './markup';
import { besidesOf, builderTags } from './tags';

/** Shows the chosen tag in the stage, in test mode if it has one. Updates the existing tag if only attributes changed. */
export function showPreview(stage: HTMLElement, choice: Choice): void {
  const hasMode = builderTags.some(
    ({ name, options }) => name === choice.tag && options.some((one) => one.name === 'mode'),
  );
  const mode = hasMode ? { mode: 'test' } : {};
  const wanted = chosenTag({ ...choice, attributes: { ...choice.attributes, ...mode } });
  stage.style.cssText = choice.style;
  const content = JSON.stringify(wanted.children);
  const shown = stage.querySelector(wanted.name);
  if (shown && stage.dataset.content === content) {
    setAttributes(shown, wanted.attributes);
    return;
  }
  stage.dataset.content = content;
  const beside = besidesOf(choice.tag, contentLanguage(choice.language));
  stage.replaceChildren(...[...beside, wanted].map(toNode));
  // The page may have its own modal, which would open instead.
  const opener = stage.querySelector('[data-painting-quote]');
  opener?.removeAttribute('data-painting-quote');
  opener?.addEventListener('click', (event) => {
    event.preventDefault();
    const modal = stage.querySelector(wanted.name);
    if (modal && 'show' in modal && typeof modal.show === 'function') modal.show();
  });
}

function setAttributes(node: Element, wanted: Readonly<Record<string, string | null>>): void {
  for (const name of node.getAttributeNames()) {
    if (!(name in wanted)) node.removeAttribute(name);
  }
  for (const [name, value] of Object.entries(wanted)) {
    // A page's CSP can forbid `style` attributes.
    if (name === 'style' && node instanceof HTMLElement) node.style.cssText = value ?? '';
    else if (node.getAttribute(name) !== (value ?? '')) node.setAttribute(name, value ?? '');
  }
}

function toNode(markup: Markup): Node {
  if (typeof markup === 'string') return document.createTextNode(markup);
  const node = document.createElement(markup.name);
  setAttributes(node, markup.attributes);
  node.append(...markup.children.map(toNode));
  return node;
}

/** Older events are dropped. */
const maximumLength = 50;

/** Lists events of the tags in the stage as they occur, newest last, and scrolls to it. */
export function listEvents(stage: HTMLElement, list: HTMLElement): void {
  for (const name of new Set(tagTables.flatMap(({ events }) => Object.keys(events)))) {
    stage.addEventListener(name, (event) => {
      const item = document.createElement('li');
      const detail = event instanceof CustomEvent ? JSON.stringify(event.detail ?? {}) : '{}';
      const title = document.createElement('strong');
      title.textContent = name;
      // Lets lines break between members, not within one.
      item.append(title, ` ${detail.replaceAll(',"', ', "')}`);
      list.append(item);
      if (list.children.length > maximumLength) list.firstElementChild?.remove();
      if (list.parentElement) list.parentElement.scrollTop = list.parentElement.scrollHeight;
    });
  }
}

const marks = /(?<tag><\/?[\w-]+|\/?>)|(?<text>"[^"]*"|'[^']*')/g;

/** A snippet as nodes, with tag names and quoted texts in spans for colouring. */
export function colouredCode(code: string): (Node | string)[] {
  const nodes: (Node | string)[] = [];
  let end = 0;
  for (const { 0: mark, index, groups } of code.matchAll(marks)) {
    const span = document.createElement('span');
    span.className = groups?.tag ? 'code-tag' : 'code-text';
    span.textContent = mark;
    nodes.push(code.slice(end, index), span);
    end = index + mark.length;
  }
  return [...nodes, code.slice(end)];
}
