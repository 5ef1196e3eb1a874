import type { Plugin } from 'vite';
import { fromRoot } from '../business/from-root';
import { languagesPlugin } from '../business/languages-plugin';
import { lentModulesPlugin } from './lent-modules';
import { preactForReact } from './preact-for-react';
import { besideScriptPlugin, devFilesPlugin, releasePlugin } from './release-plugin';
import { releasesPlugin } from './releases';
import { tagsPlugin } from './tags-plugin';
import { unusedIcons } from './unused-icons';

/** Vite plugins that build the tags: script, ES module and API files. `RUNTIME=react` in the environment builds them on React itself. */
export function widgetsPlugins(): Plugin[] {
  const runtime = process.env.RUNTIME === 'react' ? [] : [preactForReact()];
  return [
    tagsPlugin(),
    ...runtime,
    unusedIcons(),
    lentModulesPlugin(),
    languagesPlugin(),
    releasePlugin(),
    besideScriptPlugin(),
    releasesPlugin(),
    devWidgets(),
    devFilesPlugin(),
  ];
}

/** In `npm run dev`, serves the sources at the bundle's address, so edits show at once. */
function devWidgets(): Plugin {
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
    // Else React advises on the console to install its developer tools.
    window.__REACT_DEVTOOLS_GLOBAL_HOOK__.checkDCE ??= () => {};
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
