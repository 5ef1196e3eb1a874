import type { Plugin } from 'vite';

/** An icon's outline, in a file of react-toastify. */
const outline = /(\bd: ?)(["`])M[^"`]{100,}\2/g;

/**
 * Leaves the outlines of react-toastify's icons out of the tags: our messages show none (docs/decisions/08-unstyled-toasts.md),
 * and half a kilobyte of figures would remain after brotli.
 */
export function unusedIcons(): Plugin {
  return {
    name: 'unused-icons',
    apply: 'build',
    transform: {
      filter: { id: /react-toastify.*unstyled/ },
      handler: (code) => ({ code: withoutOutlines(code), map: null }),
    },
  };
}

/** Code of react-toastify with empty outlines; throws if it has none, since the package has then changed. */
export function withoutOutlines(code: string): string {
  if (!code.match(outline)) throw new Error('react-toastify has no outlines of icons to leave out.');
  return code.replace(outline, '$1$2$2');
}
