import type { Plugin } from 'vite';
import { businessFile, readBusiness, widgetSettings } from './business';

const moduleName = 'virtual:business-settings';
const resolvedName = `\0${moduleName}`;

/** A Vite plugin (build, dev and tests) that provides the business's settings to the widgets as the module `virtual:business-settings`. */
export function businessSettingsPlugin(): Plugin {
  return {
    name: 'business-settings',
    resolveId: (id) => (id === moduleName ? resolvedName : undefined),
    load(id) {
      if (id !== resolvedName) return;
      this.addWatchFile(businessFile);
      return `export const businessSettings = ${JSON.stringify(widgetSettings(readBusiness()))};`;
    },
    hotUpdate({ file }) {
      const graph = this.environment.moduleGraph;
      const settings = file === businessFile ? graph.getModuleById(resolvedName) : undefined;
      if (settings) graph.invalidateModule(settings);
    },
  };
}
