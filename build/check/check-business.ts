import { join } from 'node:path';
import { readJobs, readOwnJobs } from '../../server/base/job-files';
import type { Business } from '../../shared/business/business-schema';
import { fixedJobs, type Job, type Rate } from '../../shared/jobs/job';
import { stockJobs } from '../../shared/jobs/stock-jobs';
import { inAmericanEnglish } from '../../shared/locales/american-english';
import { knownPlaces } from '../business/business';
import { businessFolder, siteFolder } from '../business/folders';
import { nameFromRoot } from '../business/from-root';
import { pictureFiles } from '../business/image-folders';
import { pagePath, pagePaths } from '../content/page-files';
import { readContent, readSources } from '../content/read-content';
import { placeInContent, type SiteContent } from '../content/site-content';
import { firstSentences, startDescriptions, startPaint } from '../content/start-words';
import { farOffRates } from './far-off-rates';
import { type BusinessFinding, must, quoted, should, type Text, textsIn, textsOfFolder } from './finding';
import { priceContradictions } from './price-contradictions';
import { figureFaults, languageFault, lawFault } from './sentence-faults';
import { demoFaults, templateFaults } from './template-faults';

/** A business's folder and its contents. */
export interface CheckedBusiness {
  readonly business: Business;
  readonly content: SiteContent;
  readonly folder: string;
}

/**
 * Findings that keep a valid business from being published, or that its owner should fix: leftovers of the template,
 * figures that contradict the business, another country's law, a language it does not speak, pages that no menu leads
 * to, missing licences.
 */
export function checkBusiness(
  business: Business,
  content: SiteContent = readContent(business),
  folder: string = businessFolder,
): BusinessFinding[] {
  const file = nameFromRoot(join(folder, 'business.json'));
  const texts = textsOfFolder(join(folder, 'content'), business);
  const isTemplate = folder === siteFolder.replace(/\/$/, '');
  return [
    ...priceFaults(business, folder, file),
    ...jobFaults(business, content, folder, file),
    ...texts.flatMap((text) => figureFaults(text, business)),
    ...filledTexts(content, business, folder).flatMap((text) => [
      ...lawFault(text, business),
      ...languageFault(text, business),
    ]),
    ...(isTemplate ? [] : [...templateFaults(texts, business), ...demoFaults(texts, business, file)]),
    ...(isTemplate ? [] : pictureFaults(texts, folder, business)),
    ...(isTemplate ? [] : panelFaults(texts, folder, business)),
    ...texts
      .filter(({ text }) => firstSentences.includes(text))
      .map(({ file, field }) =>
        should(file, field, 'is the sentence that every page begins with: write yours'),
      ),
    ...menuFaults({ business, content, folder }),
    ...missing({ business, content, folder }),
  ];
}

/** Published prices that contradict the rates, one finding for each price. */
function priceFaults(business: Business, folder: string, file: string): BusinessFinding[] {
  const found = priceContradictions(business, readJobs(folder));
  return [...new Set(found.map(({ field }) => field))].map((name) => {
    const [first, ...others] = found.filter(({ field }) => field === name);
    const more = others.length > 0 ? ` (and ${others.length} more such jobs contradict it)` : '';
    return must(file, name, `${first?.message}${more}`);
  });
}

