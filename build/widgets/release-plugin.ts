import type { Plugin } from 'vite';
import { tags } from '../../widgets/registry';
import { readBusiness, widgetJobs } from '../business/business';
import { languageFiles } from '../business/languages-plugin';
import { apiFiles } from './api-files';
import { frameLoader } from './frame-loader';
import { licencesFile, packageOf, thirdPartyLicences } from './licences';
import { loadPrerender, serverModule, serverModuleName } from './load-prerender';
import { afterLeadName, jobsName, packageVersion, releaseOf, scriptName } from './release';

/**
 * Adds files for the script's users: a versioned copy, its hash, the generated API files, the server module, and the
 * tags as files to include.
 */
export function releasePlugin(): Plugin {
  return {
    name: 'release',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'widgets',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const script = bundle[scriptName];
        if (script?.type !== 'chunk') throw new Error(`The build produced no ${scriptName}`);
        const release = releaseOf(script.code, await frameLoader());
        const server = await serverModule();
        const modules = [...script.moduleIds, ...server.moduleIds];
        const licences = thirdPartyLicences(modules.flatMap((id) => packageOf(id) ?? []));
        const jobs = `export const jobs = ${JSON.stringify(widgetJobs(readBusiness()))};`;
        const beside = new Map([...(await languageFiles()), [jobsName, jobs]]);
        const files = new Map([
          [`${release.version}/${scriptName}`, script.code],
          ...beside,
          ...[...beside].map(([name, code]) => [`${release.version}/${name}`, code] as const),
          [licencesFile, licences],
          [`${release.version}/${licencesFile}`, licences],
          ['integrity.json', `${JSON.stringify(release, null, 2)}\n`],
          ...apiFiles(),
          [serverModuleName, server.code],
          ...(await prerenderedFiles()),
        ]);
        for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source });
      },
    },
  };
}

/** Adds the versioned copy of the part after the lead. */
export function afterLeadPlugin(): Plugin {
  return {
    name: 'after-lead',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'afterLead',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const part = bundle[afterLeadName];
        if (part?.type !== 'chunk') throw new Error(`The build produced no ${afterLeadName}`);
        this.emitFile({ type: 'asset', fileName: `${packageVersion()}/${afterLeadName}`, source: part.code });
      },
    },
  };
}

/** Tags that show the page's own content. */
const withContent = /carousel|faq|colour-preview/;

/**
 * Files to include in pages, by name below `dist/widgets`: each tag in each language of the business, as our
 * own pages have it, `prerendered/painting-estimator.fr.html`. Without script, a link calls the business.
 */
async function prerenderedFiles(): Promise<readonly (readonly [name: string, html: string])[]> {
  const { renderTag } = await loadPrerender();
  const { languages, phone } = readBusiness();
  const call = `<a href="tel:${phone.dialled}">${phone.shown}</a>`;
  return tags
    .filter((tag) => !withContent.test(tag))
    .flatMap((tag) =>
      languages.map((lang) => [`prerendered/${tag}.${lang}.html`, renderTag(tag, { lang }, call)] as const),
    );
}
