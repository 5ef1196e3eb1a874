import type { Plugin } from 'vite';
import { devWidgets } from './dev-widgets';
import { preactForReact } from './preact-for-react';
import { stripDescriptions } from './strip-descriptions';

/** The Vite plugins of the one script that defines the tags. */
export function widgetsPlugins(): Plugin[] {
  return [preactForReact(), stripDescriptions(), devWidgets()];
}
