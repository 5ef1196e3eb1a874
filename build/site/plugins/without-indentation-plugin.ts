import type { Plugin } from 'vite';

/** Takes the indentation out of the built pages: it means nothing, and weighs as much as a tag's whole first drawing. */
export function withoutIndentationPlugin(): Plugin {
  return {
    name: 'site-without-indentation',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: withoutIndentation },
  };
}

/** HTML whose lines begin at the margin, without empty ones; where spaces count, and in scripts and styles, all is left as it is. */
export function withoutIndentation(html: string): string {
  return html.replace(/<(pre|textarea|script|style)\b[\s\S]*?<\/\1>|\n\s+/gi, (found) =>
    found.startsWith('<') ? found : '\n',
  );
}
