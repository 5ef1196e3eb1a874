import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { tags } from '../../widgets/registry';
import { readBusiness, widgetJobs } from '../business/business';
import { fromRoot } from '../business/from-root';
import { languageFiles } from '../business/languages-plugin';
import { apiFiles } from './api-files';
import { frameLoader } from './frame-loader';
import { licencesFile, packageOf, thirdPartyLicences } from './licences';
import { loadPrerender, serverModule, serverModuleName } from './load-prerender';
import {
  afterLeadName,
  besideTags,
  drawingsName,
  jobsName,
  packageVersion,
  releaseOf,
  scriptName,
} from './release';
import { pluginArchive, pluginArchiveName, pluginName } from './wordpress/wordpress-plugin';

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
        const files = new Map<string, string | Buffer>([
          [`${release.version}/${scriptName}`, script.code],
          ...beside,
          ...[...beside].map(([name, code]) => [`${release.version}/${name}`, code] as const),
          [licencesFile, licences],
          [`${release.version}/${licencesFile}`, licences],
          ['integrity.json', `${JSON.stringify(release, null, 2)}\n`],
          ...apiFiles(),
          ...downloads(),
          [serverModuleName, server.code],
          ...(await prerenderedFiles()),
        ]);
        for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source });
      },
    },
  };
}

/** Files that /partners offers. */
function downloads(): ReadonlyMap<string, string | Buffer> {
  return new Map<string, string | Buffer>([
    [pluginArchiveName, pluginArchive(apiFiles().get(pluginName) ?? '')],
    ['gtm-container.json', readFileSync(fromRoot('docs/measuring/gtm-container.json'), 'utf8')],
  ]);
}

/** Names of the files beside the script that pages may link. */
export function releasedFileNames(): readonly string[] {
  return [...apiFiles().keys(), ...downloads().keys()];
}

/** In `npm run dev`, serves the files that /partners links and asks for. */
export function devFilesPlugin(): Plugin {
  const types = {
    php: 'text/plain',
    zip: 'application/zip',
    json: 'application/json',
    mjs: 'text/javascript',
  };
  const sourceOf = async (name: string) => {
    if (name === serverModuleName) return (await serverModule()).code;
    return apiFiles().get(name) ?? downloads().get(name);
  };
  return {
    name: 'dev-files',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/widgets', (request, response, next) => {
        const name = request.url?.slice(1).split('?', 1)[0] ?? '';
        sourceOf(name).then((source) => {
          if (source === undefined) return next();
          const ending = name.split('.').at(-1);
          const type = Object.entries(types).find(([known]) => known === ending)?.[1] ?? 'text/plain';
          response.setHeader('Content-Type', type);
          response.end(source);
        }, next);
      });
    },
  };
}

/** Adds the versioned copies of the modules beside the script, which are built by environments of their own. */
export function besideScriptPlugin(): Plugin {
  const names = new Map([
    ['afterLead', afterLeadName],
    ['drawings', drawingsName],
    ...besideTags.map(({ environment, name }) => [environment, name] as const),
  ]);
  return {
    name: 'beside-script',
    apply: 'build',
    applyToEnvironment: ({ name }) => names.has(name),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const name = names.get(this.environment.name) ?? '';
        const part = bundle[name];
        if (part?.type !== 'chunk') throw new Error(`The build produced no ${name}`);
        this.emitFile({ type: 'asset', fileName: `${packageVersion()}/${name}`, source: part.code });
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
