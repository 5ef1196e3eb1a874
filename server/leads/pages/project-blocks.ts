import { html } from 'hono/html';
import type { Html } from './page';

/** What says that there is nothing to do. */
const nothing = /^(0|No|None|Not given)$/;

/**
 * Gives what was asked as a block for each room and for the rest, made from the summary's text
 * (docs/behaviour.md#37-the-summary): a heading, then a row for each `Label: value`.
 */
export function projectBlocks(summary: string): Html {
  const blocks = summary.split(/\n{2,}/).filter((text) => text !== '');
  return html`<div class="blocks">${blocks.map((text) => block(text.split('\n')))}</div>`;
}

function block(lines: readonly string[]): Html {
  const [first = '', ...others] = lines;
  const rows = isFact(first) ? lines : others;
  if (rows.length === 0) return html`<h3 class="wide">${first}</h3>`;
  return html`<section>${isFact(first) ? '' : html`<h3>${first}</h3>`}<table>${rows.map(row)}</table></section>`;
}

function row(line: string): Html {
  if (!isFact(line)) return html`<tr><td colspan="2">${line}</td></tr>`;
  const [label = '', ...rest] = line.split(': ');
  const value = rest.join(': ');
  return html`<tr class="${nothing.test(value) ? 'quiet' : ''}"><th scope="row">${label}</th><td>${value}</td></tr>`;
}

function isFact(line: string): boolean {
  return line.includes(': ');
}
