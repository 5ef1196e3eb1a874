import { fileAddress, type HostSettings, pageAddress } from '../hosts/host-settings';

/** File name of the speculation rules in the web root. */
export const speculationRulesFile = 'speculation-rules.json';

/**
 * Rules that let browsers prefetch a page once a visitor is about to follow its link. Not prerender, so
 * unopened pages send nothing. Excludes the thank-you page, whose guard would redirect.
 */
export function speculationRules(host: HostSettings): string {
  const left = ['/embed/*', '/examples/*', '/outbox*', '/*.xml'].map((path) => fileAddress(path, host));
  const where = {
    and: [
      { href_matches: fileAddress('/*', host) },
      { not: { href_matches: [pageAddress('/thank-you', host), ...left] } },
    ],
  };
  return `${JSON.stringify({ prefetch: [{ where, eagerness: 'moderate' }] }, null, 2)}\n`;
}
