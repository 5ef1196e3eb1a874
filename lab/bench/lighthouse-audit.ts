import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { fromRoot } from '../../build/business/from-root';
import { chromiumFlags } from '../../tests/support/browser/find-chromium';

/** The four categories, scored 0 to 1. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Other figures of a page, in milliseconds, and its layout shift. */
export const audits = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;

/** A Lighthouse visit as a phone: simulated slow 4G and a quarter of the CPU. */
export interface LighthouseResult {
  readonly scores: Readonly<Record<(typeof categories)[number], number>>;
  readonly figures: Readonly<Record<(typeof audits)[number], number>>;
  /** Versions of Lighthouse and the browser. */
  readonly versions: string;
}

/** The parts of Lighthouse's report that are used. */
interface Report {
  readonly lighthouseVersion: string;
  readonly environment: { readonly hostUserAgent: string };
  readonly categories: Readonly<Record<string, { readonly score: number }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

/** Lighthouse sometimes loses the start of its trace and asks to be rerun. */
const attempts = 3;

/** Runs Lighthouse on a page with a new profile; throws its output on failure. */
export async function auditPage(url: string, chromePath: string): Promise<LighthouseResult> {
  const program = fromRoot('lab/node_modules/lighthouse/cli/index.js');
  const flags = ['--headless=new', ...chromiumFlags].join(' ');
  const given = [
    program,
    url,
    '--output=json',
    '--quiet',
    '--no-enable-error-reporting',
    `--chrome-flags=${flags}`,
  ];
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { stdout } = await promisify(execFile)(process.execPath, given, {
        maxBuffer: 100_000_000,
        env: { ...process.env, CHROME_PATH: chromePath },
      });
      return visitFrom(JSON.parse(stdout) as Report);
    } catch (error) {
      if (attempt === attempts || !String(error).includes('NO_NAVSTART')) throw error;
    }
  }
}

function visitFrom({
  lighthouseVersion,
  environment,
  categories: given,
  audits: found,
}: Report): LighthouseResult {
  const browser = /Chrome\/([\d.]+)/.exec(environment.hostUserAgent)?.[1] ?? 'of an unknown version';
  return {
    scores: byName(categories, (name) => given[name]?.score ?? Number.NaN),
    figures: byName(audits, (name) => found[name]?.numericValue ?? Number.NaN),
    versions: `Lighthouse ${lighthouseVersion}, Chromium ${browser}`,
  };
}

function byName<Name extends string>(
  names: readonly Name[],
  value: (name: Name) => number,
): Readonly<Record<Name, number>> {
  return Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, number>;
}
