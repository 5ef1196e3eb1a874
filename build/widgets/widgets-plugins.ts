import type { Plugin } from 'vite';
import { devWidgets } from './dev-widgets';
import { languagesPlugin } from './languages-plugin';
import { preactForReact } from './preact-for-react';
import { afterLeadPlugin, releasePlugin } from './release-plugin';
import { tagsPlugin } from './tags-plugin';

/** Vite plugins that build the tags: script, ES module and API files. `RUNTIME=react` in the environment builds them on React itself. */
export function widgetsPlugins(): Plugin[] {
  const runtime = process.env.RUNTIME === 'react' ? [] : [preactForReact()];
  return [tagsPlugin(), ...runtime, languagesPlugin(), releasePlugin(), afterLeadPlugin(), devWidgets()];
}
