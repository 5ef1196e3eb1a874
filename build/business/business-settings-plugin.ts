import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { comesToLook } from '../../shared/business/business-schema';
import { distanceUnit } from '../../shared/units';
import { brandStyles } from './brand-styles';
import {
  businessFile,
  knownPlaces,
  readBusiness,
  scriptJobs,
  townsOf,
  widgetJobs,
  widgetSettings,
} from './business';
import { fetchedLanguages, localeFile } from './languages-plugin';

const moduleName = 'virtual:business-settings';
const resolvedName = `\0${moduleName}`;

/**
 * Vite plugin (build, dev and tests) that provides `virtual:business-settings` to the widgets and the brand
 * to all style sheets. Reads `file`, which tests set to the business made for them.
 */
export function businessSettingsPlugin(file: string = businessFile): Plugin {
  const folder = dirname(file);
  const jobsFolder = join(folder, 'jobs/');
  return {
    name: 'business-settings',
    // Before Vite resolves the texts of a language.
    enforce: 'pre',
    config: () => ({ css: { postcss: { plugins: [brandStyles(file)] } } }),
    resolveId(id, importer = '') {
      if (id === moduleName) return resolvedName;
      const [, language] = /\/locales\/(en|fr)(?:\.ts)?$/.exec(id) ?? [];
      if (!language || readBusiness(file).country !== 'US') return undefined;
      return importer.endsWith('-us.ts') ? undefined : localeFile(language, 'US');
    },
    load(id) {
      if (id !== resolvedName) return;
      this.addWatchFile(file);
      const business = readBusiness(file);
      // The script alone fetches languages (build/business/languages-plugin.ts).
      const { name, mode } = this.environment;
      const left = name === 'widgets' && mode === 'build' ? fetchedLanguages() : [];
      const languages = business.languages.filter((language) => !left.includes(language));
      const all = widgetJobs({ ...business, languages }, folder);
      const own = name === 'widgetsModule' ? all : scriptJobs({ ...business, languages }, folder);
      return [
        `export const businessSettings = ${JSON.stringify(widgetSettings(business))};`,
        // Separate constants, so the bundle drops unused ones.
        `export const areaUnit = ${JSON.stringify(business.units)};`,
        `export const distanceUnit = ${JSON.stringify(distanceUnit(business))};`,
        `export const ownJobs = ${JSON.stringify(own)};`,
        `export const hasOtherJobs = ${name === 'widgets' && mode === 'build' && own.length < all.length};`,
        `export const knownPlaces = ${JSON.stringify(knownPlaces(business))};`,
        `export const visits = ${JSON.stringify(business.visits && { ...business.visits, timeZone: business.timeZone }) ?? 'null'};`,
        `export const hasFreeQuote = ${business.facts.hasFreeQuote === true};`,
        `export const clientsChooseDay = ${business.facts.clientsChooseDay === true};`,
        `export const towns = ${JSON.stringify(townsOf(business))};`,
        `export const comesToLook = ${comesToLook(business)};`,
        `export const phone = ${JSON.stringify(business.phone)};`,
      ].join('\n');
    },
    hotUpdate({ file: changed }) {
      const graph = this.environment.moduleGraph;
      const settings =
        changed === file || changed.startsWith(jobsFolder) ? graph.getModuleById(resolvedName) : undefined;
      if (settings) graph.invalidateModule(settings);
    },
  };
}
