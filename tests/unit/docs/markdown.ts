/** Link and picture targets in a Markdown text within the repository, outside code. */
export function localLinks(markdown: string): readonly string[] {
  const prose = markdown.replace(/^```[\s\S]*?^```/gm, '').replace(/(`+)[^`][\s\S]*?\1/g, '');
  const targets = [
    ...prose.matchAll(/\]\(<?([^)\s>]+)>?[^)]*\)/g),
    ...prose.matchAll(/^\[[^\]]+\]:\s*(\S+)/gm),
    ...prose.matchAll(/<(?:a|img|source)\b[^>]*?\s(?:href|src)="([^"]+)"/g),
  ];
  return targets.map(([, target = '']) => target).filter((target) => !/^[a-z][a-z+.-]*:/i.test(target));
}

/** A listing of a document. */
export interface Listing {
  /** Its first line. */
  readonly title: string;
  readonly language: string;
  readonly code: string;
  /** Why no test runs it: `<!-- not run: why -->` on the line above. */
  readonly notRun: string | undefined;
}

/** The fenced listings of a Markdown text. */
export function listings(markdown: string): readonly Listing[] {
  const found = markdown.matchAll(/(?:^<!-- not run: (.*?) -->\n)?^```(\w*)\n([\s\S]*?)^```/gm);
  return [...found].map(([, notRun, language = '', code = '']) => ({
    title: code.split('\n')[0] ?? '',
    language,
    code,
    notRun,
  }));
}

/** What stands in backticks in a Markdown text, outside listings. */
export function codeWords(markdown: string): readonly string[] {
  const prose = markdown.replace(/^```[\s\S]*?^```/gm, '');
  return [...prose.matchAll(/`([^`\n]+)`/g)].map(([, word = '']) => word);
}

/** GitHub's anchors of a Markdown text's headings. */
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
