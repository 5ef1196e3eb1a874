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
