import { build, type Plugin } from 'vite';
import { type Language, languageCodes } from '../../shared/texts';
import { readBusiness, scriptJobs } from './business';
import { fromRoot } from './from-root';

/** Languages whose texts tags fetch from beside the script: all but English, in which mails are written, and the business's first. */
export function fetchedLanguages(): readonly Language[] {
  const [first] = readBusiness().languages;
  return languageCodes.filter((code) => code !== 'en' && code !== first);
}

/** File name of a language's texts, beside the script. */
export function languageFile(language: string): string {
  return `painting-widgets.${language}.js`;
}

/** File of a language's texts, as they are in a country. */
export function localeFile(language: string, country: string): string {
  return fromRoot(`shared/locales/${language}${country === 'US' ? '-us' : ''}.ts`);
}

/** Leaves the texts of fetched languages out of the script (docs/decisions/13-one-classic-script.md). */
export function languagesPlugin(): Plugin {
  const { country } = readBusiness();
  const left = new Map(
    fetchedLanguages().map((language) => [
      localeFile(language, country),
      `export const ${language} = {}; export const mails = {};`,
    ]),
  );
  return {
    name: 'languages',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'widgets',
    load: (id) => left.get(id),
  };
}

/** The texts of a language as the code of a module: those of the tags, and by their ids those of the jobs that the script has. */
function languageModule(language: Language): string {
  const business = readBusiness();
  const jobs = scriptJobs({ ...business, languages: ['en', language] });
  const jobTexts = Object.fromEntries(jobs.map(({ id, texts }) => [id, texts[language]]));
  const locale = localeFile(language, business.country);
  return `export { ${language} as texts } from '${locale}'; export const jobs = ${JSON.stringify(jobTexts)};`;
}

/** The texts of each fetched language as a module, by file name. */
export async function languageFiles(): Promise<ReadonlyMap<string, string>> {
  const files = fetchedLanguages().map(async (language) => {
    const entryName = `texts-${language}`;
    const built = await build({
      configFile: false,
      logLevel: 'warn',
      plugins: [
        {
          name: 'language',
          resolveId: (id) => (id.endsWith(entryName) ? entryName : undefined),
          load: (id) => (id === entryName ? languageModule(language) : undefined),
        },
      ],
      build: {
        write: false,
        target: 'es2022',
        lib: { entry: entryName, formats: ['es'], fileName: language },
      },
    });
    const [output] = Array.isArray(built) ? built : [built];
    const module = output && 'output' in output ? output.output[0] : undefined;
    if (!module) throw new Error(`The build produced no ${languageFile(language)}`);
    return [languageFile(language), module.code] as const;
  });
  return new Map(await Promise.all(files));
}
