import { expect } from 'chai';

/** Elements that no input may ever create in a tag. */
const markup = 'script, style, img, iframe, object, embed, link, meta, base, frame, applet, portal';
const schemes = ['http:', 'https:', 'tel:', 'mailto:'];
const addresses = ['href', 'src', 'action', 'formaction', 'xlink:href', 'data', 'poster'];

/** Asserts that a tag rendered text as text: no elements, handlers, addresses or code from input. */
export function expectHarmless(element: Element): void {
  const root = element.shadowRoot;
  if (!root) throw new Error(`<${element.localName}> has drawn nothing`);
  expect(window).not.to.have.property('broken');
  expect([...root.querySelectorAll(markup)].map(({ outerHTML }) => outerHTML)).to.deep.equal([]);
  for (const node of root.querySelectorAll('*')) {
    for (const { name, value } of node.attributes) {
      expect(name, node.outerHTML).not.to.match(/^on|^srcdoc$/);
      if (addresses.includes(name)) expect(schemes).to.include(new URL(value, location.href).protocol);
    }
  }
}
