import { fileAddress, type HostSettings, pageAddress } from '../hosts/host-settings';

/** The file name of the rules in the web root. */
export const speculationRulesFile = 'speculation-rules.json';

/**
 * Speculation rules that let a browser prefetch any page of this site once a visitor is about to follow a link to it.
 * Prefetched, not prerendered: a page that nobody opened must not send anything. The thank-you page is left out: its guard
 * would turn the visitor away.
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
