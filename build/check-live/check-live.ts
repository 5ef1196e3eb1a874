import { checkPages, checkPrivate, checkScript } from './check-pages';
import { checkEstimate, checkMail, type MailCheck } from './check-services';
import { ask, type Finding, type LiveSite } from './live-site';

/** Faults of a deployed site that show from outside; empty if there are none. */
export async function checkLive(site: LiveSite, options: MailCheck): Promise<readonly Finding[]> {
  const home = await ask(site.home);
  if (home.status === 0) {
    const fault = `${site.home} cannot be reached: ${home.text}.`;
    return [{ fault, remedy: 'Look at the address, and whether its name already leads to your host.' }];
  }
  const findings = await Promise.all([
    checkPages(site),
    checkScript(site),
    checkEstimate(site),
    checkMail(site, options),
    checkPrivate(site),
  ]);
  return findings.flat();
}
