import type { Plugin } from 'vite';

/** Removes indentation from built pages; it weighs as much as a prerendered tag. */
export function withoutIndentationPlugin(): Plugin {
  return {
    name: 'site-without-indentation',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: withoutIndentation },
  };
}

/** HTML without indentation and blank lines, except in scripts, styles and whitespace-sensitive elements. */
export function withoutIndentation(html: string): string {
  return html.replace(/<(pre|textarea|script|style)\b[\s\S]*?<\/\1>|\n\s+/gi, (found) =>
    found.startsWith('<') ? found : '\n',
  );
}
