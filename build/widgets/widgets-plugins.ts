import type { Plugin } from 'vite';
import { devWidgets } from './dev-widgets';
import { preactForReact } from './preact-for-react';
import { releasePlugin } from './release-plugin';
import { tagsPlugin } from './tags-plugin';

/** The Vite plugins that build the one script of the tags, the ES module and the files beside them. */
export function widgetsPlugins(): Plugin[] {
  return [tagsPlugin(), preactForReact(), releasePlugin(), devWidgets()];
}