/** Jobs that are not offered, whose page does not lead to their price, or that charge for less than ours. */
function jobFaults(
  { jobs, confirmedPrices }: Business,
  content: SiteContent,
  folder: string,
  file: string,
): BusinessFinding[] {
  const ownFiles = readOwnJobs(join(folder, 'jobs'));
  const own = Object.keys(ownFiles);
  const named = Object.values(content.services).map(({ job }) => job);
  const unnamed = jobs.filter((id) => !fixedJobs.includes(id) && !named.includes(id));
  const known = readJobs(folder);
  return [
    ...own
      .filter((id) => !jobs.includes(id))
      .map((id) =>
        should(file, 'jobs', `does not list "${id}", so the job of jobs/${id}.json is not offered`),
      ),
    ...(unnamed.length > 0 ? Object.entries(content.services) : [])
      .filter(([, service]) => !service.hasOnlinePrice && service.job === null)
      .map(([name]) =>
        should(
          nameFromRoot(join(folder, `content/services/${name}.json`)),
          'hasOnlinePrice',
          `is false; no page names the job ${unnamed.join(' or ')}, so if it is this work, write ${unnamed.map((id) => `"job": "${id}"`).join(' or ')} instead`,
        ),
      ),
    ...jobs
      .filter((id) => !confirmedPrices.includes(id))
      .flatMap((id) => {
        const stock = stockJobs.find((job) => job.id === id);
        return borrowedPrices(
          known.find((job) => job.id === id),
          stock,
          ownFiles[id] !== undefined,
          file,
        );
      }),
    ...own.flatMap((id) =>
      farOffRates(
        known.find((job) => job.id === id),
        stockJobs.find((job) => job.id === id),
      ).map((message) => should(nameFromRoot(join(folder, `jobs/${id}.json`)), 'rates', message)),
    ),
    ...own.flatMap((id) => {
      const charged = chargedFields(known.find((job) => job.id === id));
      const free = chargedFields(stockJobs.find((job) => job.id === id)).filter(
        (name) => !charged.includes(name),
      );
      const message = `charge nothing for ${free.join(', ')}; a list of rates replaces all of ours`;
      const jobFile = nameFromRoot(join(folder, `jobs/${id}.json`));
      return free.length > 0 && jobs.includes(id) ? [should(jobFile, 'rates', message)] : [];
    }),
  ];
}

/** The jobs that a business offers at prices that come with the product, without its word that they are its own. */
export function borrowedJobs({ jobs, confirmedPrices }: Business, folder: string = businessFolder): string[] {
  const known = readJobs(folder);
  return jobs.filter((id) => {
    const [job, stock] = [known, stockJobs].map((all) => all.find((one) => one.id === id));
    return !confirmedPrices.includes(id) && borrowedPrices(job, stock, false, '').length > 0;
  });
}

/** A job that is offered at prices that come with the product, all or some of them, without the business's word that they are its own. */
function borrowedPrices(
  job: Job | undefined,
  stock: Job | undefined,
  hasFile: boolean,
  file: string,
): readonly BusinessFinding[] {
  const ours = ratesOf(stock).map(withoutReason);
  const charged = ratesOf(job);
  const borrowed = charged.filter((rate) => ours.includes(withoutReason(rate)));
  if (!job || borrowed.length === 0) return [];
  const lines = [...new Set(borrowed.map(({ line }) => line))].join(', ');
  const which =
    borrowed.length === charged.length
      ? 'its prices'
      : `${borrowed.length} of its ${charged.length} rates (${lines})`;
  const where = hasFile ? `in jobs/${job.id}.json` : `into jobs/${job.id}.json`;
  const message = `does not name "${job.id}", and ${which} are those of the example firm in Toronto: write yours ${where}, or name it here if you charge the same (npm run price shows them)`;
  return [must(file, 'confirmedPrices', message)];
}

function ratesOf(job: Job | undefined): readonly Rate[] {
  return [...(job?.rates ?? []), ...(job?.items?.rates ?? [])];
}

/** Returns a rate as text, without its `reason`, for comparison. */
function withoutReason({ reason, ...rate }: Rate): string {
  return JSON.stringify(Object.entries(rate).sort());
}

/** Fields of a job, and of its repeated parts, that a rate charges for. */
function chargedFields(job: Job | undefined): string[] {
  return [...new Set(ratesOf(job).map(({ line }) => line))];
}

/** The texts as visitors read them. */
function filledTexts(content: SiteContent, business: Business, folder: string): Text[] {
  return readSources(join(folder, 'content'), business).flatMap(({ name, file }) => {
    const words = placeInContent(name).reduce(
      (value: unknown, key) => new Map<string, unknown>(Object.entries(value ?? {})).get(key),
      content,
    );
    return textsIn(words, file);
  });
}

/** Pictures of the business that took the name of one of the template's, and still have its description. */
function pictureFaults(texts: readonly Text[], folder: string, business: Business): BusinessFinding[] {
  const own = pictureFiles([join(folder, 'images')]);
  const ofSite = pictureFiles([join(siteFolder, 'images')]);
  const ofTemplate = descriptions(
    readSources(join(siteFolder, 'content'), business).flatMap(({ source }) => textsIn(source, '')),
  ).flatMap(({ alt }) => [alt, inAmericanEnglish(alt)]);
  const described = new Set([...ofTemplate, ...startDescriptions]);
  return descriptions(texts)
    .filter(({ name, alt }) => own.has(name) && ofSite.has(name) && alt !== '')
    .filter(({ alt }) => described.has(alt))
    .map(({ file, field, name, alt }) =>
      must(file, field, `describes the template's picture, and "${name}" is yours: ${quoted(alt)}`),
    );
}

