import { checkPages, checkPrivate, checkScript } from './check-pages';
import { checkEstimate, checkMail, type MailCheck } from './check-services';
import { ask, type Finding, type LiveSite, unless } from './live-site';

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
