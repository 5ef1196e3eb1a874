import type { Plugin } from 'vite';
import { devWidgets } from './dev-widgets';
import { preactForReact } from './preact-for-react';
import { releasePlugin } from './release-plugin';
import { tagsPlugin } from './tags-plugin';

/** Vite plugins that build the tags: script, ES module and API files. */
export function widgetsPlugins(): Plugin[] {
  return [tagsPlugin(), preactForReact(), releasePlugin(), devWidgets()];
}