/** Banners with a picture of the business, and a chip that still names the paint of the template's picture there. */
function panelFaults(texts: readonly Text[], folder: string, business: Business): BusinessFinding[] {
  const own = pictureFiles([join(folder, 'images')]);
  const template = panels(
    readSources(join(siteFolder, 'content'), business).flatMap(({ name, source }) => textsIn(source, name)),
  );
  return panels(texts)
    .filter(({ name }) => own.has(name))
    .filter(({ file, name, paint }) =>
      template.some(
        (one) =>
          (one.name === name || file.endsWith(`/content/${one.file}.json`)) &&
          startPaint(one.paint).some((known) => [known, inAmericanEnglish(known)].includes(paint)),
      ),
    )
    .map(({ file, name, paint }) =>
      must(
        file,
        'panel',
        `names "${paint}", the paint of the template's picture, and "${name}" is yours: name the paint in it, or remove panel`,
      ),
    );
}

/** The paint that each page's banner names, with its picture. */
function panels(texts: readonly Text[]) {
  return texts
    .filter(({ field }) => field === 'panel.paint')
    .map(({ file, text: paint }) => {
      const picture = texts.find((one) => one.file === file && one.field === 'picture.name');
      return { file, paint, name: picture?.text ?? '' };
    });
}

/** Each picture that texts name, with its alternative text and the place of that. */
function descriptions(texts: readonly Text[]) {
  return texts.flatMap(({ file, field, text: alt }, index) => {
    const name = texts[index - 1]?.text;
    return /(^|\.)alt$/.test(field) && name !== undefined ? [{ file, field, name, alt }] : [];
  });
}

/** Pages and services that a menu does not lead to. */
function menuFaults({ content, folder }: CheckedBusiness): BusinessFinding[] {
  const { header, mobile, price } = content.navigation;
  const file = nameFromRoot(join(folder, 'content/navigation.json'));
  const pages = pagePaths(join(folder, 'content'));
  const expected = ['/residential', '/about', '/faqs', '/blog', '/contact', '/reviews', '/estimator'];
  const linksOf = (items: typeof header) =>
    items.flatMap(({ path, children }) => [path, ...(children ?? []).map((child) => child.path)]);
  const menus = { header: [...linksOf(header), price.path], mobile: linksOf(mobile) };
  const dropped = Object.entries(menus).flatMap(([menu, links]) =>
    expected
      .filter((path) => pages.has(path) && !links.includes(path))
      .map((path) => should(file, menu, `no entry leads to ${path}`)),
  );
  const lists = ['menu', 'card', 'footer', 'residential'] as const;
  const unlisted = Object.entries(content.services)
    .filter(([, service]) => lists.every((list) => service[list] === null))
    .map(([name]) => {
      const service = nameFromRoot(join(folder, `content/services/${name}.json`));
      return should(service, 'menu', `no list leads to ${pagePath(`services/${name}.html`)}`);
    });
  return [...dropped, ...unlisted];
}

/** Findings for facts that visitors expect and the business lacks. */
function missing({ business, content, folder }: CheckedBusiness): BusinessFinding[] {
  const file = nameFromRoot(join(folder, 'business.json'));
  const about = nameFromRoot(join(folder, 'content/about.json'));
  const { places } = knownPlaces(business);
  const unplaced = business.serviceArea.towns.filter((town) => !Object.hasOwn(places, town));
  return [
    ...(business.certifications.length > 0
      ? []
      : [should(file, 'certifications', 'names no licence or certificate')]),
    ...(business.facts.insurance ? [] : [should(file, 'facts.insurance', 'is not stated')]),
    ...(unplaced.length > 0
      ? [
          should(
            file,
            'serviceArea.places',
            `does not place ${unplaced.join(', ')}, which the list of towns does not know near here: the drawn map leaves it out; a town is "Ottawa": [45.42, -75.70], north and east in degrees`,
          ),
        ]
      : []),
    ...(content.about.trust?.owner
      ? []
      : [
          should(
            about,
            'trust.owner',
            'has no note from the owner: {"heading": "…", "note": "…", "signature": "…"}, and a "portrait"',
          ),
        ]),
  ];
}
