import { checkCertificate } from './check-certificate';
import { checkHealth, type HealthCheck } from './check-health';
import { checkPages, checkPrivate, checkScript } from './check-pages';
import { checkEstimate, checkMail, type MailCheck } from './check-services';
import { ask, type Finding, type LiveSite, unless } from './live-site';

/** What is checked beside what shows from outside. */
export interface LiveCheck extends MailCheck, Omit<HealthCheck, 'sendsMail'> {
  /** Released versions of the script that must be there. Default: those that the business keeps. */
  readonly versions?: readonly string[];
}

/** Faults of a deployed site that show from outside; empty if there are none. */
export async function checkLive(site: LiveSite, options: LiveCheck): Promise<readonly Finding[]> {
  const home = await ask(site.home);
  if (home.status === 0) {
    const fault = `${site.home} cannot be reached: ${home.text}.`;
    const certificate = await checkCertificate(site.home);
    if (certificate.length > 0) return certificate;
    return [{ fault, remedy: 'Look at the address, and whether its name already leads to your host.' }];
  }
  const findings = await Promise.all([
    checkPages(site, options.versions),
    checkScript(site),
    checkEstimate(site),
    // The mail that is sent is what the server is then asked about.
    checkMail(site, options).then(async (found) => [...found, ...(await checkHealth(site, options))]),
    checkPrivate(site),
    checkCertificate(site.home),
  ]);
  return [...draftFinding(home.text), ...findings.flat()];
}

/** A home page that was built as a draft. */
function draftFinding(html: string): Finding[] {
  return unless(
    !/<meta name="robots" content="noindex"/.test(html),
    'The site is a draft: its pages carry a notice and noindex.',
    'Change what "npm run business -- check" calls a must, run "npm run build -- --publish" and upload dist/.',
  );
}
