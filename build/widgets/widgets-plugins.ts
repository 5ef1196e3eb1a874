import type { Plugin } from 'vite';
import { businessScriptAddress } from './business-script-address';
import { devWidgets } from './dev-widgets';
import { preactForReact } from './preact-for-react';
import { releasePlugin } from './release-plugin';
import { stripDescriptions } from './strip-descriptions';

/** The Vite plugins that make the one script of the tags, the ES module and all that lies beside them. */
export function widgetsPlugins(): Plugin[] {
  return [preactForReact(), stripDescriptions(), businessScriptAddress(), releasePlugin(), devWidgets()];
}
