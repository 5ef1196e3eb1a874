import { parse } from 'node-html-parser';
import { styleHashes } from '../prerender/style-hashes';
import { pageUrl } from '../site/hosts/host-settings';
import { type Finding, unless } from './finding';
import { ask, type LiveSite } from './live-site';

/** Requests every page of the sitemap and a missing page, and checks status, policy and headers. */
export async function checkPages(site: LiveSite): Promise<Finding[]> {
  const { home, business } = site;
  const sitemap = await ask(new URL('sitemap.xml', home));
  const addresses = parse(sitemap.text)
    .querySelectorAll('loc')
    .map(({ text }) => text);
  const ownHome = pageUrl('/', business);
  const pages = await Promise.all(
    addresses.map((address) => checkPage(new URL(address.replace(ownHome, home)).href)),
  );
  const missing = await ask(new URL('no-such-page-of-ours', home));
  return [
    ...unless(
      sitemap.status === 200 && addresses.length > 0,
      `The site has no sitemap at ${home}sitemap.xml (${sitemap.status || sitemap.text}).`,
      'Upload the whole of dist/, and ask for the address that "url" and "host" of site/business.json name.',
    ),
    ...unless(
      addresses.every((address) => address.startsWith(ownHome)),
      `The sitemap names pages that do not begin with ${ownHome}.`,
      'Run "npm run build" again and upload dist/: it was built with another "url".',
    ),
    ...unless(
      missing.status === 404,
      `A page that nobody has is answered with ${missing.status} and not with 404.`,
      'Let the host show 404.html with status 404; a rule that shows the home page for every address must go.',
    ),
    ...pages.flat(),
  ];
}

async function checkPage(address: string): Promise<Finding[]> {
  const { status, headers, text } = await ask(address);
  if (status !== 200) {
    return unless(
      false,
      `${address} is answered with ${status || text} and not with 200.`,
      'Let the host find about.html at /about, or build with "urls": "folders" in "host" of site/business.json.',
    );
  }
  const policy = headers.get('content-security-policy') ?? '';
  const unknown = styleHashes([text]).filter(
    (hash) => !policy.includes(hash) && !policy.includes("'unsafe-inline'"),
  );
  return [
    ...unless(
      policy !== '',
      `${address} comes without a Content-Security-Policy.`,
      'Give the host the headers of dist/_headers; docs/going-live.md says where for each.',
    ),
    ...unless(
      policy === '' || unknown.length === 0,
      `The policy of ${address} forbids ${unknown.length} of its styles.`,
      'Upload _headers (or the file of "npm run hosts") from the same build as the pages.',
    ),
    ...unless(
      headers.get('x-content-type-options') === 'nosniff',
      `${address} comes without X-Content-Type-Options: nosniff.`,
      'Give the host the headers of dist/_headers; docs/going-live.md says where for each.',
    ),
  ];
}
