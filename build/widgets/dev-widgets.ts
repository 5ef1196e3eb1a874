import type { Plugin } from 'vite';
import { fromRoot } from '../from-root';

/** In `npm run dev`, serves the sources at the bundle's address, so edits show at once. */
export function devWidgets(): Plugin {
  return {
    name: 'dev-widgets',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/widgets/painting-widgets.js', (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript');
        // The page loads a classic script, which can import from another origin only by absolute address.
        // react-refresh must be installed before the first component loads.
        response.end(
          `{
  const { origin } = new URL(document.currentScript.src);
  import(origin + '/@react-refresh').then(({ default: refresh }) => {
    refresh.injectIntoGlobalHook(window);
    window.$RefreshReg$ = () => {};
    window.$RefreshSig$ = () => (type) => type;
    return import(origin + '/@fs${fromRoot('widgets/index.ts')}');
  });
}`,
        );
      });
    },
  };
}
