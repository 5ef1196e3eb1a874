/** Markdown table, with cells escaped. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.map(escapeCell).join(' | ')} |`).join('\n');
}

function escapeCell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}

/** Markdown code span. */
export function code(text: string): string {
  return `\`${text}\``;
}
