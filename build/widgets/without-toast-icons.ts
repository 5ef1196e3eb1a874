import type { Plugin } from 'vite';
import { isWidgetsBuild } from './is-widgets-build';

/**
 * Leaves the drawings of react-toastify's own icons out of the tags' builds: our toasts set `icon: false`, but the
 * library picks an icon by name, so no bundler can tell that its drawings are never used. They weigh 700 B in the script.
 */
export function withoutToastIcons(): Plugin {
  return {
    name: 'without-toast-icons',
    apply: 'build',
    applyToEnvironment: isWidgetsBuild,
    transform: {
      filter: { id: /react-toastify\/dist\/unstyled\.mjs$/ },
      handler(code) {
        const bare = code.replace(/(?<=\bd:`)M[^`]+/g, '');
        if (bare === code) this.error('react-toastify draws its icons in another way; adapt this plugin.');
        return { code: bare, map: null };
      },
    },
  };
}
