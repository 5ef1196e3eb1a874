import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { businessFolder, siteFolder } from '../business/folders';
import { pictureFiles } from '../business/image-folders';
import { borrowedJobs } from '../check/check-business';
import { reportOf } from '../check/finding';
import { pageFindings } from '../check/page-findings';
import { PictureStore } from '../site/picture-store';
import { readSite, renderPage } from '../site/site';

// `npm run business -- check`, for the folder that BUSINESS names; `-- --all` lists every finding.
try {
  const { all } = parseArgs({ options: { all: { type: 'boolean', default: false } } }).values;
  const site = readSite(new PictureStore());
  const pages = await Promise.all(
    site.pages.map(async ({ file, path }) => ({ path, html: await renderPage(site, file) })),
  );
  const own = new Set(pictureFiles([join(businessFolder, 'images')]).keys());
  const isTemplate = businessFolder === siteFolder;
  const seen = isTemplate ? [] : pageFindings(pages, site.business, own, borrowedJobs(site.business));
  const lines = reportOf(site.findings, all);
  for (const line of lines) console.log(line);
  if (seen.length > 0) console.log(`\nOn the pages, as a customer reads them:`);
  for (const line of reportOf(seen, all)) console.log(line);
  const findings = [...site.findings, ...seen];
  const musts = findings.filter(({ level }) => level === 'must').length;
  const more = lines.length < findings.length ? ' npm run business -- check --all lists each.' : '';
  console.log(`${musts} must, ${findings.length - musts} should.${more}`);
  process.exitCode = musts > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
