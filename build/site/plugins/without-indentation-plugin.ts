import type { Plugin } from 'vite';

/** Removes the indentation from the built pages, which weighs as much as a prerendered tag. */
export function withoutIndentationPlugin(): Plugin {
  return {
    name: 'site-without-indentation',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: withoutIndentation },
  };
}

/** The HTML without indentation and empty lines, except within elements where white space counts, scripts and styles. */
export function withoutIndentation(html: string): string {
  return html.replace(/<(pre|textarea|script|style)\b[\s\S]*?<\/\1>|\n\s+/gi, (found) =>
    found.startsWith('<') ? found : '\n',
  );
}
