import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { fromRoot } from '../../build/from-root';
import { chromiumFlags } from '../../tests/support/browser/chromium-flags';

/** The four categories, from 0 to 1 each. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What is told of a page besides; milliseconds, and a sum of shifts. */
export const audits = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;

/** One visit by Lighthouse as a phone: its simulated slow 4G and a quarter of the processor. */
export interface Visit {
  readonly scores: Readonly<Record<(typeof categories)[number], number>>;
  readonly figures: Readonly<Record<(typeof audits)[number], number>>;
  /** The version of Lighthouse and of the browser it ran in. */
  readonly versions: string;
}

/** The part of Lighthouse's report that is read. */
interface Report {
  readonly lighthouseVersion: string;
  readonly environment: { readonly hostUserAgent: string };
  readonly categories: Readonly<Record<string, { readonly score: number }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

/** Lighthouse loses the beginning of its own recording now and then, and asks to be run again. */
const attempts = 3;

/** Lets Lighthouse visit a page with a new profile; fails with what it printed when it could not. */
export async function auditPage(url: string, chromePath: string): Promise<Visit> {
  const program = fromRoot('lab/bench/node_modules/lighthouse/cli/index.js');
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

function visitFrom({ lighthouseVersion, environment, categories: given, audits: found }: Report): Visit {
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
