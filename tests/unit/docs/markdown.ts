/** What a Markdown text leads to in its own repository: the targets of links and pictures that are no whole addresses. */
export function localLinks(markdown: string): readonly string[] {
  const prose = withoutCode(markdown);
  const links = [
    ...prose.matchAll(/\]\(<?([^)\s>]+)>?[^)]*\)/g),
    ...prose.matchAll(/^\[[^\]]+\]:\s*(\S+)/gm),
  ];
  const elements = prose.matchAll(/<(?:a|img|source)\b[^>]*?\s(?:href|src)="([^"]+)"/g);
  return [...links, ...elements]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z][a-z+.-]*:/i.test(target));
}

/** The npm scripts that a text asks to be run: the `x` of `npm run x`, and `test` and `start`, which need no `run`. */
export function npmScripts(markdown: string): readonly string[] {
  const commands = markdown.matchAll(/\bnpm\s+(?:run\s+(?:-s\s+)?([\w:.-]*\w)|(test|start)\b)/g);
  return [...commands].map(([, script, known]) => script ?? known ?? '');
}

/** The addresses of a text's headings, as they stand behind `#`: https://docs.github.com/get-started/writing-on-github (Section links). */
export function headingAnchors(markdown: string): readonly string[] {
  const headings = markdown.replace(/^```[\s\S]*?^```/gm, '').matchAll(/^#{1,6} +(.+)$/gm);
  return [...headings].map(([, text = '']) =>
    text
      .trim()
      .toLowerCase()
      .replace(/[^\p{Letter}\p{Number} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** What stands in code is shown, not followed. */
function withoutCode(markdown: string): string {
  return markdown.replace(/^```[\s\S]*?^```/gm, '').replace(/(`+)[^`][\s\S]*?\1/g, '');
}
