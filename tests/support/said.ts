import { type HTMLElement, NodeType, parse } from 'node-html-parser';

const roles: Readonly<Record<string, string>> = {
  ...{ h1: 'heading 1', h2: 'heading 2', h3: 'heading 3', button: 'button', label: 'label', a: 'link' },
  ...{ nav: 'navigation', main: 'main', table: 'table', caption: 'caption', td: 'cell', li: 'item' },
  ...{ p: 'text', pre: 'text', select: 'choice', option: 'option', summary: 'summary', th: 'header' },
};
const hidden = new Set(['style', 'script', 'svg', 'template', 'head']);

/** Texts of a page or mail, in order: a line for each text, after the role of its element. */
export function said(html: string): string {
  const lines: string[] = [];
  collect(parse(html, { blockTextElements: { style: true, script: true } }), '', lines);
  return `${lines.join('\n')}\n`;
}

function collect(element: HTMLElement, role: string, lines: string[]): void {
  for (const node of element.childNodes) {
    if (node.nodeType === NodeType.TEXT_NODE) {
      const text = node.text.replace(/\s+/g, ' ').trim();
      if (text && !text.startsWith('<!')) lines.push(`${role}: ${text}`);
    }
    if (node.nodeType === NodeType.ELEMENT_NODE) {
      const child = node as HTMLElement;
      const name = child.rawTagName?.toLowerCase() ?? '';
      if (hidden.has(name)) continue;
      collect(child, roles[name] ?? role, lines);
      const field = child.getAttribute('aria-label') ?? child.getAttribute('value');
      if (name === 'input' && child.getAttribute('type') !== 'hidden')
        lines.push(`field: ${field ?? ''}`.trim());
    }
  }
}
