/** The name under which the rules stand in the web root. */
export const speculationRulesFile = 'speculation-rules.json';

/**
 * Which page a browser may fetch before it is asked for: any of ours once a visitor is about to follow a link to it.
 * Fetched, not run ahead: a page that nobody opened sends nothing. The guarded confirmation is none of them.
 */
export function speculationRules(): string {
  const where = {
    and: [
      { href_matches: '/*' },
      { not: { href_matches: ['/thank-you', '/embed/*', '/examples/*', '/outbox*', '/*.xml'] } },
    ],
  };
  return `${JSON.stringify({ prefetch: [{ where, eagerness: 'moderate' }] }, null, 2)}\n`;
}
