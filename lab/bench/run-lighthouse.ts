import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromRoot } from '../../build/business/from-root';
import { startServers } from '../../server/app/start';
import { findChromium } from '../../tests/support/browser/find-chromium';
import { auditPage, audits, categories, type LighthouseResult } from './lighthouse-audit';
import { circumstances, tableLine, writeSection } from './results';
import { median } from './visits';

const rounds = Number(process.env.ROUNDS ?? 3);
/** Page paths; all indexable pages by default. */
const asked = process.argv.slice(2);
const pages = asked.length > 0 ? asked : await pathsOfSitemap();
const chromePath = findChromium();
if (!chromePath) throw new Error('There is no Chromium; CHROME_PATH may name one.');

const mailboxFolder = await mkdtemp(join(tmpdir(), 'painting-lighthouse-'));
const server = await startServers({ distFolder: 'dist', mailboxFolder, quiet: true });
const visits = new Map<string, LighthouseResult[]>(pages.map((path) => [path, []]));
try {
  for (let round = 1; round <= rounds; round += 1) {
    for (const [path, sofar] of visits) {
      const visit = await auditPage(server.origin + path, chromePath);
      sofar.push(visit);
      console.log(`${round} of ${rounds}`, path, ...categories.map((name) => visit.scores[name] * 100));
    }
    if (asked.length === 0) await writeSection('lighthouse', resultsText());
  }
} finally {
  await server.stop();
  await rm(mailboxFolder, { recursive: true });
}
console.log(resultsText());

async function pathsOfSitemap(): Promise<readonly string[]> {
  const sitemap = await readFile(fromRoot('dist/sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

function resultsText(): string {
  const [first] = [...visits.values()].flat();
  return [
    `${circumstances(first?.versions ?? '')}; ${rounds} visits each.`,
    '',
    'Medians, performance with the lowest and the highest.',
    '',
    tableLine(['page', ...categories, 'FCP', 'LCP', 'blocking', 'shift']),
    tableLine(['---', ...[...categories, ...audits].map(() => '---:')]),
    ...[...visits].map(([path, all]) => tableLine([path, ...scoreCells(all), ...figureCells(all)])),
  ].join('\n');
}

function scoreCells(all: readonly LighthouseResult[]): readonly string[] {
  return categories.map((name) => {
    const scores = all.map((visit) => Math.round(visit.scores[name] * 100));
    const spread = ` (${Math.min(...scores)} to ${Math.max(...scores)})`;
    return `${median(scores)}${name === 'performance' ? spread : ''}`;
  });
}

function figureCells(all: readonly LighthouseResult[]): readonly string[] {
  return audits.map((name) => {
    const figure = median(all.map((visit) => visit.figures[name]));
    return name === 'cumulative-layout-shift' ? figure.toFixed(3) : `${figure.toFixed(0)} ms`;
  });
}
