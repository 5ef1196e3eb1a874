import type { Plugin } from 'vite';
import { lentNames } from '../../widgets/element/lent-names';
import { fromRoot } from '../business/from-root';
import { besideTags } from './release';

const virtual = '\0lent';

/** Modules of which the script lends what a component uses. */
const lentModules: ReadonlySet<string> = new Set(
  [
    'shared/units',
    'widgets/element/language',
    'widgets/element/style-sheets',
    'widgets/element/use-children',
    'widgets/element/use-element',
    'widgets/painting-service-map/maps',
  ].map((path) => fromRoot(`${path}.ts`)),
);

/**
 * In the builds of tags beside the script, takes React and the modules that keep a state from the script that imports the
 * file (docs/decisions/13-one-classic-script.md).
 */
export function lentModulesPlugin(): Plugin {
  return {
    name: 'lent-modules',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => besideTags.some(({ environment }) => environment === name),
    async resolveId(id, importer) {
      if (id === 'virtual:lent' || /^react(\/|$)/.test(id)) return virtual;
      const resolved = await this.resolve(id, importer, { skipSelf: true });
      return resolved && lentModules.has(resolved.id.replace(/\.tsx$/, '.ts')) ? virtual : undefined;
    },
    load: (id) =>
      id === virtual
        ? `export let ${lentNames}; export function borrow(lent) { ({ ${lentNames} } = lent); }`
        : undefined,
  };
}
