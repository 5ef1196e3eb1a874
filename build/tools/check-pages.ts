import { createHash } from 'node:crypto';
import { parse } from 'node-html-parser';
import { pageUrl } from '../business/host-settings';
import { styleHashes } from '../widgets/style-hashes';
import { checkFiles } from './check-files';
import { ask, type Finding, type LiveAnswer, type LiveSite, unless } from './live-site';

/** Requests every page of the sitemap and a missing page, and checks status, policy and headers. */
export async function checkPages(site: LiveSite, versions?: readonly string[]): Promise<Finding[]> {
  const { home, business } = site;
  const sitemap = await ask(new URL('sitemap.xml', home));
  const addresses = parse(sitemap.text)
    .querySelectorAll('loc')
    .map(({ text }) => text);
  const ownHome = pageUrl('/', business);
  const pages = await Promise.all(
    addresses.map(async (address): Promise<LivePage> => {
      const url = new URL(address.replace(ownHome, home)).href;
      return { ...(await ask(url)), url };
    }),
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
    ...pages.flatMap(checkPage),
    ...checkSecurityHeaders(pages, home),
    ...(await checkFiles(
      site,
      pages.map(({ text }) => text),
      versions,
    )),
  ];
}

/** A page as the host answers it. */
interface LivePage extends LiveAnswer {
  readonly url: string;
}

/** Headers of every page besides its policy. */
const securityHeaders = [
  'Strict-Transport-Security',
  'X-Frame-Options',
  'Referrer-Policy',
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
];

function checkSecurityHeaders(pages: readonly LivePage[], home: string): Finding[] {
  const wanted = securityHeaders.filter(
    (name) => name !== 'Strict-Transport-Security' || home.startsWith('https:'),
  );
  const absent = wanted.filter((name) =>
    pages.some(({ status, headers }) => status === 200 && !headers.has(name)),
  );
  return unless(
    absent.length === 0,
    `Pages come without ${absent.join(', ')}.`,
    'Give the host the headers of dist/_headers; docs/going-live.md says where for each.',
  );
}

function checkPage({ url: address, status, headers, text }: LivePage): Finding[] {
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
      'Upload _headers (or the file of "npm run business -- hosts") from the same build as the pages.',
    ),
    ...unless(
      headers.get('x-content-type-options') === 'nosniff',
      `${address} comes without X-Content-Type-Options: nosniff.`,
      'Give the host the headers of dist/_headers; docs/going-live.md says where for each.',
    ),
  ];
}

/** Requests the leads and the mail box without a token; both must refuse. */
export async function checkPrivate({ business, home }: LiveSite): Promise<Finding[]> {
  const { host } = business;
  const server = host.server ? host.server + host.basePath : home;
  const findings = await Promise.all(
    ['leads/export.json', 'outbox.json'].map(async (path) => {
      const { status, text } = await ask(new URL(path, server));
      return unless(
        status !== 200 || !text.startsWith('['),
        `${new URL(path, server)} shows what visitors sent, to everybody.`,
        'Update the server, which asks for a token, and look at what your host itself puts in front of it.',
      );
    }),
  );
  return findings.flat();
}

/** Checks the served script: its hash, CORS for partners, and its cache lifetime. */
export async function checkScript({ home }: LiveSite): Promise<Finding[]> {
  const address = new URL('widgets/painting-widgets.js', home).href;
  const script = await ask(address);
  const named = await ask(new URL('widgets/integrity.json', home));
  const hash = `sha384-${createHash('sha384').update(script.text).digest('base64')}`;
  const cache = script.headers.get('cache-control') ?? '';
  if (script.status !== 200) {
    return unless(
      false,
      `There is no script at ${address} (${script.status || script.text}).`,
      'Upload the folder dist/widgets, too.',
    );
  }
  return [
    ...unless(
      named.text.includes(hash),
      'The script is not the one whose hash integrity.json names.',
      'Upload dist/widgets again as a whole, and turn off whatever the host does to scripts, such as minifying.',
    ),
    ...unless(
      !cache.includes('immutable') && !/max-age=\d{5}/.test(cache),
      `The script without a version is kept by browsers for long (${cache}).`,
      'Let only the folders of versions, such as /widgets/1.0.0/, be immutable; see dist/_headers.',
    ),
    ...unless(
      script.headers.get('access-control-allow-origin') === '*',
      'Partners cannot load the script with a hash: it comes without Access-Control-Allow-Origin: *.',
      'Give the host the headers of dist/_headers for /widgets/*.',
    ),
  ];
}
