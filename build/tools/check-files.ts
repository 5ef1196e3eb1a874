import { parse } from 'node-html-parser';
import { pageHref } from '../business/host-settings';
import { floatingFiles } from '../site/headers';
import { scriptName } from '../widgets/release';
import { keptVersions } from '../widgets/releases';
import { ask, type Finding, type LiveAnswer, type LiveSite, unless } from './live-site';

/** Files asked for at the same time. */
const atOnce = 20;

const uploadRemedy = 'Upload the whole of dist/, and let the host answer its files as they are.';

/** The types that browsers accept for files of these endings. */
const types: readonly (readonly [ending: RegExp, type: RegExp])[] = [
  [/\.m?js$/, /javascript/],
  [/\.css$/, /^text\/css/],
  [/\.json$/, /json/],
  [/\.woff2$/, /font|octet-stream/],
  [/\.svg$/, /^image\/svg/],
];

/** Requests every file that these pages name, the files beside the script, and the released versions. */
export async function checkFiles(
  site: LiveSite,
  pages: readonly string[],
  versions: readonly string[] = keptVersions(),
): Promise<Finding[]> {
  const ofPages = await askAll([...new Set(pages.flatMap((html) => namedFiles(html, site.home)))]);
  const ofScript = await askAll(floatingFiles.map((file) => new URL(`widgets/${file}`, site.home).href));
  return [
    ...missing(ofPages, 'files that the pages name'),
    ...missing(ofScript, 'files beside the script'),
    ...mistyped([...ofPages, ...ofScript]),
    ...(await checkVersions(site, versions)),
    ...(await checkEmbeds(site)),
    ...(await checkCompression(site)),
  ];
}

/** A file's address with the host's answer. */
type Asked = readonly [address: string, answer: LiveAnswer];

/** The host's own scripts, styles, fonts and pictures in a page. */
function namedFiles(html: string, home: string): string[] {
  return parse(html)
    .querySelectorAll('script[src], link[href], img[src]')
    .filter((element) => !/canonical|alternate|next|prev|preconnect/.test(element.getAttribute('rel') ?? ''))
    .map((element) => new URL(element.getAttribute('src') ?? element.getAttribute('href') ?? '', home))
    .filter(({ origin }) => origin === new URL(home).origin)
    .map(({ origin, pathname }) => origin + pathname);
}

async function askAll(addresses: readonly string[]): Promise<readonly Asked[]> {
  const asked: Asked[] = [];
  for (let from = 0; from < addresses.length; from += atOnce) {
    const some = addresses.slice(from, from + atOnce);
    asked.push(
      ...(await Promise.all(some.map(async (one) => [one, await ask(one, { method: 'HEAD' })] as const))),
    );
  }
  return asked;
}

function missing(asked: readonly Asked[], what: string): Finding[] {
  const gone = asked.filter(([, { status }]) => status !== 200);
  const [first] = gone;
  return unless(
    first === undefined,
    `${gone.length} of ${asked.length} ${what} are not there, such as ${first?.[0]} (${first?.[1].status || first?.[1].text}).`,
    uploadRemedy,
  );
}

function mistyped(asked: readonly Asked[]): Finding[] {
  const wrong = asked.filter(([address, { status, headers }]) => {
    const expected = types.find(([ending]) => ending.test(address))?.[1];
    return status === 200 && expected && !expected.test(headers.get('content-type') ?? '');
  });
  const [first] = wrong;
  return unless(
    first === undefined,
    `${first?.[0]} comes as ${first?.[1].headers.get('content-type') ?? 'no type'}, which browsers refuse${wrong.length > 1 ? `, and ${wrong.length - 1} more files like it` : ''}.`,
    'Give the host the types of its files: "include mime.types" on nginx, or the file of "npm run business -- hosts".',
  );
}

/** Requests the script of every released version, which partners have pinned. */
async function checkVersions({ home }: LiveSite, versions: readonly string[]): Promise<Finding[]> {
  const asked = await askAll(
    versions.map((version) => new URL(`widgets/${version}/${scriptName}`, home).href),
  );
  const gone = versions.filter((_, index) => asked[index]?.[1].status !== 200);
  return unless(
    gone.length === 0,
    `The script of ${gone.join(', ')} is not there, and partners have pinned it.`,
    'Commit "releases" of the business, which every build takes along, build again and upload dist/.',
  );
}

/** Requests the pages that other sites show in frames. */
async function checkEmbeds({ home, business }: LiveSite): Promise<Finding[]> {
  const findings = await Promise.all(
    ['/embed/quote', '/embed/estimator'].map(async (path) => {
      const address = new URL(pageHref(path, business.host), home).href;
      const { status, headers } = await ask(address);
      const policy = headers.get('content-security-policy') ?? '';
      const isOpen = /frame-ancestors \*/.test(policy);
      return unless(
        status === 200 && isOpen,
        status === 200
          ? `${address} may not be shown in frames, so the forms on partners' pages stay empty.`
          : `${address} is answered with ${status}, so the forms on partners' pages stay empty.`,
        'Give the host the headers of dist/_headers for /embed/*, with "frame-ancestors *".',
      );
    }),
  );
  return findings.flat();
}

/** Asks for the home page and the script as browsers do. */
async function checkCompression({ home }: LiveSite): Promise<Finding[]> {
  const headers = { 'Accept-Encoding': 'br, gzip' };
  const addresses = [home, new URL(`widgets/${scriptName}`, home).href];
  const answers = await Promise.all(addresses.map((address) => ask(address, { headers })));
  const plain = addresses.filter((_, index) => {
    const answer = answers[index];
    return answer?.status === 200 && !answer.headers.has('content-encoding') && answer.text.length > 1000;
  });
  return unless(
    plain.length === 0,
    `${plain.join(' and ')} ${plain.length === 1 ? 'is' : 'are'} sent uncompressed, four times as large.`,
    'Turn on gzip or brotli on the host, also for calls that come through a CDN (gzip_proxied any on nginx).',
  );
}
